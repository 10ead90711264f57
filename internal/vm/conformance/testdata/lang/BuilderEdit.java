/** Insertion, deletion and replacement. */
public class BuilderEdit {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("0123456789");
        System.out.println(b.insert(0, "a").insert(5, 'b').insert(b.length(), 3.5).insert(2, true).insert(3, (Object) null).insert(1, 77L).insert(0, 1.5f).insert(4, -1));
        System.out.println(b.insert(2, new char[] {'p', 'q'}).insert(3, new char[] {'1', '2', '3'}, 1, 1).insert(0, (CharSequence) "seq").insert(1, "sequence", 2, 4).insert(0, (String) null));
        System.out.println(b.delete(0, 4).delete(3, 100).deleteCharAt(1).replace(0, 1, "xyz").replace(2, 99, "!"));
        b = new StringBuilder("hello");
        b.setCharAt(0, 'J');
        b.setCharAt(4, '\u4e2d');
        System.out.println(b);
        b.setLength(2);
        b.setLength(4);
        System.out.println(b.length() + " " + (int) b.charAt(3) + " " + b.toString().trim());
        b = new StringBuilder("loop");
        b.insert(2, b.toString()).replace(0, 2, b.toString()).append(b, 1, 3);
        System.out.println(b);
        b.setLength(0);
        b.append("re").trimToSize();
        b.ensureCapacity(100);
        System.out.println(b.append("used") + " " + (b.capacity() >= b.length()));
    }
}
