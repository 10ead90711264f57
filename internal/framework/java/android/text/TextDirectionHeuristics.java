package android.text;

/** The platform's heuristics. */
public class TextDirectionHeuristics {
    private static final int BY_LOCALE = -1;
    private static final int LTR_ALWAYS = -2;
    private static final int RTL_ALWAYS = -3;

    public static final TextDirectionHeuristic LTR = new Heuristic(LTR_ALWAYS, false, false);
    public static final TextDirectionHeuristic RTL = new Heuristic(RTL_ALWAYS, true, false);
    public static final TextDirectionHeuristic FIRSTSTRONG_LTR = new Heuristic(0, false, false);
    public static final TextDirectionHeuristic FIRSTSTRONG_RTL = new Heuristic(0, true, false);
    public static final TextDirectionHeuristic ANYRTL_LTR = new Heuristic(0, false, true);
    public static final TextDirectionHeuristic LOCALE = new Heuristic(BY_LOCALE, false, false);

    private TextDirectionHeuristics() {}

    private static final class Heuristic implements TextDirectionHeuristic {
        private final int mode;
        private final boolean otherwise;
        private final boolean any;

        Heuristic(int mode, boolean otherwise, boolean any) {
            this.mode = mode;
            this.otherwise = otherwise;
            this.any = any;
        }

        @Override
        public boolean isRtl(char[] array, int start, int count) {
            if (array == null || start < 0 || count < 0 || array.length - count < start) throw new IllegalArgumentException();
            return isRtl(java.nio.CharBuffer.wrap(array), start, count);
        }

        @Override
        public boolean isRtl(CharSequence cs, int start, int count) {
            if (cs == null || start < 0 || count < 0 || cs.length() - count < start) throw new IllegalArgumentException();
            if (mode == LTR_ALWAYS) return false;
            if (mode == RTL_ALWAYS) return true;
            if (mode == BY_LOCALE) return TextUtils.getLayoutDirectionFromLocale(java.util.Locale.getDefault()) == 1;
            for (int i = start; i < start + count; ) {
                int c = Character.codePointAt(cs, i);
                i += Character.charCount(c);
                switch (Character.getDirectionality(c)) {
                    case Character.DIRECTIONALITY_LEFT_TO_RIGHT:
                        if (!any) return false;
                        break;
                    case Character.DIRECTIONALITY_RIGHT_TO_LEFT:
                    case Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC:
                        return true;
                    default:
                }
            }
            return otherwise;
        }
    }
}
