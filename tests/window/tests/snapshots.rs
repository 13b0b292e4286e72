//! Pictures of the window in every state, without a display.
//!
//! With a folder's name in `NONET_SHOTS` all of them are written there to be looked at. Without it only the telling
//! ones are taken. Either way the test holds that each shows something and that the dark scheme is dark.

mod sample;

use std::fs::File;
use std::path::Path;

use i_slint_backend_testing::{TestingBackend, TestingBackendOptions, mock_elapsed_time};
use nonet::ui::{
    AnswerNumberAdapter, AppWindow, DialogAdapter, DialogKind, MenuAdapter, OptionsAdapter,
    StatusAdapter, Theme, ThemeChoice,
};
use sample::Tongue;
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, PhysicalSize, Rgba8Pixel, SharedPixelBuffer, SharedString};

type Picture = SharedPixelBuffer<Rgba8Pixel>;

/// One picture to take.
#[derive(Clone)]
struct Scene {
    name: &'static str,
    size: (u32, u32),
    scale: f32,
    theme: ThemeChoice,
    tongue: Tongue,
    prepare: fn(&AppWindow),
}

const PLAIN: Scene = Scene {
    name: "edit",
    size: (1000, 720),
    scale: 1.0,
    theme: ThemeChoice::Light,
    tongue: Tongue::English,
    prepare: |_| (),
};

fn scenes() -> Vec<Scene> {
    let dialog = |name, prepare| Scene {
        name,
        prepare,
        ..PLAIN
    };
    let mut scenes = vec![
        PLAIN,
        dialog("answer", |window| {
            sample::answer(window);
            let status = window.global::<StatusAdapter>();
            status.set_mode("Answer 1 of 2".into());
            status.set_text("Answer 1 of 2, found in 0.3 ms.".into());
        }),
        dialog("busy", |window| {
            let status = window.global::<StatusAdapter>();
            status.set_busy(true);
            status.set_progress(0.42);
            status.set_text("Counting… 4,200,000 so far.".into());
        }),
        dialog("question", |window| show(window, DialogKind::Question)),
        dialog("answer-number", |window| {
            window
                .global::<AnswerNumberAdapter>()
                .set_error("There are only 2 answers.".into());
            show(window, DialogKind::AnswerNumber);
        }),
        dialog("path", |window| show(window, DialogKind::Path)),
        dialog("options", |window| {
            window.global::<OptionsAdapter>().set_language(2);
            show(window, DialogKind::Options);
        }),
        dialog("chooser", |window| show(window, DialogKind::Chooser)),
        dialog("about", |window| show(window, DialogKind::About)),
        dialog("help", |window| show(window, DialogKind::Help)),
        dialog("shortcuts", |window| show(window, DialogKind::Shortcuts)),
        dialog("menu", |window| {
            window.global::<MenuAdapter>().set_open(2);
        }),
        dialog("submenu", |window| {
            window.global::<MenuAdapter>().set_open(0);
            settle();
            for key in [Key::DownArrow, Key::DownArrow, Key::RightArrow] {
                press(window, key);
            }
        }),
    ];
    scenes.push(Scene {
        size: (1400, 900),
        ..PLAIN
    });
    scenes.push(Scene {
        size: (560, 520),
        ..PLAIN
    });
    scenes.push(Scene {
        size: (560, 520),
        ..dialog("options", |window| show(window, DialogKind::Options))
    });
    scenes.push(Scene {
        size: (560, 520),
        ..dialog("help", |window| show(window, DialogKind::Help))
    });
    scenes.push(Scene {
        scale: 1.25,
        ..PLAIN
    });
    scenes.push(Scene {
        scale: 1.5,
        ..PLAIN
    });
    scenes.push(Scene {
        scale: 2.0,
        ..PLAIN
    });
    let dark: Vec<Scene> = scenes
        .iter()
        .map(|scene| Scene {
            theme: ThemeChoice::Dark,
            ..scene.clone()
        })
        .collect();
    let vietnamese: Vec<Scene> = scenes
        .iter()
        .filter(|scene| scene.scale < 1.1)
        .map(|scene| Scene {
            tongue: Tongue::Vietnamese,
            ..scene.clone()
        })
        .collect();
    scenes.extend(dark);
    scenes.extend(vietnamese);
    scenes
}

#[test]
fn every_state_can_be_seen() {
    let window = start();
    let folder = std::env::var_os("NONET_SHOTS");
    for scene in scenes()
        .iter()
        .filter(|scene| folder.is_some() || scene.tells_much())
    {
        let picture = take(&window, scene);
        assert!(shades(&picture) > 50, "{} is blank", scene.file());
        assert_eq!(
            brightness(&picture) < 100.0,
            scene.theme == ThemeChoice::Dark,
            "{} in the other scheme",
            scene.file()
        );
        if let Some(folder) = &folder {
            save(&picture, &Path::new(folder).join(scene.file()));
        }
    }
}

fn start() -> AppWindow {
    let backend = TestingBackend::new(TestingBackendOptions {
        mock_time: true,
        threading: false,
        renderer_name: Some("software".into()),
    });
    slint::platform::set_platform(Box::new(backend)).expect("no other platform is set");
    let window = AppWindow::new().expect("the window can be made");
    window.show().expect("the window can be shown");
    window
}

fn take(window: &AppWindow, scene: &Scene) -> Picture {
    let language = match scene.tongue {
        Tongue::English => "en",
        Tongue::Vietnamese => "vi",
    };
    slint::select_bundled_translation(language).expect("the language is bundled");
    show(window, DialogKind::None);
    window.global::<StatusAdapter>().set_busy(false);
    window.global::<MenuAdapter>().set_open(-1);
    window.global::<Theme>().invoke_choose(scene.theme);
    sample::edit(window);
    sample::chrome(window, scene.tongue);
    resize(window, scene);
    (scene.prepare)(window);
    settle();
    window
        .window()
        .take_snapshot()
        .expect("the software renderer takes pictures")
}

fn resize(window: &AppWindow, scene: &Scene) {
    let physical = |length: u32| (f64::from(length) * f64::from(scene.scale)).round() as u32;
    window
        .window()
        .dispatch_event(WindowEvent::ScaleFactorChanged {
            scale_factor: scene.scale,
        });
    let (width, height) = scene.size;
    window
        .window()
        .set_size(PhysicalSize::new(physical(width), physical(height)));
    // The testing window takes the size for a logical one.
    let size = slint::LogicalSize::new(width as f32, height as f32);
    window
        .window()
        .dispatch_event(WindowEvent::Resized { size });
    settle();
}

fn show(window: &AppWindow, kind: DialogKind) {
    window.global::<DialogAdapter>().set_current(kind);
}

fn settle() {
    mock_elapsed_time(std::time::Duration::from_millis(500));
}

fn press(window: &AppWindow, key: Key) {
    let text = SharedString::from(key);
    window
        .window()
        .dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
    window
        .window()
        .dispatch_event(WindowEvent::KeyReleased { text });
}

impl Scene {
    /// Whether the scene is worth its time when nobody looks at the picture.
    fn tells_much(&self) -> bool {
        self.scale < 1.1
            && (self.name == PLAIN.name || self.theme == PLAIN.theme && self.tongue == PLAIN.tongue)
    }

    fn file(&self) -> String {
        let theme = if self.theme == ThemeChoice::Dark {
            "dark"
        } else {
            "light"
        };
        let tongue = if self.tongue == Tongue::English {
            "en"
        } else {
            "vi"
        };
        let (width, height) = self.size;
        format!(
            "{}-{width}x{height}@{}-{theme}-{tongue}.png",
            self.name, self.scale
        )
    }
}

fn brightness(picture: &Picture) -> f64 {
    let sum: u64 = picture
        .as_slice()
        .iter()
        .map(|pixel| u64::from(pixel.r) + u64::from(pixel.g) + u64::from(pixel.b))
        .sum();
    sum as f64 / (picture.as_slice().len() * 3) as f64
}

/// How many different colours the picture has.
fn shades(picture: &Picture) -> usize {
    let colours: std::collections::HashSet<_> = picture
        .as_slice()
        .iter()
        .map(|pixel| (pixel.r, pixel.g, pixel.b))
        .collect();
    colours.len()
}

fn save(picture: &Picture, path: &Path) {
    let file = File::create(path).expect("the folder for the pictures can be written to");
    let mut encoder = png::Encoder::new(file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(picture.as_bytes()))
        .expect("the picture can be written");
}
