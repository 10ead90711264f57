import java.text.Normalizer;
import java.util.Locale;

/** Normal forms: accents apart and together, compatibility, Hangul, slugs. */
public class Normalizing {
    static String codes(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            sb.append(Integer.toHexString(s.charAt(i))).append(' ');
        }
        return sb.toString().trim();
    }

    static String slug(String s) {
        return Normalizer.normalize(s, Normalizer.Form.NFD).replaceAll("\\p{InCombiningDiacriticalMarks}+", "").toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    public static void main(String[] args) {
        String[] texts = {"", "abc", "\u00e9", "e\u0301", "\u212b", "\ufb01", "\u1e9b\u0323", "\uac00\u11a8", "\u2460\u00bd", "q\u0307\u0323", "\ud834\udd5e", "a\ud800b", "\u00c5\u030a", "\u3392", "\uff21\uff71\uff9e"};
        for (String t : texts) {
            StringBuilder sb = new StringBuilder(codes(t)).append(':');
            for (Normalizer.Form f : Normalizer.Form.values()) {
                sb.append(' ').append(f).append('=').append(codes(Normalizer.normalize(t, f))).append(Normalizer.isNormalized(t, f) ? "+" : "-");
            }
            System.out.println(sb);
        }
        System.out.println(slug("\u00c9t\u00e9 \u00e0 la plage!") + " " + slug("\u00dcber-Stra\u00dfe 12") + " " + slug("  \u010ce\u0161tina  ") + " " + slug("\u4e2d\u6587"));
        System.out.println(Normalizer.normalize("caf\u00e9", Normalizer.Form.NFD).length() + " " + Normalizer.normalize("cafe\u0301", Normalizer.Form.NFC).equals("caf\u00e9"));
        try {
            Normalizer.normalize(null, Normalizer.Form.NFC);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(Normalizer.normalize(new StringBuilder("x\u0301"), Normalizer.Form.NFC).length());
    }
}
