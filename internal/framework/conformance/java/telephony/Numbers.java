import android.telephony.PhoneNumberUtils;
import static esdroid.conformance.Out.*;

/** Telephone numbers as apps take them apart. */
public class Numbers {
    public static void main(String[] args) {
        for (String n : new String[] {"(555) 123-4567", "+1 800 FLOWERS", "911", "555,12;3", "*#06#", "", "abc", "1-800-GOOG-411", "+49 (0)30 901820", "5551234w2"}) {
            say(n, PhoneNumberUtils.stripSeparators(n), PhoneNumberUtils.extractNetworkPortion(n), PhoneNumberUtils.extractPostDialPortion(n));
            say(PhoneNumberUtils.convertKeypadLettersToDigits(n), PhoneNumberUtils.isGlobalPhoneNumber(n), PhoneNumberUtils.toCallerIDMinMatch(n), PhoneNumberUtils.getStrippedReversed(n));
        }
        say(PhoneNumberUtils.compare("+15551234567", "5551234567"), PhoneNumberUtils.compare("5551234", "5551235"), PhoneNumberUtils.compare(null, "1"), PhoneNumberUtils.compare("", ""));
        for (char c : "0+*#N,;w aA".toCharArray()) {
            say(c, PhoneNumberUtils.isISODigit(c), PhoneNumberUtils.is12Key(c), PhoneNumberUtils.isDialable(c), PhoneNumberUtils.isReallyDialable(c),
                PhoneNumberUtils.isNonSeparator(c), PhoneNumberUtils.isStartsPostDial(c));
        }
    }
}
