/** Builders that are inserted into and appended to themselves. */
public class IntoItself {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("abc");
        System.out.println(b.insert(1, b));
        System.out.println(b.append(b));
        for (int at = 0; at <= 5; at++) {
            for (int start = 0; start <= 5; start++) {
                for (int end = start; end <= 5; end++) {
                    b = new StringBuilder("12345");
                    System.out.print(b.insert(at, b, start, end) + " ");
                }
            }
            System.out.println();
        }
        StringBuffer f = new StringBuffer("xyz\u20ac");
        System.out.println(f.insert(3, f));
        System.out.println(f.insert(2, (CharSequence) f));
        System.out.println(f.append(f).length());
        System.out.println(f.insert(1, new StringBuilder("other")));
    }
}
