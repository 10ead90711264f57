/** Case mapping of characters. */
public class CharacterCase {
    public static void main(String[] args) {
        int[][] blocks = {{0, 0x24f}, {0x250, 0x2af}, {0x370, 0x556}, {0x10a0, 0x10c5}, {0x1e00, 0x1fff}, {0x2100, 0x218f}, {0x24b6, 0x24e9}, {0x2c00, 0x2c2e}, {0xff21, 0xff5a}, {0x10400, 0x1044f}};
        for (int[] block : blocks) {
            long hash = 0;
            for (int c = block[0]; c <= block[1]; c++) {
                hash = ((hash * 31 + Character.toLowerCase(c)) * 31 + Character.toUpperCase(c)) * 31 + Character.toTitleCase(c);
            }
            System.out.println(Integer.toHexString(block[0]) + " " + hash);
        }
        for (char c : "aA\u00df\u00e9\u0130\u0131\u01c4\u01c5\u01c6\u03c2\u0149\u00b5\u00ff1".toCharArray()) {
            System.out.print(Integer.toHexString(Character.toLowerCase(c)) + " " + Integer.toHexString(Character.toUpperCase(c)) + " " + Integer.toHexString(Character.toTitleCase(c)) + ", ");
        }
        System.out.println();
    }
}
