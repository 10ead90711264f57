import java.io.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;
import java.util.zip.*;

/** Files, channels, zips, objects, charsets and buffers. */
public class FilesAndStreams {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Try {
        Object get() throws Exception;
    }

    static void t(String n, Try t) {
        try {
            p(n + " " + t.get());
        } catch (Exception e) {
            p(n + " ! " + e.getClass().getName());
        }
    }

    static class Ext implements Externalizable {
        int a;
        String b;
        public Ext() {
            p("ctor");
        }
        Ext(int a, String b) {
            this.a = a;
            this.b = b;
        }
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(a);
            o.writeUTF(b);
        }
        public void readExternal(ObjectInput i) throws IOException {
            a = i.readInt();
            b = i.readUTF();
        }
    }

    static class Single implements Serializable {
        static final Single ONE = new Single();
        Object readResolve() {
            return ONE;
        }
    }

    static class Node implements Serializable {
        private static final long serialVersionUID = 5;
        String v;
        transient int t = 5;
        Node next;
        Node(String v) {
            this.v = v;
        }
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeInt(77);
        }
        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            t = i.readInt();
        }
    }

    static class Base {
        int n = 9;
        Base() {
            n = 10;
        }
    }

    static class Der extends Base implements Serializable {
        int m = 3;
        Object bad;
    }

    static byte[] ser(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream s = new ObjectOutputStream(b)) {
            s.writeObject(o);
        }
        return b.toByteArray();
    }

    static Object de(byte[] b) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    }

    public static void main(String[] args) throws Exception {
        Path d = Files.createTempDirectory("fs");
        Path f = d.resolve("a.txt");
        Files.write(f, Arrays.asList("one", "two", "drei \u00fc"));
        p(Files.readAllLines(f) + " " + Files.size(f) + Files.exists(f) + Files.isDirectory(d) + Files.isRegularFile(f)
                + Files.isReadable(f) + f.getFileName() + d.relativize(f));
        Files.write(f, "four\n".getBytes(), StandardOpenOption.APPEND);
        try (Stream<String> s = Files.lines(f)) {
            p(s.count());
        }
        t("again", () -> Files.createFile(f));
        t("none", () -> Files.readAllBytes(d.resolve("zip")));
        t("del", () -> { Files.delete(d.resolve("zip")); return 1; });
        t("nonempty", () -> { Files.delete(d); return 1; });
        p(Files.deleteIfExists(d.resolve("q")));
        Files.createDirectories(d.resolve("x/y/z"));
        Files.copy(f, d.resolve("x/y/b.txt"));
        t("copy", () -> Files.copy(f, d.resolve("x/y/b.txt")));
        Files.move(d.resolve("x/y/b.txt"), d.resolve("x/c.txt"), StandardCopyOption.REPLACE_EXISTING);
        try (Stream<Path> w = Files.walk(d)) {
            p(w.map(q -> d.relativize(q).toString()).sorted().collect(Collectors.toList()));
        }
        try (DirectoryStream<Path> ds = Files.newDirectoryStream(d, "*.txt")) {
            for (Path q : ds) p(q.getFileName());
        }
        StringBuilder v = new StringBuilder();
        Files.walkFileTree(d, new SimpleFileVisitor<Path>() { @Override public FileVisitResult preVisitDirectory(Path q,
                BasicFileAttributes a) { v.append("["); return FileVisitResult.CONTINUE;
                } @Override public FileVisitResult visitFile(Path q, BasicFileAttributes a) { v.append(a.size()).append(' ');
                return FileVisitResult.CONTINUE; } @Override public FileVisitResult postVisitDirectory(Path q,
                IOException e) throws IOException { v.append("]"); return FileVisitResult.CONTINUE; } });
        p(v.length());
        Files.setLastModifiedTime(f, FileTime.fromMillis(86400000));
        p(Files.getLastModifiedTime(f) + " " + Files.readAttributes(f, BasicFileAttributes.class).isRegularFile()
                + Files.getAttribute(f, "size") + new TreeMap<>(Files.readAttributes(f, "size,isDirectory"))
                + Files.isSameFile(f, d.resolve("x/../a.txt")) + Files.isHidden(f) + Files.probeContentType(f));
        try (BufferedWriter bw = Files.newBufferedWriter(f)) {
            bw.write("abc");
            bw.newLine();
        }
        try (BufferedReader br = Files.newBufferedReader(f)) {
            p(br.readLine());
        }
        for (String s : new String[]{"/a/b/../c/./d", "a//b/", "../x", "/", "", "a"}) {
            Path q = Paths.get(s);
            p(s + " " + q + " " + q.normalize() + " " + q.getParent() + " " + q.getRoot() + " " + q.getFileName() + " "
                    + q.getNameCount() + q.isAbsolute() + q.resolve("k") + q.resolveSibling("s") + q.startsWith("/a")
                    + q.endsWith("d"));
        }
        File fl = new File(d.toFile(), "raf.bin");
        try (RandomAccessFile r = new RandomAccessFile(fl, "rw")) {
            r.writeInt(0xCAFEBABE);
            r.writeUTF("h\u00e9");
            r.seek(2);
            p(Integer.toHexString(r.readUnsignedShort()) + r.readUTF() + r.getFilePointer() + r.length());
            r.setLength(3);
            r.seek(0);
            t("eof", () -> r.readInt());
            FileChannel ch = r.getChannel();
            ch.position(1);
            ch.write(ByteBuffer.wrap(new byte[]{1, 2, 3, 4}));
            p(ch.size() + " " + ch.position());
            MappedByteBuffer mb = ch.map(FileChannel.MapMode.READ_WRITE, 0, 5);
            mb.put(0, (byte) 9);
            p(mb.get(0) + mb.get(4));
        }
        p(fl.length() + " " + fl.delete() + fl.exists() + new File("/x/../y").getName() + new File("a/b").getParent()
                + new File("/a/./b/..").getCanonicalPath() + fl.isFile());
        t("fis", () -> new FileInputStream("/no/such"));
        t("dir", () -> new FileOutputStream(d.toFile()));
        ByteArrayOutputStream zo = new ByteArrayOutputStream();
        try (ZipOutputStream z = new ZipOutputStream(zo)) {
            z.setComment("zc");
            ZipEntry e = new ZipEntry("dir/a.txt");
            e.setComment("c");
            e.setTime(315532800000L);
            z.putNextEntry(e);
            z.write("hello hello hello".getBytes());
            z.closeEntry();
            z.putNextEntry(new ZipEntry("empty/"));
            z.closeEntry();
            t("dupl", () -> { z.putNextEntry(new ZipEntry("empty/")); return 1; });
        }
        try (ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(zo.toByteArray()))) {
            for (ZipEntry e; (e = z.getNextEntry()) != null; ) {
                byte[] bb = new byte[100];
                int k = Math.max(0, z.read(bb));
                p(e.getName() + e.isDirectory() + new String(bb, 0, k) + e.getMethod());
            }
        }
        ByteArrayOutputStream go = new ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(go)) {
            g.write(new byte[1000]);
        }
        try (InputStream g = new GZIPInputStream(new ByteArrayInputStream(go.toByteArray()))) {
            int k = 0;
            while (g.read() >= 0) k++;
            p(k);
        }
        t("notgz", () -> new GZIPInputStream(new ByteArrayInputStream(new byte[20])));
        CRC32 c = new CRC32();
        c.update("123456789".getBytes());
        Adler32 ad = new Adler32();
        ad.update("Wikipedia".getBytes());
        p(Long.toHexString(c.getValue()) + " " + Long.toHexString(ad.getValue()));
        Deflater df = new Deflater(9, true);
        df.setInput(new byte[500]);
        df.finish();
        byte[] buf = new byte[100];
        int dl = df.deflate(buf);
        Inflater inf = new Inflater(true);
        inf.setInput(buf, 0, dl);
        p(inf.inflate(new byte[1000]) + " " + inf.finished() + df.getTotalIn());
        t("infl", () -> { Inflater i = new Inflater(); i.setInput(new byte[]{1, 2, 3}); return i.inflate(new byte[5]); });
        Node n = new Node("x");
        n.next = n;
        Node m = (Node) de(ser(n));
        p(m.v + m.t + (m.next == m) + ((Ext) de(ser(new Ext(4, "e")))).b + (de(ser(Single.ONE)) == Single.ONE));
        Der dd = new Der();
        dd.n = 1;
        Der d2 = (Der) de(ser(dd));
        p(d2.n + " " + d2.m);
        dd.bad = new Object();
        t("notser", () -> ser(dd));
        t("corrupt", () -> de(new byte[]{1, 2, 3, 4}));
        p(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Object.class)
                + Arrays.toString(ObjectStreamClass.lookup(Node.class).getFields())
                + de(ser(new int[][]{{1}, {2, 3}})).getClass() + de(ser(Thread.State.NEW))
                + de(ser(new TreeMap<>(Collections.singletonMap("a", Optional.class)))));
        PipedInputStream pi = new PipedInputStream();
        PipedOutputStream po = new PipedOutputStream(pi);
        Thread th = new Thread(() -> { try { po.write("piped".getBytes()); po.close(); } catch (IOException e) { } });
        th.start();
        p(new BufferedReader(new InputStreamReader(pi)).readLine());
        th.join();
        DataOutputStream dos = new DataOutputStream(go);
        dos.writeDouble(1.5);
        dos.writeChars("ab");
        dos.writeLong(-2);
        p(dos.size());
        SequenceInputStream si = new SequenceInputStream(new ByteArrayInputStream("a".getBytes()),
                new ByteArrayInputStream("b".getBytes()));
        p((char) si.read() + "" + (char) si.read() + si.read());
        PrintStream ps = new PrintStream(go, true, "UTF-8");
        ps.printf("%d%n", 5).append("x");
        p(ps.checkError());
        StringWriter sw = new StringWriter();
        new PrintWriter(sw, true).println('c');
        p(sw.toString().length() + sw.getBuffer().toString());
        CharArrayWriter cw = new CharArrayWriter();
        cw.write("chars", 1, 2);
        p(cw.toCharArray().length + cw.toString());
        p(StandardCharsets.UTF_16.encode("a\u00e9").remaining() + " " + Arrays.toString("\u20ac\u00e9".getBytes("UTF-8"))
                + Arrays.toString("\u20ac".getBytes("ISO-8859-1")) + Arrays.toString("\u20ac".getBytes("windows-1252"))
                + new String(new byte[]{(byte) 0xff, 65, (byte) 0xc3}, "UTF-8") + Arrays.toString("a".getBytes("UTF-16LE"))
                + Charset.forName("latin1").name() + Charset.isSupported("utf8")
                + StandardCharsets.UTF_8.aliases().contains("UTF8"));
        t("cs", () -> Charset.forName("n o"));
        t("cs2", () -> Charset.forName("nope"));
        CharsetDecoder dec = StandardCharsets.UTF_8.newDecoder();
        t("mal", () -> dec.decode(ByteBuffer.wrap(new byte[]{65, (byte) 0xc3})));
        t("unm", () -> StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("\u00e9")));
        p(StandardCharsets.US_ASCII.newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[]{'!'}).encode(CharBuffer.wrap("a\u00e9b")).get(1) + " " + StandardCharsets.US_ASCII.newEncoder().canEncode('\u00e9') + dec.decode(ByteBuffer.wrap(new byte[]{1}), CharBuffer.allocate(0), true) + dec.maxCharsPerByte());
        ByteBuffer bb = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        bb.putInt(1).putShort((short) 2).putChar('c').putDouble(1.5);
        p(Arrays.toString(bb.array()) + bb);
        bb.flip();
        p(bb.getInt() + " " + bb.order(ByteOrder.BIG_ENDIAN).getShort() + bb.remaining() + bb.slice()
                + bb.duplicate().position() + bb.asReadOnlyBuffer().isReadOnly() + bb.compact());
        t("over", () -> ByteBuffer.allocate(1).putInt(1));
        t("under", () -> ByteBuffer.allocate(1).getInt());
        t("ro", () -> ByteBuffer.allocate(1).asReadOnlyBuffer().put((byte) 1));
        t("lim", () -> ByteBuffer.allocate(1).limit(2));
        t("mark", () -> ByteBuffer.allocate(1).reset());
        t("idx", () -> ByteBuffer.allocate(1).get(1));
        IntBuffer ib = ByteBuffer.allocate(8).asIntBuffer();
        ib.put(7).put(8).rewind();
        p(ib.get(1) + " " + ib.hasArray() + CharBuffer.wrap("hello", 1, 3)
                + ByteBuffer.wrap(new byte[]{1, 2}).compareTo(ByteBuffer.wrap(new byte[]{1, 3}))
                + ByteBuffer.wrap(new byte[]{1, 2}).equals(ByteBuffer.wrap(new byte[]{1, 2}))
                + LongBuffer.allocate(2).hashCode());
    }
}
