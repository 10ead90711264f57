/** Everything that can be appended. */
public class BuilderAppend {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append(1).append(-2L).append(1.5f).append(-2.25).append("text").append((String) null).append((Object) null).append(new char[] {'x', 'y'})
            .append(new char[] {'1', '2', '3'}, 1, 2).append((CharSequence) "seq").append((CharSequence) "sequence", 2, 4).append((CharSequence) null, 1, 3).append(new StringBuffer("buf"))
            .append((StringBuffer) null).append(new StringBuilder("sb")).append((Object) 7).append(Integer.MIN_VALUE).append(Long.MAX_VALUE);
        System.out.println(b + " " + b.length());
        b.append(b);
        System.out.println(b.length());
        b.append('\u4e2d').append("\ud83d\ude00");
        System.out.println(b.charAt(b.length() - 3) + " " + b.substring(b.length() - 2));
        StringBuilder c = new StringBuilder(10).append("a").append(new CharSequence() {
            public int length() {
                return 3;
            }

            public char charAt(int i) {
                return (char) ('x' + i);
            }

            public CharSequence subSequence(int a, int b) {
                return "sub";
            }

            public String toString() {
                return "xyz";
            }
        });
        System.out.println(c);
        Appendable a = c;
        try {
            a.append("1").append('2').append("345", 1, 2);
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
        System.out.println(a + " " + (a == c) + " " + c.subSequence(0, 2));
        try {
            new StringBuilder((String) null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            new StringBuilder(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        }
    }
}
