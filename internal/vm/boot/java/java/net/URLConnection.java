package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import libcore.net.MimeUtils;

/** A connection to what a URL names. */
public abstract class URLConnection {
    private static boolean defaultUseCaches = true;
    private static boolean defaultAllowUserInteraction;

    protected URL url;
    protected boolean doInput = true;
    protected boolean doOutput;
    protected boolean allowUserInteraction = defaultAllowUserInteraction;
    protected boolean useCaches = defaultUseCaches;
    protected long ifModifiedSince;
    protected boolean connected;
    private int connectTimeout;
    private int readTimeout;
    private final Map<String, List<String>> requests = new LinkedHashMap<String, List<String>>();

    protected URLConnection(URL url) {
        this.url = url;
    }

    public abstract void connect() throws IOException;

    final void notConnected() {
        if (connected) {
            throw new IllegalStateException("Already connected");
        }
    }

    public void setConnectTimeout(int millis) {
        if (millis < 0) {
            throw new IllegalArgumentException("timeouts can't be negative");
        }
        connectTimeout = millis;
    }

    public int getConnectTimeout() {
        return connectTimeout;
    }

    public void setReadTimeout(int millis) {
        if (millis < 0) {
            throw new IllegalArgumentException("timeouts can't be negative");
        }
        readTimeout = millis;
    }

    public int getReadTimeout() {
        return readTimeout;
    }

    public URL getURL() {
        return url;
    }

    public int getContentLength() {
        long n = getContentLengthLong();
        return n > Integer.MAX_VALUE ? -1 : (int) n;
    }

    public long getContentLengthLong() {
        return getHeaderFieldLong("content-length", -1);
    }

    public String getContentType() {
        return getHeaderField("content-type");
    }

    public String getContentEncoding() {
        return getHeaderField("content-encoding");
    }

    public long getExpiration() {
        return getHeaderFieldDate("expires", 0);
    }

    public long getDate() {
        return getHeaderFieldDate("date", 0);
    }

    public long getLastModified() {
        return getHeaderFieldDate("last-modified", 0);
    }

    public String getHeaderField(String name) {
        return null;
    }

    public Map<String, List<String>> getHeaderFields() {
        return Collections.emptyMap();
    }

    public int getHeaderFieldInt(String name, int missing) {
        try {
            return Integer.parseInt(getHeaderField(name));
        } catch (NumberFormatException e) {
            return missing;
        }
    }

    public long getHeaderFieldLong(String name, long missing) {
        try {
            return Long.parseLong(getHeaderField(name));
        } catch (NumberFormatException e) {
            return missing;
        }
    }

    @SuppressWarnings("deprecation")
    public long getHeaderFieldDate(String name, long missing) {
        try {
            return Date.parse(getHeaderField(name));
        } catch (RuntimeException e) {
            return missing;
        }
    }

    public String getHeaderFieldKey(int n) {
        return null;
    }

    public String getHeaderField(int n) {
        return null;
    }

    public Object getContent() throws IOException {
        return getInputStream();
    }

    public InputStream getInputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support input");
    }

    public OutputStream getOutputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support output");
    }

    @Override
    public String toString() {
        return getClass().getName() + ":" + url;
    }

    public void setDoInput(boolean flag) {
        notConnected();
        doInput = flag;
    }

    public boolean getDoInput() {
        return doInput;
    }

    public void setDoOutput(boolean flag) {
        notConnected();
        doOutput = flag;
    }

    public boolean getDoOutput() {
        return doOutput;
    }

    public void setAllowUserInteraction(boolean flag) {
        notConnected();
        allowUserInteraction = flag;
    }

    public boolean getAllowUserInteraction() {
        return allowUserInteraction;
    }

    public void setUseCaches(boolean flag) {
        notConnected();
        useCaches = flag;
    }

    public boolean getUseCaches() {
        return useCaches;
    }

    public void setIfModifiedSince(long time) {
        notConnected();
        ifModifiedSince = time;
    }

    public long getIfModifiedSince() {
        return ifModifiedSince;
    }

    public boolean getDefaultUseCaches() {
        return defaultUseCaches;
    }

    public void setDefaultUseCaches(boolean flag) {
        defaultUseCaches = flag;
    }

    private String spelled(String key) {
        for (String k : requests.keySet()) {
            if (k.equalsIgnoreCase(key)) {
                return k;
            }
        }
        return key;
    }

    public void setRequestProperty(String key, String value) {
        notConnected();
        if (key == null) {
            throw new NullPointerException("key is null");
        }
        requests.remove(spelled(key));
        if (value != null) {
            List<String> list = new ArrayList<String>();
            list.add(value);
            requests.put(key, list);
        }
    }

    public void addRequestProperty(String key, String value) {
        notConnected();
        if (key == null) {
            throw new NullPointerException("key is null");
        }
        List<String> list = requests.get(spelled(key));
        if (list == null) {
            list = new ArrayList<String>();
            requests.put(key, list);
        }
        list.add(value);
    }

    public String getRequestProperty(String key) {
        notConnected();
        List<String> list = requests.get(spelled(key == null ? "" : key));
        return list == null ? null : list.get(list.size() - 1);
    }

    public Map<String, List<String>> getRequestProperties() {
        notConnected();
        return Collections.unmodifiableMap(new LinkedHashMap<String, List<String>>(requests));
    }

    private static FileNameMap fileNameMap = new FileNameMap() {
        @Override
        public String getContentTypeFor(String name) {
            if (name.endsWith("/")) {
                return "text/html"; // a listing of the folder
            }
            int end = name.lastIndexOf('#');
            int dot = name.lastIndexOf('.');
            return dot < name.lastIndexOf('/') ? null
                    : MimeUtils.guessMimeTypeFromExtension(name.substring(dot + 1, end < 0 ? name.length() : end));
        }
    };

    public static FileNameMap getFileNameMap() {
        return fileNameMap;
    }

    public static void setFileNameMap(FileNameMap map) {
        fileNameMap = map;
    }

    public static String guessContentTypeFromName(String name) {
        return fileNameMap.getContentTypeFor(name);
    }

    /** Types and what their content begins with, each char a byte. */
    private static final String[] BEGINNINGS = {
        "application/java-vm", "\u00ca\u00fe\u00ba\u00be", "application/x-java-serialized-object", "\u00ac\u00ed",
        "text/html", "<!", "text/html", "<html", "text/html", "<head", "text/html", "<body",
        "text/html", "<HTML", "text/html", "<HEAD", "text/html", "<BODY",
        "application/xml", "<?xml ", "application/xml", "\u00ef\u00bb\u00bf<?x",
        "application/xml", "\u00fe\u00ff\0<\0?\0x", "application/xml", "\u00ff\u00fe<\0?\0x\0",
        "image/gif", "GIF8", "image/x-bitmap", "#def", "image/x-pixmap", "! XPM2",
        "image/png", "\u0089PNG\r\n\u001a\n", "image/jpeg", "\u00ff\u00d8\u00ff\u00e0", "image/jpeg", "\u00ff\u00d8\u00ff\u00ee",
        "audio/basic", ".snd", "audio/basic", "dns.", "audio/x-wav", "RIFF"};

    private static final String EXIF = "\u00ff\u00d8\u00ff\u00e1"; // what follows two bytes later tells a picture

    public static String guessContentTypeFromStream(InputStream in) throws IOException {
        if (!in.markSupported()) {
            return null;
        }
        byte[] bytes = new byte[16];
        in.mark(bytes.length);
        int n = 0;
        for (int b = in.read(); b >= 0; b = n < bytes.length ? in.read() : -1) {
            bytes[n++] = (byte) b;
        }
        in.reset();
        String head = new String(bytes, 0, n, StandardCharsets.ISO_8859_1);
        for (int i = 0; i < BEGINNINGS.length; i += 2) {
            if (head.startsWith(BEGINNINGS[i + 1])) {
                return BEGINNINGS[i];
            }
        }
        return head.startsWith(EXIF) && head.startsWith("Exif\0", 6) ? "image/jpeg" : null;
    }
}
