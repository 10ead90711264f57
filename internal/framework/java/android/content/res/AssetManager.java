package android.content.res;

import android.os.ParcelFileDescriptor;
import android.util.SparseArray;
import android.util.TypedValue;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;

/** The tables and files of an app and of the platform. */
public final class AssetManager implements AutoCloseable {
    public static final int ACCESS_UNKNOWN = 0;
    public static final int ACCESS_RANDOM = 1;
    public static final int ACCESS_STREAMING = 2;
    public static final int ACCESS_BUFFER = 3;

    private static final int OWN_PACKAGE = 0x7f;

    private static AssetManager system;

    private final ArrayList<CharSequence> strings = new ArrayList<CharSequence>();
    private final int[] out = new int[5];
    private boolean open = true;

    public AssetManager() {
        nativeInit();
    }

    public static AssetManager getSystem() {
        synchronized (AssetManager.class) {
            if (system == null) system = new AssetManager();
            return system;
        }
    }

    private native void nativeInit();

    private native int nativeAdd(String path);

    private native void nativeConfigure(int[] configuration, String language, String region);

    private native int nativeValue(int id, int density, boolean resolve, int[] out);

    private native int nativeBagValue(int id, int key, int[] out);

    private native int[] nativeArray(int id);

    private native int[] nativeStyleAttributes(int id);

    private native String nativeString(int index);

    private native String[] nativeSpanTags(int index);

    private native int[] nativeSpanEnds(int index);

    private native int nativeIdentifier(String name, String type, String pkg);

    private native String[] nativeNames(int id);

    private native String[] nativeNumbered();

    private native byte[] nativeOpen(int cookie, String name);

    private native String[] nativeList(String path);

    private native String[] nativeLocales();

    native boolean nativeXml(int cookie, String file, XmlBlock.Parser parser);

    native void nativeThemeNew(Resources.Theme theme);

    native void nativeThemeApply(Resources.Theme theme, int style, boolean force);

    native void nativeThemeCopy(Resources.Theme to, Resources.Theme from);

    native void nativeThemeClear(Resources.Theme theme);

    native int nativeThemeFlags(Resources.Theme theme);

    private native int nativeThemeValue(Resources.Theme theme, int attribute, boolean resolve, int[] out);

    native void nativeStyled(Resources.Theme theme, XmlBlock.Parser parser, int attribute, int style, int[] attributes, int[] data, int[] indices);

    native void nativeAttributes(XmlBlock.Parser parser, int[] attributes, int[] data, int[] indices);

    native void nativeThemed(Resources.Theme theme, int[] values, int[] attributes, int[] data, int[] indices);

    @Override
    public void close() {
        open = false;
    }

    private void ensureOpen() {
        if (!open) throw new RuntimeException("Assetmanager has been closed");
    }

    public final int addAssetPath(String path) {
        synchronized (this) {
            return nativeAdd(path);
        }
    }

    public final int addAssetPathAsSharedLibrary(String path) {
        return addAssetPath(path);
    }

    public final int[] addAssetPaths(String[] paths) {
        if (paths == null) return null;
        int[] cookies = new int[paths.length];
        for (int i = 0; i < paths.length; i++) cookies[i] = addAssetPath(paths[i]);
        return cookies;
    }

    /** The packages without a number of their own, with the one that they got here. */
    public final SparseArray<String> getAssignedPackageIdentifiers() {
        SparseArray<String> all = new SparseArray<String>();
        synchronized (this) {
            for (String name : nativeNumbered()) all.put(OWN_PACKAGE, name);
        }
        return all;
    }

    void configure(int[] configuration, String language, String region) {
        synchronized (this) {
            nativeConfigure(configuration, language, region);
        }
    }

    private boolean fill(TypedValue value, int cookie) {
        if (cookie == 0) return false;
        value.type = out[0];
        value.data = out[1];
        value.resourceId = out[2];
        value.changingConfigurations = out[3];
        value.density = out[4];
        value.assetCookie = cookie;
        value.string = value.type == TypedValue.TYPE_STRING ? pooled(value.data) : null;
        return true;
    }

    boolean getResourceValue(int id, int density, TypedValue value, boolean resolve) {
        synchronized (this) {
            return fill(value, nativeValue(id, density, resolve, out));
        }
    }

    boolean getBagValue(int id, int key, TypedValue value) {
        synchronized (this) {
            return fill(value, nativeBagValue(id, key, out));
        }
    }

    CharSequence getResourceText(int id) {
        TypedValue v = new TypedValue();
        return getResourceValue(id, 0, v, true) ? v.coerceToString() : null;
    }

    CharSequence getResourceBagText(int id, int key) {
        TypedValue v = new TypedValue();
        return getBagValue(id, key, v) ? v.coerceToString() : null;
    }

    boolean getThemeValue(Resources.Theme theme, int attribute, TypedValue value, boolean resolve) {
        synchronized (this) {
            return fill(value, nativeThemeValue(theme, attribute, resolve, out));
        }
    }

    int[] getArray(int id) {
        synchronized (this) {
            return nativeArray(id);
        }
    }

    int[] getStyleAttributes(int style) {
        return nativeStyleAttributes(style);
    }

    CharSequence[] getResourceTextArray(int id) {
        int[] raw = getArray(id);
        if (raw == null) return null;
        CharSequence[] all = new CharSequence[raw.length / TypedArray.FIELDS];
        for (int i = 0; i < all.length; i++) all[i] = text(raw, i);
        return all;
    }

    String[] getResourceStringArray(int id) {
        int[] raw = getArray(id);
        if (raw == null) return null;
        String[] all = new String[raw.length / TypedArray.FIELDS];
        for (int i = 0; i < all.length; i++) {
            if (raw[i * TypedArray.FIELDS] == TypedValue.TYPE_STRING) all[i] = nativeString(raw[i * TypedArray.FIELDS + 1]);
        }
        return all;
    }

    private CharSequence text(int[] raw, int i) {
        return raw[i * TypedArray.FIELDS] == TypedValue.TYPE_STRING ? pooled(raw[i * TypedArray.FIELDS + 1]) : null;
    }

    int[] getArrayIntResource(int id) {
        int[] raw = getArray(id);
        if (raw == null) return null;
        int[] all = new int[raw.length / TypedArray.FIELDS];
        for (int i = 0; i < all.length; i++) {
            int type = raw[i * TypedArray.FIELDS];
            if (type >= TypedValue.TYPE_FIRST_INT && type <= TypedValue.TYPE_LAST_INT) all[i] = raw[i * TypedArray.FIELDS + 1];
        }
        return all;
    }

    /** Returns a string of the tables, with spans if it has styles. */
    CharSequence pooled(int index) {
        synchronized (this) {
            while (strings.size() <= index) strings.add(null);
            CharSequence s = strings.get(index);
            if (s == null) {
                String text = nativeString(index);
                String[] tags = nativeSpanTags(index);
                s = tags == null ? text : StringBlock.style(text, tags, nativeSpanEnds(index));
                strings.set(index, s);
            }
            return s;
        }
    }

    int getResourceIdentifier(String name, String type, String pkg) {
        return nativeIdentifier(name, type, pkg);
    }

    /** Returns the names of package, type and entry, or null. */
    String[] getNames(int id) {
        return nativeNames(id);
    }

    public final InputStream open(String name) throws IOException {
        return open(name, ACCESS_STREAMING);
    }

    public final InputStream open(String name, int mode) throws IOException {
        return new AssetInputStream(read(0, "assets/" + name, name));
    }

    private byte[] read(int cookie, String path, String name) throws IOException {
        ensureOpen();
        if (name == null) throw new NullPointerException("fileName");
        byte[] data = nativeOpen(cookie, path);
        if (data == null) throw new FileNotFoundException(name);
        return data;
    }

    public final AssetFileDescriptor openFd(String name) throws IOException {
        return descriptor(read(0, "assets/" + name, name), name);
    }

    // What is compressed in the package cannot be given as a part of it, as on a device.
    private AssetFileDescriptor descriptor(byte[] data, String name) throws IOException {
        java.io.File dir = new java.io.File("/data/local/tmp/assets");
        dir.mkdirs();
        java.io.File file = new java.io.File(dir, name.replace('/', '_'));
        java.io.FileOutputStream out = new java.io.FileOutputStream(file);
        out.write(data);
        out.close();
        return new AssetFileDescriptor(ParcelFileDescriptor.open(file, ParcelFileDescriptor.MODE_READ_ONLY), 0, data.length);
    }

    public final String[] list(String path) throws IOException {
        ensureOpen();
        if (path == null) throw new NullPointerException("fileName");
        return nativeList(path);
    }

    public final InputStream openNonAsset(String name) throws IOException {
        return openNonAsset(0, name, ACCESS_STREAMING);
    }

    public final InputStream openNonAsset(String name, int mode) throws IOException {
        return openNonAsset(0, name, mode);
    }

    public final InputStream openNonAsset(int cookie, String name) throws IOException {
        return openNonAsset(cookie, name, ACCESS_STREAMING);
    }

    public final InputStream openNonAsset(int cookie, String name, int mode) throws IOException {
        return new AssetInputStream(read(cookie, name, name));
    }

    public final AssetFileDescriptor openNonAssetFd(String name) throws IOException {
        return openNonAssetFd(0, name);
    }

    public final AssetFileDescriptor openNonAssetFd(int cookie, String name) throws IOException {
        return descriptor(read(cookie, name, name), name);
    }

    public final XmlResourceParser openXmlResourceParser(String name) throws IOException {
        return openXmlResourceParser(0, name);
    }

    public final XmlResourceParser openXmlResourceParser(int cookie, String name) throws IOException {
        ensureOpen();
        XmlResourceParser p = new XmlBlock(this, cookie, name).newParser();
        if (p == null) throw new FileNotFoundException(name);
        return p;
    }

    public final boolean isUpToDate() {
        return true;
    }

    public final String[] getLocales() {
        return nativeLocales();
    }

    /** The content of one file. */
    public final class AssetInputStream extends InputStream {
        private final byte[] data;
        private int at;
        private int mark;

        AssetInputStream(byte[] data) {
            this.data = data;
        }

        @Override
        public int read() {
            return at < data.length ? data[at++] & 0xff : -1;
        }

        @Override
        public int read(byte[] b) {
            return read(b, 0, b.length);
        }

        @Override
        public int read(byte[] b, int off, int len) {
            if (len == 0) return 0;
            if (at >= data.length) return -1;
            int n = Math.min(len, data.length - at);
            System.arraycopy(data, at, b, off, n);
            at += n;
            return n;
        }

        @Override
        public long skip(long n) {
            int step = (int) Math.max(0, Math.min(n, data.length - at));
            at += step;
            return step;
        }

        @Override
        public int available() {
            return data.length - at;
        }

        @Override
        public boolean markSupported() {
            return true;
        }

        @Override
        public void mark(int limit) {
            mark = at;
        }

        @Override
        public void reset() {
            at = mark;
        }

        /** Goes back to the start. */
        public void rewind() {
            at = 0;
        }

        @Override
        public void close() {
        }
    }
}
