package java.math;

/** How a result loses the digits it has no room for. */
public enum RoundingMode {
    UP, DOWN, CEILING, FLOOR, HALF_UP, HALF_DOWN, HALF_EVEN, UNNECESSARY;

    public static RoundingMode valueOf(int mode) {
        RoundingMode[] all = values();
        if (mode < 0 || mode >= all.length) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return all[mode];
    }

    /**
     * Whether the magnitude grows by one in the last place kept.
     * half compares twice the lost part with one unit in that place.
     */
    static boolean roundsAway(RoundingMode mode, int sign, int half, boolean odd) {
        switch (mode) {
            case UP:
                return true;
            case DOWN:
                return false;
            case CEILING:
                return sign > 0;
            case FLOOR:
                return sign < 0;
            case HALF_UP:
                return half >= 0;
            case HALF_DOWN:
                return half > 0;
            case HALF_EVEN:
                return half > 0 || half == 0 && odd;
            default:
                throw new ArithmeticException("Rounding necessary");
        }
    }
}
