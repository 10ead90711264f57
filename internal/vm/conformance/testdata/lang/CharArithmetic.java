/** Characters as numbers. */
public class CharArithmetic {
    public static void main(String[] args) {
        char c = 'z';
        c++;
        System.out.println(c + " " + (int) c + " " + (char) (c + 1) + " " + (c > 'a'));
        c = 0;
        c--;
        System.out.println((int) c);
        StringBuilder line = new StringBuilder();
        for (char d = 'a'; d <= 'z'; d += 5) {
            line.append(d).append((int) d);
        }
        System.out.println(line);
        int[] counts = new int[128];
        for (char d : "hello world".toCharArray()) {
            counts[d]++;
        }
        for (char d = 0; d < counts.length; d++) {
            if (counts[d] > 0) {
                System.out.print(d + "=" + counts[d] + " ");
            }
        }
        System.out.println();
        System.out.println((char) 65 + "" + (char) 0x263a + '\u00e9' + "\t|\\|\"|\'|\101|\0".length());
        final char k = 'x';
        byte b = 'A';
        short s = k;
        System.out.println(b + " " + s + " " + (char) (b | ' ') + " " + ('a' ^ 'b') + " " + ~'a' + " " + -'a' + " " + ('a' << 2));
        char rot = 'n';
        System.out.println((char) ((rot - 'a' + 13) % 26 + 'a') + " " + Character.toString('q') + Character.valueOf('r') + String.valueOf('s'));
    }
}
