/** Dense, sparse and odd switches over ints, chars and bytes. */
public class SwitchInt {
    static String dense(int i) {
        switch (i) {
            case 0:
                return "zero";
            case 1:
            case 2:
                return "one or two";
            case 3:
                i += 10;
            case 4:
                return "four " + i;
            default:
                return "default";
            case -1:
                return "minus";
        }
    }

    static int sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE:
                return 1;
            case -1000000:
                return 2;
            case 0:
                return 3;
            case 77777:
                return 4;
            case Integer.MAX_VALUE:
                return 5;
        }
        return 0;
    }

    static int chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u':
                return 1;
            case '\uffff':
                return 2;
            case 0:
                return 3;
            default:
                return -c;
        }
    }

    public static void main(String[] args) {
        for (int i = -3; i < 7; i++) {
            System.out.print(dense(i) + ", ");
        }
        System.out.println(dense(Integer.MIN_VALUE) + dense(Integer.MAX_VALUE));
        int[] values = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1000000, 0, 1, 77776, 77777, Integer.MAX_VALUE};
        for (int v : values) {
            System.out.print(sparse(v) + " ");
        }
        System.out.println();
        for (char c : "abcu\uffff\0".toCharArray()) {
            System.out.print(chars(c) + " ");
        }
        System.out.println();
        int total = 0;
        loop:
        for (int i = 0; ; i++) {
            switch (i % 4) {
                case 0:
                    continue;
                case 1:
                    total += i;
                    break;
                case 2:
                    if (i > 20) {
                        break loop;
                    }
                default:
                    total += 100;
            }
        }
        System.out.println(total);
        switch (total) {
        }
        byte b = -5;
        switch (b) {
            case -5:
                System.out.println("byte");
        }
        switch (args.length) {
            default:
                int scoped = 5;
                System.out.println(scoped);
                break;
            case 9:
                scoped = 6;
                System.out.println(scoped);
        }
    }
}
