package android.text.util;

import android.text.Spannable;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.method.LinkMovementMethod;
import android.text.method.MovementMethod;
import android.text.style.URLSpan;
import android.util.Patterns;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes links of what looks like one. */
public class Linkify {
    public static final int WEB_URLS = 0x01;
    public static final int EMAIL_ADDRESSES = 0x02;
    public static final int PHONE_NUMBERS = 0x04;
    public static final int MAP_ADDRESSES = 0x08;
    public static final int ALL = WEB_URLS | EMAIL_ADDRESSES | PHONE_NUMBERS | MAP_ADDRESSES;
    private static final int PHONE_NUMBER_MINIMUM_DIGITS = 5;

    /** Refuses matches. */
    public interface MatchFilter {
        boolean acceptMatch(CharSequence s, int start, int end);
    }

    /** Makes URLs of matches. */
    public interface TransformFilter {
        String transformUrl(Matcher match, String url);
    }

    public static final MatchFilter sUrlMatchFilter = new MatchFilter() {
        @Override
        public final boolean acceptMatch(CharSequence s, int start, int end) {
            return start == 0 || s.charAt(start - 1) != '@';
        }
    };

    public static final MatchFilter sPhoneNumberMatchFilter = new MatchFilter() {
        @Override
        public final boolean acceptMatch(CharSequence s, int start, int end) {
            int digits = 0;
            for (int i = start; i < end; i++) {
                if (Character.isDigit(s.charAt(i)) && ++digits >= PHONE_NUMBER_MINIMUM_DIGITS) return true;
            }
            return false;
        }
    };

    public static final TransformFilter sPhoneNumberTransformFilter = new TransformFilter() {
        @Override
        public final String transformUrl(Matcher match, String url) {
            return Patterns.digitsAndPlusOnly(match);
        }
    };

    private static final class Link {
        String url;
        int start;
        int end;
    }

    public static final boolean addLinks(Spannable text, int mask) {
        if (mask == 0) return false;
        URLSpan[] old = text.getSpans(0, text.length(), URLSpan.class);
        for (int i = old.length - 1; i >= 0; i--) text.removeSpan(old[i]);
        ArrayList<Link> links = new ArrayList<Link>();
        if ((mask & WEB_URLS) != 0) gather(links, text, Patterns.AUTOLINK_WEB_URL, new String[] {"http://", "https://", "rtsp://"}, sUrlMatchFilter, null);
        if ((mask & EMAIL_ADDRESSES) != 0) gather(links, text, Patterns.AUTOLINK_EMAIL_ADDRESS, new String[] {"mailto:"}, null, null);
        if ((mask & PHONE_NUMBERS) != 0) gather(links, text, Patterns.PHONE, new String[] {"tel:"}, sPhoneNumberMatchFilter, sPhoneNumberTransformFilter);
        prune(links);
        for (Link l : links) text.setSpan(new URLSpan(l.url), l.start, l.end, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        return !links.isEmpty();
    }

    public static final boolean addLinks(TextView text, int mask) {
        if (mask == 0) return false;
        CharSequence t = text.getText();
        if (t instanceof Spannable) {
            if (!addLinks((Spannable) t, mask)) return false;
            addLinkMovementMethod(text);
            return true;
        }
        SpannableString s = SpannableString.valueOf(t);
        if (!addLinks(s, mask)) return false;
        addLinkMovementMethod(text);
        text.setText(s);
        return true;
    }

    private static void addLinkMovementMethod(TextView t) {
        MovementMethod m = t.getMovementMethod();
        if (!(m instanceof LinkMovementMethod) && t.getLinksClickable()) t.setMovementMethod(LinkMovementMethod.getInstance());
    }

    public static final void addLinks(TextView text, Pattern pattern, String scheme) {
        addLinks(text, pattern, scheme, null, null, null);
    }

    public static final void addLinks(TextView text, Pattern pattern, String scheme, MatchFilter matchFilter, TransformFilter transformFilter) {
        addLinks(text, pattern, scheme, null, matchFilter, transformFilter);
    }

    public static final void addLinks(TextView text, Pattern pattern, String defaultScheme, String[] schemes, MatchFilter matchFilter, TransformFilter transformFilter) {
        SpannableString spannable = SpannableString.valueOf(text.getText());
        if (addLinks(spannable, pattern, defaultScheme, schemes, matchFilter, transformFilter)) {
            text.setText(spannable);
            addLinkMovementMethod(text);
        }
    }

    public static final boolean addLinks(Spannable text, Pattern pattern, String scheme) {
        return addLinks(text, pattern, scheme, null, null, null);
    }

    public static final boolean addLinks(Spannable spannable, Pattern pattern, String scheme, MatchFilter matchFilter, TransformFilter transformFilter) {
        return addLinks(spannable, pattern, scheme, null, matchFilter, transformFilter);
    }

    public static final boolean addLinks(Spannable spannable, Pattern pattern, String defaultScheme, String[] schemes, MatchFilter matchFilter, TransformFilter transformFilter) {
        if (defaultScheme == null) defaultScheme = "";
        int n = schemes == null || schemes.length < 1 ? 0 : schemes.length;
        String[] copy = new String[n + 1];
        copy[0] = defaultScheme.toLowerCase(Locale.ROOT);
        for (int i = 0; i < n; i++) copy[i + 1] = schemes[i] == null ? "" : schemes[i].toLowerCase(Locale.ROOT);
        boolean has = false;
        Matcher m = pattern.matcher(spannable);
        while (m.find()) {
            if (matchFilter != null && !matchFilter.acceptMatch(spannable, m.start(), m.end())) continue;
            spannable.setSpan(new URLSpan(makeUrl(m.group(0), copy, m, transformFilter)), m.start(), m.end(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            has = true;
        }
        return has;
    }

    private static String makeUrl(String url, String[] prefixes, Matcher matcher, TransformFilter filter) {
        if (filter != null) url = filter.transformUrl(matcher, url);
        for (String p : prefixes) {
            if (!url.regionMatches(true, 0, p, 0, p.length())) continue;
            return url.regionMatches(false, 0, p, 0, p.length()) ? url : p + url.substring(p.length());
        }
        return prefixes.length > 0 ? prefixes[0] + url : url;
    }

    private static void gather(ArrayList<Link> links, Spannable s, Pattern pattern, String[] schemes, MatchFilter matchFilter, TransformFilter transformFilter) {
        Matcher m = pattern.matcher(s);
        while (m.find()) {
            if (matchFilter != null && !matchFilter.acceptMatch(s, m.start(), m.end())) continue;
            Link l = new Link();
            l.url = makeUrl(m.group(0), schemes, m, transformFilter);
            l.start = m.start();
            l.end = m.end();
            links.add(l);
        }
    }

    private static void prune(ArrayList<Link> links) {
        Collections.sort(links, new Comparator<Link>() {
            @Override
            public int compare(Link a, Link b) {
                return a.start != b.start ? Integer.compare(a.start, b.start) : Integer.compare(b.end, a.end);
            }
        });
        for (int i = 0; i + 1 < links.size(); ) {
            Link a = links.get(i);
            Link b = links.get(i + 1);
            if (a.end > b.start) links.remove(b.end <= a.end || a.end - a.start >= b.end - b.start ? i + 1 : i);
            else i++;
        }
    }
}
