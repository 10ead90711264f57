package android.view;

import android.graphics.Rect;

/** Where things go in a larger container. */
public class Gravity {
    public static final int NO_GRAVITY = 0;
    public static final int AXIS_SPECIFIED = 1;
    public static final int AXIS_PULL_BEFORE = 2;
    public static final int AXIS_PULL_AFTER = 4;
    public static final int AXIS_CLIP = 8;
    public static final int AXIS_X_SHIFT = 0;
    public static final int AXIS_Y_SHIFT = 4;
    public static final int TOP = 48;
    public static final int BOTTOM = 80;
    public static final int LEFT = 3;
    public static final int RIGHT = 5;
    public static final int CENTER_VERTICAL = 16;
    public static final int FILL_VERTICAL = 112;
    public static final int CENTER_HORIZONTAL = 1;
    public static final int FILL_HORIZONTAL = 7;
    public static final int CENTER = 17;
    public static final int FILL = 119;
    public static final int CLIP_VERTICAL = 128;
    public static final int CLIP_HORIZONTAL = 8;
    public static final int RELATIVE_LAYOUT_DIRECTION = 8388608;
    public static final int HORIZONTAL_GRAVITY_MASK = 7;
    public static final int VERTICAL_GRAVITY_MASK = 112;
    public static final int DISPLAY_CLIP_VERTICAL = 268435456;
    public static final int DISPLAY_CLIP_HORIZONTAL = 16777216;
    public static final int START = 8388611;
    public static final int END = 8388613;
    public static final int RELATIVE_HORIZONTAL_GRAVITY_MASK = 8388615;

    public Gravity() {
    }

    public static void apply(int gravity, int w, int h, Rect container, Rect outRect) {
        apply(gravity, w, h, container, 0, 0, outRect);
    }

    public static void apply(int gravity, int w, int h, Rect container, Rect outRect, int layoutDirection) {
        apply(getAbsoluteGravity(gravity, layoutDirection), w, h, container, 0, 0, outRect);
    }

    public static void apply(int gravity, int w, int h, Rect container, int xAdj, int yAdj, Rect out) {
        switch (gravity & (AXIS_PULL_BEFORE | AXIS_PULL_AFTER) << AXIS_X_SHIFT) {
            case 0:
                out.left = container.left + (container.right - container.left - w) / 2 + xAdj;
                out.right = out.left + w;
                if ((gravity & AXIS_CLIP << AXIS_X_SHIFT) == AXIS_CLIP << AXIS_X_SHIFT) {
                    out.left = Math.max(out.left, container.left);
                    out.right = Math.min(out.right, container.right);
                }
                break;
            case AXIS_PULL_BEFORE << AXIS_X_SHIFT:
                out.left = container.left + xAdj;
                out.right = out.left + w;
                if ((gravity & AXIS_CLIP << AXIS_X_SHIFT) == AXIS_CLIP << AXIS_X_SHIFT) {
                    out.right = Math.min(out.right, container.right);
                }
                break;
            case AXIS_PULL_AFTER << AXIS_X_SHIFT:
                out.right = container.right - xAdj;
                out.left = out.right - w;
                if ((gravity & AXIS_CLIP << AXIS_X_SHIFT) == AXIS_CLIP << AXIS_X_SHIFT) {
                    out.left = Math.max(out.left, container.left);
                }
                break;
            default:
                out.left = container.left + xAdj;
                out.right = container.right + xAdj;
        }
        switch (gravity & (AXIS_PULL_BEFORE | AXIS_PULL_AFTER) << AXIS_Y_SHIFT) {
            case 0:
                out.top = container.top + (container.bottom - container.top - h) / 2 + yAdj;
                out.bottom = out.top + h;
                if ((gravity & AXIS_CLIP << AXIS_Y_SHIFT) == AXIS_CLIP << AXIS_Y_SHIFT) {
                    out.top = Math.max(out.top, container.top);
                    out.bottom = Math.min(out.bottom, container.bottom);
                }
                break;
            case AXIS_PULL_BEFORE << AXIS_Y_SHIFT:
                out.top = container.top + yAdj;
                out.bottom = out.top + h;
                if ((gravity & AXIS_CLIP << AXIS_Y_SHIFT) == AXIS_CLIP << AXIS_Y_SHIFT) {
                    out.bottom = Math.min(out.bottom, container.bottom);
                }
                break;
            case AXIS_PULL_AFTER << AXIS_Y_SHIFT:
                out.bottom = container.bottom - yAdj;
                out.top = out.bottom - h;
                if ((gravity & AXIS_CLIP << AXIS_Y_SHIFT) == AXIS_CLIP << AXIS_Y_SHIFT) {
                    out.top = Math.max(out.top, container.top);
                }
                break;
            default:
                out.top = container.top + yAdj;
                out.bottom = container.bottom + yAdj;
        }
    }

    public static void apply(int gravity, int w, int h, Rect container, int xAdj, int yAdj, Rect outRect, int layoutDirection) {
        apply(getAbsoluteGravity(gravity, layoutDirection), w, h, container, xAdj, yAdj, outRect);
    }

    public static void applyDisplay(int gravity, Rect display, Rect inout) {
        if ((gravity & DISPLAY_CLIP_VERTICAL) != 0) {
            inout.top = Math.max(inout.top, display.top);
            inout.bottom = Math.min(inout.bottom, display.bottom);
        } else {
            int off = 0;
            if (inout.top < display.top) {
                off = display.top - inout.top;
            } else if (inout.bottom > display.bottom) {
                off = display.bottom - inout.bottom;
            }
            if (off != 0) {
                if (inout.height() > display.bottom - display.top) {
                    inout.top = display.top;
                    inout.bottom = display.bottom;
                } else {
                    inout.top += off;
                    inout.bottom += off;
                }
            }
        }
        if ((gravity & DISPLAY_CLIP_HORIZONTAL) != 0) {
            inout.left = Math.max(inout.left, display.left);
            inout.right = Math.min(inout.right, display.right);
        } else {
            int off = 0;
            if (inout.left < display.left) {
                off = display.left - inout.left;
            } else if (inout.right > display.right) {
                off = display.right - inout.right;
            }
            if (off != 0) {
                if (inout.width() > display.right - display.left) {
                    inout.left = display.left;
                    inout.right = display.right;
                } else {
                    inout.left += off;
                    inout.right += off;
                }
            }
        }
    }

    public static void applyDisplay(int gravity, Rect display, Rect inoutObj, int layoutDirection) {
        applyDisplay(getAbsoluteGravity(gravity, layoutDirection), display, inoutObj);
    }

    public static boolean isVertical(int gravity) {
        return gravity > 0 && (gravity & VERTICAL_GRAVITY_MASK) != 0;
    }

    public static boolean isHorizontal(int gravity) {
        return gravity > 0 && (gravity & RELATIVE_HORIZONTAL_GRAVITY_MASK) != 0;
    }

    public static int getAbsoluteGravity(int gravity, int layoutDirection) {
        int result = gravity;
        if ((result & RELATIVE_LAYOUT_DIRECTION) > 0) {
            final boolean rtl = layoutDirection == View.LAYOUT_DIRECTION_RTL;
            if ((result & START) == START) {
                result = result & ~START | (rtl ? RIGHT : LEFT);
            } else if ((result & END) == END) {
                result = result & ~END | (rtl ? LEFT : RIGHT);
            }
            result &= ~RELATIVE_LAYOUT_DIRECTION;
        }
        return result;
    }

    public static String toString(int gravity) {
        return "0x" + Integer.toHexString(gravity);
    }
}
