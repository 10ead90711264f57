import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Charsets: names, aliases, and every one's bytes for the same text. */
public class Charsets {
    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) {
            s.append(String.format("%02x", x));
        }
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"utf-8", "UTF8", "ascii", "latin1", "ISO8859_1", "UTF-16", "utf-16le", "cp1252", "Windows-1251", "ISO-8859-2", "KOI8-R", "UTF-32"}) {
            Charset c = Charset.forName(name);
            System.out.println(name + " " + c + " " + Charset.isSupported(name) + " " + c.canEncode() + c.isRegistered());
        }
        for (String name : new String[] {"", "bad name", "-x", "a/b", "no-such-charset", "é"}) {
            try {
                System.out.println(name + " " + Charset.isSupported(name));
                Charset.forName(name);
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        try {
            Charset.forName(null);
        } catch (IllegalArgumentException e) {
            System.out.println("null");
        }
        String text = "aé€Ж\uD83D\uDE00\uD800z";
        for (String name : new String[] {"UTF-8", "US-ASCII", "ISO-8859-1", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "UTF-32LE", "windows-1252", "windows-1251", "ISO-8859-15", "KOI8-R"}) {
            byte[] b = text.getBytes(name);
            System.out.println(name + " " + hex(b) + " " + b.length + " " + new String(b, name).equals(text.replace("\uD800", "?")));
        }
        System.out.println(new String(new byte[] {(byte) 0xe9, 65}, "ISO-8859-1") + new String(new byte[] {(byte) 0xc3, (byte) 0xa9}, StandardCharsets.UTF_8)
            + new String(new byte[] {1, 65, 66, 2}, 1, 2, StandardCharsets.US_ASCII) + new String(new byte[] {(byte) 0x80}, "US-ASCII"));
        ByteBuffer e = StandardCharsets.UTF_8.encode("ü");
        CharBuffer d = StandardCharsets.UTF_8.decode(e.duplicate());
        System.out.println(e.remaining() + " " + d + " " + e.get() + " " + StandardCharsets.UTF_16.encode("").remaining());
        System.out.println(StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII) > 0);
        System.out.println(StandardCharsets.UTF_8.equals(Charset.forName("utf8")) + " " + (StandardCharsets.UTF_8 == Charset.forName("UTF-8")) + " "
            + (StandardCharsets.UTF_8.hashCode() == "UTF-8".hashCode()));
        System.out.println(StandardCharsets.UTF_8.contains(StandardCharsets.UTF_16) + " " + StandardCharsets.US_ASCII.contains(StandardCharsets.UTF_8)
            + " " + StandardCharsets.ISO_8859_1.contains(StandardCharsets.US_ASCII));
        System.out.println(StandardCharsets.UTF_8.aliases().contains("UTF8") + " " + Charset.availableCharsets().containsKey("utf-8")
            + " " + Charset.availableCharsets().containsKey("UTF-16BE"));
        System.out.println(Charset.defaultCharset() + " " + StandardCharsets.UTF_16LE.displayName());
    }
}
