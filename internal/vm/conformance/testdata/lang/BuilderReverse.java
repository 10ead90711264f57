/** Reversal keeps surrogate pairs. */
public class BuilderReverse {
    public static void main(String[] args) {
        String[] texts = {"", "a", "ab", "abc", "a\ud83d\ude00b", "\ud83d\ude00\ud83d\ude01", "\ude00\ud83d", "\ud83d\ud83d\ude00", "x\u4e2dy", "\ude00a\ud83d"};
        for (String s : texts) {
            StringBuilder b = new StringBuilder(s).reverse();
            for (int i = 0; i < b.length(); i++) {
                System.out.print(Integer.toHexString(b.charAt(i)) + " ");
            }
            System.out.println("| " + new StringBuffer(s).reverse().reverse().toString().equals(s));
        }
    }
}
