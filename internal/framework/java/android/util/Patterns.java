package android.util;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Patterns of addresses. */
public class Patterns {
    private static final String LETTER = "a-zA-Z\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF";
    private static final String TLD =
            "(?:(?:xn\\-\\-[\\w\\-]{0,58}\\w)|(?:[a-zA-Z\u00A1-\uD7FF]{2,63}))";
    private static final String KNOWN_TLD = "(?:aero|arpa|asia|biz|cat|com|coop|edu|gov|info|int|jobs|mil|mobi|museum|name|net|org"
            + "|post|pro|tel|travel|xxx|app|blog|cloud|club|dev|google|online|shop|site|store|tech|top|xyz|[a-zA-Z]{2})";
    private static final String LABEL = "[" + LETTER + "0-9](?:[" + LETTER + "0-9_\\-]{0,61}[" + LETTER + "0-9]){0,1}";
    private static final String HOST_NAME = "(?:" + LABEL + "\\.)+" + TLD;

    @Deprecated
    public static final String TOP_LEVEL_DOMAIN_STR = KNOWN_TLD;
    @Deprecated
    public static final Pattern TOP_LEVEL_DOMAIN = Pattern.compile(KNOWN_TLD);
    @Deprecated
    public static final String TOP_LEVEL_DOMAIN_STR_FOR_WEB_URL = KNOWN_TLD;
    @Deprecated
    public static final String GOOD_IRI_CHAR = "a-zA-Z0-9\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF";
    @Deprecated
    public static final String GOOD_GTLD_CHAR = "a-zA-Z\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF";

    public static final Pattern IP_ADDRESS = Pattern.compile(
            "((25[0-5]|2[0-4][0-9]|[0-1][0-9]{2}|[1-9][0-9]|[1-9])\\.(25[0-5]|2[0-4][0-9]"
            + "|[0-1][0-9]{2}|[1-9][0-9]|[1-9]|0)\\.(25[0-5]|2[0-4][0-9]|[0-1]"
            + "[0-9]{2}|[1-9][0-9]|[1-9]|0)\\.(25[0-5]|2[0-4][0-9]|[0-1][0-9]{2}"
            + "|[1-9][0-9]|[0-9]))");

    public static final Pattern DOMAIN_NAME = Pattern.compile("(" + HOST_NAME + "|" + IP_ADDRESS.pattern() + ")");

    private static final String USER_INFO = "(?:[a-zA-Z0-9\\$\\-\\_\\.\\+\\!\\*\\'\\(\\)\\,\\;\\?\\&\\=]|(?:\\%[a-fA-F0-9]{2})){1,64}"
            + "(?:\\:(?:[a-zA-Z0-9\\$\\-\\_\\.\\+\\!\\*\\'\\(\\)\\,\\;\\?\\&\\=]|(?:\\%[a-fA-F0-9]{2})){1,25})?\\@";
    private static final String PATH = "[/\\?](?:(?:[" + LETTER + "0-9;/\\?:@&=#~\\-\\.\\+!\\*'\\(\\),_\\$])|(?:%[a-fA-F0-9]{2}))*";

    public static final Pattern WEB_URL = Pattern.compile("(((?:(?i:http|https|rtsp)://(?:" + USER_INFO + ")?)?"
            + "(?:(?:" + HOST_NAME + "|" + IP_ADDRESS.pattern() + "))(?:\\:\\d{1,5})?)(" + PATH + ")?(?:\\b|$|^))");

    public static final Pattern AUTOLINK_WEB_URL = Pattern.compile("(((?:(?i:http|https|rtsp)://(?:" + USER_INFO + ")?)"
            + "(?:(?:(?:" + LABEL + "(?:\\.(?=\\S))?)+|" + IP_ADDRESS.pattern() + "))?(?:\\:\\d{1,5})?(" + PATH + ")?(?:\\b|$|^))"
            + "|((?:\\b|$|^)(?<!:\\/\\/)(?:(?:" + LABEL + "\\.)+" + KNOWN_TLD + "|" + IP_ADDRESS.pattern() + ")(?:\\:\\d{1,5})?("
            + PATH + ")?(?:\\b|$|^)))");

    public static final Pattern EMAIL_ADDRESS = Pattern.compile("[a-zA-Z0-9\\+\\.\\_\\%\\-\\+]{1,256}\\@"
            + "[a-zA-Z0-9][a-zA-Z0-9\\-]{0,64}(\\.[a-zA-Z0-9][a-zA-Z0-9\\-]{0,25})+");

    public static final Pattern AUTOLINK_EMAIL_ADDRESS = Pattern.compile("((?:\\b|$|^)(?:[" + LETTER
            + "0-9\\+\\-_%'](?:[" + LETTER + "0-9\\+\\-_%'\\.]{0,62}[" + LETTER + "0-9\\+\\-_%'])?@" + HOST_NAME
            + ")(?:\\b|$|^))");

    public static final Pattern PHONE = Pattern.compile("(\\+[0-9]+[\\- \\.]*)?(\\([0-9]+\\)[\\- \\.]*)?"
            + "([0-9][0-9\\- \\.]+[0-9])");

    private Patterns() {}

    public static final String concatGroups(Matcher matcher) {
        StringBuilder b = new StringBuilder();
        final int numGroups = matcher.groupCount();
        for (int i = 1; i <= numGroups; i++) {
            String s = matcher.group(i);
            if (s != null) {
                b.append(s);
            }
        }
        return b.toString();
    }

    public static final String digitsAndPlusOnly(Matcher matcher) {
        StringBuilder buffer = new StringBuilder();
        String matchingRegion = matcher.group();
        for (int i = 0, size = matchingRegion.length(); i < size; i++) {
            char character = matchingRegion.charAt(i);
            if (character == '+' || Character.isDigit(character)) {
                buffer.append(character);
            }
        }
        return buffer.toString();
    }
}
