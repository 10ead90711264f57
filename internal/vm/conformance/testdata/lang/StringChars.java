/** Characters in and out of strings. */
public class StringChars {
    public static void main(String[] args) {
        char[] target = new char[6];
        "hello".getChars(1, 4, target, 2);
        System.out.println((int) target[0] + " " + target[2] + target[3] + target[4] + " " + (int) target[5]);
        char[] copy = "abc".toCharArray();
        copy[0] = 'x';
        System.out.println("abc".toCharArray()[0] + " " + copy.length + new String(copy));
        int[][] bad = {{-1, 2, 0}, {0, 6, 0}, {3, 2, 0}, {0, 5, 2}, {0, 5, -1}};
        for (int[] b : bad) {
            try {
                "hello".getChars(b[0], b[1], target, b[2]);
                System.out.println("copied");
            } catch (IndexOutOfBoundsException e) {
                System.out.println("refused");
            }
        }
        byte[] low = new byte[3];
        "a\u4e2dz".getBytes(0, 3, low, 0);
        System.out.println(low[0] + " " + low[1] + " " + low[2]);
        System.out.println("x".toCharArray().length + "".toCharArray().length + " " + String.valueOf(new char[0]).length());
        for (char c : "caf\u00e9\u4e2d".toCharArray()) {
            System.out.print((int) c + " ");
        }
        System.out.println();
    }
}
