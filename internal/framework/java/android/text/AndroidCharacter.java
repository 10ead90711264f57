package android.text;

/** Directions of characters and mirror images. */
public class AndroidCharacter {
    public static final int EAST_ASIAN_WIDTH_NEUTRAL = 0;
    public static final int EAST_ASIAN_WIDTH_AMBIGUOUS = 1;
    public static final int EAST_ASIAN_WIDTH_HALF_WIDTH = 2;
    public static final int EAST_ASIAN_WIDTH_FULL_WIDTH = 3;
    public static final int EAST_ASIAN_WIDTH_NARROW = 4;
    public static final int EAST_ASIAN_WIDTH_WIDE = 5;

    public static void getDirectionalities(char[] src, byte[] dest, int count) {
        for (int i = 0; i < count; i++) dest[i] = Character.getDirectionality(src[i]);
    }
}
