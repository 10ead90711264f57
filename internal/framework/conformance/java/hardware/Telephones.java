import static esdroid.conformance.Out.*;

/** Numbers and how they are shown. */
public class Telephones {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"5551234", "(555) 123-4567", "+1 650 555 1234", "1-800-FLOWERS", "abc", "911", "", "555,123;4", "*#06#", "+49301234567"}) say(s, android.telephony.PhoneNumberUtils.stripSeparators(s), android.telephony.PhoneNumberUtils.isGlobalPhoneNumber(s), android.telephony.PhoneNumberUtils.extractNetworkPortion(s), android.telephony.PhoneNumberUtils.extractPostDialPortion(s), android.telephony.PhoneNumberUtils.convertKeypadLettersToDigits(s), android.telephony.PhoneNumberUtils.isWellFormedSmsAddress(s));
        say(android.telephony.PhoneNumberUtils.compare("5551234", "1 650 555 1234"), android.telephony.PhoneNumberUtils.compare("+16505551234", "6505551234"), android.telephony.PhoneNumberUtils.compare("123", "124"), android.telephony.PhoneNumberUtils.compare("", null));
        say(android.telephony.PhoneNumberUtils.isDialable('5'), android.telephony.PhoneNumberUtils.isDialable('x'), android.telephony.PhoneNumberUtils.is12Key('*'), android.telephony.PhoneNumberUtils.isISODigit('+'), android.telephony.PhoneNumberUtils.isReallyDialable('+'), android.telephony.PhoneNumberUtils.isNonSeparator(';'), android.telephony.PhoneNumberUtils.isStartsPostDial(','));
        say(android.telephony.PhoneNumberUtils.getStrippedReversed("+1-23"), android.telephony.PhoneNumberUtils.toCallerIDMinMatch("6505551234"), android.telephony.PhoneNumberUtils.formatNumber("6505551234"));
    }
}
