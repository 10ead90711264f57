import java.text.*;
import java.util.*;

/** Collators: the order of words, strengths, keys. */
public class Collating {
    static String sign(int c) {
        return c < 0 ? "<" : c > 0 ? ">" : "=";
    }

    public static void main(String[] args) {
        String[] words = {"zebra", "Apple", "apple", "\u00e9tude", "etude", "Etude", "\u00c4pfel", "apples", "Zoo", "cote", "cot\u00e9", "c\u00f4te", "c\u00f4t\u00e9", "resume", "r\u00e9sum\u00e9", "10", "9", "b"};
        Collator c = Collator.getInstance(Locale.US);
        String[] sorted = words.clone();
        Arrays.sort(sorted, c);
        System.out.println(Arrays.toString(sorted));
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
        String[][] pairs = {{"a", "A"}, {"a", "\u00e1"}, {"a", "b"}, {"abc", "ABC"}, {"abc", "abc"}, {"", "a"}, {"a", "ab"}, {"e\u0301", "\u00e9"}, {"role", "Role"}, {"role", "r\u00f4le"}};
        for (int strength = Collator.PRIMARY; strength <= Collator.TERTIARY; strength++) {
            c.setStrength(strength);
            c.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
            StringBuilder sb = new StringBuilder();
            for (String[] p : pairs) {
                sb.append(p[0]).append(sign(c.compare(p[0], p[1]))).append(p[1]).append(' ').append(c.equals(p[0], p[1]) ? 'y' : 'n')
                    .append(sign(c.getCollationKey(p[0]).compareTo(c.getCollationKey(p[1])))).append("  ");
            }
            System.out.println(c.getStrength() + " " + sb);
        }
        Collator d = Collator.getInstance(Locale.US);
        System.out.println(d.getStrength() == Collator.TERTIARY ? "tertiary" : "other");
        System.out.println(d.equals((Object) Collator.getInstance(Locale.US)) + " " + d.equals((Object) c) + " " + d.clone().equals(d) + " " + (d.hashCode() == Collator.getInstance(Locale.US).hashCode()));
        CollationKey k = d.getCollationKey("Role"), l = d.getCollationKey("Role");
        System.out.println(k.equals(l) + " " + (k.hashCode() == l.hashCode()) + " " + k.getSourceString() + " " + Arrays.equals(k.toByteArray(), l.toByteArray()) + " " + d.getCollationKey(null));
        TreeMap<String, Integer> byPrimary = new TreeMap<>();
        d.setStrength(Collator.PRIMARY);
        TreeSet<Object> set = new TreeSet<>(d);
        Collections.addAll(set, "b", "B", "a", "\u00e1", "A", "c");
        System.out.println(set);
        for (int bad : new int[] {-1, 4, 15}) {
            try {
                c.setStrength(bad);
            } catch (IllegalArgumentException e) {
                System.out.println("no strength " + bad);
            }
            try {
                c.setDecomposition(bad);
            } catch (IllegalArgumentException e) {
                System.out.println("no decomposition " + bad);
            }
        }
        try {
            c.compare(null, "a");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        String[] german = {"Zebra", "\u00d6l", "Ofen", "Oper", "\u00c4rger", "Arm"};
        Arrays.sort(german, Collator.getInstance(Locale.GERMANY));
        System.out.println(Arrays.toString(german));
    }
}
