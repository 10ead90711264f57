package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** Turns characters into bytes. */
public abstract class CharsetEncoder {
    private static final int RESET = 0;
    private static final int CODING = 1;
    private static final int END = 2;
    private static final int FLUSHED = 3;
    private static final String[] STATES = {"RESET", "CODING", "CODING_END", "FLUSHED"};

    private final Charset charset;
    private final float averageBytesPerChar;
    private final float maxBytesPerChar;
    private byte[] replacement;
    private CodingErrorAction malformed = CodingErrorAction.REPORT;
    private CodingErrorAction unmappable = CodingErrorAction.REPORT;
    private int state = RESET;

    protected CharsetEncoder(Charset charset, float averageBytesPerChar, float maxBytesPerChar) {
        this(charset, averageBytesPerChar, maxBytesPerChar, new byte[] {'?'});
    }

    protected CharsetEncoder(Charset charset, float averageBytesPerChar, float maxBytesPerChar, byte[] replacement) {
        if (averageBytesPerChar <= 0) {
            throw new IllegalArgumentException("Non-positive averageBytesPerChar");
        }
        if (maxBytesPerChar <= 0) {
            throw new IllegalArgumentException("Non-positive maxBytesPerChar");
        }
        this.charset = charset;
        this.averageBytesPerChar = averageBytesPerChar;
        this.maxBytesPerChar = maxBytesPerChar;
        this.replacement = replacement;
    }

    public final Charset charset() {
        return charset;
    }

    public final byte[] replacement() {
        return replacement.clone();
    }

    public final CharsetEncoder replaceWith(byte[] bytes) {
        if (bytes == null) {
            throw new IllegalArgumentException("Null replacement");
        }
        if (bytes.length == 0) {
            throw new IllegalArgumentException("Empty replacement");
        }
        if (bytes.length > maxBytesPerChar) {
            throw new IllegalArgumentException("Replacement too long");
        }
        if (!isLegalReplacement(bytes)) {
            throw new IllegalArgumentException("Illegal replacement");
        }
        replacement = bytes.clone();
        implReplaceWith(replacement);
        return this;
    }

    protected void implReplaceWith(byte[] bytes) {
    }

    public boolean isLegalReplacement(byte[] bytes) {
        CharsetDecoder d = charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer out = CharBuffer.allocate((int) (bytes.length * d.maxCharsPerByte()) + 1);
        return !d.decode(ByteBuffer.wrap(bytes), out, true).isError();
    }

    public CodingErrorAction malformedInputAction() {
        return malformed;
    }

    public final CharsetEncoder onMalformedInput(CodingErrorAction action) {
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

    public final CharsetEncoder onUnmappableCharacter(CodingErrorAction action) {
        if (action == null) {
            throw new IllegalArgumentException("Null action");
        }
        unmappable = action;
        implOnUnmappableCharacter(action);
        return this;
    }

    protected void implOnUnmappableCharacter(CodingErrorAction action) {
    }

    public final float averageBytesPerChar() {
        return averageBytesPerChar;
    }

    public final float maxBytesPerChar() {
        return maxBytesPerChar;
    }

    private IllegalStateException wrongState(int to) {
        return new IllegalStateException("Current state = " + STATES[state] + ", new state = " + STATES[to]);
    }

    public final CoderResult encode(CharBuffer in, ByteBuffer out, boolean end) {
        int next = end ? END : CODING;
        if (state != RESET && state != CODING && !(end && state == END)) {
            throw wrongState(next);
        }
        state = next;
        while (true) {
            CoderResult r;
            try {
                r = encodeLoop(in, out);
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
                if (out.remaining() < replacement.length) {
                    return CoderResult.OVERFLOW;
                }
                out.put(replacement);
            }
            in.position(in.position() + r.length());
        }
    }

    public final CoderResult flush(ByteBuffer out) {
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

    protected CoderResult implFlush(ByteBuffer out) {
        return CoderResult.UNDERFLOW;
    }

    public final CharsetEncoder reset() {
        implReset();
        state = RESET;
        return this;
    }

    protected void implReset() {
    }

    protected abstract CoderResult encodeLoop(CharBuffer in, ByteBuffer out);

    public final ByteBuffer encode(CharBuffer in) throws CharacterCodingException {
        int n = (int) (in.remaining() * averageBytesPerChar);
        ByteBuffer out = ByteBuffer.allocate(n);
        if (n == 0 && in.remaining() == 0) {
            return out;
        }
        reset();
        while (true) {
            CoderResult r = in.hasRemaining() ? encode(in, out, true) : CoderResult.UNDERFLOW;
            if (r.isUnderflow()) {
                r = flush(out);
            }
            if (r.isUnderflow()) {
                break;
            }
            if (r.isOverflow()) {
                n = 2 * n + 1;
                ByteBuffer wider = ByteBuffer.allocate(n);
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

    private boolean canEncode(CharBuffer in) {
        if (state == FLUSHED) {
            reset();
        } else if (state != RESET) {
            throw wrongState(CODING);
        }
        CodingErrorAction m = malformed;
        CodingErrorAction u = unmappable;
        try {
            malformed = CodingErrorAction.REPORT;
            unmappable = CodingErrorAction.REPORT;
            encode(in);
            return true;
        } catch (CharacterCodingException e) {
            return false;
        } finally {
            malformed = m;
            unmappable = u;
            reset();
        }
    }

    public boolean canEncode(char c) {
        return canEncode(CharBuffer.wrap(new char[] {c}));
    }

    public boolean canEncode(CharSequence text) {
        return canEncode(text instanceof CharBuffer ? ((CharBuffer) text).duplicate() : CharBuffer.wrap(text));
    }
}
