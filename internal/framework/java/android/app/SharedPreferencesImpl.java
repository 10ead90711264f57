package android.app;

import android.content.SharedPreferences;
import android.os.Handler;
import android.os.Looper;
import android.util.Log;
import com.android.internal.util.XmlUtils;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlpull.v1.XmlPullParserException;

/** Preferences in an XML file. Writing is quick here, so that apply writes at once as commit does. */
final class SharedPreferencesImpl implements SharedPreferences {
    private static final String TAG = "SharedPreferencesImpl";

    private final File mFile;
    private final File mBackupFile;
    private final Object mLock = new Object();
    private Map<String, Object> mMap;
    private long mStatTimestamp;
    private long mStatSize;
    private final ArrayList<OnSharedPreferenceChangeListener> mListeners = new ArrayList<OnSharedPreferenceChangeListener>();

    SharedPreferencesImpl(File file, int mode) {
        mFile = file;
        mBackupFile = makeBackupFile(file);
        synchronized (mLock) {
            load();
        }
    }

    static File makeBackupFile(File prefsFile) {
        return new File(prefsFile.getPath() + ".bak");
    }

    private void load() {
        if (mBackupFile.exists()) {
            mFile.delete();
            mBackupFile.renameTo(mFile);
        }
        Map<String, Object> map = null;
        if (mFile.canRead()) {
            BufferedInputStream str = null;
            try {
                str = new BufferedInputStream(new FileInputStream(mFile), 16 * 1024);
                map = (Map<String, Object>) (Map) XmlUtils.readMapXml(str);
            } catch (XmlPullParserException e) {
                Log.w(TAG, "Cannot read " + mFile.getAbsolutePath(), e);
            } catch (IOException e) {
                Log.w(TAG, "Cannot read " + mFile.getAbsolutePath(), e);
            } catch (RuntimeException e) {
                Log.w(TAG, "Cannot read " + mFile.getAbsolutePath(), e);
            } finally {
                if (str != null) {
                    try {
                        str.close();
                    } catch (IOException e) {
                        // It was only read.
                    }
                }
            }
            stat();
        }
        mMap = map != null ? map : new HashMap<String, Object>();
    }

    private void stat() {
        mStatTimestamp = mFile.lastModified();
        mStatSize = mFile.length();
    }

    void startReloadIfChangedUnexpectedly() {
        synchronized (mLock) {
            if (mFile.lastModified() != mStatTimestamp || mFile.length() != mStatSize) {
                load();
            }
        }
    }

    public void registerOnSharedPreferenceChangeListener(OnSharedPreferenceChangeListener listener) {
        synchronized (mLock) {
            if (!mListeners.contains(listener)) {
                mListeners.add(listener);
            }
        }
    }

    public void unregisterOnSharedPreferenceChangeListener(OnSharedPreferenceChangeListener listener) {
        synchronized (mLock) {
            mListeners.remove(listener);
        }
    }

    public Map<String, ?> getAll() {
        synchronized (mLock) {
            return new HashMap<String, Object>(mMap);
        }
    }

    public String getString(String key, String defValue) {
        synchronized (mLock) {
            String v = (String) mMap.get(key);
            return v != null ? v : defValue;
        }
    }

    public Set<String> getStringSet(String key, Set<String> defValues) {
        synchronized (mLock) {
            Set<String> v = (Set<String>) mMap.get(key);
            return v != null ? v : defValues;
        }
    }

    public int getInt(String key, int defValue) {
        synchronized (mLock) {
            Integer v = (Integer) mMap.get(key);
            return v != null ? v : defValue;
        }
    }

    public long getLong(String key, long defValue) {
        synchronized (mLock) {
            Long v = (Long) mMap.get(key);
            return v != null ? v : defValue;
        }
    }

    public float getFloat(String key, float defValue) {
        synchronized (mLock) {
            Float v = (Float) mMap.get(key);
            return v != null ? v : defValue;
        }
    }

    public boolean getBoolean(String key, boolean defValue) {
        synchronized (mLock) {
            Boolean v = (Boolean) mMap.get(key);
            return v != null ? v : defValue;
        }
    }

    public boolean contains(String key) {
        synchronized (mLock) {
            return mMap.containsKey(key);
        }
    }

    public Editor edit() {
        return new EditorImpl();
    }

    /** Collects changes of the preferences around it. */
    public final class EditorImpl implements Editor {
        private final Map<String, Object> mModified = new HashMap<String, Object>();
        private boolean mClear = false;

        public Editor putString(String key, String value) {
            return put(key, value);
        }

        private synchronized Editor put(String key, Object value) {
            mModified.put(key, value);
            return this;
        }

        public Editor putStringSet(String key, Set<String> values) {
            return put(key, (values == null) ? null : new HashSet<String>(values));
        }

        public Editor putInt(String key, int value) {
            return put(key, value);
        }

        public Editor putLong(String key, long value) {
            return put(key, value);
        }

        public Editor putFloat(String key, float value) {
            return put(key, value);
        }

        public Editor putBoolean(String key, boolean value) {
            return put(key, value);
        }

        public Editor remove(String key) {
            return put(key, this);
        }

        public synchronized Editor clear() {
            mClear = true;
            return this;
        }

        public void apply() {
            save();
        }

        public boolean commit() {
            return save();
        }

        private boolean save() {
            List<String> keysModified = new ArrayList<String>();
            boolean changesMade = false;
            boolean written = true;
            List<OnSharedPreferenceChangeListener> listeners;
            synchronized (mLock) {
                // Others may still walk over what getAll gave them, which is a copy.
                synchronized (this) {
                    if (mClear) {
                        if (!mMap.isEmpty()) {
                            changesMade = true;
                            mMap.clear();
                        }
                        mClear = false;
                    }
                    for (Map.Entry<String, Object> e : mModified.entrySet()) {
                        String k = e.getKey();
                        Object v = e.getValue();
                        if (v == this || v == null) {
                            if (!mMap.containsKey(k)) {
                                continue;
                            }
                            mMap.remove(k);
                        } else {
                            if (mMap.containsKey(k)) {
                                Object existing = mMap.get(k);
                                if (existing != null && existing.equals(v)) {
                                    continue;
                                }
                            }
                            mMap.put(k, v);
                        }
                        changesMade = true;
                        keysModified.add(k);
                    }
                    mModified.clear();
                }
                if (changesMade || !mFile.exists()) {
                    written = write();
                }
                listeners = new ArrayList<OnSharedPreferenceChangeListener>(mListeners);
            }
            notifyListeners(listeners, keysModified);
            return written;
        }

        private void notifyListeners(final List<OnSharedPreferenceChangeListener> listeners, final List<String> keys) {
            if (listeners.isEmpty() || keys.isEmpty()) {
                return;
            }
            Looper main = Looper.getMainLooper();
            if (main == null || main.isCurrentThread()) {
                for (int i = keys.size() - 1; i >= 0; i--) {
                    for (OnSharedPreferenceChangeListener listener : listeners) {
                        if (listener != null) {
                            listener.onSharedPreferenceChanged(SharedPreferencesImpl.this, keys.get(i));
                        }
                    }
                }
            } else {
                new Handler(main).post(new Runnable() {
                    public void run() {
                        notifyListeners(listeners, keys);
                    }
                });
            }
        }
    }

    private boolean write() {
        if (mFile.exists()) {
            if (!mBackupFile.exists()) {
                if (!mFile.renameTo(mBackupFile)) {
                    Log.e(TAG, "Couldn't rename file " + mFile + " to backup file " + mBackupFile);
                    return false;
                }
            } else {
                mFile.delete();
            }
        }
        try {
            File parent = mFile.getParentFile();
            if (!parent.exists()) {
                parent.mkdirs();
            }
            FileOutputStream str = new FileOutputStream(mFile);
            try {
                XmlUtils.writeMapXml(mMap, str);
            } finally {
                str.close();
            }
            stat();
            mBackupFile.delete();
            return true;
        } catch (XmlPullParserException e) {
            Log.w(TAG, "writeToFile: Got exception:", e);
        } catch (IOException e) {
            Log.w(TAG, "writeToFile: Got exception:", e);
        }
        if (mFile.exists() && !mFile.delete()) {
            Log.e(TAG, "Couldn't clean up partially-written file " + mFile);
        }
        return false;
    }
}
