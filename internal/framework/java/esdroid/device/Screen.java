package esdroid.device;

import android.content.res.Resources;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.view.WindowManagerGlobal;
import android.widget.Checkable;
import android.widget.EditText;
import android.widget.TextView;

/** What is on the screen, as text for the host. */
public final class Screen {
    private static final int MAX_VIEWS = 20000;
    private static final int MAX_TEXT = 4096;

    private final StringBuilder out = new StringBuilder();
    private final int[] place = new int[2];
    private int views;

    private Screen() {
    }

    /** Describes all windows, the topmost last, as JSON. */
    public static String dump() {
        return new Screen().windows();
    }

    private String windows() {
        WindowManagerGlobal global = WindowManagerGlobal.getInstance();
        String[] names = global.getViewRootNames();
        out.append("{\"width\":").append(Host.screenWidth()).append(",\"height\":").append(Host.screenHeight()).append(",\"windows\":[");
        boolean first = true;
        for (int i = 0; i < names.length; i++) {
            View root = global.getRootView(names[i]);
            if (root == null || !(root.getLayoutParams() instanceof WindowManager.LayoutParams) || root.getVisibility() != View.VISIBLE
                    || root.getWindowVisibility() != View.VISIBLE) {
                continue;
            }
            if (!first) {
                out.append(',');
            }
            first = false;
            window(root, (WindowManager.LayoutParams) root.getLayoutParams());
        }
        return out.append("]}").toString();
    }

    private void window(View root, WindowManager.LayoutParams params) {
        out.append("{\"title\":");
        CharSequence title = params.getTitle();
        quote(title == null ? "" : title.toString());
        out.append(",\"kind\":");
        quote(kind(params.type));
        out.append(",\"frame\":");
        root.getLocationOnScreen(place);
        frame(place[0], place[1], root.getWidth(), root.getHeight());
        boolean touchable = (params.flags & WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE) == 0;
        boolean modal = (params.flags & WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL) == 0;
        flag("focused", root.hasWindowFocus());
        flag("modal", touchable && modal);
        flag("touchable", touchable);
        out.append(",\"root\":");
        view(root, true);
        out.append('}');
    }

    private static String kind(int type) {
        switch (type) {
            case WindowManager.LayoutParams.TYPE_BASE_APPLICATION:
                return "activity";
            case WindowManager.LayoutParams.TYPE_APPLICATION:
                return "dialog";
            case WindowManager.LayoutParams.TYPE_APPLICATION_PANEL:
            case WindowManager.LayoutParams.TYPE_APPLICATION_SUB_PANEL:
            case WindowManager.LayoutParams.TYPE_APPLICATION_ABOVE_SUB_PANEL:
            case WindowManager.LayoutParams.TYPE_APPLICATION_ATTACHED_DIALOG:
                return "popup";
            case WindowManager.LayoutParams.TYPE_TOAST:
                return "toast";
            default:
                return Integer.toString(type);
        }
    }

    private void view(View v, boolean above) {
        boolean visible = above && v.getVisibility() == View.VISIBLE;
        views++;
        out.append("{\"class\":");
        quote(v.getClass().getName());
        String id = id(v);
        if (id != null) {
            out.append(",\"id\":");
            quote(id);
        }
        v.getLocationOnScreen(place);
        out.append(",\"bounds\":");
        frame(place[0], place[1], v.getWidth(), v.getHeight());
        flag("visible", visible);
        flag("enabled", v.isEnabled());
        flag("clickable", v.isClickable());
        flag("longClickable", v.isLongClickable());
        if (v instanceof Checkable) {
            flag("checkable", true);
            flag("checked", ((Checkable) v).isChecked());
        }
        flag("focusable", v.isFocusable());
        flag("focused", v.isFocused());
        flag("selected", v.isSelected());
        flag("scrollable", v.canScrollVertically(1) || v.canScrollVertically(-1) || v.canScrollHorizontally(1) || v.canScrollHorizontally(-1));
        if (v instanceof TextView) {
            text("text", ((TextView) v).getText());
            text("hint", ((TextView) v).getHint());
            flag("editable", v instanceof EditText);
        }
        text("description", v.getContentDescription());
        if (v instanceof ViewGroup && ((ViewGroup) v).getChildCount() > 0) {
            ViewGroup group = (ViewGroup) v;
            out.append(",\"children\":[");
            boolean first = true;
            for (int i = 0; i < group.getChildCount() && views < MAX_VIEWS; i++) {
                View child = group.getChildAt(i);
                if (child == null) {
                    continue;
                }
                if (!first) {
                    out.append(',');
                }
                first = false;
                view(child, visible);
            }
            out.append(']');
        }
        out.append('}');
    }

    private static String id(View v) {
        int id = v.getId();
        if (id == View.NO_ID || id == 0 || (id >>> 24) == 0) {
            return null;
        }
        Resources resources = v.getResources();
        if (resources == null) {
            return null;
        }
        try {
            return resources.getResourceEntryName(id);
        } catch (Resources.NotFoundException e) {
            return null;
        }
    }

    private void frame(int x, int y, int width, int height) {
        out.append("{\"left\":").append(x).append(",\"top\":").append(y).append(",\"right\":").append(x + width).append(",\"bottom\":").append(y + height)
                .append('}');
    }

    private void flag(String name, boolean on) {
        if (on) {
            out.append(",\"").append(name).append("\":true");
        }
    }

    private void text(String name, CharSequence text) {
        if (text == null || text.length() == 0) {
            return;
        }
        String s = text.toString();
        out.append(",\"").append(name).append("\":");
        quote(s.length() > MAX_TEXT ? s.substring(0, MAX_TEXT) : s);
    }

    private void quote(String s) {
        if (s == null) {
            s = "";
        }
        out.append('"');
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c >= 0xd800 && c < 0xe000 || c == 0x2028 || c == 0x2029) {
                out.append("\\u");
                String hex = Integer.toHexString(c);
                for (int n = hex.length(); n < 4; n++) {
                    out.append('0');
                }
                out.append(hex);
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
