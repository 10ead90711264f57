import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Decoders and encoders step by step: results, replacement, states. */
public class Coders {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
        System.out.println(d.malformedInputAction() + " " + d.unmappableCharacterAction() + " " + (int) d.replacement().charAt(0) + " " + d.maxCharsPerByte());
        ByteBuffer in = ByteBuffer.wrap(new byte[] {97, (byte) 0xe2, (byte) 0x82});
        CharBuffer out = CharBuffer.allocate(3);
        CoderResult r = d.decode(in, out, false);
        System.out.println(r + " " + in.position() + " " + out.position());
        r = d.decode(in, out, true);
        System.out.println(r + " " + r.isMalformed() + r.isError() + r.length() + " " + in.position());
        attempt("decode after end", () -> d.decode(ByteBuffer.allocate(1), CharBuffer.allocate(1), false));
        attempt("flush", () -> d.flush(out));
        d.reset();
        in.put(0, (byte) 0xe2).put(1, (byte) 0x82).put(2, (byte) 0xac).clear();
        CharBuffer one = CharBuffer.allocate(0);
        System.out.println(d.decode(in, one, true) + " " + in.position());
        System.out.println(d.decode(in, out, true) + " " + d.flush(out) + " " + out.flip());
        attempt("flush at reset", () -> StandardCharsets.UTF_8.newDecoder().flush(CharBuffer.allocate(1)));
        attempt("malformed", () -> StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xff, 66})));
        attempt("cut", () -> StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xe2, (byte) 0x82})));
        attempt("ascii", () -> StandardCharsets.US_ASCII.newDecoder().decode(ByteBuffer.wrap(new byte[] {-1})));
        CharsetDecoder ignore = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.IGNORE);
        System.out.println(ignore.decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xff, 66, (byte) 0xc3})));
        CharsetDecoder replace = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("!");
        System.out.println(replace.decode(ByteBuffer.wrap(new byte[] {65, (byte) 0xff, 66})) + replace.replacement());
        attempt("replacement", () -> replace.replaceWith(""));
        attempt("long replacement", () -> replace.replaceWith("abcdef"));
        attempt("null action", () -> replace.onMalformedInput(null));
        CharsetEncoder e = StandardCharsets.ISO_8859_1.newEncoder();
        System.out.println(e.canEncode('é') + " " + e.canEncode('€') + " " + e.canEncode("aé") + " " + e.maxBytesPerChar() + " " + e.replacement()[0]);
        attempt("unmappable", () -> e.encode(CharBuffer.wrap("a€")));
        attempt("surrogate", () -> e.encode(CharBuffer.wrap("a\uD800b")));
        attempt("pair", () -> e.encode(CharBuffer.wrap("\uD83D\uDE00")));
        e.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
        System.out.println(new String(e.encode(CharBuffer.wrap("a€\uD83D\uDE00b")).array(), "ISO-8859-1").trim());
        ByteBuffer small = ByteBuffer.allocate(2);
        CharBuffer chars = CharBuffer.wrap("abc");
        e.reset();
        System.out.println(e.encode(chars, small, true) + " " + chars.position() + " " + small.position());
        CharsetEncoder u = Charset.forName("UTF-16").newEncoder();
        ByteBuffer b = ByteBuffer.allocate(20);
        System.out.println(u.encode(CharBuffer.wrap("a\uD83D"), b, false) + " " + b.position());
        System.out.println(u.encode(CharBuffer.wrap("\uDE00"), b, false) + " " + b.position());
        CharsetEncoder u8 = StandardCharsets.UTF_8.newEncoder();
        System.out.println(u8.canEncode('\uD800') + " " + u8.canEncode("\uD83D\uDE00") + " " + u8.maxBytesPerChar() + " " + u8.averageBytesPerChar());
        attempt("lone", () -> u8.encode(CharBuffer.wrap("\uDC00")));
        System.out.println(CoderResult.malformedForLength(3) + " " + CoderResult.unmappableForLength(2) + " " + (CoderResult.malformedForLength(3) == CoderResult.malformedForLength(3)));
        attempt("length of underflow", () -> CoderResult.UNDERFLOW.length());
        attempt("length 0", () -> CoderResult.malformedForLength(0));
        try {
            CoderResult.unmappableForLength(4).throwException();
        } catch (CharacterCodingException x) {
            System.out.println(x);
        }
    }
}
