/** Concatenation by call sites: recipes, constants, every type, order of evaluation. */
public class StringConcat {
    static int calls;

    static String next(String s) {
        return s + ++calls;
    }

    static class Loud {
        final String name;

        Loud(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            System.out.print("<" + name + ">");
            return name;
        }
    }

    static class Nothing {
        @Override
        public String toString() {
            return null;
        }
    }

    static class Bad {
        @Override
        public String toString() {
            throw new IllegalStateException("toString fails");
        }
    }

    static final String CONSTANT = "const";

    static String all(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, String t, int[] n) {
        return "" + z + b + c + s + i + l + f + d + o + t + (n == null ? "-" : n.length);
    }

    public static void main(String[] args) {
        System.out.println(all(true, (byte) -1, 'ü', (short) 2, Integer.MIN_VALUE, Long.MAX_VALUE, 1.0f, -0.0, null, null, null));
        System.out.println(all(false, Byte.MAX_VALUE, '\uD83D', (short) -2, 0, 0L, Float.NaN, Double.MIN_VALUE, new Object[0].length, "t", new int[3]));
        String n = null;
        Object o = null;
        System.out.println(n + o + 'c' + 1 + null);
        System.out.println(1 + 2 + "3" + 4 + 5 + 'a' + ('a' + 1) + (char) ('a' + 1));
        System.out.println("tag \1 and \2 inside " + args.length + " \1\2" + CONSTANT);
        System.out.println((next("a") + next("b") + calls + next("c")).length() + " " + calls);
        System.out.println(new Loud("x") + "-" + new Loud("y") + new Nothing());
        try {
            System.out.println("before " + new Bad() + " after");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        String s = "s";
        s += 1;
        s += 'c';
        s += null;
        s += 2.5f;
        s += new char[0].length;
        s += s;
        System.out.println(s);
        char[] chars = {'h', 'i'};
        Object[] array = {"p"};
        array[calls - 3] += "q" + calls++;
        System.out.println(array[0] + " " + String.valueOf(chars) + calls);
        StringBuilder many = new StringBuilder();
        String x = "x";
        for (int i = 0; i < 3; i++) {
            x = i + x + i + x + (i % 2 == 0 ? "even" : 'o') + i * 2L;
            many.append(x.length()).append(' ');
        }
        System.out.println(many + x.substring(0, 20));
        int a = 1;
        String wide = "" + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a;
        System.out.println(wide.length() + " " + (wide == "" + a) + " " + ("" + CONSTANT == CONSTANT) + " " + (CONSTANT + "x" == "constx"));
        String surrogates = "\uD83D" + (char) 0xDE00;
        System.out.println(surrogates.codePointCount(0, surrogates.length()) + " " + ("é" + "ß").length());
    }
}
