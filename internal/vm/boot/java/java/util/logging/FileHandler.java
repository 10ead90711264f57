package java.util.logging;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.Set;

/** Writes records to a file, or by turns to some that a limit keeps small. */
public class FileHandler extends StreamHandler {
    private static final int MAX_LOCKS = 100;

    /** The files that handlers of this process write. */
    private static final Set<String> locked = new HashSet<String>();

    private final String pattern;
    private final int limit;
    private final int count;
    private final boolean append;
    private File[] files;
    private File lock;
    private long written;

    public FileHandler() throws IOException, SecurityException {
        this(property("pattern", "%h/java%u.log"), Integer.parseInt(property("limit", "0")),
                Integer.parseInt(property("count", "1")), Boolean.parseBoolean(property("append", "false")));
    }

    public FileHandler(String pattern) throws IOException, SecurityException {
        this(pattern, 0, 1, false);
    }

    public FileHandler(String pattern, boolean append) throws IOException, SecurityException {
        this(pattern, 0, 1, append);
    }

    public FileHandler(String pattern, int limit, int count) throws IOException, SecurityException {
        this(pattern, limit, count, false);
    }

    public FileHandler(String pattern, int limit, int count, boolean append) throws IOException, SecurityException {
        if (limit < 0 || count < 1 || pattern.length() < 1) {
            throw new IllegalArgumentException();
        }
        this.pattern = pattern;
        this.limit = limit;
        this.count = count;
        this.append = append;
        setLevel(Level.ALL);
        setFormatter(new XMLFormatter());
        claim();
        if (append) {
            open(files[0], true);
        } else {
            rotate();
        }
    }

    private static String property(String name, String otherwise) {
        String s = LogManager.getLogManager().getProperty(FileHandler.class.getName() + "." + name);
        return s == null ? otherwise : s.trim();
    }

    /** Finds the first set of files that no other handler writes. */
    private void claim() throws IOException {
        for (int unique = 0; unique <= MAX_LOCKS; unique++) {
            File candidate = new File(file(0, unique) + ".lck");
            synchronized (locked) {
                if (locked.contains(candidate.getPath())) {
                    continue;
                }
                new FileOutputStream(candidate).close();
                locked.add(candidate.getPath());
            }
            lock = candidate;
            files = new File[count];
            for (int i = 0; i < count; i++) {
                files[i] = file(i, unique);
            }
            return;
        }
        throw new IOException("Couldn't get lock for " + pattern);
    }

    /** The file that the pattern names for a generation and a number that makes it unique. */
    private File file(int generation, int unique) {
        StringBuilder sb = new StringBuilder();
        boolean saysGeneration = false;
        boolean saysUnique = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            char next = i + 1 < pattern.length() ? Character.toLowerCase(pattern.charAt(i + 1)) : 0;
            if (c != '%' || "thgu%".indexOf(next) < 0 || next == 0) {
                sb.append(c);
                continue;
            }
            i++;
            switch (next) {
                case 't':
                    String dir = System.getProperty("java.io.tmpdir");
                    sb.append(dir != null ? dir : System.getProperty("user.home"));
                    break;
                case 'h':
                    sb.append(System.getProperty("user.home"));
                    break;
                case 'g':
                    sb.append(generation);
                    saysGeneration = true;
                    break;
                case 'u':
                    sb.append(unique);
                    saysUnique = true;
                    break;
                default:
                    sb.append('%');
            }
        }
        if (count > 1 && !saysGeneration) {
            sb.append('.').append(generation);
        }
        if (unique > 0 && !saysUnique) {
            sb.append('.').append(unique);
        }
        return new File(sb.toString());
    }

    private void open(File file, boolean append) throws IOException {
        written = append ? file.length() : 0;
        final OutputStream out = new BufferedOutputStream(new FileOutputStream(file, append));
        setOutputStream(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                out.write(b);
                written++;
            }

            @Override
            public void write(byte[] b, int offset, int length) throws IOException {
                out.write(b, offset, length);
                written += length;
            }

            @Override
            public void flush() throws IOException {
                out.flush();
            }

            @Override
            public void close() throws IOException {
                out.close();
            }
        });
    }

    /** Makes each file the next older one and begins the first anew. */
    private void rotate() throws IOException {
        super.close();
        for (int i = count - 2; i >= 0; i--) {
            if (files[i].exists()) {
                files[i + 1].delete();
                files[i].renameTo(files[i + 1]);
            }
        }
        open(files[0], false);
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) {
            return;
        }
        super.publish(record);
        flush();
        if (limit > 0 && written >= limit) {
            Level level = getLevel();
            setLevel(Level.OFF);
            try {
                rotate();
            } catch (IOException e) {
                reportError(null, e, ErrorManager.OPEN_FAILURE);
            } finally {
                setLevel(level);
            }
        }
    }

    @Override
    public synchronized void close() throws SecurityException {
        super.close();
        if (lock != null) {
            lock.delete();
            synchronized (locked) {
                locked.remove(lock.getPath());
            }
            lock = null;
        }
    }
}
