import android.telephony.SmsManager;
import android.telephony.SmsMessage;
import java.util.ArrayList;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** How long text messages are, and where they are parted. */
public class Lengths {
    private static String times(String s, int n) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < n; i++) b.append(s);
        return b.toString();
    }

    public static void main(String[] args) {
        String[] texts = {
            "", "hello", "caf\u00e9", "na\u00efve", "\u0394\u03a9", "[x] {y} \u20ac~\\^|", "\u00e7a va", "\u043f\u0440\u0438\u0432\u0435\u0442", "\ud83d\ude00 ok",
            times("a", 160), times("a", 161), times("a", 306), times("a", 307), times("\u20ac", 80), times("\u20ac", 81), times("\u20ac", 153),
            times("\u0436", 70), times("\u0436", 71), times("\u0436", 134), times("\u0436", 135), times("\ud83d\ude00", 35), times("\ud83d\ude00", 36),
            times("\ud83d\ude00", 70), "\t", "`"};
        for (String text : texts) {
            StringBuilder parts = new StringBuilder();
            ArrayList<String> all = SmsManager.getDefault().divideMessage(text);
            for (String part : all) parts.append(part.length()).append(' ');
            say(text.length(), Arrays.toString(SmsMessage.calculateLength(text, false)), Arrays.toString(SmsMessage.calculateLength(text, true)), parts);
        }
    }
}
