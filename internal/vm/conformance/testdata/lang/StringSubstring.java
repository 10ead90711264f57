/** Substrings, and the exceptions of indices outside. */
public class StringSubstring {
    static void attempt(String s, int start, int end) {
        try {
            System.out.print("[" + s.substring(start, end) + "] ");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.print("! ");
        }
        try {
            System.out.print("[" + s.subSequence(start, end) + "] ");
        } catch (IndexOutOfBoundsException e) {
            System.out.print("! ");
        }
        try {
            System.out.println("[" + s.substring(start) + "]");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("!");
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "x", "hello", "\u4e2d\u6587x"}) {
            for (int start = -1; start <= s.length() + 1; start++) {
                for (int end = -1; end <= s.length() + 1; end++) {
                    attempt(s, start, end);
                }
            }
        }
        String s = "abc";
        System.out.println((s.substring(0) == s) + " " + (s.substring(0, 3) == s) + " " + s.substring(1, 1).isEmpty());
        int[] bad = {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : bad) {
            try {
                s.charAt(i);
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("charAt " + i);
            }
            try {
                s.codePointAt(i);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("codePointAt " + i);
            }
        }
    }
}
