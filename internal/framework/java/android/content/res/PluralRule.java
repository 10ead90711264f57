package android.content.res;

import java.util.Locale;

/** Which form of a plural a number takes in a language. */
final class PluralRule {
    private PluralRule() {
    }

    /** Returns the key that a form has in a resource. */
    static int key(String form) {
        if (form.equals("zero")) return 0x01000005;
        if (form.equals("one")) return 0x01000006;
        if (form.equals("two")) return 0x01000007;
        if (form.equals("few")) return 0x01000008;
        if (form.equals("many")) return 0x01000009;
        return 0x01000004;
    }

    static String of(Locale locale, int number) {
        String language = " " + (locale == null ? "en" : locale.getLanguage()) + " ";
        int n = Math.abs(number);
        int ten = n % 10;
        int hundred = n % 100;
        if (" ja ko zh vi th id in ms lo my km bo yo ".contains(language)) return "other";
        if (" fr pt hy ".contains(language)) return n <= 1 ? "one" : "other";
        if (" hi bn fa gu kn zu am mr ".contains(language)) return n <= 1 ? "one" : "other";
        if (" ru uk be sr hr bs ".contains(language)) {
            if (ten == 1 && hundred != 11) return "one";
            if (ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14)) return "few";
            return " ru uk be ".contains(language) ? "many" : "other";
        }
        if (" pl ".contains(language)) {
            if (n == 1) return "one";
            return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? "few" : "many";
        }
        if (" cs sk ".contains(language)) return n == 1 ? "one" : n >= 2 && n <= 4 ? "few" : "other";
        if (" lt ".contains(language)) {
            if (ten == 1 && (hundred < 11 || hundred > 19)) return "one";
            return ten >= 2 && (hundred < 11 || hundred > 19) ? "few" : "other";
        }
        if (" lv ".contains(language)) {
            if (ten == 0 || hundred >= 11 && hundred <= 19) return "zero";
            return ten == 1 ? "one" : "other";
        }
        if (" ro ".contains(language)) return n == 1 ? "one" : n == 0 || hundred >= 1 && hundred <= 19 ? "few" : "other";
        if (" sl ".contains(language)) return hundred == 1 ? "one" : hundred == 2 ? "two" : hundred == 3 || hundred == 4 ? "few" : "other";
        if (" iw he ".contains(language)) return n == 1 ? "one" : n == 2 ? "two" : n > 10 && ten == 0 ? "many" : "other";
        if (" ar ".contains(language)) {
            if (n < 3) return n == 0 ? "zero" : n == 1 ? "one" : "two";
            return hundred >= 3 && hundred <= 10 ? "few" : hundred >= 11 ? "many" : "other";
        }
        return n == 1 ? "one" : "other";
    }
}
