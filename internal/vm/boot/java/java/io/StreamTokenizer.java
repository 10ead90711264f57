package java.io;

/** Cuts text into numbers, words, quoted strings and single characters. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;

    private static final int UNKNOWN = -4; // before the first token
    private static final int NOTHING = Integer.MAX_VALUE; // no character read ahead
    private static final int SKIP_NEWLINE = Integer.MAX_VALUE - 1;

    private static final byte SPACE = 1;
    private static final byte DIGIT = 2;
    private static final byte WORD = 4;
    private static final byte QUOTE = 8;
    private static final byte COMMENT = 16;

    public int ttype = UNKNOWN;
    public String sval;
    public double nval;

    private final Reader reader;
    private final InputStream stream;
    private final byte[] kinds = new byte[256];
    private int ahead = NOTHING;
    private boolean pushedBack;
    private boolean lowerCase;
    private boolean lineEnds;
    private boolean slashSlash;
    private boolean slashStar;
    private int line = 1;

    private StreamTokenizer(Reader reader, InputStream stream) {
        if (reader == null && stream == null) {
            throw new NullPointerException();
        }
        this.reader = reader;
        this.stream = stream;
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(160, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    @Deprecated
    public StreamTokenizer(InputStream stream) {
        this(null, stream);
    }

    public StreamTokenizer(Reader reader) {
        this(reader, null);
    }

    public void resetSyntax() {
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = 0;
        }
    }

    private void set(int low, int high, int kind, boolean add) {
        for (int i = Math.max(low, 0); i <= Math.min(high, 255); i++) {
            kinds[i] = (byte) (add ? kinds[i] | kind : kind);
        }
    }

    public void wordChars(int low, int high) {
        set(low, high, WORD, true);
    }

    public void whitespaceChars(int low, int high) {
        set(low, high, SPACE, false);
    }

    public void ordinaryChars(int low, int high) {
        set(low, high, 0, false);
    }

    public void ordinaryChar(int c) {
        set(c, c, 0, false);
    }

    public void commentChar(int c) {
        set(c, c, COMMENT, false);
    }

    public void quoteChar(int c) {
        set(c, c, QUOTE, false);
    }

    public void parseNumbers() {
        set('0', '9', DIGIT, true);
        set('.', '.', DIGIT, true);
        set('-', '-', DIGIT, true);
    }

    public void eolIsSignificant(boolean flag) {
        lineEnds = flag;
    }

    public void slashStarComments(boolean flag) {
        slashStar = flag;
    }

    public void slashSlashComments(boolean flag) {
        slashSlash = flag;
    }

    public void lowerCaseMode(boolean flag) {
        lowerCase = flag;
    }

    public void pushBack() {
        if (ttype != UNKNOWN) {
            pushedBack = true;
        }
    }

    public int lineno() {
        return line;
    }

    private int read() throws IOException {
        return reader != null ? reader.read() : stream.read();
    }

    private int kind(int c) {
        return c < 0 ? 0 : c < 256 ? kinds[c] : WORD;
    }

    public int nextToken() throws IOException {
        if (pushedBack) {
            pushedBack = false;
            return ttype;
        }
        sval = null;
        int c = ahead;
        if (c == SKIP_NEWLINE) {
            c = read();
            if (c == '\n') {
                c = NOTHING;
            }
        }
        if (c == NOTHING) {
            c = read();
        }
        ahead = NOTHING;
        while (true) {
            if (c < 0) {
                // Another call reads again, as a stream may have grown.
                return ttype = TT_EOF;
            }
            int kind = kind(c);
            if ((kind & SPACE) != 0) {
                if (c == '\r') {
                    line++;
                    if (lineEnds) {
                        ahead = SKIP_NEWLINE;
                        return ttype = TT_EOL;
                    }
                    c = read();
                    if (c == '\n') {
                        c = read();
                    }
                } else {
                    if (c == '\n') {
                        line++;
                        if (lineEnds) {
                            return ttype = TT_EOL;
                        }
                    }
                    c = read();
                }
                continue;
            }
            if ((kind & DIGIT) != 0) {
                boolean negative = c == '-';
                if (negative) {
                    c = read();
                    if (c != '.' && (c < '0' || c > '9')) {
                        ahead = c;
                        return ttype = '-';
                    }
                }
                number(c, negative);
                return ttype = TT_NUMBER;
            }
            if ((kind & WORD) != 0) {
                StringBuilder word = new StringBuilder();
                do {
                    word.append((char) c);
                    c = read();
                } while ((kind(c) & (WORD | DIGIT)) != 0);
                ahead = c;
                sval = word.toString();
                if (lowerCase) {
                    sval = sval.toLowerCase();
                }
                return ttype = TT_WORD;
            }
            if ((kind & QUOTE) != 0) {
                return quoted(c);
            }
            if (c == '/' && (slashSlash || slashStar)) {
                int next = read();
                if (next == '*' && slashStar) {
                    int before = 0;
                    while (true) {
                        next = read();
                        if (next == '/' && before == '*') {
                            break;
                        }
                        if (next == '\r') {
                            line++;
                            next = read();
                            if (next == '\n') {
                                next = read();
                            }
                        } else if (next == '\n') {
                            line++;
                            next = read();
                        }
                        if (next == '/' && before == '*') {
                            break;
                        }
                        if (next < 0) {
                            return ttype = TT_EOF;
                        }
                        before = next;
                    }
                    c = read();
                    continue;
                }
                if (next == '/' && slashSlash) {
                    c = lineRest();
                    continue;
                }
                if ((kind('/') & COMMENT) != 0) {
                    c = next == '\n' || next == '\r' || next < 0 ? next : lineRest();
                    continue;
                }
                ahead = next;
                return ttype = '/';
            }
            if ((kind & COMMENT) != 0) {
                c = lineRest();
                continue;
            }
            return ttype = c;
        }
    }

    private int lineRest() throws IOException {
        int c;
        do {
            c = read();
        } while (c != '\n' && c != '\r' && c >= 0);
        return c;
    }

    private void number(int c, boolean negative) throws IOException {
        double value = 0;
        int decimals = 0;
        boolean fraction = false;
        while (true) {
            if (c == '.' && !fraction) {
                fraction = true;
            } else if (c >= '0' && c <= '9') {
                value = value * 10 + (c - '0');
                if (fraction) {
                    decimals++;
                }
            } else {
                break;
            }
            c = read();
        }
        ahead = c;
        if (decimals != 0) {
            double scale = 10;
            for (decimals--; decimals > 0; decimals--) {
                scale *= 10;
            }
            value /= scale;
        }
        nval = negative ? -value : value;
    }

    private int quoted(int quote) throws IOException {
        ttype = quote;
        StringBuilder text = new StringBuilder();
        int c = read();
        while (c >= 0 && c != quote && c != '\n' && c != '\r') {
            if (c != '\\') {
                text.append((char) c);
                c = read();
                continue;
            }
            c = read();
            if (c >= '0' && c <= '7') {
                int first = c;
                int value = c - '0';
                c = read();
                if (c >= '0' && c <= '7') {
                    value = value * 8 + c - '0';
                    c = read();
                    if (c >= '0' && c <= '7' && first <= '3') {
                        value = value * 8 + c - '0';
                        c = read();
                    }
                }
                text.append((char) value);
                continue;
            }
            switch (c) {
                case 'a':
                    c = 7;
                    break;
                case 'b':
                    c = '\b';
                    break;
                case 'f':
                    c = 12;
                    break;
                case 'n':
                    c = '\n';
                    break;
                case 'r':
                    c = '\r';
                    break;
                case 't':
                    c = '\t';
                    break;
                case 'v':
                    c = 11;
                    break;
                default:
                    break;
            }
            text.append((char) c);
            c = read();
        }
        ahead = c == quote ? NOTHING : c;
        sval = text.toString();
        return ttype;
    }

    @Override
    public String toString() {
        String token;
        switch (ttype) {
            case TT_EOF:
                token = "EOF";
                break;
            case TT_EOL:
                token = "EOL";
                break;
            case TT_WORD:
                token = sval;
                break;
            case TT_NUMBER:
                token = "n=" + nval;
                break;
            case UNKNOWN:
                token = "NOTHING";
                break;
            default:
                token = ttype < 256 && (kind(ttype) & QUOTE) != 0 ? sval : "'" + (char) ttype + "'";
        }
        return "Token[" + token + "], line " + line;
    }
}
