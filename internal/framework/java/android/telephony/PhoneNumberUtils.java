package android.telephony;

import android.text.Editable;
import android.text.TextUtils;
import java.util.Locale;

/** What can be told of telephone numbers by their characters. */
public class PhoneNumberUtils {
    public static final char PAUSE = ',';
    public static final char WAIT = ';';
    public static final char WILD = 'N';
    public static final int TOA_International = 145;
    public static final int TOA_Unknown = 129;
    public static final int FORMAT_UNKNOWN = 0;
    public static final int FORMAT_NANP = 1;
    public static final int FORMAT_JAPAN = 2;

    private static final String LETTERS = "22233344455566677778889999";

    public static boolean isISODigit(char c) {
        return c >= '0' && c <= '9';
    }

    public static final boolean is12Key(char c) {
        return isISODigit(c) || c == '*' || c == '#';
    }

    public static final boolean isDialable(char c) {
        return is12Key(c) || c == '+' || c == WILD;
    }

    public static final boolean isReallyDialable(char c) {
        return is12Key(c) || c == '+';
    }

    public static final boolean isNonSeparator(char c) {
        return isDialable(c) || c == WAIT || c == PAUSE;
    }

    public static final boolean isStartsPostDial(char c) {
        return c == PAUSE || c == WAIT;
    }

    public static String extractNetworkPortion(String phoneNumber) {
        if (phoneNumber == null) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < phoneNumber.length(); i++) {
            char c = phoneNumber.charAt(i);
            int digit = Character.digit(c, 10);
            if (digit != -1) {
                out.append(digit);
            } else if (c == '+') {
                String prefix = out.toString();
                if (prefix.length() == 0 || prefix.equals("*31#") || prefix.equals("#31#")) {
                    out.append(c);
                }
            } else if (isDialable(c)) {
                out.append(c);
            } else if (isStartsPostDial(c)) {
                break;
            }
        }
        return out.toString();
    }

    public static String stripSeparators(String phoneNumber) {
        if (phoneNumber == null) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < phoneNumber.length(); i++) {
            char c = phoneNumber.charAt(i);
            int digit = Character.digit(c, 10);
            if (digit != -1) {
                out.append(digit);
            } else if (isNonSeparator(c)) {
                out.append(c);
            }
        }
        return out.toString();
    }

    public static String normalizeNumber(String phoneNumber) {
        if (TextUtils.isEmpty(phoneNumber)) {
            return "";
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < phoneNumber.length(); i++) {
            char c = phoneNumber.charAt(i);
            int digit = Character.digit(c, 10);
            if (digit != -1) {
                out.append(digit);
            } else if (out.length() == 0 && c == '+') {
                out.append(c);
            } else if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                return normalizeNumber(convertKeypadLettersToDigits(phoneNumber));
            }
        }
        return out.toString();
    }

    public static String convertKeypadLettersToDigits(String input) {
        if (input == null) {
            return input;
        }
        char[] out = input.toCharArray();
        for (int i = 0; i < out.length; i++) {
            char c = Character.toLowerCase(out[i]);
            if (c >= 'a' && c <= 'z') {
                out[i] = LETTERS.charAt(c - 'a');
            }
        }
        return new String(out);
    }

    public static boolean isGlobalPhoneNumber(String phoneNumber) {
        return !TextUtils.isEmpty(phoneNumber) && phoneNumber.matches("[\\+]?[0-9.-]+");
    }

    public static boolean isEmergencyNumber(String number) {
        number = extractNetworkPortion(number);
        return "112".equals(number) || "911".equals(number);
    }

    public static boolean compare(String a, String b) {
        if (a == null || b == null) {
            return a == b;
        }
        String x = normalizeNumber(a);
        String y = normalizeNumber(b);
        int n = Math.min(x.length(), y.length());
        if (n < 7) {
            return x.equals(y) && n > 0;
        }
        return x.substring(x.length() - 7).equals(y.substring(y.length() - 7));
    }

    public static String formatNumber(String source) {
        if (source == null) {
            return null;
        }
        String plain = normalizeNumber(source);
        if (plain.startsWith("+1") && plain.length() == 12) {
            return "+1 " + plain.substring(2, 5) + "-" + plain.substring(5, 8) + "-" + plain.substring(8);
        }
        if (plain.length() == 11 && plain.charAt(0) == '1') {
            return "1-" + plain.substring(1, 4) + "-" + plain.substring(4, 7) + "-" + plain.substring(7);
        }
        if (plain.length() == 10 && plain.charAt(0) != '+') {
            return plain.substring(0, 3) + "-" + plain.substring(3, 6) + "-" + plain.substring(6);
        }
        if (plain.length() == 7 && plain.charAt(0) != '+') {
            return plain.substring(0, 3) + "-" + plain.substring(3);
        }
        return source;
    }

    /** What is dialled when the call stands: from the first pause on. */
    public static String extractPostDialPortion(String phoneNumber) {
        if (phoneNumber == null) {
            return null;
        }
        StringBuilder b = new StringBuilder();
        boolean found = false;
        for (int i = 0; i < phoneNumber.length(); i++) {
            char c = phoneNumber.charAt(i);
            found |= isStartsPostDial(c);
            if (found && isNonSeparator(c)) {
                b.append(c);
            }
        }
        return b.toString();
    }

    public static boolean isWellFormedSmsAddress(String address) {
        String network = extractNetworkPortion(address);
        if (network.equals("+") || network.isEmpty()) {
            return false;
        }
        for (int i = 0; i < network.length(); i++) {
            if (!isDialable(network.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** The digits from the last to the first, by which numbers are looked up. */
    public static String getStrippedReversed(String phoneNumber) {
        String network = extractNetworkPortion(phoneNumber);
        return network == null ? null : new StringBuilder(network).reverse().toString();
    }

    public static String toCallerIDMinMatch(String phoneNumber) {
        String reversed = getStrippedReversed(phoneNumber);
        return reversed == null || reversed.length() <= 7 ? reversed : reversed.substring(0, 7);
    }
}
