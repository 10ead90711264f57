/** Categories and predicates over the older blocks of Unicode. */
public class CharacterClasses {
    public static void main(String[] args) {
        int[][] blocks = {{0, 0x24f}, {0x250, 0x36f}, {0x370, 0x52f}, {0x5d0, 0x5ea}, {0x621, 0x669}, {0x905, 0x939}, {0xe01, 0xe3a}, {0x1e00, 0x1eff}, {0x2000, 0x206f}, {0x20a0, 0x20b5},
            {0x2100, 0x214f}, {0x2150, 0x2188}, {0x2190, 0x22ff}, {0x2500, 0x25ff}, {0x3000, 0x30ff}, {0x4e00, 0x9fa5}, {0xac00, 0xd7a3}, {0xd800, 0xdfff}, {0xe000, 0xe0ff}, {0xff00, 0xffef},
            {0x10400, 0x1044f}, {0x1d400, 0x1d7ff}, {0x20000, 0x200ff}};
        for (int[] block : blocks) {
            long hash = 0;
            for (int c = block[0]; c <= block[1]; c++) {
                int flags = (Character.isLetter(c) ? 1 : 0) | (Character.isDigit(c) ? 2 : 0) | (Character.isWhitespace(c) ? 4 : 0) | (Character.isSpaceChar(c) ? 8 : 0)
                    | (Character.isUpperCase(c) ? 16 : 0) | (Character.isLowerCase(c) ? 32 : 0) | (Character.isTitleCase(c) ? 64 : 0) | (Character.isDefined(c) ? 128 : 0)
                    | (Character.isJavaIdentifierStart(c) ? 256 : 0) | (Character.isJavaIdentifierPart(c) ? 512 : 0) | (Character.isISOControl(c) ? 1024 : 0)
                    | (Character.isLetterOrDigit(c) ? 2048 : 0) | (Character.isIdentifierIgnorable(c) ? 4096 : 0) | (Character.isAlphabetic(c) ? 8192 : 0)
                    | (Character.isIdeographic(c) ? 16384 : 0) | (Character.isMirrored(c) ? 32768 : 0);
                hash = hash * 31 + flags * 64L + Character.getType(c);
            }
            System.out.println(Integer.toHexString(block[0]) + " " + hash);
        }
        for (char c : "aZ5 \n\u00a0_$\u00e9\u4e2d\u0660\u2160\u00aa\u0301-".toCharArray()) {
            System.out.print(Character.getType(c) + (Character.isLetter(c) ? "L" : "") + (Character.isDigit(c) ? "D" : "") + (Character.isWhitespace(c) ? "W" : "") + " ");
        }
        System.out.println();
    }
}
