import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.zip.CRC32;

/** Every byte of every single-byte charset, and every unit of the Unicode ones, by checksum. */
public class CharsetTables {
    static long sum(byte[] b) {
        CRC32 c = new CRC32();
        c.update(b);
        return c.getValue();
    }

    public static void main(String[] args) throws Exception {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        char[] units = new char[0x2c00];
        for (int i = 0; i < units.length; i++) {
            units[i] = (char) i;
        }
        String every = new String(units);
        for (String name : new String[] {"ISO-8859-1", "ISO-8859-2", "ISO-8859-5", "ISO-8859-7", "ISO-8859-9", "ISO-8859-15", "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1257",
            "KOI8-R", "IBM437", "IBM850", "US-ASCII"}) {
            String s = new String(all, name);
            int bad = 0;
            for (char c : s.toCharArray()) {
                bad += c == '\uFFFD' ? 1 : 0;
            }
            byte[] encoded = every.getBytes(name);
            System.out.println(name + " " + Long.toHexString(sum(s.getBytes("UTF-16BE"))) + " " + bad + " " + encoded.length + " " + Long.toHexString(sum(encoded)));
        }
        for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32BE"}) {
            byte[] encoded = every.getBytes(name);
            String back = new String(encoded, name);
            System.out.println(name + " " + encoded.length + " " + Long.toHexString(sum(encoded)) + " " + back.length() + " " + back.hashCode());
        }
        StringBuilder supplementary = new StringBuilder();
        for (int i = 0x10000; i < 0x110000; i += 0x101) {
            supplementary.appendCodePoint(i);
        }
        String s = supplementary.toString();
        System.out.println(s.equals(new String(s.getBytes("UTF-8"), "UTF-8")) + " " + s.equals(new String(s.getBytes("UTF-16"), "UTF-16")) + " " + s.getBytes("UTF-8").length + " " + s.getBytes("UTF-32").length);
        CharsetEncoder latin = Charset.forName("ISO-8859-15").newEncoder();
        System.out.println(latin.canEncode('€') + " " + latin.canEncode('¤') + " " + Charset.forName("windows-1252").newEncoder().canEncode('\u0081'));
    }
}
