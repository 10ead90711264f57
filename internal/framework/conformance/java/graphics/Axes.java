import android.graphics.fonts.FontVariationAxis;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Settings of fonts that vary. */
public class Axes {
    public static void main(String[] args) {
        for (String s : new String[] {"'wdth' 10", "'wdth' 10, \"wght\" -400.5", " 'AX  ' .5 ", "", null, "wdth 10", "'wdt' 1", "'wdth'", "'wdth' x", "'wdth' 1,", "'wdth' 1e3", "'wdth' 1,,'wght' 2"}) {
            try {
                FontVariationAxis[] a = FontVariationAxis.fromFontVariationSettings(s);
                say(s, Arrays.toString(a), FontVariationAxis.toFontVariationSettings(a));
            } catch (Exception e) {
                say(s, e);
            }
        }
        for (String t : new String[] {"wght", "w", "abcde", "a\u00e9cd", null}) {
            try {
                FontVariationAxis a = new FontVariationAxis(t, 1.5f);
                say(a.getTag(), a.getOpenTypeTagValue(), a.getStyleValue(), a);
            } catch (Exception e) {
                say(t, e);
            }
        }
    }
}
