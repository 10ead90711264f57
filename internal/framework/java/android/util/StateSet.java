package android.util;

import com.android.internal.R;

/** Sets of states of views, as arrays of attributes. */
public class StateSet {
    public static final int VIEW_STATE_WINDOW_FOCUSED = 1;
    public static final int VIEW_STATE_SELECTED = 1 << 1;
    public static final int VIEW_STATE_FOCUSED = 1 << 2;
    public static final int VIEW_STATE_ENABLED = 1 << 3;
    public static final int VIEW_STATE_PRESSED = 1 << 4;
    public static final int VIEW_STATE_ACTIVATED = 1 << 5;
    public static final int VIEW_STATE_ACCELERATED = 1 << 6;
    public static final int VIEW_STATE_HOVERED = 1 << 7;
    public static final int VIEW_STATE_DRAG_CAN_ACCEPT = 1 << 8;
    public static final int VIEW_STATE_DRAG_HOVERED = 1 << 9;

    public static final int[] WILD_CARD = new int[0];
    public static final int[] NOTHING = new int[] {0};

    /** The attributes of the bits, in the order in which sets hold them. */
    private static final int[] ATTRIBUTES = {
        R.attr.state_window_focused, VIEW_STATE_WINDOW_FOCUSED,
        R.attr.state_selected, VIEW_STATE_SELECTED,
        R.attr.state_focused, VIEW_STATE_FOCUSED,
        R.attr.state_enabled, VIEW_STATE_ENABLED,
        R.attr.state_pressed, VIEW_STATE_PRESSED,
        R.attr.state_activated, VIEW_STATE_ACTIVATED,
        R.attr.state_accelerated, VIEW_STATE_ACCELERATED,
        R.attr.state_hovered, VIEW_STATE_HOVERED,
        R.attr.state_drag_can_accept, VIEW_STATE_DRAG_CAN_ACCEPT,
        R.attr.state_drag_hovered, VIEW_STATE_DRAG_HOVERED,
    };

    private static final int[][] SETS = new int[1 << (ATTRIBUTES.length / 2)][];

    public StateSet() {
    }

    public static int[] get(int mask) {
        if (mask >= SETS.length) {
            throw new IllegalArgumentException("Invalid state set mask");
        }
        int[] set = SETS[mask];
        if (set == null) {
            set = new int[Integer.bitCount(mask)];
            int n = 0;
            for (int i = 0; i < ATTRIBUTES.length; i += 2) {
                if ((mask & ATTRIBUTES[i + 1]) != 0) {
                    set[n++] = ATTRIBUTES[i];
                }
            }
            SETS[mask] = set;
        }
        return set;
    }

    public static boolean isWildCard(int[] spec) {
        return spec.length == 0 || spec[0] == 0;
    }

    /** Whether a set has all states of a specification and none of its negative ones. */
    public static boolean stateSetMatches(int[] spec, int[] set) {
        if (set == null) {
            return spec == null || isWildCard(spec);
        }
        for (int i = 0; i < spec.length; i++) {
            int wanted = spec[i];
            if (wanted == 0) {
                return true;
            }
            boolean must = wanted > 0;
            if (!must) {
                wanted = -wanted;
            }
            boolean found = false;
            for (int j = 0; j < set.length && set[j] != 0; j++) {
                if (set[j] == wanted) {
                    found = true;
                    break;
                }
            }
            if (found != must) {
                return false;
            }
        }
        return true;
    }

    public static boolean stateSetMatches(int[] spec, int state) {
        for (int i = 0; i < spec.length; i++) {
            int wanted = spec[i];
            if (wanted == 0) {
                return true;
            }
            if (wanted > 0 ? state != wanted : state == -wanted) {
                return false;
            }
        }
        return true;
    }

    public static boolean containsAttribute(int[][] specs, int attr) {
        if (specs != null) {
            for (int[] spec : specs) {
                if (spec == null) {
                    break;
                }
                for (int s : spec) {
                    if (s == attr || -s == attr) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public static int[] trimStateSet(int[] states, int size) {
        if (states.length == size) {
            return states;
        }
        int[] trimmed = new int[size];
        System.arraycopy(states, 0, trimmed, 0, size);
        return trimmed;
    }

    public static String dump(int[] states) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < states.length; i++) {
            switch (states[i]) {
                case R.attr.state_window_focused:
                    b.append("W ");
                    break;
                case R.attr.state_pressed:
                    b.append("P ");
                    break;
                case R.attr.state_selected:
                    b.append("S ");
                    break;
                case R.attr.state_focused:
                    b.append("F ");
                    break;
                case R.attr.state_enabled:
                    b.append("E ");
                    break;
                case R.attr.state_checked:
                    b.append("C ");
                    break;
                case R.attr.state_activated:
                    b.append("A ");
                    break;
                default:
                    break;
            }
        }
        return b.toString();
    }
}
