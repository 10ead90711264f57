package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.io.UnsupportedEncodingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes a text apart into tokens, lines and matches. Of its source it reads only as much as an
 * answer needs, so that a program can talk with the one who types.
 */
public final class Scanner implements Iterator<String>, Closeable {
    private static final Pattern WHITE_SPACE = Pattern.compile("\\p{javaWhitespace}+");
    private static final Pattern LINE = Pattern.compile(".*(\r\n|[\n\r\u2028\u2029\u0085])|.+$");
    private static final Pattern LINE_END = Pattern.compile("\r\n|[\n\r\u2028\u2029\u0085]");
    private static final Pattern ANY = Pattern.compile("(?s).*");

    private final Readable source;
    private final CharBuffer chunk = CharBuffer.allocate(1024);
    /** What was read and not yet taken, from position on. */
    private String text = "";
    private int position;
    private boolean atEnd;
    private boolean closed;
    private IOException failure;
    private Pattern delimiter = WHITE_SPACE;
    private Locale locale = Locale.getDefault(Locale.Category.FORMAT);
    private int radix = 10;
    private MatchResult last;
    /** The token that findToken found. */
    private int start;
    private int end;
    /** Where the last token taken began, for giving it back. */
    private int before;

    public Scanner(Readable source) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        this.source = source;
    }

    public Scanner(InputStream source) {
        this(new InputStreamReader(source));
    }

    public Scanner(InputStream source, String charsetName) {
        this(reader(source, charsetName));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new FileInputStream(source));
    }

    public Scanner(File source, String charsetName) throws FileNotFoundException {
        this(new FileInputStream(source), charsetName);
    }

    public Scanner(Path source) throws IOException {
        this(Files.newInputStream(source));
    }

    public Scanner(Path source, String charsetName) throws IOException {
        this(Files.newInputStream(source), charsetName);
    }

    public Scanner(String source) {
        this(new StringReader(source));
    }

    public Scanner(ReadableByteChannel source) {
        this(Channels.newInputStream(source));
    }

    public Scanner(ReadableByteChannel source, String charsetName) {
        this(Channels.newInputStream(source), charsetName);
    }

    private static InputStreamReader reader(InputStream source, String charsetName) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        try {
            return new InputStreamReader(source, charsetName);
        } catch (UnsupportedEncodingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        if (source instanceof Closeable) {
            try {
                ((Closeable) source).close();
            } catch (IOException e) {
                failure = e;
            }
        }
        atEnd = true;
        closed = true;
    }

    public IOException ioException() {
        return failure;
    }

    public Pattern delimiter() {
        return delimiter;
    }

    public Scanner useDelimiter(Pattern pattern) {
        delimiter = pattern;
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        delimiter = Pattern.compile(pattern);
        return this;
    }

    public Locale locale() {
        return locale;
    }

    public Scanner useLocale(Locale l) {
        if (l == null) {
            throw new NullPointerException();
        }
        locale = l;
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int r) {
        if (r < Character.MIN_RADIX || r > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + r);
        }
        radix = r;
        return this;
    }

    public Scanner reset() {
        delimiter = WHITE_SPACE;
        locale = Locale.getDefault(Locale.Category.FORMAT);
        radix = 10;
        return this;
    }

    public MatchResult match() {
        if (last == null) {
            throw new IllegalStateException("No match result available");
        }
        return last;
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    @Override
    public String toString() {
        return "java.util.Scanner[delimiters=" + delimiter + "][position=" + position + "][source closed=" + atEnd
                + "][radix=" + radix + "][locale=" + locale + "]";
    }

    /** Reads on; false at the end of the source. */
    private boolean more() {
        if (atEnd) {
            return false;
        }
        chunk.clear();
        int n;
        try {
            n = source.read(chunk);
        } catch (IOException e) {
            failure = e;
            n = -1;
        }
        if (n < 0) {
            atEnd = true;
            return true; // what could not be decided before can be now
        }
        chunk.flip();
        text = text.substring(position).concat(chunk.toString());
        position = 0;
        return true;
    }

    private Matcher matcher(Pattern p, int from, int to) {
        return p.matcher(text).useTransparentBounds(true).useAnchoringBounds(false).region(from, to);
    }

    /** Finds the next token without taking it. */
    private boolean findToken() {
        ensureOpen();
        last = null;
        while (true) {
            start = position;
            Matcher m = matcher(delimiter, start, text.length());
            if (m.lookingAt()) {
                if (m.hitEnd() && more()) {
                    continue;
                }
                start = m.end();
            }
            if (start == text.length()) {
                if (more()) {
                    continue;
                }
                return false;
            }
            m = matcher(delimiter, start, text.length());
            boolean found = m.find();
            if (found && m.end() == start) {
                found = m.find(); // nothing at all does not end a token
            }
            if (found && (!m.requireEnd() || atEnd)) {
                end = m.start();
                return true;
            }
            if (!more()) {
                end = text.length();
                return true;
            }
        }
    }

    private String takeToken() {
        before = position;
        position = end;
        return text.substring(start, end);
    }

    private boolean tokenMatches(Pattern p) {
        Matcher m = matcher(p, start, end);
        m.useAnchoringBounds(true);
        if (!m.matches()) {
            return false;
        }
        last = m.toMatchResult();
        return true;
    }

    @Override
    public boolean hasNext() {
        return findToken();
    }

    @Override
    public String next() {
        if (!findToken()) {
            throw new NoSuchElementException();
        }
        tokenMatches(ANY);
        return takeToken();
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        if (pattern == null) {
            throw new NullPointerException();
        }
        return findToken() && tokenMatches(pattern);
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        if (pattern == null) {
            throw new NullPointerException();
        }
        if (!findToken()) {
            throw new NoSuchElementException();
        }
        if (!tokenMatches(pattern)) {
            throw new InputMismatchException();
        }
        return takeToken();
    }

    // ---- lines and matches regardless of delimiters

    public boolean hasNextLine() {
        ensureOpen();
        MatchResult m = find(LINE, 0);
        if (m == null) {
            return false;
        }
        position -= m.end() - m.start(); // a line begins where the last thing taken ended
        return true;
    }

    public String nextLine() {
        ensureOpen();
        MatchResult m = find(LINE, 0);
        if (m == null) {
            throw new NoSuchElementException("No line found");
        }
        String line = m.group();
        String ending = m.group(1);
        return ending == null ? line : line.substring(0, line.length() - ending.length());
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        ensureOpen();
        if (pattern == null) {
            throw new NullPointerException();
        }
        last = null;
        while (true) {
            Matcher m = matcher(LINE_END, position, text.length());
            int limit;
            if (m.find() && !(m.hitEnd() && !atEnd)) {
                limit = m.start();
            } else if (more()) {
                continue;
            } else {
                limit = text.length();
            }
            if (limit == position) {
                return null;
            }
            MatchResult found = find(pattern, limit - position);
            return found == null ? null : found.group();
        }
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        ensureOpen();
        if (pattern == null) {
            throw new NullPointerException();
        }
        if (horizon < 0) {
            throw new IllegalArgumentException("horizon < 0");
        }
        MatchResult m = find(pattern, horizon);
        return m == null ? null : m.group();
    }

    private MatchResult find(Pattern pattern, int horizon) {
        last = null;
        while (true) {
            int limit = horizon == 0 || text.length() - position < horizon ? text.length() : position + horizon;
            boolean whole = horizon != 0 && limit - position == horizon;
            Matcher m = matcher(pattern, position, limit);
            if (m.find()) {
                if (m.hitEnd() && (!whole || m.requireEnd()) && more()) {
                    continue;
                }
                last = m.toMatchResult();
                position = m.end();
                return last;
            }
            if (whole || !more()) {
                return null;
            }
        }
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    public Scanner skip(Pattern pattern) {
        ensureOpen();
        if (pattern == null) {
            throw new NullPointerException();
        }
        last = null;
        while (true) {
            Matcher m = matcher(pattern, position, text.length());
            boolean found = m.lookingAt();
            if (m.hitEnd() && more()) {
                continue;
            }
            if (!found) {
                throw new NoSuchElementException();
            }
            last = m.toMatchResult();
            position = m.end();
            return this;
        }
    }

    // ---- tokens that are values

    public boolean hasNextBoolean() {
        return findToken() && isBoolean(token());
    }

    public boolean nextBoolean() {
        need();
        if (!isBoolean(token())) {
            throw new InputMismatchException();
        }
        return Boolean.parseBoolean(takeValue());
    }

    private static boolean isBoolean(String s) {
        return s.equalsIgnoreCase("true") || s.equalsIgnoreCase("false");
    }

    private String token() {
        return text.substring(start, end);
    }

    private void need() {
        if (!findToken()) {
            throw new NoSuchElementException();
        }
    }

    private String takeValue() {
        tokenMatches(ANY);
        return takeToken();
    }

    /** The digits of an integer as Java writes it, or null if the token is none. */
    private String integer(int radix) {
        String s = token();
        int i = 0;
        StringBuilder out = new StringBuilder();
        if (i < s.length() && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
            if (s.charAt(i) == '-') {
                out.append('-');
            }
            i++;
        }
        return numeral(s, i, s.length(), radix, out) ? out.toString() : null;
    }

    /** Appends the digits between two places; false if they are no numeral, plain or with groups of three. */
    private boolean numeral(String s, int from, int to, int radix, StringBuilder out) {
        char separator = DecimalFormatSymbols.getInstance(locale).getGroupingSeparator();
        int digits = 0;
        boolean grouped = false;
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            int d = Character.digit(c, radix);
            if (d >= 0) {
                digits++;
                out.append(Character.forDigit(d, radix));
            } else if (c == separator && (grouped ? digits == 3 : digits >= 1 && digits <= 3)
                    && (grouped || s.charAt(from) != '0')) {
                grouped = true;
                digits = 0;
            } else {
                return false;
            }
        }
        return grouped ? digits == 3 : digits > 0;
    }

    private String nextInteger(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        need();
        String s = integer(radix);
        if (s == null) {
            throw new InputMismatchException();
        }
        takeValue();
        return s;
    }

    /** Gives the last token back and complains about it. */
    private InputMismatchException giveBack(NumberFormatException e) {
        position = before;
        return new InputMismatchException(e.getMessage());
    }

    public boolean hasNextByte() {
        return hasNextByte(radix);
    }

    public boolean hasNextByte(int radix) {
        return hasNextWithin(radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public byte nextByte() {
        return nextByte(radix);
    }

    public byte nextByte(int radix) {
        try {
            return Byte.parseByte(nextInteger(radix), radix);
        } catch (NumberFormatException e) {
            throw giveBack(e);
        }
    }

    public boolean hasNextShort() {
        return hasNextShort(radix);
    }

    public boolean hasNextShort(int radix) {
        return hasNextWithin(radix, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public short nextShort() {
        return nextShort(radix);
    }

    public short nextShort(int radix) {
        try {
            return Short.parseShort(nextInteger(radix), radix);
        } catch (NumberFormatException e) {
            throw giveBack(e);
        }
    }

    public boolean hasNextInt() {
        return hasNextInt(radix);
    }

    public boolean hasNextInt(int radix) {
        return hasNextWithin(radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int radix) {
        try {
            return Integer.parseInt(nextInteger(radix), radix);
        } catch (NumberFormatException e) {
            throw giveBack(e);
        }
    }

    public boolean hasNextLong() {
        return hasNextLong(radix);
    }

    public boolean hasNextLong(int radix) {
        return hasNextWithin(radix, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int radix) {
        try {
            return Long.parseLong(nextInteger(radix), radix);
        } catch (NumberFormatException e) {
            throw giveBack(e);
        }
    }

    private boolean hasNextWithin(int radix, long min, long max) {
        if (!findToken()) {
            return false;
        }
        String s = integer(radix);
        if (s == null) {
            return false;
        }
        try {
            long v = Long.parseLong(s, radix);
            return v >= min && v <= max;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public boolean hasNextBigInteger() {
        return hasNextBigInteger(radix);
    }

    public boolean hasNextBigInteger(int radix) {
        return findToken() && integer(radix) != null;
    }

    public BigInteger nextBigInteger() {
        return nextBigInteger(radix);
    }

    public BigInteger nextBigInteger(int radix) {
        return new BigInteger(nextInteger(radix), radix);
    }

    /** A decimal number as Java writes it, or null if the token is none. */
    private String decimal() {
        String s = token();
        StringBuilder out = new StringBuilder();
        int i = 0;
        int n = s.length();
        if (i < n && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
            if (s.charAt(i) == '-') {
                out.append('-');
            }
            i++;
        }
        int exponent = i;
        while (exponent < n && s.charAt(exponent) != 'e' && s.charAt(exponent) != 'E') {
            exponent++;
        }
        int point = s.indexOf(DecimalFormatSymbols.getInstance(locale).getDecimalSeparator(), i);
        if (point < 0 || point > exponent) {
            point = exponent;
        }
        boolean fraction = exponent > point + 1;
        if (!(point == i && fraction) && !numeral(s, i, point, 10, out)) {
            return null;
        }
        if (point < exponent) {
            out.append('.');
            for (int k = point + 1; k < exponent; k++) {
                int d = Character.digit(s.charAt(k), 10);
                if (d < 0) {
                    return null;
                }
                out.append((char) ('0' + d));
            }
            if (!fraction) {
                out.append('0');
            }
        }
        if (exponent < n) {
            out.append('e');
            int k = exponent + 1;
            if (k < n && (s.charAt(k) == '-' || s.charAt(k) == '+')) {
                out.append(s.charAt(k++));
            }
            if (k == n) {
                return null;
            }
            for (; k < n; k++) {
                int d = Character.digit(s.charAt(k), 10);
                if (d < 0) {
                    return null;
                }
                out.append((char) ('0' + d));
            }
        }
        return out.toString();
    }

    private static final Pattern HEX_FLOAT =
            Pattern.compile("[-+]?0[xX][0-9a-fA-F]*\\.[0-9a-fA-F]+([pP][-+]?[0-9]+)?");

    private String floating() {
        String s = decimal();
        if (s != null) {
            return s;
        }
        s = token();
        String plain = s.startsWith("-") || s.startsWith("+") ? s.substring(1) : s;
        String sign = s.startsWith("-") ? "-" : "";
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
        if (plain.equals("NaN") || plain.equals(symbols.getNaN())) {
            return "NaN";
        }
        if (plain.equals("Infinity") || plain.equals(symbols.getInfinity())) {
            return sign + "Infinity";
        }
        return HEX_FLOAT.matcher(s).matches() ? s : null;
    }

    private String nextFloating() {
        need();
        String s = floating();
        if (s == null) {
            throw new InputMismatchException();
        }
        takeValue();
        return s;
    }

    public boolean hasNextFloat() {
        return findToken() && floating() != null;
    }

    public float nextFloat() {
        try {
            return Float.parseFloat(nextFloating());
        } catch (NumberFormatException e) {
            throw giveBack(e);
        }
    }

    public boolean hasNextDouble() {
        return findToken() && floating() != null;
    }

    public double nextDouble() {
        try {
            return Double.parseDouble(nextFloating());
        } catch (NumberFormatException e) {
            throw giveBack(e);
        }
    }

    public boolean hasNextBigDecimal() {
        return findToken() && decimal() != null;
    }

    public BigDecimal nextBigDecimal() {
        need();
        String s = decimal();
        if (s == null) {
            throw new InputMismatchException();
        }
        takeValue();
        return new BigDecimal(s);
    }

    public Scanner(InputStream source, java.nio.charset.Charset charset) {
        this(source, charset.name());
    }

    public Scanner(File source, java.nio.charset.Charset charset) throws IOException {
        this(source, charset.name());
    }

    public Scanner(Path source, java.nio.charset.Charset charset) throws IOException {
        this(source, charset.name());
    }

    public java.util.stream.Stream<String> tokens() {
        ArrayList<String> all = new ArrayList<String>();
        while (hasNext()) {
            all.add(next());
        }
        return all.stream();
    }

    public java.util.stream.Stream<MatchResult> findAll(Pattern pattern) {
        Objects.requireNonNull(pattern);
        ArrayList<MatchResult> all = new ArrayList<MatchResult>();
        while (findWithinHorizon(pattern, 0) != null) {
            all.add(match());
        }
        return all.stream();
    }

    public java.util.stream.Stream<MatchResult> findAll(String pattern) {
        return findAll(Pattern.compile(pattern));
    }
}
