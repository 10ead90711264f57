/** Text processing by characters: words, Caesar, run lengths, palindromes, Roman numbers. */
public class CharTexts {
    static String runs(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) {
                j++;
            }
            out.append(s.charAt(i)).append(j - i);
            i = j;
        }
        return out.toString();
    }

    static String caesar(String s, int by) {
        char[] c = s.toCharArray();
        for (int i = 0; i < c.length; i++) {
            if (Character.isUpperCase(c[i])) {
                c[i] = (char) ('A' + (c[i] - 'A' + by + 26) % 26);
            } else if (Character.isLowerCase(c[i])) {
                c[i] = (char) ('a' + (c[i] - 'a' + by + 26) % 26);
            }
        }
        return new String(c);
    }

    static boolean palindrome(String s) {
        int i = 0, j = s.length() - 1;
        while (i < j) {
            if (!Character.isLetter(s.charAt(i))) {
                i++;
            } else if (!Character.isLetter(s.charAt(j))) {
                j--;
            } else if (Character.toLowerCase(s.charAt(i++)) != Character.toLowerCase(s.charAt(j--))) {
                return false;
            }
        }
        return true;
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] names = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String out = "";
        for (int i = 0; i < values.length; i++) {
            for (; n >= values[i]; n -= values[i]) {
                out += names[i];
            }
        }
        return out;
    }

    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][];
        for (int i = 0; i <= a.length(); i++) {
            d[i] = new int[b.length() + 1];
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            }
        }
        return d[a.length()][b.length()];
    }

    public static void main(String[] args) {
        System.out.println(runs("aaabccdddd") + " " + caesar("Hello, World", 3) + " " + caesar(caesar("Zebra", 5), -5) + " " + palindrome("A man, a plan, a canal: Panama") + palindrome("no"));
        System.out.println(roman(1994) + " " + roman(3888) + " " + distance("kitten", "sitting") + " " + distance("", "abc"));
        String text = "the quick brown fox";
        StringBuilder words = new StringBuilder();
        int end = text.length();
        for (int i = text.lastIndexOf(' '); ; i = text.lastIndexOf(' ', i - 1)) {
            words.append(text, i + 1, end).append(' ');
            end = i;
            if (i < 0) {
                break;
            }
        }
        System.out.println(words.toString().trim());
        StringBuilder title = new StringBuilder();
        boolean start = true;
        for (char c : text.toCharArray()) {
            title.append(start ? Character.toTitleCase(c) : c);
            start = c == ' ';
        }
        System.out.println(title);
        String hex = "";
        for (byte b : "h\u00e9llo".getBytes()) {
            hex += Character.forDigit(b >> 4 & 15, 16) + "" + Character.forDigit(b & 15, 16);
        }
        System.out.println(hex);
    }
}
