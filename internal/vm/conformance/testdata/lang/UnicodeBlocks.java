/** Blocks of Unicode by code point and by name. */
public class UnicodeBlocks {
    public static void main(String[] args) {
        int[] points = {0, 'a', 0xe9, 0x100, 0x3b1, 0x410, 0x5d0, 0x627, 0x905, 0xe01, 0x1100, 0x1e00, 0x2010, 0x20ac, 0x2190, 0x2500, 0x3001, 0x3042, 0x30a2, 0x4e00, 0x9fff, 0xac00, 0xd800, 0xdc00, 0xe000, 0xfb01,
            0xff01, 0xffff, 0x10000, 0x1d400, 0x1f600, 0x20000, 0x2fa1d, 0x30000, 0xe0001, 0x10ffff, 0x2fe0};
        for (int p : points) {
            System.out.println(Integer.toHexString(p) + " " + Character.UnicodeBlock.of(p));
        }
        System.out.println(Character.UnicodeBlock.of('x') == Character.UnicodeBlock.BASIC_LATIN);
        System.out.println(Character.UnicodeBlock.of('\u4e2d').equals(Character.UnicodeBlock.CJK_UNIFIED_IDEOGRAPHS));
        for (String n : new String[] {"BASIC_LATIN", "Basic Latin", "BasicLatin", "HIRAGANA", "cyrillic", "CJK Unified Ideographs", "Latin-1 Supplement"}) {
            System.out.println(n + " " + Character.UnicodeBlock.forName(n));
        }
        try {
            Character.UnicodeBlock.forName("no such block");
        } catch (IllegalArgumentException e) {
            System.out.println("unknown");
        }
        try {
            Character.UnicodeBlock.of(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println("out of range");
        }
    }
}
