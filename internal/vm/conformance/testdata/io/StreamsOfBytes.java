import java.io.*;
import java.nio.charset.*;
import java.util.*;
import java.util.zip.*;

/** Streams of bytes and characters: marks, skips, ends, pieces. */
public class StreamsOfBytes {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        BufferedReader r = new BufferedReader(new StringReader("one\r\ntwo\rthree\n\nend"), 3);
        r.mark(10);
        System.out.println(r.readLine() + " " + (char) r.read() + " " + r.skip(1) + " " + r.readLine() + " " + r.ready());
        r.reset();
        StringBuilder sb = new StringBuilder();
        r.lines().forEach(l -> sb.append('[').append(l).append(']'));
        System.out.println(sb + " " + r.readLine() + " " + r.read());
        r.close();
        attempt("closed", () -> r.read());
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}, 1, 3);
        System.out.println(in.available() + " " + in.read() + " " + in.skip(9) + " " + in.read() + " " + in.read(new byte[0]) + in.read(new byte[1]) + " " + in.markSupported());
        in.reset();
        System.out.println(in.read());
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(raw);
        data.writeUTF("\u0000\u00e9\uD83D");
        data.writeLong(Long.MIN_VALUE + 1);
        data.writeDouble(-0.0);
        data.writeChars("x");
        data.writeBytes("\u0141");
        data.writeBoolean(true);
        System.out.println(data.size() + " " + Arrays.toString(raw.toByteArray()));
        DataInputStream din = new DataInputStream(new ByteArrayInputStream(raw.toByteArray()));
        System.out.println(din.readUTF().length() + " " + din.readLong() + " " + din.readDouble() + " " + din.readChar() + " " + din.readUnsignedByte() + " " + din.readBoolean());
        attempt("end", () -> din.readInt());
        attempt("bad utf", () -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xe2, (byte) 0x82})).readUTF());
        attempt("long utf", () -> {
            new DataOutputStream(raw).writeUTF(new String(new char[70000]));
            return "";
        });
        PushbackReader pb = new PushbackReader(new StringReader("ab"), 2);
        int first = pb.read();
        pb.unread(first);
        pb.unread('z');
        System.out.println("" + (char) pb.read() + (char) pb.read() + (char) pb.read() + pb.read());
        attempt("pushback", () -> {
            PushbackInputStream p = new PushbackInputStream(new ByteArrayInputStream(new byte[1]));
            p.unread(1);
            p.unread(2);
            return "";
        });
        attempt("mark", () -> {
            BufferedInputStream b = new BufferedInputStream(new ByteArrayInputStream(new byte[100]), 4);
            b.mark(2);
            b.read(new byte[50]);
            b.reset();
            return "";
        });
        SequenceInputStream seq = new SequenceInputStream(Collections.enumeration(Arrays.asList(new ByteArrayInputStream(new byte[] {1}), new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream(new byte[] {2}))));
        System.out.println(seq.read() + " " + seq.read() + " " + seq.read());
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\n\nc"));
        while (ln.readLine() != null) {
            ln.getLineNumber();
        }
        System.out.println(ln.getLineNumber());
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + 'q\\n' // c\n\"s\" -7 /* no */ _a1"));
        st.slashSlashComments(true);
        st.slashStarComments(true);
        st.wordChars('_', '_');
        sb.setLength(0);
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            sb.append(st.ttype).append(':').append(st.sval).append('/').append(st.nval).append(' ');
        }
        System.out.println(sb.toString().replace("\n", "~") + st.lineno());
        OutputStreamWriter w = new OutputStreamWriter(raw, StandardCharsets.US_ASCII);
        raw.reset();
        w.write("a\u00e9\uD83D\uDE00b");
        w.flush();
        System.out.println(raw + " " + w.getEncoding() + " " + new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xff, (byte) 0xfe, 65, 0}), "UTF-16").read());
        PrintStream ps = new PrintStream(raw, false, "UTF-8");
        raw.reset();
        ps.printf("%d", 5).append("x").append("abcd", 1, 3).print((Object) null);
        ps.println(new char[] {'y'});
        System.out.println(raw.toString().trim() + " " + ps.checkError());
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gz = new GZIPOutputStream(zipped)) {
            gz.write("hello hello hello".getBytes());
        }
        System.out.println(new BufferedReader(new InputStreamReader(new GZIPInputStream(new ByteArrayInputStream(zipped.toByteArray())))).readLine());
        attempt("not gzip", () -> new GZIPInputStream(new ByteArrayInputStream(new byte[20])));
        attempt("cut gzip", () -> {
            InputStream g = new GZIPInputStream(new ByteArrayInputStream(Arrays.copyOf(zipped.toByteArray(), zipped.size() - 3)));
            while (g.read() >= 0) {
                continue;
            }
            return "";
        });
        PipedOutputStream po = new PipedOutputStream();
        PipedInputStream pi = new PipedInputStream(po);
        po.write(9);
        System.out.println(pi.available() + " " + pi.read());
        po.close();
        System.out.println(pi.read());
        attempt("unconnected", () -> new PipedInputStream().read());
        CharArrayWriter cw = new CharArrayWriter();
        cw.append("abc", 1, 2).write("xyz", 1, 1);
        System.out.println(cw + " " + cw.size() + " " + new StringWriter().append(null));
        attempt("string reader", () -> {
            StringReader s = new StringReader("abc");
            s.mark(0);
            s.skip(2);
            int c = s.read();
            s.reset();
            return "" + (char) c + (char) s.read() + s.skip(-1) + (char) s.read();
        });
    }
}
