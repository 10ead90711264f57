package android.view.inputmethod;

import android.content.ComponentName;
import android.os.Bundle;
import android.os.IBinder;
import android.os.ResultReceiver;
import android.view.View;
import java.util.Collections;
import java.util.List;

/** The input method: a keyboard that shows and hides, and types what the device is told to. */
public final class InputMethodManager {
    public static final int CONTROL_WINDOW_VIEW_HAS_FOCUS = 1;
    public static final int CONTROL_WINDOW_IS_TEXT_EDITOR = 2;
    public static final int CONTROL_WINDOW_FIRST = 4;
    public static final int CONTROL_START_INITIAL = 256;
    public static final int DISPATCH_IN_PROGRESS = -1;
    public static final int DISPATCH_NOT_HANDLED = 0;
    public static final int DISPATCH_HANDLED = 1;
    public static final int SHOW_IM_PICKER_MODE_AUTO = 0;
    public static final int SHOW_IM_PICKER_MODE_INCLUDE_AUXILIARY_SUBTYPES = 1;
    public static final int SHOW_IM_PICKER_MODE_EXCLUDE_AUXILIARY_SUBTYPES = 2;
    public static final int SHOW_IMPLICIT = 0x0001;
    public static final int SHOW_FORCED = 0x0002;
    public static final int RESULT_UNCHANGED_SHOWN = 0;
    public static final int RESULT_UNCHANGED_HIDDEN = 1;
    public static final int RESULT_SHOWN = 2;
    public static final int RESULT_HIDDEN = 3;
    public static final int HIDE_IMPLICIT_ONLY = 0x0001;
    public static final int HIDE_NOT_ALWAYS = 0x0002;

    private static InputMethodManager instance;

    private View served;
    private InputConnection connection;
    private EditorInfo editor;
    private boolean shown;
    private boolean fullscreen;

    public static InputMethodManager getInstance() {
        if (instance == null) instance = new InputMethodManager();
        return instance;
    }

    public static InputMethodManager peekInstance() {
        return instance;
    }

    public List<InputMethodInfo> getInputMethodList() {
        return Collections.singletonList(new InputMethodInfo(new ComponentName("com.android.inputmethod.latin", "com.android.inputmethod.latin.LatinIME")));
    }

    public List<InputMethodInfo> getEnabledInputMethodList() {
        return getInputMethodList();
    }

    public List<InputMethodSubtype> getEnabledInputMethodSubtypeList(InputMethodInfo imi, boolean allowsImplicitlySelectedSubtypes) {
        return Collections.singletonList(getCurrentInputMethodSubtype());
    }

    public InputMethodSubtype getCurrentInputMethodSubtype() {
        return new InputMethodSubtype(0, 0, "en_US", "keyboard", "", false);
    }

    public boolean isFullscreenMode() {
        return fullscreen;
    }

    public boolean isActive(View view) {
        return served != null && (served == view || served.checkInputConnectionProxy(view)) && editor != null;
    }

    public boolean isActive() {
        return served != null && editor != null;
    }

    public boolean isAcceptingText() {
        return connection != null;
    }

    public void displayCompletions(View view, CompletionInfo[] completions) {}

    public void updateExtractedText(View view, int token, ExtractedText text) {}

    public boolean showSoftInput(View view, int flags) {
        return showSoftInput(view, flags, null);
    }

    public boolean showSoftInput(View view, int flags, ResultReceiver resultReceiver) {
        if (!isActive(view)) return false;
        if (resultReceiver != null) resultReceiver.send(shown ? RESULT_UNCHANGED_SHOWN : RESULT_SHOWN, null);
        shown = true;
        return true;
    }

    public boolean hideSoftInputFromWindow(IBinder windowToken, int flags) {
        return hideSoftInputFromWindow(windowToken, flags, null);
    }

    public boolean hideSoftInputFromWindow(IBinder windowToken, int flags, ResultReceiver resultReceiver) {
        if (served == null || served.getWindowToken() != windowToken) return false;
        boolean was = shown;
        shown = false;
        if (resultReceiver != null) resultReceiver.send(was ? RESULT_HIDDEN : RESULT_UNCHANGED_HIDDEN, null);
        return was;
    }

    public void toggleSoftInputFromWindow(IBinder windowToken, int showFlags, int hideFlags) {
        if (served != null && served.getWindowToken() == windowToken) shown = !shown;
    }

    public void toggleSoftInput(int showFlags, int hideFlags) {
        shown = !shown;
    }

    /** Whether the keyboard shows, for the device. */
    public boolean isShown() {
        return shown;
    }

    /** Hides the keyboard, as the back key does first. */
    public boolean hideByKey() {
        boolean was = shown;
        shown = false;
        return was;
    }

    /** The connection to the editor that has the focus, null if there is none. */
    public InputConnection getConnection() {
        return connection;
    }

    public void restartInput(View view) {
        if (served == view) connect();
    }

    private void connect() {
        connection = null;
        editor = null;
        if (served == null) return;
        EditorInfo info = new EditorInfo();
        info.packageName = served.getContext().getPackageName();
        info.fieldId = served.getId();
        InputConnection ic = served.onCreateInputConnection(info);
        editor = info;
        connection = ic;
    }

    public void windowDismissed(IBinder appWindowToken) {
        if (served != null && served.getWindowToken() == appWindowToken) serve(null);
    }

    private void serve(View view) {
        served = view;
        if (view == null) shown = false;
        connect();
    }

    public void focusIn(View view) {
        if (!view.hasWindowFocus()) return;
        serve(view);
    }

    public void focusOut(View view) {}

    public void onViewDetachedFromWindow(View view) {
        if (served == view) serve(null);
    }

    public void checkFocus() {}

    public void onPostWindowFocus(View rootView, View focusedView, int softInputMode, boolean first, int windowFlags) {
        serve(focusedView != null ? focusedView : rootView);
        if (focusedView != null && focusedView.onCheckIsTextEditor() && (softInputMode & 0x0f) == 5) shown = true;
        if ((softInputMode & 0x0f) == 3) shown = false;
    }

    public void onPreWindowFocus(View rootView, boolean hasWindowFocus) {}

    public void updateSelection(View view, int selStart, int selEnd, int candidatesStart, int candidatesEnd) {}

    public void viewClicked(View view) {}

    @Deprecated
    public boolean isWatchingCursor(View view) {
        return false;
    }

    public boolean isCursorAnchorInfoEnabled() {
        return false;
    }

    @Deprecated
    public void updateCursor(View view, int left, int top, int right, int bottom) {}

    public void updateCursorAnchorInfo(View view, CursorAnchorInfo cursorAnchorInfo) {}

    public void sendAppPrivateCommand(View view, String action, Bundle data) {}

    public void showInputMethodPicker() {}

    public void notifySuggestionPicked(android.text.style.SuggestionSpan span, String originalString, int index) {}

    public void registerSuggestionSpansForNotification(android.text.style.SuggestionSpan[] spans) {}
}
