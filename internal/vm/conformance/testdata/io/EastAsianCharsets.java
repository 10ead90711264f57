import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;

/** Texts through the charsets of China, Japan and Korea, whole, in pieces and damaged. */
public class EastAsianCharsets {
    static String hex(byte[] bytes) {
        StringBuilder out = new StringBuilder();
        for (byte b : bytes) {
            out.append(Integer.toHexString(b & 0xff | 0x100).substring(1));
        }
        return out.toString();
    }

    static void show(String name, String text) throws Exception {
        byte[] bytes = text.getBytes(name);
        System.out.println(name + " " + hex(bytes) + " " + new String(bytes, name).equals(text));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Writer w = new OutputStreamWriter(out, name);
        for (int i = 0; i < text.length(); i++) {
            w.write(text.charAt(i));
        }
        w.close();
        Reader r = new InputStreamReader(new ByteArrayInputStream(out.toByteArray()), name);
        StringBuilder back = new StringBuilder();
        for (int c = r.read(); c >= 0; c = r.read()) {
            back.append((char) c);
        }
        System.out.println(hex(out.toByteArray()).equals(hex(bytes)) + " " + back.toString().equals(text));
    }

    public static void main(String[] args) throws Exception {
        show("Shift_JIS", "テスト日本語 kana あいうえお 漢字");
        show("windows-31j", "日本語の文章、①②③");
        show("EUC-JP", "東京都 カタカナ ひらがな");
        show("GBK", "简体中文 繁體 你好，世界");
        show("GB2312", "简体中文");
        show("GB18030", "中文 한국 😀 é");
        show("Big5", "繁體中文 你好");
        show("EUC-KR", "한국어 텍스트");
        for (String name : new String[] {"Shift_JIS", "GBK", "EUC-KR", "Big5"}) {
            System.out.println(name + " " + hex("a😀b".getBytes(name)) + " " + new String(new byte[] {'x', (byte) 0xff, 'y'}, name).length() + " " + Charset.forName(name).canEncode());
        }
        System.out.println(new String(new byte[] {'x', (byte) 0xb0, (byte) 0xa1}, "euckr") + " " + Charset.isSupported("sjis") + " " + Charset.isSupported("csBig5") + " " + Charset.forName("shift_jis").name());
    }
}
