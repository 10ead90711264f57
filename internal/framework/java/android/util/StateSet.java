package android.util;

/** Sets of states of views. */
public class StateSet {
    public static final int VIEW_STATE_WINDOW_FOCUSED = 1;
    public static final int VIEW_STATE_SELECTED = 2;
    public static final int VIEW_STATE_FOCUSED = 4;
    public static final int VIEW_STATE_ENABLED = 8;
    public static final int VIEW_STATE_PRESSED = 16;
    public static final int VIEW_STATE_ACTIVATED = 32;
    public static final int VIEW_STATE_ACCELERATED = 64;
    public static final int VIEW_STATE_HOVERED = 128;
    public static final int VIEW_STATE_DRAG_CAN_ACCEPT = 256;
    public static final int VIEW_STATE_DRAG_HOVERED = 512;

    public static final int[] WILD_CARD = new int[0];
    public static final int[] NOTHING = new int[] {0};

    private static final int[] STATES = {
        android.R.attr.state_focused, VIEW_STATE_FOCUSED,
        android.R.attr.state_window_focused, VIEW_STATE_WINDOW_FOCUSED,
        android.R.attr.state_enabled, VIEW_STATE_ENABLED,
        android.R.attr.state_selected, VIEW_STATE_SELECTED,
        android.R.attr.state_pressed, VIEW_STATE_PRESSED,
        android.R.attr.state_activated, VIEW_STATE_ACTIVATED,
        android.R.attr.state_accelerated, VIEW_STATE_ACCELERATED,
        android.R.attr.state_hovered, VIEW_STATE_HOVERED,
        android.R.attr.state_drag_can_accept, VIEW_STATE_DRAG_CAN_ACCEPT,
        android.R.attr.state_drag_hovered, VIEW_STATE_DRAG_HOVERED,
    };
    private static final int[][] sSets = new int[1 << (STATES.length / 2)][];

    /** The set of attributes of a mask of states, in the order in which views list them. */
    public static int[] get(int mask) {
        if (mask >= sSets.length) {
            throw new IllegalArgumentException("Invalid state set mask");
        }
        int[] set = sSets[mask];
        if (set == null) {
            set = new int[Integer.bitCount(mask)];
            int n = 0;
            for (int i = 0; i < STATES.length; i += 2) {
                if ((mask & STATES[i + 1]) != 0) {
                    set[n++] = STATES[i];
                }
            }
            sSets[mask] = set;
        }
        return set;
    }

    public StateSet() {}

    public static boolean isWildCard(int[] stateSetOrSpec) {
        return stateSetOrSpec.length == 0 || stateSetOrSpec[0] == 0;
    }

    public static boolean stateSetMatches(int[] stateSpec, int[] stateSet) {
        if (stateSet == null) {
            return stateSpec == null || isWildCard(stateSpec);
        }
        for (int i = 0; i < stateSpec.length; i++) {
            int state = stateSpec[i];
            if (state == 0) {
                return true;
            }
            boolean wanted = state > 0;
            if (!wanted) {
                state = -state;
            }
            if (has(stateSet, state) != wanted) {
                return false;
            }
        }
        return true;
    }

    private static boolean has(int[] set, int state) {
        for (int s : set) {
            if (s == state) {
                return true;
            }
            if (s == 0) {
                return false;
            }
        }
        return false;
    }

    public static boolean stateSetMatches(int[] stateSpec, int state) {
        for (int i = 0; i < stateSpec.length; i++) {
            int s = stateSpec[i];
            if (s == 0) {
                return true;
            }
            if (s > 0) {
                if (state != s) {
                    return false;
                }
            } else if (state == -s) {
                return false;
            }
        }
        return true;
    }

    public static boolean containsAttribute(int[][] stateSpecs, int attr) {
        if (stateSpecs != null) {
            for (int[] spec : stateSpecs) {
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

    public static int[] trimStateSet(int[] states, int newSize) {
        return states.length == newSize ? states : java.util.Arrays.copyOf(states, newSize);
    }

    public static String dump(int[] states) {
        StringBuilder sb = new StringBuilder();
        for (int state : states) {
            if (state == android.R.attr.state_window_focused) {
                sb.append("W ");
            } else if (state == android.R.attr.state_pressed) {
                sb.append("P ");
            } else if (state == android.R.attr.state_selected) {
                sb.append("S ");
            } else if (state == android.R.attr.state_focused) {
                sb.append("F ");
            } else if (state == android.R.attr.state_enabled) {
                sb.append("E ");
            } else if (state == android.R.attr.state_checked) {
                sb.append("C ");
            } else if (state == android.R.attr.state_activated) {
                sb.append("A ");
            }
        }
        return sb.toString();
    }
}
