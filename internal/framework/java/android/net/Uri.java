package android.net;

import android.os.Environment;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.StrictMode;
import android.util.Log;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.RandomAccess;
import java.util.Set;

/** An immutable reference in the syntax of RFC 2396, taken apart when asked and never checked. */
public abstract class Uri implements Parcelable, Comparable<Uri> {
    private static final String LOG = Uri.class.getSimpleName();

    /** Stands for a part that was not worked out yet. */
    private static final String UNKNOWN = new String("NOT CACHED");

    public static final Uri EMPTY = new HierarchicalUri(null, Part.NULL, PathPart.EMPTY, Part.NULL, Part.NULL);

    private Uri() {}

    public abstract boolean isHierarchical();

    public boolean isOpaque() {
        return !isHierarchical();
    }

    public abstract boolean isRelative();

    public boolean isAbsolute() {
        return !isRelative();
    }

    public abstract String getScheme();

    public abstract String getSchemeSpecificPart();

    public abstract String getEncodedSchemeSpecificPart();

    public abstract String getAuthority();

    public abstract String getEncodedAuthority();

    public abstract String getUserInfo();

    public abstract String getEncodedUserInfo();

    public abstract String getHost();

    public abstract int getPort();

    public abstract String getPath();

    public abstract String getEncodedPath();

    public abstract String getQuery();

    public abstract String getEncodedQuery();

    public abstract String getFragment();

    public abstract String getEncodedFragment();

    public abstract List<String> getPathSegments();

    public abstract String getLastPathSegment();

    public abstract Builder buildUpon();

    @Override
    public abstract String toString();

    @Override
    public boolean equals(Object o) {
        return o instanceof Uri && toString().equals(o.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    @Override
    public int compareTo(Uri other) {
        return toString().compareTo(other.toString());
    }

    public String toSafeString() {
        String scheme = getScheme();
        String ssp = getSchemeSpecificPart();
        if (scheme != null) {
            if (scheme.equalsIgnoreCase("tel") || scheme.equalsIgnoreCase("sip") || scheme.equalsIgnoreCase("sms")
                    || scheme.equalsIgnoreCase("smsto") || scheme.equalsIgnoreCase("mailto")
                    || scheme.equalsIgnoreCase("nfc")) {
                StringBuilder builder = new StringBuilder(64);
                builder.append(scheme).append(':');
                if (ssp != null) {
                    for (int i = 0; i < ssp.length(); i++) {
                        char c = ssp.charAt(i);
                        builder.append(c == '-' || c == '@' || c == '.' ? c : 'x');
                    }
                }
                return builder.toString();
            } else if (scheme.equalsIgnoreCase("http") || scheme.equalsIgnoreCase("https")
                    || scheme.equalsIgnoreCase("ftp")) {
                ssp = "//" + ((getHost() != null) ? getHost() : "") + ((getPort() != -1) ? (":" + getPort()) : "") + "/...";
            }
        }
        StringBuilder builder = new StringBuilder(64);
        if (scheme != null) {
            builder.append(scheme).append(':');
        }
        if (ssp != null) {
            builder.append(ssp);
        }
        return builder.toString();
    }

    public static Uri parse(String uriString) {
        return new StringUri(uriString);
    }

    public static Uri fromFile(File file) {
        if (file == null) {
            throw new NullPointerException("file");
        }
        return new HierarchicalUri("file", Part.EMPTY, PathPart.fromDecoded(file.getAbsolutePath()), Part.NULL, Part.NULL);
    }

    public static Uri fromParts(String scheme, String ssp, String fragment) {
        if (scheme == null) {
            throw new NullPointerException("scheme");
        }
        if (ssp == null) {
            throw new NullPointerException("ssp");
        }
        return new OpaqueUri(scheme, Part.fromDecoded(ssp), Part.fromDecoded(fragment));
    }

    public Set<String> getQueryParameterNames() {
        if (isOpaque()) {
            throw new UnsupportedOperationException(NOT_HIERARCHICAL);
        }
        String query = getEncodedQuery();
        if (query == null) {
            return Collections.emptySet();
        }
        Set<String> names = new LinkedHashSet<String>();
        int start = 0;
        do {
            int next = query.indexOf('&', start);
            int end = (next == -1) ? query.length() : next;
            int separator = query.indexOf('=', start);
            if (separator > end || separator == -1) {
                separator = end;
            }
            names.add(decode(query.substring(start, separator)));
            start = end + 1;
        } while (start < query.length());
        return Collections.unmodifiableSet(names);
    }

    private static final String NOT_HIERARCHICAL = "This isn't a hierarchical URI.";

    public List<String> getQueryParameters(String key) {
        if (isOpaque()) {
            throw new UnsupportedOperationException(NOT_HIERARCHICAL);
        }
        if (key == null) {
            throw new NullPointerException("key");
        }
        String query = getEncodedQuery();
        if (query == null) {
            return Collections.emptyList();
        }
        String encodedKey = encode(key);
        ArrayList<String> values = new ArrayList<String>();
        int start = 0;
        do {
            int next = query.indexOf('&', start);
            int end = next != -1 ? next : query.length();
            int separator = query.indexOf('=', start);
            if (separator > end || separator == -1) {
                separator = end;
            }
            if (separator - start == encodedKey.length()
                    && query.regionMatches(start, encodedKey, 0, encodedKey.length())) {
                values.add(separator == end ? "" : decode(query.substring(separator + 1, end)));
            }
            start = next + 1;
            if (next == -1) {
                break;
            }
        } while (true);
        return Collections.unmodifiableList(values);
    }

    public String getQueryParameter(String key) {
        if (isOpaque()) {
            throw new UnsupportedOperationException(NOT_HIERARCHICAL);
        }
        if (key == null) {
            throw new NullPointerException("key");
        }
        final String query = getEncodedQuery();
        if (query == null) {
            return null;
        }
        final String encodedKey = encode(key, null);
        final int length = query.length();
        int start = 0;
        do {
            int next = query.indexOf('&', start);
            int end = next != -1 ? next : length;
            int separator = query.indexOf('=', start);
            if (separator > end || separator == -1) {
                separator = end;
            }
            if (separator - start == encodedKey.length()
                    && query.regionMatches(start, encodedKey, 0, encodedKey.length())) {
                return separator == end ? "" : decode(query.substring(separator + 1, end), true);
            }
            if (next == -1) {
                return null;
            }
            start = next + 1;
        } while (true);
    }

    public boolean getBooleanQueryParameter(String key, boolean defaultValue) {
        String flag = getQueryParameter(key);
        if (flag == null) {
            return defaultValue;
        }
        flag = flag.toLowerCase(Locale.ROOT);
        return !"false".equals(flag) && !"0".equals(flag);
    }

    public Uri normalizeScheme() {
        String scheme = getScheme();
        if (scheme == null) {
            return this;
        }
        String lowerScheme = scheme.toLowerCase(Locale.ROOT);
        if (scheme.equals(lowerScheme)) {
            return this;
        }
        return buildUpon().scheme(lowerScheme).build();
    }

    public Uri getCanonicalUri() {
        if (!"file".equals(getScheme())) {
            return this;
        }
        final String canonicalPath;
        try {
            canonicalPath = new File(getPath()).getCanonicalPath();
        } catch (java.io.IOException e) {
            return this;
        }
        if (Environment.isExternalStorageEmulated()) {
            final String legacyPath = "/sdcard";
            if (canonicalPath.startsWith(legacyPath)) {
                return Uri.fromFile(new File(Environment.getExternalStorageDirectory().toString(),
                        canonicalPath.substring(legacyPath.length() + 1)));
            }
        }
        return Uri.fromFile(new File(canonicalPath));
    }

    public void checkFileUriExposed(String location) {
        if ("file".equals(getScheme()) && (getPath() != null) && !getPath().startsWith("/system/")) {
            StrictMode.onFileUriExposed(this, location);
        }
    }

    public boolean isPathPrefixMatch(Uri prefix) {
        if (!java.util.Objects.equals(getScheme(), prefix.getScheme())
                || !java.util.Objects.equals(getAuthority(), prefix.getAuthority())) {
            return false;
        }
        List<String> seg = getPathSegments();
        List<String> prefixSeg = prefix.getPathSegments();
        if (seg.size() < prefixSeg.size()) {
            return false;
        }
        return seg.subList(0, prefixSeg.size()).equals(prefixSeg);
    }

    public static Uri withAppendedPath(Uri baseUri, String pathSegment) {
        return baseUri.buildUpon().appendEncodedPath(pathSegment).build();
    }

    // Encoding.

    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    public static String encode(String s) {
        return encode(s, null);
    }

    public static String encode(String s, String allow) {
        if (s == null) {
            return null;
        }
        StringBuilder encoded = null;
        int n = s.length();
        int current = 0;
        while (current < n) {
            int next = current;
            while (next < n && isAllowed(s.charAt(next), allow)) {
                next++;
            }
            if (next == n) {
                if (current == 0) {
                    return s;
                }
                return encoded.append(s, current, n).toString();
            }
            if (encoded == null) {
                encoded = new StringBuilder();
            }
            encoded.append(s, current, next);
            current = next;
            next = current + 1;
            while (next < n && !isAllowed(s.charAt(next), allow)) {
                next++;
            }
            byte[] bytes = s.substring(current, next).getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < bytes.length; i++) {
                encoded.append('%').append(HEX[(bytes[i] & 0xf0) >> 4]).append(HEX[bytes[i] & 0xf]);
            }
            current = next;
        }
        return encoded == null ? s : encoded.toString();
    }

    private static boolean isAllowed(char c, String allow) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')
                || "_-!.~'()*".indexOf(c) != -1 || (allow != null && allow.indexOf(c) != -1);
    }

    public static String decode(String s) {
        return s == null ? null : decode(s, false);
    }

    private static String decode(String s, boolean convertPlus) {
        if (s.indexOf('%') < 0 && !(convertPlus && s.indexOf('+') >= 0)) {
            return s;
        }
        StringBuilder b = new StringBuilder(s.length());
        ByteArrayOutputStream bytes = null;
        int n = s.length();
        int i = 0;
        while (i < n) {
            char c = s.charAt(i);
            if (c == '%') {
                if (bytes == null) {
                    bytes = new ByteArrayOutputStream();
                }
                // Each digit that is none gives one replacement character, and what follows is text again.
                int value = 0;
                boolean bad = false;
                boolean ended = false;
                i++;
                for (int j = 0; j < 2; j++) {
                    int digit = i < n ? Character.digit(s.charAt(i), 16) : -1;
                    if (i < n && s.charAt(i) >= 0x80) {
                        digit = -1;
                    }
                    if (digit < 0) {
                        bad = true;
                        ended = i >= n;
                        if (i < n) {
                            i++;
                        }
                        break;
                    }
                    value = value << 4 | digit;
                    i++;
                }
                if (bad) {
                    flush(b, bytes);
                    b.append('\ufffd');
                    if (ended) {
                        return b.toString();
                    }
                }
                // What was read of a bad one counts too, as on the platform.
                bytes.write(value);
                continue;
            }
            flush(b, bytes);
            b.append(c == '+' && convertPlus ? ' ' : c);
            i++;
        }
        flush(b, bytes);
        return b.toString();
    }

    private static void flush(StringBuilder b, ByteArrayOutputStream bytes) {
        if (bytes != null && bytes.size() > 0) {
            b.append(new String(bytes.toByteArray(), StandardCharsets.UTF_8));
            bytes.reset();
        }
    }

    // Parts.

    /** A part in both spellings, of which at least one is known. */
    static class Part {
        static final Part NULL = new Part(null, null);
        static final Part EMPTY = new Part("", "");

        String encoded;
        String decoded;

        Part(String encoded, String decoded) {
            this.encoded = encoded;
            this.decoded = decoded;
        }

        static Part fromEncoded(String encoded) {
            return encoded == null ? NULL : encoded.length() == 0 ? EMPTY : new Part(encoded, UNKNOWN);
        }

        static Part fromDecoded(String decoded) {
            return decoded == null ? NULL : decoded.length() == 0 ? EMPTY : new Part(UNKNOWN, decoded);
        }

        static Part nonNull(Part part) {
            return part == null ? NULL : part;
        }

        String getEncoded() {
            if (encoded == UNKNOWN) {
                encoded = encode(decoded);
            }
            return encoded;
        }

        final String getDecoded() {
            if (decoded == UNKNOWN) {
                decoded = decode(encoded);
            }
            return decoded;
        }

        boolean isEmpty() {
            return this == NULL || this == EMPTY;
        }
    }

    /** The path, which keeps its slashes. */
    static class PathPart extends Part {
        static final PathPart NULL = new PathPart(null, null);
        static final PathPart EMPTY = new PathPart("", "");

        private List<String> mSegments;

        PathPart(String encoded, String decoded) {
            super(encoded, decoded);
        }

        static PathPart fromEncoded(String encoded) {
            return encoded == null ? NULL : encoded.length() == 0 ? EMPTY : new PathPart(encoded, UNKNOWN);
        }

        static PathPart fromDecoded(String decoded) {
            return decoded == null ? NULL : decoded.length() == 0 ? EMPTY : new PathPart(UNKNOWN, decoded);
        }

        @Override
        String getEncoded() {
            if (encoded == UNKNOWN) {
                encoded = encode(decoded, "/");
            }
            return encoded;
        }

        List<String> segments() {
            if (mSegments == null) {
                ArrayList<String> list = new ArrayList<String>();
                String path = getEncoded();
                if (path != null) {
                    int previous = 0;
                    int current;
                    while ((current = path.indexOf('/', previous)) > -1) {
                        if (previous < current) {
                            list.add(decode(path.substring(previous, current)));
                        }
                        previous = current + 1;
                    }
                    if (previous < path.length()) {
                        list.add(decode(path.substring(previous)));
                    }
                }
                mSegments = new Segments(list.toArray(new String[list.size()]));
            }
            return mSegments;
        }

        static PathPart append(PathPart old, String encodedSegment) {
            String path = old == null ? null : old.getEncoded();
            if (path == null) {
                path = "";
            }
            if (path.length() == 0) {
                path = "/" + encodedSegment;
            } else if (path.charAt(path.length() - 1) == '/') {
                path = path + encodedSegment;
            } else {
                path = path + "/" + encodedSegment;
            }
            return fromEncoded(path);
        }

        static PathPart makeAbsolute(PathPart old) {
            boolean known = old.encoded != UNKNOWN;
            String path = known ? old.encoded : old.decoded;
            if (path == null || path.length() == 0 || path.startsWith("/")) {
                return old;
            }
            return new PathPart(known ? "/" + old.encoded : UNKNOWN,
                    old.decoded != UNKNOWN ? "/" + old.decoded : UNKNOWN);
        }
    }

    /** The segments of a path. */
    static class Segments extends AbstractList<String> implements RandomAccess {
        private final String[] mAll;

        Segments(String[] all) {
            mAll = all;
        }

        @Override
        public String get(int index) {
            if (index >= mAll.length) {
                throw new IndexOutOfBoundsException();
            }
            return mAll[index];
        }

        @Override
        public int size() {
            return mAll.length;
        }
    }

    /** What the three kinds share. */
    private abstract static class AbstractHierarchicalUri extends Uri {
        private Part mUserInfo;
        private String mHost = UNKNOWN;
        private int mPort = -2;

        public String getLastPathSegment() {
            List<String> segments = getPathSegments();
            int size = segments.size();
            return size == 0 ? null : segments.get(size - 1);
        }

        private Part userInfo() {
            if (mUserInfo == null) {
                String authority = getEncodedAuthority();
                int end = authority == null ? -1 : authority.indexOf('@');
                mUserInfo = Part.fromEncoded(end == -1 ? null : authority.substring(0, end));
            }
            return mUserInfo;
        }

        public final String getEncodedUserInfo() {
            return userInfo().getEncoded();
        }

        public String getUserInfo() {
            return userInfo().getDecoded();
        }

        public String getHost() {
            if (mHost == UNKNOWN) {
                String authority = getEncodedAuthority();
                if (authority == null) {
                    mHost = null;
                } else {
                    int at = authority.indexOf('@');
                    int colon = authority.indexOf(':', at);
                    mHost = decode(colon == -1 ? authority.substring(at + 1) : authority.substring(at + 1, colon));
                }
            }
            return mHost;
        }

        public int getPort() {
            if (mPort == -2) {
                mPort = -1;
                String authority = getEncodedAuthority();
                if (authority != null) {
                    int colon = authority.indexOf(':', authority.indexOf('@'));
                    if (colon != -1) {
                        try {
                            mPort = Integer.parseInt(decode(authority.substring(colon + 1)));
                        } catch (NumberFormatException e) {
                            Log.w(LOG, "Error parsing port string.", e);
                        }
                    }
                }
            }
            return mPort;
        }
    }

    /** A reference that is given as text. */
    private static class StringUri extends AbstractHierarchicalUri {
        private final String uriString;
        private int mColon = -2;
        private int mHash = -2;
        private String mScheme = UNKNOWN;
        private Part mSsp;
        private Part mAuthority;
        private PathPart mPath;
        private Part mQuery;
        private Part mFragment;

        private StringUri(String uriString) {
            if (uriString == null) {
                throw new NullPointerException("uriString");
            }
            this.uriString = uriString;
        }

        private int colon() {
            return mColon == -2 ? mColon = uriString.indexOf(':') : mColon;
        }

        private int hash() {
            return mHash == -2 ? mHash = uriString.indexOf('#', colon()) : mHash;
        }

        public boolean isHierarchical() {
            int ssi = colon();
            if (ssi == -1) {
                return true;
            }
            return uriString.length() != ssi + 1 && uriString.charAt(ssi + 1) == '/';
        }

        public boolean isRelative() {
            return colon() == -1;
        }

        public String getScheme() {
            if (mScheme == UNKNOWN) {
                mScheme = colon() == -1 ? null : uriString.substring(0, colon());
            }
            return mScheme;
        }

        private Part ssp() {
            if (mSsp == null) {
                mSsp = Part.fromEncoded(hash() == -1 ? uriString.substring(colon() + 1)
                        : uriString.substring(colon() + 1, hash()));
            }
            return mSsp;
        }

        public String getEncodedSchemeSpecificPart() {
            return ssp().getEncoded();
        }

        public String getSchemeSpecificPart() {
            return ssp().getDecoded();
        }

        private Part authority() {
            if (mAuthority == null) {
                mAuthority = Part.fromEncoded(parseAuthority(uriString, colon()));
            }
            return mAuthority;
        }

        public String getEncodedAuthority() {
            return authority().getEncoded();
        }

        public String getAuthority() {
            return authority().getDecoded();
        }

        private PathPart path() {
            if (mPath == null) {
                int ssi = colon();
                if (ssi > -1 && (ssi + 1 == uriString.length() || uriString.charAt(ssi + 1) != '/')) {
                    mPath = PathPart.NULL;
                } else {
                    mPath = PathPart.fromEncoded(parsePath(uriString, ssi));
                }
            }
            return mPath;
        }

        public String getPath() {
            return path().getDecoded();
        }

        public String getEncodedPath() {
            return path().getEncoded();
        }

        public List<String> getPathSegments() {
            return path().segments();
        }

        private Part query() {
            if (mQuery == null) {
                int qsi = uriString.indexOf('?', colon());
                int fsi = hash();
                String q = null;
                if (qsi != -1) {
                    if (fsi == -1) {
                        q = uriString.substring(qsi + 1);
                    } else if (fsi >= qsi) {
                        q = uriString.substring(qsi + 1, fsi);
                    }
                }
                mQuery = Part.fromEncoded(q);
            }
            return mQuery;
        }

        public String getEncodedQuery() {
            return query().getEncoded();
        }

        public String getQuery() {
            return query().getDecoded();
        }

        private Part fragment() {
            if (mFragment == null) {
                mFragment = Part.fromEncoded(hash() == -1 ? null : uriString.substring(hash() + 1));
            }
            return mFragment;
        }

        public String getEncodedFragment() {
            return fragment().getEncoded();
        }

        public String getFragment() {
            return fragment().getDecoded();
        }

        public String toString() {
            return uriString;
        }

        public Builder buildUpon() {
            if (isHierarchical()) {
                return new Builder().scheme(getScheme()).authority(authority()).path(path()).query(query())
                        .fragment(fragment());
            }
            return new Builder().scheme(getScheme()).opaquePart(ssp()).fragment(fragment());
        }
    }

    static String parseAuthority(String uriString, int ssi) {
        int length = uriString.length();
        if (length > ssi + 2 && uriString.charAt(ssi + 1) == '/' && uriString.charAt(ssi + 2) == '/') {
            return uriString.substring(ssi + 3, endOf(uriString, ssi + 3, true));
        }
        return null;
    }

    static String parsePath(String uriString, int ssi) {
        int length = uriString.length();
        int start = ssi + 1;
        if (length > ssi + 2 && uriString.charAt(ssi + 1) == '/' && uriString.charAt(ssi + 2) == '/') {
            start = endOf(uriString, ssi + 3, true);
        }
        return uriString.substring(start, endOf(uriString, start, false));
    }

    private static int endOf(String s, int at, boolean slashToo) {
        for (; at < s.length(); at++) {
            char c = s.charAt(at);
            if (c == '?' || c == '#' || (slashToo && c == '/')) {
                break;
            }
        }
        return at;
    }

    /** A reference without parts, as mailto:. */
    private static class OpaqueUri extends Uri {
        private final String mScheme;
        private final Part mSsp;
        private final Part mFragment;
        private String mText;

        private OpaqueUri(String scheme, Part ssp, Part fragment) {
            mScheme = scheme;
            mSsp = ssp;
            mFragment = fragment == null ? Part.NULL : fragment;
        }

        public boolean isHierarchical() {
            return false;
        }

        public boolean isRelative() {
            return mScheme == null;
        }

        public String getScheme() {
            return mScheme;
        }

        public String getEncodedSchemeSpecificPart() {
            return mSsp.getEncoded();
        }

        public String getSchemeSpecificPart() {
            return mSsp.getDecoded();
        }

        public String getAuthority() {
            return null;
        }

        public String getEncodedAuthority() {
            return null;
        }

        public String getPath() {
            return null;
        }

        public String getEncodedPath() {
            return null;
        }

        public String getQuery() {
            return null;
        }

        public String getEncodedQuery() {
            return null;
        }

        public String getFragment() {
            return mFragment.getDecoded();
        }

        public String getEncodedFragment() {
            return mFragment.getEncoded();
        }

        public List<String> getPathSegments() {
            return Collections.emptyList();
        }

        public String getLastPathSegment() {
            return null;
        }

        public String getUserInfo() {
            return null;
        }

        public String getEncodedUserInfo() {
            return null;
        }

        public String getHost() {
            return null;
        }

        public int getPort() {
            return -1;
        }

        public String toString() {
            if (mText == null) {
                StringBuilder sb = new StringBuilder();
                sb.append(mScheme).append(':').append(getEncodedSchemeSpecificPart());
                if (!mFragment.isEmpty()) {
                    sb.append('#').append(mFragment.getEncoded());
                }
                mText = sb.toString();
            }
            return mText;
        }

        public Builder buildUpon() {
            return new Builder().scheme(mScheme).opaquePart(mSsp).fragment(mFragment);
        }
    }

    /** A reference that is made of parts. */
    private static class HierarchicalUri extends AbstractHierarchicalUri {
        private final String mScheme;
        private final Part mAuthority;
        private final PathPart mPath;
        private final Part mQuery;
        private final Part mFragment;
        private Part mSsp;
        private String mText;

        private HierarchicalUri(String scheme, Part authority, PathPart path, Part query, Part fragment) {
            mScheme = scheme;
            mAuthority = Part.nonNull(authority);
            mPath = path == null ? PathPart.NULL : path;
            mQuery = Part.nonNull(query);
            mFragment = Part.nonNull(fragment);
        }

        public boolean isHierarchical() {
            return true;
        }

        public boolean isRelative() {
            return mScheme == null;
        }

        public String getScheme() {
            return mScheme;
        }

        private Part ssp() {
            if (mSsp == null) {
                StringBuilder b = new StringBuilder();
                appendSspTo(b);
                mSsp = Part.fromEncoded(b.toString());
            }
            return mSsp;
        }

        public String getEncodedSchemeSpecificPart() {
            return ssp().getEncoded();
        }

        public String getSchemeSpecificPart() {
            return ssp().getDecoded();
        }

        private void appendSspTo(StringBuilder builder) {
            String encodedAuthority = mAuthority.getEncoded();
            if (encodedAuthority != null) {
                builder.append("//").append(encodedAuthority);
            }
            String encodedPath = mPath.getEncoded();
            if (encodedPath != null) {
                builder.append(encodedPath);
            }
            if (!mQuery.isEmpty()) {
                builder.append('?').append(mQuery.getEncoded());
            }
        }

        public String getAuthority() {
            return mAuthority.getDecoded();
        }

        public String getEncodedAuthority() {
            return mAuthority.getEncoded();
        }

        public String getEncodedPath() {
            return mPath.getEncoded();
        }

        public String getPath() {
            return mPath.getDecoded();
        }

        public String getQuery() {
            return mQuery.getDecoded();
        }

        public String getEncodedQuery() {
            return mQuery.getEncoded();
        }

        public String getFragment() {
            return mFragment.getDecoded();
        }

        public String getEncodedFragment() {
            return mFragment.getEncoded();
        }

        public List<String> getPathSegments() {
            return mPath.segments();
        }

        @Override
        public String toString() {
            if (mText == null) {
                StringBuilder builder = new StringBuilder();
                if (mScheme != null) {
                    builder.append(mScheme).append(':');
                }
                appendSspTo(builder);
                if (!mFragment.isEmpty()) {
                    builder.append('#').append(mFragment.getEncoded());
                }
                mText = builder.toString();
            }
            return mText;
        }

        public Builder buildUpon() {
            return new Builder().scheme(mScheme).authority(mAuthority).path(mPath).query(mQuery).fragment(mFragment);
        }
    }

    /** Makes references of parts. */
    public static final class Builder {
        private String scheme;
        private Part opaquePart;
        private Part authority;
        private PathPart path;
        private Part query;
        private Part fragment;

        public Builder() {}

        public Builder scheme(String scheme) {
            this.scheme = scheme;
            return this;
        }

        Builder opaquePart(Part opaquePart) {
            this.opaquePart = opaquePart;
            return this;
        }

        public Builder opaquePart(String opaquePart) {
            return opaquePart(Part.fromDecoded(opaquePart));
        }

        public Builder encodedOpaquePart(String opaquePart) {
            return opaquePart(Part.fromEncoded(opaquePart));
        }

        Builder authority(Part authority) {
            this.opaquePart = null;
            this.authority = authority;
            return this;
        }

        public Builder authority(String authority) {
            return authority(Part.fromDecoded(authority));
        }

        public Builder encodedAuthority(String authority) {
            return authority(Part.fromEncoded(authority));
        }

        Builder path(PathPart path) {
            this.opaquePart = null;
            this.path = path;
            return this;
        }

        public Builder path(String path) {
            return path(PathPart.fromDecoded(path));
        }

        public Builder encodedPath(String path) {
            return path(PathPart.fromEncoded(path));
        }

        public Builder appendPath(String newSegment) {
            return path(PathPart.append(path, encode(newSegment)));
        }

        public Builder appendEncodedPath(String newSegment) {
            return path(PathPart.append(path, newSegment));
        }

        Builder query(Part query) {
            this.opaquePart = null;
            this.query = query;
            return this;
        }

        public Builder query(String query) {
            return query(Part.fromDecoded(query));
        }

        public Builder encodedQuery(String query) {
            return query(Part.fromEncoded(query));
        }

        Builder fragment(Part fragment) {
            this.fragment = fragment;
            return this;
        }

        public Builder fragment(String fragment) {
            return fragment(Part.fromDecoded(fragment));
        }

        public Builder encodedFragment(String fragment) {
            return fragment(Part.fromEncoded(fragment));
        }

        public Builder appendQueryParameter(String key, String value) {
            this.opaquePart = null;
            String encodedParameter = encode(key, null) + "=" + encode(value, null);
            String old = query == null ? null : query.getEncoded();
            query = Part.fromEncoded(old == null || old.length() == 0 ? encodedParameter : old + "&" + encodedParameter);
            return this;
        }

        public Builder clearQuery() {
            return query((Part) null);
        }

        public Uri build() {
            if (opaquePart != null) {
                if (this.scheme == null) {
                    throw new UnsupportedOperationException("An opaque URI must have a scheme.");
                }
                return new OpaqueUri(scheme, opaquePart, fragment);
            }
            PathPart path = this.path;
            if (path == null || path == PathPart.NULL) {
                path = PathPart.EMPTY;
            } else if (scheme != null || (authority != null && authority != Part.NULL)) {
                path = PathPart.makeAbsolute(path);
            }
            return new HierarchicalUri(scheme, authority, path, query, fragment);
        }

        @Override
        public String toString() {
            return build().toString();
        }
    }

    // Parcels hold the text.

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        writeToParcel(out, this);
    }

    public static void writeToParcel(Parcel out, Uri uri) {
        out.writeString(uri == null ? null : uri.toString());
    }

    public static final Parcelable.Creator<Uri> CREATOR = new Parcelable.Creator<Uri>() {
        public Uri createFromParcel(Parcel in) {
            String s = in.readString();
            return s == null ? null : parse(s);
        }

        public Uri[] newArray(int size) {
            return new Uri[size];
        }
    };
}
