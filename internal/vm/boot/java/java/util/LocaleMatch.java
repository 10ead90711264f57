package java.util;

import java.util.Locale.FilteringMode;
import java.util.Locale.LanguageRange;

/** Finds the language tags that language ranges ask for (RFC 4647). */
final class LocaleMatch {
    private LocaleMatch() {
    }

    static List<LanguageRange> parse(String ranges) {
        String text = ranges.replace(" ", "").toLowerCase(Locale.ROOT);
        if (text.startsWith("accept-language:")) {
            text = text.substring(16);
        }
        List<LanguageRange> all = new ArrayList<LanguageRange>();
        for (String part : text.split(",")) {
            int q = part.indexOf(";q=");
            String range = q < 0 ? part : part.substring(0, q);
            double weight = 1;
            if (q >= 0) {
                try {
                    weight = Double.parseDouble(part.substring(q + 3));
                } catch (NumberFormatException e) {
                    throw new IllegalArgumentException("weight=\"" + part.substring(q + 3) + "\" for language range \"" + range + "\"");
                }
                if (weight < 0 || weight > 1) {
                    throw new IllegalArgumentException("weight=" + weight + " for language range \"" + range
                            + "\". It must be between 0.0 and 1.0.");
                }
            }
            int at = 0;
            boolean known = false;
            for (LanguageRange r : all) {
                known |= r.getRange().equals(range);
                at += r.getWeight() >= weight ? 1 : 0;
            }
            if (!known) {
                all.add(at, new LanguageRange(range, weight));
            }
        }
        return all;
    }

    private static boolean extended(String range) {
        return range.startsWith("*-") || range.contains("-*");
    }

    static List<String> filter(List<LanguageRange> priority, Collection<String> tags, FilteringMode mode) {
        List<String> wanted = new ArrayList<String>();
        List<String> refused = new ArrayList<String>();
        boolean byParts = false;
        for (LanguageRange r : priority) {
            String range = r.getRange();
            if (extended(range)) {
                if (mode == FilteringMode.REJECT_EXTENDED_RANGES) {
                    throw new IllegalArgumentException("An extended range \"" + range + "\" found in REJECT_EXTENDED_RANGES mode.");
                }
                if (mode == FilteringMode.IGNORE_EXTENDED_RANGES) {
                    continue;
                }
                if (mode == FilteringMode.MAP_EXTENDED_RANGES) {
                    range = range.startsWith("*") ? "*" : range.replaceAll("-[*]", "");
                }
            }
            byParts |= extended(range);
            (r.getWeight() == 0 ? refused : wanted).add(range);
        }
        byParts |= mode == FilteringMode.EXTENDED_FILTERING;
        Set<String> found = new LinkedHashSet<String>();
        Set<String> seen = new HashSet<String>();
        for (String range : wanted) {
            for (String tag : tags) {
                String low = tag.toLowerCase(Locale.ROOT);
                boolean fits = matches(range, low, byParts);
                for (String no : refused) {
                    fits &= !matches(no, low, byParts);
                }
                if (fits && seen.add(low)) {
                    found.add(tag);
                }
            }
        }
        return new ArrayList<String>(found);
    }

    /** A range fits the tags that begin with its parts; byParts, any parts of theirs may be in between. */
    private static boolean matches(String range, String tag, boolean byParts) {
        if (range.equals("*")) {
            return true;
        }
        if (!byParts) {
            return tag.equals(range) || tag.startsWith(range + "-");
        }
        String[] r = range.split("-");
        String[] t = tag.split("-");
        if (!r[0].equals("*") && !r[0].equals(t[0])) {
            return false;
        }
        int i = 1;
        for (int k = 1; i < r.length && k < t.length;) {
            if (r[i].equals("*")) {
                i++;
            } else if (r[i].equals(t[k])) {
                i++;
                k++;
            } else if (t[k].length() == 1) {
                break;
            } else {
                k++;
            }
        }
        return i == r.length;
    }

    /** The first tag that a range is, or is after losing parts from its end. */
    static String lookup(List<LanguageRange> priority, Collection<String> tags) {
        for (LanguageRange r : priority) {
            String range = r.getRange();
            while (!range.equals("*") && !range.isEmpty() && r.getWeight() > 0) {
                for (String tag : tags) {
                    if (matchesWhole(range, tag.toLowerCase(Locale.ROOT))) {
                        return tag;
                    }
                }
                int cut = range.lastIndexOf('-');
                if (cut >= 2 && range.charAt(cut - 2) == '-') {
                    cut -= 2; // a single letter is the beginning of something, not an end
                }
                range = cut < 0 ? "" : range.substring(0, cut);
            }
        }
        return null;
    }

    private static boolean matchesWhole(String range, String tag) {
        return range.indexOf('*') < 0 ? tag.equals(range) : tag.matches(range.replace("*", "\\p{Alnum}*"));
    }
}
