import java.io.IOException;
import java.nio.CharBuffer;
import java.util.stream.Collectors;

/** CharBuffer as buffer, sequence, Appendable and Readable. */
public class CharBuffers {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws IOException {
        CharBuffer b = CharBuffer.allocate(10);
        b.put('a').put("bcd").put("xyz", 1, 3).append('q').append("rs", 0, 1);
        System.out.println(b.position() + " [" + b + "]");
        b.flip();
        System.out.println("[" + b + "] " + b.length() + b.charAt(2) + b.subSequence(1, 3) + " " + b.get() + b + b.charAt(0));
        CharSequence sub = b.subSequence(2, 5);
        System.out.println(sub + " " + sub.length() + " " + (sub instanceof CharBuffer));
        attempt("charAt", () -> b.charAt(b.length()));
        attempt("sub", () -> b.subSequence(3, 2));
        attempt("append full", () -> b.append("too much to fit in"));
        attempt("append null", () -> CharBuffer.allocate(4).append(null).flip());
        CharBuffer text = CharBuffer.wrap("immutable");
        System.out.println(text.isReadOnly() + " " + text.hasArray() + " " + text.get(2) + " " + text.length());
        attempt("put", () -> text.put('x'));
        attempt("array", () -> text.array());
        CharBuffer range = CharBuffer.wrap("0123456789", 2, 6);
        System.out.println(range + " " + range.capacity() + range.position() + range.limit() + " " + range.slice() + " " + range.slice().capacity());
        range.get();
        System.out.println(range.duplicate() + " " + range.asReadOnlyBuffer() + " " + range.compareTo(CharBuffer.wrap("345")) + range.equals(CharBuffer.wrap("345")));
        attempt("compact", () -> range.compact());
        attempt("wrap range", () -> CharBuffer.wrap("abc", 2, 1));
        CharBuffer target = CharBuffer.allocate(3);
        System.out.println(range.read(target) + " " + target.flip() + " " + range.read(target) + " " + range.read(CharBuffer.allocate(1)));
        attempt("read self", () -> target.read(target));
        char[] array = "hello".toCharArray();
        CharBuffer w = CharBuffer.wrap(array, 1, 3);
        w.put(1, 'E').put('!');
        System.out.println(new String(array) + w + w.arrayOffset() + " " + w.hashCode());
        System.out.println(CharBuffer.wrap("abc").chars().mapToObj(c -> (char) c + "").collect(Collectors.joining("-")));
        System.out.println(new StringBuilder().append(CharBuffer.wrap("built")).append(CharBuffer.wrap("123"), 1, 2) + String.join("+", CharBuffer.wrap("a"), "b"));
        System.out.println(CharBuffer.wrap("same").hashCode() == CharBuffer.wrap("same".toCharArray()).hashCode());
        System.out.println("content".contentEquals(CharBuffer.wrap("content")) + " " + "con".contains(CharBuffer.wrap("on")));
    }
}
