/** Programs' own CharSequences, and default methods. */
public class CharSequences {
    static class Repeat implements CharSequence {
        final char c;
        final int n;

        Repeat(char c, int n) {
            this.c = c;
            this.n = n;
        }

        public int length() {
            return n;
        }

        public char charAt(int i) {
            if (i < 0 || i >= n) {
                throw new IndexOutOfBoundsException("at " + i);
            }
            return c;
        }

        public CharSequence subSequence(int a, int b) {
            return new Repeat(c, b - a);
        }

        public String toString() {
            return new StringBuilder(this).toString();
        }
    }

    static class Spelled extends Exception implements CharSequence {
        public int length() {
            return 2;
        }

        public char charAt(int i) {
            return "ok".charAt(i);
        }

        public CharSequence subSequence(int a, int b) {
            return "ok".substring(a, b);
        }

        public String toString() {
            return "ok";
        }
    }

    public static void main(String[] args) {
        CharSequence[] all = {"abc", new StringBuilder("abc"), new StringBuffer("abc"), new Spelled()};
        for (CharSequence s : all) {
            System.out.println(s + " " + s.length() + " " + s.charAt(1) + " " + s.subSequence(0, 2) + " " + "xabcok".contains(s) + " " + "abc".contentEquals(s));
        }
        System.out.println("abcok".replace(new Spelled(), "!") + " " + String.join(new Spelled(), "1", "2") + " " + new StringBuilder().append(new Spelled(), 0, 1));
        try {
            new Repeat('x', 3).charAt(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Character.codePointAt(new Spelled(), 0) + " " + Character.codePointCount("a\ud83d\ude00", 0, 3));
    }
}
