package android.database.sqlite;

import android.database.Cursor;
import android.database.CursorWindow;
import android.os.CancellationSignal;
import java.util.Map;
import java.util.LinkedHashMap;

/** The connection of a database. One thread uses it at a time. */
final class SQLiteConnection {
    private static final int CACHE = 25;

    private long mHandle;
    private final LinkedHashMap<String, Statement> mCache = new LinkedHashMap<String, Statement>(16, 0.75f, true);

    /** A statement as SQLite has compiled it. */
    static final class Statement {
        final String sql;
        final long handle;
        final int parameters;
        final boolean readOnly;
        boolean inUse;

        Statement(String sql, long handle, int parameters, boolean readOnly) {
            this.sql = sql;
            this.handle = handle;
            this.parameters = parameters;
            this.readOnly = readOnly;
        }
    }

    private static native long nativeOpen(String path, int flags);

    private static native void nativeClose(long connection);

    private static native long nativePrepare(long connection, String sql);

    private static native void nativeFinalize(long connection, long statement);

    private static native int nativeParameterCount(long connection, long statement);

    private static native boolean nativeIsReadOnly(long connection, long statement);

    private static native int nativeColumnCount(long connection, long statement);

    private static native String nativeColumnName(long connection, long statement, int index);

    private static native void nativeReset(long connection, long statement);

    private static native void nativeBindNull(long connection, long statement, int index);

    private static native void nativeBindLong(long connection, long statement, int index, long value);

    private static native void nativeBindDouble(long connection, long statement, int index, double value);

    private static native void nativeBindString(long connection, long statement, int index, String value);

    private static native void nativeBindBlob(long connection, long statement, int index, byte[] value);

    private static native boolean nativeStep(long connection, long statement);

    private static native int nativeColumnType(long connection, long statement, int column);

    private static native long nativeColumnLong(long connection, long statement, int column);

    private static native double nativeColumnDouble(long connection, long statement, int column);

    private static native String nativeColumnString(long connection, long statement, int column);

    private static native byte[] nativeColumnBlob(long connection, long statement, int column);

    private static native int nativeChanges(long connection);

    private static native long nativeLastInsertRowId(long connection);

    private static native boolean nativeInTransaction(long connection);

    SQLiteConnection(String path, int flags) {
        mHandle = nativeOpen(path, flags);
    }

    void close() {
        mCache.clear();
        nativeClose(mHandle);
    }

    private Statement acquire(String sql) {
        Statement s = mCache.get(sql);
        if (s != null && !s.inUse) {
            s.inUse = true;
            return s;
        }
        long h = nativePrepare(mHandle, sql);
        Statement n = new Statement(sql, h, nativeParameterCount(mHandle, h), nativeIsReadOnly(mHandle, h));
        n.inUse = true;
        if (s == null) {
            mCache.put(sql, n);
            if (mCache.size() > CACHE) {
                Map.Entry<String, Statement> oldest = mCache.entrySet().iterator().next();
                Statement o = oldest.getValue();
                if (!o.inUse) {
                    mCache.remove(oldest.getKey());
                    nativeFinalize(mHandle, o.handle);
                }
            }
        }
        return n;
    }

    private void release(Statement s) {
        s.inUse = false;
        if (mCache.get(s.sql) == s) {
            nativeReset(mHandle, s.handle);
        } else {
            nativeFinalize(mHandle, s.handle);
        }
    }

    /** What a program needs to know of its statement. */
    void prepare(String sql, SQLiteProgram.Info info) {
        Statement s = acquire(sql);
        try {
            info.parameters = s.parameters;
            info.readOnly = s.readOnly;
            String[] names = new String[nativeColumnCount(mHandle, s.handle)];
            for (int i = 0; i < names.length; i++) {
                names[i] = nativeColumnName(mHandle, s.handle, i);
            }
            info.columns = names;
        } finally {
            release(s);
        }
    }

    private void bind(Statement s, Object[] args) {
        int count = args != null ? args.length : 0;
        if (count != s.parameters) {
            throw new SQLiteBindOrColumnIndexOutOfRangeException("Expected " + s.parameters + " bind arguments but "
                    + count + " were provided.");
        }
        for (int i = 0; i < count; i++) {
            Object v = args[i];
            if (v == null) {
                nativeBindNull(mHandle, s.handle, i + 1);
            } else if (v instanceof Double || v instanceof Float) {
                nativeBindDouble(mHandle, s.handle, i + 1, ((Number) v).doubleValue());
            } else if (v instanceof Number) {
                nativeBindLong(mHandle, s.handle, i + 1, ((Number) v).longValue());
            } else if (v instanceof Boolean) {
                nativeBindLong(mHandle, s.handle, i + 1, (Boolean) v ? 1 : 0);
            } else if (v instanceof byte[]) {
                nativeBindBlob(mHandle, s.handle, i + 1, (byte[]) v);
            } else {
                nativeBindString(mHandle, s.handle, i + 1, v.toString());
            }
        }
    }

    private static void check(CancellationSignal signal) {
        if (signal != null) {
            signal.throwIfCanceled();
        }
    }

    /** Runs a statement; result says what is wanted of it. */
    void execute(String sql, Object[] args, CancellationSignal signal) {
        check(signal);
        Statement s = acquire(sql);
        try {
            bind(s, args);
            run(s);
        } finally {
            release(s);
        }
    }

    private void run(Statement s) {
        if (nativeStep(mHandle, s.handle) && s.readOnly && !s.sql.regionMatches(true, 0, "PRAGMA", 0, 6)) {
            throw new SQLiteException("unknown error (code 0): "
                    + "Queries can be performed using SQLiteDatabase query or rawQuery methods only.");
        }
    }

    int executeForChangedRowCount(String sql, Object[] args, CancellationSignal signal) {
        check(signal);
        Statement s = acquire(sql);
        try {
            bind(s, args);
            run(s);
            return nativeChanges(mHandle);
        } finally {
            release(s);
        }
    }

    long executeForLastInsertedRowId(String sql, Object[] args, CancellationSignal signal) {
        check(signal);
        Statement s = acquire(sql);
        try {
            bind(s, args);
            run(s);
            return nativeChanges(mHandle) > 0 ? nativeLastInsertRowId(mHandle) : -1;
        } finally {
            release(s);
        }
    }

    long executeForLong(String sql, Object[] args, CancellationSignal signal) {
        check(signal);
        Statement s = acquire(sql);
        try {
            bind(s, args);
            if (!nativeStep(mHandle, s.handle)) {
                throw new SQLiteDoneException();
            }
            return nativeColumnLong(mHandle, s.handle, 0);
        } finally {
            release(s);
        }
    }

    String executeForString(String sql, Object[] args, CancellationSignal signal) {
        check(signal);
        Statement s = acquire(sql);
        try {
            bind(s, args);
            if (!nativeStep(mHandle, s.handle)) {
                throw new SQLiteDoneException();
            }
            return nativeColumnString(mHandle, s.handle, 0);
        } finally {
            release(s);
        }
    }

    byte[] executeForBlob(String sql, Object[] args, CancellationSignal signal) {
        check(signal);
        Statement s = acquire(sql);
        try {
            bind(s, args);
            if (!nativeStep(mHandle, s.handle)) {
                throw new SQLiteDoneException();
            }
            return nativeColumnBlob(mHandle, s.handle, 0);
        } finally {
            release(s);
        }
    }

    /** Fills a window beginning with a row, and counts the rows of the whole result. */
    int executeForCursorWindow(String sql, Object[] args, CursorWindow window, int startPos, int requiredPos,
            boolean countAllRows, CancellationSignal signal) {
        check(signal);
        Statement s = acquire(sql);
        try {
            bind(s, args);
            window.clear();
            int columns = nativeColumnCount(mHandle, s.handle);
            window.setNumColumns(columns);
            window.setStartPosition(startPos);
            int total = 0;
            int added = 0;
            boolean full = false;
            while ((!full || countAllRows) && nativeStep(mHandle, s.handle)) {
                total++;
                if (startPos >= total || full) {
                    continue;
                }
                boolean fits = fill(s, window, startPos + added, columns);
                if (!fits && added > 0 && startPos + added <= requiredPos) {
                    // The wanted row lies further on: begins again with this one.
                    window.clear();
                    window.setNumColumns(columns);
                    startPos += added;
                    window.setStartPosition(startPos);
                    added = 0;
                    fits = fill(s, window, startPos, columns);
                }
                if (fits) {
                    added++;
                } else {
                    full = true;
                }
            }
            return total;
        } finally {
            release(s);
        }
    }

    private boolean fill(Statement s, CursorWindow window, int row, int columns) {
        if (!window.allocRow()) {
            return false;
        }
        for (int i = 0; i < columns; i++) {
            boolean ok;
            switch (nativeColumnType(mHandle, s.handle, i)) {
                case Cursor.FIELD_TYPE_INTEGER:
                    ok = window.putLong(nativeColumnLong(mHandle, s.handle, i), row, i);
                    break;
                case Cursor.FIELD_TYPE_FLOAT:
                    ok = window.putDouble(nativeColumnDouble(mHandle, s.handle, i), row, i);
                    break;
                case Cursor.FIELD_TYPE_STRING:
                    ok = window.putString(nativeColumnString(mHandle, s.handle, i), row, i);
                    break;
                case Cursor.FIELD_TYPE_BLOB:
                    ok = window.putBlob(nativeColumnBlob(mHandle, s.handle, i), row, i);
                    break;
                default:
                    ok = window.putNull(row, i);
            }
            if (!ok) {
                window.freeLastRow();
                return false;
            }
        }
        return true;
    }

    boolean inTransaction() {
        return nativeInTransaction(mHandle);
    }
}
