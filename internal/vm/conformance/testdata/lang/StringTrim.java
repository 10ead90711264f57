/** White space at the ends. */
public class StringTrim {
    public static void main(String[] args) {
        String[] texts = {"", " ", "  a  ", "\t\n\r a b \u0000\u001f", "\u00a0x\u00a0", "\u2003y\u2003", "\u3000z", "none", "\u0085q"};
        for (String s : texts) {
            System.out.println(s.trim().length() + " [" + s.trim().replace('\u00a0', '_').replace('\u2003', '^').replace('\u3000', '#').replace('\u0085', '~') + "] " + (s.trim() == s));
        }
    }
}
