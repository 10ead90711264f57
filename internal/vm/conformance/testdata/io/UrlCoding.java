import java.net.URLDecoder;
import java.net.URLEncoder;

/** URLEncoder and URLDecoder. */
public class UrlCoding {
    static void decode(String s, String charset) {
        try {
            System.out.println(s + " -> " + URLDecoder.decode(s, charset));
        } catch (Exception e) {
            System.out.println(s + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuilder all = new StringBuilder();
        for (char c = 32; c < 128; c++) {
            all.append(c);
        }
        System.out.println(URLEncoder.encode(all.toString(), "UTF-8"));
        System.out.println(URLEncoder.encode("ä€\uD83D\uDE00 x", "UTF-8"));
        System.out.println(URLEncoder.encode("ä€\uD83D\uDE00 x", "ISO-8859-1"));
        System.out.println(URLEncoder.encode("äö x", "UTF-16BE"));
        System.out.println(URLEncoder.encode("lone \uD800 end \uDC00\uD83D", "UTF-8"));
        System.out.println(URLEncoder.encode("", "UTF-8") + "|" + URLEncoder.encode("\n\0", "UTF-8"));
        for (String s : new String[] {"a+b%20c", "%41%42", "%e2%82%ac", "%E2%82%AC", "100%", "%4", "%zz", "%-1", "a%00b", "ä+ö", "%c3x", "%c3%a4%c3%b6", "", "%2B+%25", "%+1", "a%20%"}) {
            decode(s, "UTF-8");
        }
        decode("%e4%f6", "ISO-8859-1");
        decode("%00%e4", "UTF-16BE");
        decode("plain", "no-such");
        decode("pl%41in", "no-such");
        try {
            URLEncoder.encode("x", "no-such");
        } catch (java.io.UnsupportedEncodingException e) {
            System.out.println(e);
        }
        try {
            URLDecoder.decode("x", "");
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
        System.out.println(URLDecoder.decode("a%26b%3Dc", "UTF-8") + " " + URLDecoder.decode(URLEncoder.encode("key=v&x y+z", "UTF-8"), "UTF-8"));
    }
}
