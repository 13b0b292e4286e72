//! Files that are opened in macOS, by a double click in Finder or by being dragged to the Dock.
//!
//! They do not come as arguments: the system sends `application:openURLs:` to the application's delegate. That
//! delegate is winit's, which has no such method, and which winit 0.30 does not allow to be replaced; so the method is
//! added to its class. This was checked by the compiler and never run on a Mac.

use std::ffi::CStr;
use std::sync::OnceLock;

use objc2::ffi::class_addMethod;
use objc2::runtime::{AnyClass, AnyObject, Imp, Sel};
use objc2::{MainThreadMarker, sel};
use objc2_app_kit::NSApplication;
use objc2_foundation::{NSArray, NSURL};

use super::background_sender::BackgroundSender;
use crate::controller::FilesAction;

/// The class of winit's delegate.
const DELEGATE: &CStr = c"WinitApplicationDelegate";

/// What Objective-C is told of the method: nothing comes back; itself, its name and two objects go in.
const TYPES: &CStr = c"v@:@@";

/// Where the files go.
static SENDER: OnceLock<BackgroundSender> = OnceLock::new();

type OpenUrls = extern "C-unwind" fn(&AnyObject, Sel, &NSApplication, &NSArray<NSURL>);

/// Has `sender` carry the files that the system sends from now on. There has to be a window, and the program may not have
/// begun to listen to the system yet, which asks what the delegate can do when it is set.
pub(in crate::ui) fn listen(sender: BackgroundSender) {
    let Some(main_thread) = MainThreadMarker::new() else { return };
    if SENDER.set(sender).is_err() || !add_method() {
        return;
    }
    let application = NSApplication::sharedApplication(main_thread);
    let delegate = application.delegate();
    application.setDelegate(None);
    application.setDelegate(delegate.as_deref());
}

/// Adds the method to the delegate's class, unless there is no such class or it has one by now.
#[expect(unsafe_code, reason = "a class of Objective-C is changed")]
fn add_method() -> bool {
    let Some(class) = AnyClass::get(DELEGATE) else { return false };
    let class = std::ptr::from_ref(class).cast_mut();
    // SAFETY: a function that is called by Objective-C with the arguments that `TYPES` tells of, which are those of
    // `OpenUrls`, is handed on as one without arguments, and only ever called with them.
    let method = unsafe { std::mem::transmute::<OpenUrls, Imp>(open_urls) };
    // SAFETY: `class` is registered, and classes live as long as the program; `TYPES` describes `method`.
    unsafe { class_addMethod(class, sel!(application:openURLs:), method, TYPES.as_ptr()) }.as_bool()
}

extern "C-unwind" fn open_urls(
    _delegate: &AnyObject,
    _name: Sel,
    _application: &NSApplication,
    urls: &NSArray<NSURL>,
) {
    let files = urls.iter().filter_map(|url| url.to_file_path()).collect();
    if let Some(sender) = SENDER.get() {
        sender.send(FilesAction::Handed(files));
    }
}
