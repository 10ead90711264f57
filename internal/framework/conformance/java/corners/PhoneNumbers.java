import android.telephony.PhoneNumberUtils;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Numbers of phones, formed and taken apart. */
public class PhoneNumbers {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"5551234567", "+14155552671", "555-1234", "1-800-FLOWERS", "911", "*#06#", "tel:5,5;6", "", "00442071838750", "12", "+", "(415) 555 2671 x5"}) say(s, PhoneNumberUtils.formatNumber(s), PhoneNumberUtils.stripSeparators(s), PhoneNumberUtils.convertKeypadLettersToDigits(s), PhoneNumberUtils.extractNetworkPortion(s), PhoneNumberUtils.extractPostDialPortion(s), PhoneNumberUtils.isGlobalPhoneNumber(s), PhoneNumberUtils.isWellFormedSmsAddress(s), PhoneNumberUtils.toCallerIDMinMatch(s), PhoneNumberUtils.getStrippedReversed(s));
        say(PhoneNumberUtils.compare("5551234567", "+15551234567"), PhoneNumberUtils.compare("123", "1234"), PhoneNumberUtils.compare(null, "1"), PhoneNumberUtils.compare("", ""), PhoneNumberUtils.isDialable('*'), PhoneNumberUtils.is12Key('+'), PhoneNumberUtils.isISODigit('a'), PhoneNumberUtils.isNonSeparator(','), PhoneNumberUtils.isReallyDialable('N'), PhoneNumberUtils.isStartsPostDial('w'));
        say(PhoneNumberUtils.stripSeparators(null), PhoneNumberUtils.extractNetworkPortion(null), PhoneNumberUtils.formatNumber("4155552671", "US"), PhoneNumberUtils.formatNumberToE164("4155552671", "US"), PhoneNumberUtils.normalizeNumber("(4a) 5"), PhoneNumberUtils.replaceUnicodeDigits("\u0663x"));
        fails("PhoneNumberUtils.convertKeypadLettersToDigits(null)", new Code() {
            public void run() throws Exception {
                PhoneNumberUtils.convertKeypadLettersToDigits(null);
            }
        });
        fails("PhoneNumberUtils.isGlobalPhoneNumber(null)", new Code() {
            public void run() throws Exception {
                PhoneNumberUtils.isGlobalPhoneNumber(null);
            }
        });
        fails("PhoneNumberUtils.formatNumber((String) null)", new Code() {
            public void run() throws Exception {
                PhoneNumberUtils.formatNumber((String) null);
            }
        });
    }
}
