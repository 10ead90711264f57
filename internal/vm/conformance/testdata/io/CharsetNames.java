import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;

/** Names of charsets, spelled as people spell them, and three of EBCDIC. */
public class CharsetNames {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"UTF16", "utf_8", "unicode", "latin1", "iso8859_15", "cp1252", "Cp1047", "ibm037", "ebcdic",
                "win1252", "UTF 8", "", "windows1252", "iso-8859-01", "utf--8", "isolatin1x"}) {
            try {
                System.out.println(name + " is " + Charset.forName(name));
            } catch (UnsupportedCharsetException e) {
                System.out.println(name + " is not there");
            } catch (IllegalCharsetNameException e) {
                System.out.println(name + " is no name");
            }
        }
        for (String name : new String[] {"IBM037", "IBM1047", "IBM01140"}) {
            byte[] b = "Hello [World] {1}!^~\u20ac\u00e9".getBytes(name);
            System.out.println(name + " " + Arrays.toString(b) + " " + new String(b, name));
        }
    }
}
