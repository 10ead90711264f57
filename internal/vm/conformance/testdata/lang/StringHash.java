/** hashCode of strings of all kinds. */
public class StringHash {
    public static void main(String[] args) {
        String[] texts = {"", "a", "hello", "\u00e9", "\u4e2d\u6587", "\0", "\0\0", "The quick brown fox jumps over the lazy dog", "\uffff\uffff\uffff\uffff"};
        for (String s : texts) {
            System.out.println(s.hashCode() + " " + new String(s.toCharArray()).hashCode() + " " + (s + "!").hashCode());
        }
        long sum = 0;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            b.append((char) (i * 7919));
            sum = sum * 31 + b.toString().hashCode();
        }
        System.out.println(sum);
    }
}
