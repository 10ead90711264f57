/** Concatenation of everything. */
public class StringConcat {
    static String side(String s) {
        System.out.print(s);
        return s;
    }

    public static void main(String[] args) {
        Object none = null;
        char[] chars = {'x'};
        byte b = -1;
        short s = 300;
        System.out.println("" + true + 'c' + b + s + 1 + 2L + 1.5f + 2.5 + none + null + "s");
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println("sum " + (1 + 2) + " " + -0.0 + " " + 1e10 + " " + 100f + " " + Float.MIN_VALUE + " " + Long.MIN_VALUE);
        String r = side("1") + side("2") + (side("3") + side("4"));
        System.out.println(" " + r);
        String t = null;
        t += null;
        t += 'x';
        t += 1;
        System.out.println(t);
        String big = "";
        for (int i = 0; i < 200; i++) {
            big += i % 10;
        }
        System.out.println(big.length() + " " + big.hashCode());
        System.out.println("\u00e9" + "\u4e2d" + (char) 0xd83d + (char) 0xde00);
    }
}
