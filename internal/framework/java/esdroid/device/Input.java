package esdroid.device;

import android.content.ClipData;
import android.view.DragEvent;
import android.view.InputDevice;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewRootImpl;
import android.view.WindowManager;
import android.view.WindowManagerGlobal;
import java.util.ArrayList;

/** Where the host's events come in. */
public final class Input {
    private static ViewRootImpl sTarget;
    private static boolean sDragging;
    private static ClipData sDragData;
    private static Object sDragState;
    private static ViewRootImpl sDragRoot;

    private Input() {
    }

    /** Whether the flags of a window let touches through at a point outside of it. */
    private static boolean isModal(WindowManager.LayoutParams p) {
        return (p.flags & (WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL | WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE)) == 0;
    }

    private static ArrayList<ViewRootImpl> roots() {
        final WindowManagerGlobal global = WindowManagerGlobal.getInstance();
        final ArrayList<ViewRootImpl> out = new ArrayList<ViewRootImpl>();
        for (String name : global.getViewRootNames()) {
            final View view = global.getRootView(name);
            final ViewRootImpl root = view == null ? null : view.getViewRootImpl();
            if (root != null) {
                out.add(root);
            }
        }
        return out;
    }

    /** Whether the topmost window that says anything about it wants a menu key to be shown. */
    public static boolean needsMenuKey() {
        final ArrayList<ViewRootImpl> roots = roots();
        for (int i = roots.size() - 1; i >= 0; i--) {
            final View view = roots.get(i).getView();
            if (view == null || view.getVisibility() != View.VISIBLE || view.getWindowVisibility() != View.VISIBLE) {
                continue;
            }
            final int needs = ((WindowManager.LayoutParams) view.getLayoutParams()).needsMenuKey;
            if (needs != WindowManager.LayoutParams.NEEDS_MENU_UNSET) {
                return needs == WindowManager.LayoutParams.NEEDS_MENU_SET_TRUE;
            }
        }
        return false;
    }

    /** Dispatches a touch to the topmost window under it; a modal window takes all touches above those below it. */
    public static boolean touch(int action, float x, float y, long downTime, long eventTime) {
        if (action == MotionEvent.ACTION_DOWN) {
            sTarget = null;
            final ArrayList<ViewRootImpl> roots = roots();
            for (int i = roots.size() - 1; i >= 0 && sTarget == null; i--) {
                final ViewRootImpl root = roots.get(i);
                final View view = root.getView();
                if (view == null || view.getVisibility() != View.VISIBLE || view.getWindowVisibility() != View.VISIBLE) {
                    continue;
                }
                final WindowManager.LayoutParams p = (WindowManager.LayoutParams) view.getLayoutParams();
                if ((p.flags & WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE) != 0) {
                    continue;
                }
                final int[] at = view.getLocationOnScreen();
                final boolean inside = x >= at[0] && y >= at[1] && x < at[0] + view.getWidth() && y < at[1] + view.getHeight();
                if (inside ? root.wantsTouch((int) x - at[0], (int) y - at[1]) : isModal(p)) {
                    sTarget = root;
                } else if ((p.flags & WindowManager.LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH) != 0) {
                    send(root, MotionEvent.ACTION_OUTSIDE, x, y, downTime, eventTime);
                }
            }
        }
        if (sTarget == null) {
            return false;
        }
        if (sDragging) {
            drag(action, x, y);
            return true;
        }
        final ViewRootImpl root = sTarget;
        if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) {
            sTarget = null;
        }
        return root.getView() != null && send(root, action, x, y, downTime, eventTime);
    }

    private static boolean send(ViewRootImpl root, int action, float x, float y, long downTime, long eventTime) {
        final MotionEvent e = MotionEvent.obtain(downTime, eventTime, action, x, y, 1.0f, 0.1f, 0, 1, 1, 0, 0);
        e.setSource(InputDevice.SOURCE_TOUCHSCREEN);
        final int[] at = root.getView().getLocationOnScreen();
        e.offsetLocation(-at[0], -at[1]);
        root.dispatchInputEvent(e);
        e.recycleIfNeededAfterDispatch();
        return true;
    }

    /** The window that has the focus: the topmost that can. */
    private static ViewRootImpl focusedRoot() {
        final ArrayList<ViewRootImpl> roots = roots();
        for (int i = roots.size() - 1; i >= 0; i--) {
            final View view = roots.get(i).getView();
            if (view != null && view.hasWindowFocus()) {
                return roots.get(i);
            }
        }
        return null;
    }

    /** Dispatches a key of the device's own to the window with the focus. */
    public static boolean key(int action, int keyCode, int metaState, int repeat, long downTime, long eventTime) {
        int flags = KeyEvent.FLAG_FROM_SYSTEM;
        if (keyCode == KeyEvent.KEYCODE_BACK || keyCode == KeyEvent.KEYCODE_MENU) {
            flags |= KeyEvent.FLAG_VIRTUAL_HARD_KEY;
        }
        if (repeat == 1 && action == KeyEvent.ACTION_DOWN) {
            flags |= KeyEvent.FLAG_LONG_PRESS;
        }
        return key(new KeyEvent(downTime, eventTime, action, keyCode, repeat, metaState,
                KeyCharacterMap.VIRTUAL_KEYBOARD, 0, flags, InputDevice.SOURCE_KEYBOARD));
    }

    /** Dispatches a key to the window with the focus. */
    public static boolean key(KeyEvent event) {
        final ViewRootImpl root = focusedRoot();
        if (root == null) {
            return false;
        }
        root.dispatchInputEvent(event);
        return true;
    }

    /** Replaces the text of the editor that has the focus, as an input method commits it. */
    public static boolean text(String text) {
        final ViewRootImpl root = focusedRoot();
        final View focus = root == null ? null : root.getView().findFocus();
        if (focus == null || !focus.onCheckIsTextEditor() || !focus.isEnabled()) {
            return false;
        }
        final android.view.inputmethod.InputConnection ic =
                focus.onCreateInputConnection(new android.view.inputmethod.EditorInfo());
        if (ic == null) {
            return false;
        }
        ic.beginBatchEdit();
        ic.performContextMenuAction(android.R.id.selectAll);
        ic.commitText(text, 1);
        ic.endBatchEdit();
        return true;
    }

    /** Begins to drag what a view gives. */
    public static boolean startDrag(View view, ClipData data, Object localState) {
        if (sTarget == null || sDragging) {
            return false;
        }
        sDragging = true;
        sDragData = data;
        sDragState = localState;
        sDragRoot = view.getViewRootImpl();
        dragEvent(DragEvent.ACTION_DRAG_STARTED, 0, 0, false);
        return true;
    }

    /** Ends dragging without a drop. */
    public static void cancelDrag() {
        if (sDragging) {
            sDragging = false;
            dragEvent(DragEvent.ACTION_DRAG_ENDED, 0, 0, false);
        }
    }

    private static void drag(int action, float x, float y) {
        if (action == MotionEvent.ACTION_MOVE) {
            dragEvent(DragEvent.ACTION_DRAG_LOCATION, x, y, false);
        } else if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) {
            dragEvent(DragEvent.ACTION_DRAG_LOCATION, x, y, false);
            final boolean taken = action == MotionEvent.ACTION_UP && dragEvent(DragEvent.ACTION_DROP, x, y, false);
            sDragging = false;
            dragEvent(DragEvent.ACTION_DRAG_ENDED, 0, 0, taken);
        }
    }

    private static boolean dragEvent(int action, float x, float y, boolean result) {
        final View root = sDragRoot == null ? null : sDragRoot.getView();
        if (root == null) {
            return false;
        }
        final int[] at = root.getLocationOnScreen();
        return root.dispatchDragEvent(DragEvent.obtain(action, x - at[0], y - at[1], sDragState,
                sDragData == null ? null : sDragData.getDescription(), action == DragEvent.ACTION_DROP ? sDragData : null, result));
    }
}
