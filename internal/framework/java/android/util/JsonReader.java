package android.util;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** Reads JSON, token by token. */
public final class JsonReader implements Closeable {
    private final Reader in;
    private boolean lenient = false;
    private int pushed = -2;
    private int line = 1;
    private int column = 1;
    private final List<JsonScope> stack = new ArrayList<JsonScope>();
    private JsonToken token;
    private String name;
    private String value;
    private boolean skipping = false;

    public JsonReader(Reader in) {
        if (in == null) {
            throw new NullPointerException("in == null");
        }
        this.in = in;
        stack.add(JsonScope.EMPTY_DOCUMENT);
    }

    public void setLenient(boolean lenient) {
        this.lenient = lenient;
    }

    public boolean isLenient() {
        return lenient;
    }

    private int read() throws IOException {
        int c = pushed;
        if (c != -2) {
            pushed = -2;
        } else {
            c = in.read();
        }
        if (c == '\n') {
            line++;
            column = 1;
        } else {
            column++;
        }
        return c;
    }

    private void unread(int c) {
        pushed = c;
        if (c == '\n') {
            line--;
        } else {
            column--;
        }
    }

    private JsonScope top() {
        return stack.get(stack.size() - 1);
    }

    private void replaceTop(JsonScope scope) {
        stack.set(stack.size() - 1, scope);
    }

    private IOException syntaxError(String message) throws IOException {
        throw new MalformedJsonException(message + " at line " + line + " column " + column);
    }

    private void checkLenient() throws IOException {
        if (!lenient) {
            throw syntaxError("Use JsonReader.setLenient(true) to accept malformed JSON");
        }
    }

    public void beginArray() throws IOException {
        expect(JsonToken.BEGIN_ARRAY);
    }

    public void endArray() throws IOException {
        expect(JsonToken.END_ARRAY);
    }

    public void beginObject() throws IOException {
        expect(JsonToken.BEGIN_OBJECT);
    }

    public void endObject() throws IOException {
        expect(JsonToken.END_OBJECT);
    }

    private void expect(JsonToken expected) throws IOException {
        peek();
        if (token != expected) {
            throw new IllegalStateException("Expected " + expected + " but was " + peek());
        }
        advance();
    }

    public boolean hasNext() throws IOException {
        peek();
        return token != JsonToken.END_OBJECT && token != JsonToken.END_ARRAY;
    }

    public JsonToken peek() throws IOException {
        if (token != null) {
            return token;
        }
        switch (top()) {
            case EMPTY_DOCUMENT:
                replaceTop(JsonScope.NONEMPTY_DOCUMENT);
                JsonToken first = nextValueToken();
                if (!lenient && token != JsonToken.BEGIN_ARRAY && token != JsonToken.BEGIN_OBJECT) {
                    throw new IOException("Expected JSON document to start with '[' or '{' but was " + token);
                }
                return first;
            case EMPTY_ARRAY:
                return nextInArray(true);
            case NONEMPTY_ARRAY:
                return nextInArray(false);
            case EMPTY_OBJECT:
                return nextInObject(true);
            case DANGLING_NAME:
                return objectValue();
            case NONEMPTY_OBJECT:
                return nextInObject(false);
            case NONEMPTY_DOCUMENT:
                int c = nextNonWhitespace(false);
                if (c == -1) {
                    return token = JsonToken.END_DOCUMENT;
                }
                unread(c);
                if (!lenient) {
                    throw syntaxError("Expected EOF");
                }
                return nextValueToken();
            case CLOSED:
                throw new IllegalStateException("JsonReader is closed");
            default:
                throw new AssertionError();
        }
    }

    private JsonToken advance() throws IOException {
        peek();
        JsonToken result = token;
        token = null;
        value = null;
        name = null;
        return result;
    }

    public String nextName() throws IOException {
        peek();
        if (token != JsonToken.NAME) {
            throw new IllegalStateException("Expected a name but was " + peek());
        }
        String result = name;
        advance();
        return result;
    }

    public String nextString() throws IOException {
        peek();
        if (token != JsonToken.STRING && token != JsonToken.NUMBER) {
            throw new IllegalStateException("Expected a string but was " + peek());
        }
        String result = value;
        advance();
        return result;
    }

    public boolean nextBoolean() throws IOException {
        peek();
        if (token != JsonToken.BOOLEAN) {
            throw new IllegalStateException("Expected a boolean but was " + token);
        }
        boolean result = value.equalsIgnoreCase("true");
        advance();
        return result;
    }

    public void nextNull() throws IOException {
        peek();
        if (token != JsonToken.NULL) {
            throw new IllegalStateException("Expected null but was " + token);
        }
        advance();
    }

    public double nextDouble() throws IOException {
        peek();
        if (token != JsonToken.STRING && token != JsonToken.NUMBER) {
            throw new IllegalStateException("Expected a double but was " + token);
        }
        double result = Double.parseDouble(value);
        advance();
        return result;
    }

    public long nextLong() throws IOException {
        peek();
        if (token != JsonToken.STRING && token != JsonToken.NUMBER) {
            throw new IllegalStateException("Expected a long but was " + token);
        }
        long result;
        try {
            result = Long.parseLong(value);
        } catch (NumberFormatException ignored) {
            double asDouble = Double.parseDouble(value);
            result = (long) asDouble;
            if ((double) result != asDouble) {
                throw new NumberFormatException(value);
            }
        }
        advance();
        return result;
    }

    public int nextInt() throws IOException {
        peek();
        if (token != JsonToken.STRING && token != JsonToken.NUMBER) {
            throw new IllegalStateException("Expected an int but was " + token);
        }
        int result;
        try {
            result = Integer.parseInt(value);
        } catch (NumberFormatException ignored) {
            double asDouble = Double.parseDouble(value);
            result = (int) asDouble;
            if ((double) result != asDouble) {
                throw new NumberFormatException(value);
            }
        }
        advance();
        return result;
    }

    public void close() throws IOException {
        value = null;
        token = null;
        stack.clear();
        stack.add(JsonScope.CLOSED);
        in.close();
    }

    public void skipValue() throws IOException {
        skipping = true;
        try {
            if (!hasNext() || peek() == JsonToken.END_DOCUMENT) {
                throw new IllegalStateException("No element left to skip");
            }
            int count = 0;
            do {
                JsonToken t = advance();
                if (t == JsonToken.BEGIN_ARRAY || t == JsonToken.BEGIN_OBJECT) {
                    count++;
                } else if (t == JsonToken.END_ARRAY || t == JsonToken.END_OBJECT) {
                    count--;
                }
            } while (count != 0);
        } finally {
            skipping = false;
        }
    }

    private JsonToken end(JsonToken t) {
        stack.remove(stack.size() - 1);
        return token = t;
    }

    private JsonToken nextInArray(boolean firstElement) throws IOException {
        if (firstElement) {
            replaceTop(JsonScope.NONEMPTY_ARRAY);
        } else {
            switch (nextNonWhitespace(true)) {
                case ']':
                    return end(JsonToken.END_ARRAY);
                case ';':
                    checkLenient();
                    break;
                case ',':
                    break;
                default:
                    throw syntaxError("Unterminated array");
            }
        }
        int c = nextNonWhitespace(true);
        switch (c) {
            case ']':
                if (firstElement) {
                    return end(JsonToken.END_ARRAY);
                }
                unread(c);
                checkLenient();
                value = "null";
                return token = JsonToken.NULL;
            case ';':
            case ',':
                unread(c);
                checkLenient();
                value = "null";
                return token = JsonToken.NULL;
            default:
                unread(c);
                return nextValueToken();
        }
    }

    private JsonToken nextInObject(boolean firstElement) throws IOException {
        if (firstElement) {
            int c = nextNonWhitespace(true);
            if (c == '}') {
                return end(JsonToken.END_OBJECT);
            }
            unread(c);
        } else {
            switch (nextNonWhitespace(true)) {
                case '}':
                    return end(JsonToken.END_OBJECT);
                case ';':
                case ',':
                    break;
                default:
                    throw syntaxError("Unterminated object");
            }
        }
        int quote = nextNonWhitespace(true);
        switch (quote) {
            case '\'':
                checkLenient();
                name = nextString((char) quote);
                break;
            case '"':
                name = nextString((char) quote);
                break;
            default:
                checkLenient();
                unread(quote);
                name = nextLiteral();
                if (name.isEmpty()) {
                    throw syntaxError("Expected name");
                }
        }
        replaceTop(JsonScope.DANGLING_NAME);
        return token = JsonToken.NAME;
    }

    private JsonToken objectValue() throws IOException {
        switch (nextNonWhitespace(true)) {
            case ':':
                break;
            case '=':
                checkLenient();
                int c = read();
                if (c != '>') {
                    unread(c);
                }
                break;
            default:
                throw syntaxError("Expected ':'");
        }
        replaceTop(JsonScope.NONEMPTY_OBJECT);
        return nextValueToken();
    }

    private JsonToken nextValueToken() throws IOException {
        int c = nextNonWhitespace(true);
        switch (c) {
            case '{':
                stack.add(JsonScope.EMPTY_OBJECT);
                return token = JsonToken.BEGIN_OBJECT;
            case '[':
                stack.add(JsonScope.EMPTY_ARRAY);
                return token = JsonToken.BEGIN_ARRAY;
            case '\'':
                checkLenient();
                value = nextString((char) c);
                return token = JsonToken.STRING;
            case '"':
                value = nextString((char) c);
                return token = JsonToken.STRING;
            default:
                unread(c);
                value = nextLiteral();
                if (value.isEmpty()) {
                    throw syntaxError("Expected literal value");
                }
                token = kind(value);
                if (token == JsonToken.STRING) {
                    checkLenient();
                }
                return token;
        }
    }

    private int nextNonWhitespace(boolean throwOnEof) throws IOException {
        while (true) {
            int c = read();
            switch (c) {
                case -1:
                    if (throwOnEof) {
                        throw new EOFException("End of input");
                    }
                    return -1;
                case '\t':
                case ' ':
                case '\n':
                case '\r':
                    continue;
                case '/':
                    checkLenient();
                    int next = read();
                    if (next == '*') {
                        int last = 0;
                        for (int d = read(); !(last == '*' && d == '/'); d = read()) {
                            if (d == -1) {
                                throw syntaxError("Unterminated comment");
                            }
                            last = d;
                        }
                        continue;
                    } else if (next == '/') {
                        skipLine();
                        continue;
                    }
                    unread(next);
                    return c;
                case '#':
                    checkLenient();
                    skipLine();
                    continue;
                default:
                    return c;
            }
        }
    }

    private void skipLine() throws IOException {
        int c = read();
        while (c != -1 && c != '\n' && c != '\r') {
            c = read();
        }
    }

    private String nextString(char quote) throws IOException {
        StringBuilder builder = new StringBuilder();
        while (true) {
            int c = read();
            if (c == -1) {
                throw syntaxError("Unterminated string");
            }
            if (c == quote) {
                return skipping ? "skipped!" : builder.toString();
            }
            builder.append(c == '\\' ? escape() : (char) c);
        }
    }

    private char escape() throws IOException {
        int c = read();
        switch (c) {
            case -1:
                throw syntaxError("Unterminated escape sequence");
            case 'u':
                char[] hex = new char[4];
                for (int i = 0; i < 4; i++) {
                    int d = read();
                    if (d == -1) {
                        throw syntaxError("Unterminated escape sequence");
                    }
                    hex[i] = (char) d;
                }
                return (char) Integer.parseInt(new String(hex), 16);
            case 't':
                return '\t';
            case 'b':
                return '\b';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            default:
                return (char) c;
        }
    }

    private String nextLiteral() throws IOException {
        StringBuilder builder = new StringBuilder();
        while (true) {
            int c = read();
            switch (c) {
                case '/':
                case '\\':
                case ';':
                case '#':
                case '=':
                    checkLenient();
                    unread(c);
                    return builder.toString();
                case -1:
                case '{':
                case '}':
                case '[':
                case ']':
                case ':':
                case ',':
                case ' ':
                case '\t':
                case '\f':
                case '\r':
                case '\n':
                    unread(c);
                    return builder.toString();
                default:
                    builder.append((char) c);
            }
        }
    }

    private static JsonToken kind(String s) {
        if (s.equalsIgnoreCase("null")) {
            return JsonToken.NULL;
        }
        if (s.equalsIgnoreCase("true") || s.equalsIgnoreCase("false")) {
            return JsonToken.BOOLEAN;
        }
        int i = 0;
        int n = s.length();
        if (i < n && s.charAt(i) == '-') {
            i++;
        }
        int digits = i;
        if (i < n && s.charAt(i) == '0') {
            i++;
        } else {
            while (i < n && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
                i++;
            }
        }
        if (i == digits) {
            return JsonToken.STRING;
        }
        if (i < n && s.charAt(i) == '.') {
            i++;
            while (i < n && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
                i++;
            }
        }
        if (i < n && (s.charAt(i) == 'e' || s.charAt(i) == 'E')) {
            i++;
            if (i < n && (s.charAt(i) == '+' || s.charAt(i) == '-')) {
                i++;
            }
            int from = i;
            while (i < n && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
                i++;
            }
            if (i == from) {
                return JsonToken.STRING;
            }
        }
        return i == n ? JsonToken.NUMBER : JsonToken.STRING;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " near line " + line + " column " + column;
    }
}
