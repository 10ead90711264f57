package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** Turns bytes into characters. */
public abstract class CharsetDecoder {
    private static final int RESET = 0;
    private static final int CODING = 1;
    private static final int END = 2;
    private static final int FLUSHED = 3;
    private static final String[] STATES = {"RESET", "CODING", "CODING_END", "FLUSHED"};

    private final Charset charset;
    private final float averageCharsPerByte;
    private final float maxCharsPerByte;
    private String replacement = "\ufffd";
    private CodingErrorAction malformed = CodingErrorAction.REPORT;
    private CodingErrorAction unmappable = CodingErrorAction.REPORT;
    private int state = RESET;

    protected CharsetDecoder(Charset charset, float averageCharsPerByte, float maxCharsPerByte) {
        if (averageCharsPerByte <= 0) {
            throw new IllegalArgumentException("Non-positive averageCharsPerByte");
        }
        if (maxCharsPerByte <= 0) {
            throw new IllegalArgumentException("Non-positive maxCharsPerByte");
        }
        this.charset = charset;
        this.averageCharsPerByte = averageCharsPerByte;
        this.maxCharsPerByte = maxCharsPerByte;
    }

    public final Charset charset() {
        return charset;
    }

    public final String replacement() {
        return replacement;
    }

    public final CharsetDecoder replaceWith(String text) {
        if (text == null) {
            throw new IllegalArgumentException("Null replacement");
        }
        if (text.isEmpty()) {
            throw new IllegalArgumentException("Empty replacement");
        }
        if (text.length() > maxCharsPerByte) {
            throw new IllegalArgumentException("Replacement too long");
        }
        replacement = text;
        implReplaceWith(text);
        return this;
    }

    protected void implReplaceWith(String text) {
    }

    public CodingErrorAction malformedInputAction() {
        return malformed;
    }

    public final CharsetDecoder onMalformedInput(CodingErrorAction action) {
        if (action == null) {
            throw new IllegalArgumentException("Null action");
        }
        malformed = action;
        implOnMalformedInput(action);
        return this;
    }

    protected void implOnMalformedInput(CodingErrorAction action) {
    }

    public CodingErrorAction unmappableCharacterAction() {
        return unmappable;
    }

    public final CharsetDecoder onUnmappableCharacter(CodingErrorAction action) {
        if (action == null) {
            throw new IllegalArgumentException("Null action");
        }
        unmappable = action;
        implOnUnmappableCharacter(action);
        return this;
    }

    protected void implOnUnmappableCharacter(CodingErrorAction action) {
    }

    public final float averageCharsPerByte() {
        return averageCharsPerByte;
    }

    public final float maxCharsPerByte() {
        return maxCharsPerByte;
    }

    private IllegalStateException wrongState(int to) {
        return new IllegalStateException("Current state = " + STATES[state] + ", new state = " + STATES[to]);
    }

    public final CoderResult decode(ByteBuffer in, CharBuffer out, boolean end) {
        int next = end ? END : CODING;
        if (state != RESET && state != CODING && !(end && state == END)) {
            throw wrongState(next);
        }
        state = next;
        while (true) {
            CoderResult r;
            try {
                r = decodeLoop(in, out);
            } catch (BufferUnderflowException e) {
                throw new CoderMalfunctionError(e);
            } catch (BufferOverflowException e) {
                throw new CoderMalfunctionError(e);
            }
            if (r.isOverflow()) {
                return r;
            }
            if (r.isUnderflow()) {
                if (!end || !in.hasRemaining()) {
                    return r;
                }
                r = CoderResult.malformedForLength(in.remaining());
            }
            CodingErrorAction action = r.isMalformed() ? malformed : unmappable;
            if (action == CodingErrorAction.REPORT) {
                return r;
            }
            if (action == CodingErrorAction.REPLACE) {
                if (out.remaining() < replacement.length()) {
                    return CoderResult.OVERFLOW;
                }
                out.put(replacement);
            }
            in.position(in.position() + r.length());
        }
    }

    public final CoderResult flush(CharBuffer out) {
        if (state == FLUSHED) {
            return CoderResult.UNDERFLOW;
        }
        if (state != END) {
            throw wrongState(FLUSHED);
        }
        CoderResult r = implFlush(out);
        if (r.isUnderflow()) {
            state = FLUSHED;
        }
        return r;
    }

    protected CoderResult implFlush(CharBuffer out) {
        return CoderResult.UNDERFLOW;
    }

    public final CharsetDecoder reset() {
        implReset();
        state = RESET;
        return this;
    }

    protected void implReset() {
    }

    protected abstract CoderResult decodeLoop(ByteBuffer in, CharBuffer out);

    public final CharBuffer decode(ByteBuffer in) throws CharacterCodingException {
        int n = (int) (in.remaining() * averageCharsPerByte);
        CharBuffer out = CharBuffer.allocate(n);
        if (n == 0 && in.remaining() == 0) {
            return out;
        }
        reset();
        while (true) {
            CoderResult r = in.hasRemaining() ? decode(in, out, true) : CoderResult.UNDERFLOW;
            if (r.isUnderflow()) {
                r = flush(out);
            }
            if (r.isUnderflow()) {
                break;
            }
            if (r.isOverflow()) {
                n = 2 * n + 1;
                CharBuffer wider = CharBuffer.allocate(n);
                out.flip();
                wider.put(out);
                out = wider;
                continue;
            }
            r.throwException();
        }
        out.flip();
        return out;
    }

    public boolean isAutoDetecting() {
        return false;
    }

    public boolean isCharsetDetected() {
        throw new UnsupportedOperationException();
    }

    public Charset detectedCharset() {
        throw new UnsupportedOperationException();
    }
}
