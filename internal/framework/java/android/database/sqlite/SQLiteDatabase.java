package android.database.sqlite;

import android.content.ContentValues;
import android.database.Cursor;
import android.database.CursorWindow;
import android.database.DatabaseErrorHandler;
import android.database.DatabaseUtils;
import android.database.DefaultDatabaseErrorHandler;
import android.database.SQLException;
import android.os.CancellationSignal;
import android.text.TextUtils;
import android.util.Log;
import android.util.Pair;
import java.io.File;
import java.io.FileFilter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** A database. All threads share one connection, which a transaction keeps to its thread. */
public final class SQLiteDatabase extends SQLiteClosable {
    public static final int CONFLICT_ROLLBACK = 1;
    public static final int CONFLICT_ABORT = 2;
    public static final int CONFLICT_FAIL = 3;
    public static final int CONFLICT_IGNORE = 4;
    public static final int CONFLICT_REPLACE = 5;
    public static final int CONFLICT_NONE = 0;
    public static final int SQLITE_MAX_LIKE_PATTERN_LENGTH = 50000;
    public static final int OPEN_READWRITE = 0;
    public static final int OPEN_READONLY = 1;
    public static final int NO_LOCALIZED_COLLATORS = 16;
    public static final int CREATE_IF_NECESSARY = 268435456;
    public static final int ENABLE_WRITE_AHEAD_LOGGING = 536870912;
    public static final int MAX_SQL_CACHE_SIZE = 100;

    private static final String TAG = "SQLiteDatabase";
    private static final String[] CONFLICT_VALUES =
            {"", " OR ROLLBACK ", " OR ABORT ", " OR FAIL ", " OR IGNORE ", " OR REPLACE "};

    private final String mPath;
    private final int mOpenFlags;
    private final CursorFactory mCursorFactory;
    private final DatabaseErrorHandler mErrorHandler;
    private final ReentrantLock mLock = new ReentrantLock();
    private SQLiteConnection mConnection;
    private boolean mWal;
    private Transaction mTransaction;

    /** A transaction and the one around it. */
    private static final class Transaction {
        Transaction parent;
        SQLiteTransactionListener listener;
        boolean successful;
        boolean childFailed;
    }

    /** Makes cursors. */
    public interface CursorFactory {
        Cursor newCursor(SQLiteDatabase db, SQLiteCursorDriver masterQuery, String editTable, SQLiteQuery query);
    }

    /** A function of SQL in Java. */
    public interface CustomFunction {
        void callback(String[] args);
    }

    private SQLiteDatabase(String path, int openFlags, CursorFactory cursorFactory, DatabaseErrorHandler errorHandler) {
        mPath = path;
        mOpenFlags = openFlags;
        mCursorFactory = cursorFactory;
        mErrorHandler = errorHandler != null ? errorHandler : new DefaultDatabaseErrorHandler();
    }

    public static int releaseMemory() {
        return 0;
    }

    public static SQLiteDatabase openDatabase(String path, CursorFactory factory, int flags) {
        return openDatabase(path, factory, flags, null);
    }

    public static SQLiteDatabase openDatabase(String path, CursorFactory factory, int flags, DatabaseErrorHandler errorHandler) {
        if (path == null) throw new IllegalArgumentException("path must not be null.");
        SQLiteDatabase db = new SQLiteDatabase(path, flags, factory, errorHandler);
        db.open();
        return db;
    }

    public static SQLiteDatabase openOrCreateDatabase(File file, CursorFactory factory) {
        return openOrCreateDatabase(file.getPath(), factory);
    }

    public static SQLiteDatabase openOrCreateDatabase(String path, CursorFactory factory) {
        return openDatabase(path, factory, CREATE_IF_NECESSARY, null);
    }

    public static SQLiteDatabase openOrCreateDatabase(String path, CursorFactory factory, DatabaseErrorHandler errorHandler) {
        return openDatabase(path, factory, CREATE_IF_NECESSARY, errorHandler);
    }

    public static SQLiteDatabase create(CursorFactory factory) {
        return openDatabase(":memory:", factory, CREATE_IF_NECESSARY);
    }

    public static boolean deleteDatabase(File file) {
        if (file == null) {
            throw new IllegalArgumentException("file must not be null");
        }
        boolean deleted = file.delete();
        deleted |= new File(file.getPath() + "-journal").delete();
        deleted |= new File(file.getPath() + "-shm").delete();
        deleted |= new File(file.getPath() + "-wal").delete();
        File dir = file.getParentFile();
        if (dir != null) {
            final String prefix = file.getName() + "-mj";
            File[] files = dir.listFiles(new FileFilter() {
                @Override
                public boolean accept(File candidate) {
                    return candidate.getName().startsWith(prefix);
                }
            });
            if (files != null) {
                for (File masterJournal : files) {
                    deleted |= masterJournal.delete();
                }
            }
        }
        return deleted;
    }

    private void open() {
        try {
            try {
                openInner();
            } catch (SQLiteDatabaseCorruptException ex) {
                onCorruption();
                openInner();
            }
        } catch (SQLiteException ex) {
            Log.e(TAG, "Failed to open database '" + getLabel() + "'.", ex);
            close();
            throw ex;
        }
    }

    private void openInner() {
        mConnection = new SQLiteConnection(mPath, mOpenFlags);
        if ((mOpenFlags & NO_LOCALIZED_COLLATORS) == 0 && !isReadOnly() && !isInMemoryDatabase()) {
            setLocaleData(Locale.getDefault());
        } else if (!isInMemoryDatabase()) {
            // Reading says whether this is a database at all.
            mConnection.executeForLong("PRAGMA schema_version", null, null);
        }
    }

    /** Keeps the locale of the collation as Android does, in a table of its own. */
    private void setLocaleData(Locale locale) {
        String name = locale.toString();
        mConnection.execute("CREATE TABLE IF NOT EXISTS android_metadata (locale TEXT)", null, null);
        String old;
        try {
            old = mConnection.executeForString("SELECT locale FROM android_metadata UNION SELECT NULL ORDER BY locale DESC LIMIT 1",
                    null, null);
        } catch (SQLiteDoneException e) {
            old = null;
        }
        if (name.equals(old)) {
            return;
        }
        mConnection.execute("BEGIN", null, null);
        boolean done = false;
        try {
            mConnection.execute("DELETE FROM android_metadata", null, null);
            mConnection.execute("INSERT INTO android_metadata (locale) VALUES(?)", new Object[] {name}, null);
            mConnection.execute("REINDEX LOCALIZED", null, null);
            done = true;
        } finally {
            mConnection.execute(done ? "COMMIT" : "ROLLBACK", null, null);
        }
    }

    @Override
    protected void onAllReferencesReleased() {
        SQLiteConnection c;
        synchronized (this) {
            c = mConnection;
            mConnection = null;
        }
        if (c != null) {
            c.close();
        }
    }

    String getLabel() {
        return isInMemoryDatabase() ? ":memory:" : mPath;
    }

    void onCorruption() {
        mErrorHandler.onCorruption(this);
    }

    private SQLiteConnection connection() {
        SQLiteConnection c = mConnection;
        if (c == null) {
            throw new IllegalStateException("Cannot perform this operation because the connection pool has been closed.");
        }
        return c;
    }

    // What programs run.

    void prepare(String sql, CancellationSignal signal, SQLiteProgram.Info info) {
        if (signal != null) {
            signal.throwIfCanceled();
        }
        mLock.lock();
        try {
            connection().prepare(sql, info);
        } finally {
            mLock.unlock();
        }
    }

    /** Transactions that are given as statements; false if this is none. */
    private boolean special(String sql) {
        switch (DatabaseUtils.getSqlStatementType(sql)) {
            case DatabaseUtils.STATEMENT_BEGIN:
                begin(null, "BEGIN EXCLUSIVE;");
                return true;
            case DatabaseUtils.STATEMENT_COMMIT:
                setTransactionSuccessfulInner();
                end();
                return true;
            case DatabaseUtils.STATEMENT_ABORT:
                end();
                return true;
        }
        return false;
    }

    void execute(String sql, Object[] args) {
        mLock.lock();
        try {
            if (!special(sql)) {
                connection().execute(sql, args, null);
            }
        } finally {
            mLock.unlock();
        }
    }

    int executeForChangedRowCount(String sql, Object[] args) {
        mLock.lock();
        try {
            return special(sql) ? 0 : connection().executeForChangedRowCount(sql, args, null);
        } finally {
            mLock.unlock();
        }
    }

    long executeForLastInsertedRowId(String sql, Object[] args) {
        mLock.lock();
        try {
            return special(sql) ? 0 : connection().executeForLastInsertedRowId(sql, args, null);
        } finally {
            mLock.unlock();
        }
    }

    long executeForLong(String sql, Object[] args) {
        mLock.lock();
        try {
            return special(sql) ? 0 : connection().executeForLong(sql, args, null);
        } finally {
            mLock.unlock();
        }
    }

    String executeForString(String sql, Object[] args) {
        mLock.lock();
        try {
            return special(sql) ? null : connection().executeForString(sql, args, null);
        } finally {
            mLock.unlock();
        }
    }

    int executeForCursorWindow(String sql, Object[] args, CursorWindow window, int startPos, int requiredPos,
            boolean countAllRows, CancellationSignal signal) {
        mLock.lock();
        try {
            if (special(sql)) {
                window.clear();
                return 0;
            }
            return connection().executeForCursorWindow(sql, args, window, startPos, requiredPos, countAllRows, signal);
        } finally {
            mLock.unlock();
        }
    }

    // Transactions.

    public void beginTransaction() {
        beginTransaction(null, true);
    }

    public void beginTransactionNonExclusive() {
        beginTransaction(null, false);
    }

    public void beginTransactionWithListener(SQLiteTransactionListener transactionListener) {
        beginTransaction(transactionListener, true);
    }

    public void beginTransactionWithListenerNonExclusive(SQLiteTransactionListener transactionListener) {
        beginTransaction(transactionListener, false);
    }

    private void beginTransaction(SQLiteTransactionListener listener, boolean exclusive) {
        acquireReference();
        try {
            begin(listener, exclusive ? "BEGIN EXCLUSIVE;" : "BEGIN IMMEDIATE;");
        } finally {
            releaseReference();
        }
    }

    private void begin(SQLiteTransactionListener listener, String sql) {
        mLock.lock();
        boolean begun = false;
        try {
            if (mTransaction != null && mTransaction.successful) {
                throw new IllegalStateException(MARKED);
            }
            if (mTransaction == null) {
                connection().execute(sql, null, null);
            }
            if (listener != null) {
                try {
                    listener.onBegin();
                } catch (RuntimeException ex) {
                    if (mTransaction == null) {
                        connection().execute("ROLLBACK;", null, null);
                    }
                    throw ex;
                }
            }
            Transaction t = new Transaction();
            t.listener = listener;
            t.parent = mTransaction;
            mTransaction = t;
            begun = true;
        } finally {
            if (!begun) {
                mLock.unlock();
            }
        }
    }

    private static final String MARKED = "Cannot perform this operation because the transaction has already been marked "
            + "successful.  The only thing you can do now is call endTransaction().";
    private static final String NO_TRANSACTION =
            "Cannot perform this operation because there is no current transaction.";

    public void endTransaction() {
        acquireReference();
        try {
            end();
        } finally {
            releaseReference();
        }
    }

    private void end() {
        if (!mLock.isHeldByCurrentThread() || mTransaction == null) {
            throw new IllegalStateException(NO_TRANSACTION);
        }
        final Transaction top = mTransaction;
        boolean successful = top.successful && !top.childFailed;
        RuntimeException listenerException = null;
        if (top.listener != null) {
            try {
                if (successful) {
                    top.listener.onCommit();
                } else {
                    top.listener.onRollback();
                }
            } catch (RuntimeException ex) {
                listenerException = ex;
                successful = false;
            }
        }
        mTransaction = top.parent;
        try {
            if (mTransaction != null) {
                if (!successful) {
                    mTransaction.childFailed = true;
                }
            } else if (successful) {
                connection().execute("COMMIT;", null, null);
            } else if (connection().inTransaction()) {
                connection().execute("ROLLBACK;", null, null);
            }
        } finally {
            mLock.unlock();
        }
        if (listenerException != null) {
            throw listenerException;
        }
    }

    public void setTransactionSuccessful() {
        acquireReference();
        try {
            setTransactionSuccessfulInner();
        } finally {
            releaseReference();
        }
    }

    private void setTransactionSuccessfulInner() {
        if (!mLock.isHeldByCurrentThread() || mTransaction == null) {
            throw new IllegalStateException(NO_TRANSACTION);
        }
        if (mTransaction.successful) {
            throw new IllegalStateException(MARKED);
        }
        mTransaction.successful = true;
    }

    public boolean inTransaction() {
        acquireReference();
        try {
            return mLock.isHeldByCurrentThread() && mTransaction != null;
        } finally {
            releaseReference();
        }
    }

    public boolean isDbLockedByCurrentThread() {
        acquireReference();
        try {
            return mLock.isHeldByCurrentThread();
        } finally {
            releaseReference();
        }
    }

    @Deprecated
    public boolean isDbLockedByOtherThreads() {
        return false;
    }

    @Deprecated
    public boolean yieldIfContended() {
        return yieldIfContendedHelper(false);
    }

    public boolean yieldIfContendedSafely() {
        return yieldIfContendedHelper(true);
    }

    public boolean yieldIfContendedSafely(long sleepAfterYieldDelay) {
        return yieldIfContendedHelper(true);
    }

    private boolean yieldIfContendedHelper(boolean throwIfUnsafe) {
        acquireReference();
        try {
            if (throwIfUnsafe) {
                if (mTransaction == null) {
                    throw new IllegalStateException(NO_TRANSACTION);
                }
                if (mTransaction.successful) {
                    throw new IllegalStateException(MARKED);
                }
                if (mTransaction.parent != null) {
                    throw new IllegalStateException("Cannot perform this operation because a nested transaction is in "
                            + "progress.");
                }
            } else if (mTransaction == null || mTransaction.successful || mTransaction.parent != null) {
                return false;
            }
            if (!mLock.hasQueuedThreads()) {
                return false;
            }
            SQLiteTransactionListener listener = mTransaction.listener;
            mTransaction.successful = true;
            end();
            Thread.yield();
            begin(listener, "BEGIN EXCLUSIVE;");
            return true;
        } finally {
            releaseReference();
        }
    }

    // The database itself.

    public int getVersion() {
        return (int) DatabaseUtils.longForQuery(this, "PRAGMA user_version;", null);
    }

    public void setVersion(int version) {
        execSQL("PRAGMA user_version = " + version);
    }

    public long getMaximumSize() {
        return DatabaseUtils.longForQuery(this, "PRAGMA max_page_count;", null) * getPageSize();
    }

    public long setMaximumSize(long numBytes) {
        long pageSize = getPageSize();
        long numPages = numBytes / pageSize;
        if ((numBytes % pageSize) != 0) {
            numPages++;
        }
        return DatabaseUtils.longForQuery(this, "PRAGMA max_page_count = " + numPages, null) * pageSize;
    }

    public long getPageSize() {
        return DatabaseUtils.longForQuery(this, "PRAGMA page_size;", null);
    }

    public void setPageSize(long numBytes) {
        execSQL("PRAGMA page_size = " + numBytes);
    }

    @Deprecated
    public void markTableSyncable(String table, String deletedTable) {}

    @Deprecated
    public void markTableSyncable(String table, String foreignKey, String updateTable) {}

    public static String findEditTable(String tables) {
        if (TextUtils.isEmpty(tables)) {
            throw new IllegalStateException("Invalid tables");
        }
        int spacepos = tables.indexOf(' ');
        int commapos = tables.indexOf(',');
        if (spacepos > 0 && (spacepos < commapos || commapos < 0)) {
            return tables.substring(0, spacepos);
        } else if (commapos > 0 && (commapos < spacepos || spacepos < 0)) {
            return tables.substring(0, commapos);
        }
        return tables;
    }

    public SQLiteStatement compileStatement(String sql) throws SQLException {
        acquireReference();
        try {
            return new SQLiteStatement(this, sql, null);
        } finally {
            releaseReference();
        }
    }

    public void validateSql(String sql, CancellationSignal cancellationSignal) {
        prepare(sql, cancellationSignal, new SQLiteProgram.Info());
    }

    public Cursor query(boolean distinct, String table, String[] columns, String selection, String[] selectionArgs,
            String groupBy, String having, String orderBy, String limit) {
        return queryWithFactory(null, distinct, table, columns, selection, selectionArgs, groupBy, having, orderBy, limit, null);
    }

    public Cursor query(boolean distinct, String table, String[] columns, String selection, String[] selectionArgs,
            String groupBy, String having, String orderBy, String limit, CancellationSignal cancellationSignal) {
        return queryWithFactory(null, distinct, table, columns, selection, selectionArgs, groupBy, having, orderBy, limit,
                cancellationSignal);
    }

    public Cursor queryWithFactory(CursorFactory cursorFactory, boolean distinct, String table, String[] columns,
            String selection, String[] selectionArgs, String groupBy, String having, String orderBy, String limit) {
        return queryWithFactory(cursorFactory, distinct, table, columns, selection, selectionArgs, groupBy, having, orderBy,
                limit, null);
    }

    public Cursor queryWithFactory(CursorFactory cursorFactory, boolean distinct, String table, String[] columns,
            String selection, String[] selectionArgs, String groupBy, String having, String orderBy, String limit,
            CancellationSignal cancellationSignal) {
        acquireReference();
        try {
            String sql = SQLiteQueryBuilder.buildQueryString(distinct, table, columns, selection, groupBy, having, orderBy, limit);
            return rawQueryWithFactory(cursorFactory, sql, selectionArgs, findEditTable(table), cancellationSignal);
        } finally {
            releaseReference();
        }
    }

    public Cursor query(String table, String[] columns, String selection, String[] selectionArgs, String groupBy,
            String having, String orderBy) {
        return query(false, table, columns, selection, selectionArgs, groupBy, having, orderBy, null);
    }

    public Cursor query(String table, String[] columns, String selection, String[] selectionArgs, String groupBy,
            String having, String orderBy, String limit) {
        return query(false, table, columns, selection, selectionArgs, groupBy, having, orderBy, limit);
    }

    public Cursor rawQuery(String sql, String[] selectionArgs) {
        return rawQueryWithFactory(null, sql, selectionArgs, null, null);
    }

    public Cursor rawQuery(String sql, String[] selectionArgs, CancellationSignal cancellationSignal) {
        return rawQueryWithFactory(null, sql, selectionArgs, null, cancellationSignal);
    }

    public Cursor rawQueryWithFactory(CursorFactory cursorFactory, String sql, String[] selectionArgs, String editTable) {
        return rawQueryWithFactory(cursorFactory, sql, selectionArgs, editTable, null);
    }

    public Cursor rawQueryWithFactory(CursorFactory cursorFactory, String sql, String[] selectionArgs, String editTable,
            CancellationSignal cancellationSignal) {
        acquireReference();
        try {
            SQLiteCursorDriver driver = new SQLiteDirectCursorDriver(this, sql, editTable, cancellationSignal);
            return driver.query(cursorFactory != null ? cursorFactory : mCursorFactory, selectionArgs);
        } finally {
            releaseReference();
        }
    }

    public long insert(String table, String nullColumnHack, ContentValues values) {
        try {
            return insertWithOnConflict(table, nullColumnHack, values, CONFLICT_NONE);
        } catch (SQLException e) {
            Log.e(TAG, "Error inserting " + values, e);
            return -1;
        }
    }

    public long insertOrThrow(String table, String nullColumnHack, ContentValues values) throws SQLException {
        return insertWithOnConflict(table, nullColumnHack, values, CONFLICT_NONE);
    }

    public long replace(String table, String nullColumnHack, ContentValues initialValues) {
        try {
            return insertWithOnConflict(table, nullColumnHack, initialValues, CONFLICT_REPLACE);
        } catch (SQLException e) {
            Log.e(TAG, "Error inserting " + initialValues, e);
            return -1;
        }
    }

    public long replaceOrThrow(String table, String nullColumnHack, ContentValues initialValues) throws SQLException {
        return insertWithOnConflict(table, nullColumnHack, initialValues, CONFLICT_REPLACE);
    }

    public long insertWithOnConflict(String table, String nullColumnHack, ContentValues initialValues, int conflictAlgorithm) {
        acquireReference();
        try {
            StringBuilder sql = new StringBuilder();
            sql.append("INSERT");
            sql.append(CONFLICT_VALUES[conflictAlgorithm]);
            sql.append(" INTO ");
            sql.append(table);
            sql.append('(');
            Object[] bindArgs = null;
            int size = initialValues != null && !initialValues.isEmpty() ? initialValues.size() : 0;
            if (size > 0) {
                bindArgs = new Object[size];
                int i = 0;
                for (String colName : initialValues.keySet()) {
                    sql.append((i > 0) ? "," : "");
                    sql.append(colName);
                    bindArgs[i++] = initialValues.get(colName);
                }
                sql.append(')');
                sql.append(" VALUES (");
                for (i = 0; i < size; i++) {
                    sql.append((i > 0) ? ",?" : "?");
                }
            } else {
                sql.append(nullColumnHack + ") VALUES (NULL");
            }
            sql.append(')');
            SQLiteStatement statement = new SQLiteStatement(this, sql.toString(), bindArgs);
            try {
                return statement.executeInsert();
            } finally {
                statement.close();
            }
        } finally {
            releaseReference();
        }
    }

    public int delete(String table, String whereClause, String[] whereArgs) {
        acquireReference();
        try {
            SQLiteStatement statement = new SQLiteStatement(this, "DELETE FROM " + table
                    + (!TextUtils.isEmpty(whereClause) ? " WHERE " + whereClause : ""), whereArgs);
            try {
                return statement.executeUpdateDelete();
            } finally {
                statement.close();
            }
        } finally {
            releaseReference();
        }
    }

    public int update(String table, ContentValues values, String whereClause, String[] whereArgs) {
        return updateWithOnConflict(table, values, whereClause, whereArgs, CONFLICT_NONE);
    }

    public int updateWithOnConflict(String table, ContentValues values, String whereClause, String[] whereArgs,
            int conflictAlgorithm) {
        acquireReference();
        try {
            if (values == null || values.isEmpty()) {
                throw new IllegalArgumentException("Empty values");
            }
            StringBuilder sql = new StringBuilder(120);
            sql.append("UPDATE ");
            sql.append(CONFLICT_VALUES[conflictAlgorithm]);
            sql.append(table);
            sql.append(" SET ");
            int setValuesSize = values.size();
            int bindArgsSize = (whereArgs == null) ? setValuesSize : (setValuesSize + whereArgs.length);
            Object[] bindArgs = new Object[bindArgsSize];
            int i = 0;
            for (String colName : values.keySet()) {
                sql.append((i > 0) ? "," : "");
                sql.append(colName);
                bindArgs[i++] = values.get(colName);
                sql.append("=?");
            }
            if (whereArgs != null) {
                for (i = setValuesSize; i < bindArgsSize; i++) {
                    bindArgs[i] = whereArgs[i - setValuesSize];
                }
            }
            if (!TextUtils.isEmpty(whereClause)) {
                sql.append(" WHERE ");
                sql.append(whereClause);
            }
            SQLiteStatement statement = new SQLiteStatement(this, sql.toString(), bindArgs);
            try {
                return statement.executeUpdateDelete();
            } finally {
                statement.close();
            }
        } finally {
            releaseReference();
        }
    }

    public void execSQL(String sql) throws SQLException {
        executeSql(sql, null);
    }

    public void execSQL(String sql, Object[] bindArgs) throws SQLException {
        if (bindArgs == null) {
            throw new IllegalArgumentException("Empty bindArgs");
        }
        executeSql(sql, bindArgs);
    }

    private int executeSql(String sql, Object[] bindArgs) throws SQLException {
        acquireReference();
        try {
            SQLiteStatement statement = new SQLiteStatement(this, sql, bindArgs);
            try {
                return statement.executeUpdateDelete();
            } finally {
                statement.close();
            }
        } finally {
            releaseReference();
        }
    }

    public boolean isReadOnly() {
        return (mOpenFlags & OPEN_READONLY) != 0;
    }

    public boolean isInMemoryDatabase() {
        return mPath.equalsIgnoreCase(":memory:");
    }

    public boolean isOpen() {
        return mConnection != null;
    }

    public boolean needUpgrade(int newVersion) {
        return newVersion > getVersion();
    }

    public final String getPath() {
        return mPath;
    }

    public void setLocale(Locale locale) {
        if (locale == null) {
            throw new IllegalArgumentException("locale must not be null.");
        }
        throwIfNotOpen();
        mLock.lock();
        try {
            if (!isReadOnly() && !isInMemoryDatabase()) {
                setLocaleData(locale);
            }
        } finally {
            mLock.unlock();
        }
    }

    public void setMaxSqlCacheSize(int cacheSize) {
        if (cacheSize > MAX_SQL_CACHE_SIZE || cacheSize < 0) {
            throw new IllegalStateException("expected value between 0 and " + MAX_SQL_CACHE_SIZE);
        }
        throwIfNotOpen();
    }

    public void setForeignKeyConstraintsEnabled(boolean enable) {
        throwIfNotOpen();
        if (mTransaction != null) {
            throw new IllegalStateException("Foreign Key Constraints cannot be enabled or disabled while there are "
                    + "transactions in progress.  Finish all transactions and release all active database connections "
                    + "first.");
        }
        execSQL("PRAGMA foreign_keys=" + (enable ? 1 : 0));
    }

    public boolean enableWriteAheadLogging() {
        throwIfNotOpen();
        if (isReadOnly() || isInMemoryDatabase()) {
            return false;
        }
        mWal = true;
        return true;
    }

    public void disableWriteAheadLogging() {
        throwIfNotOpen();
        mWal = false;
    }

    public boolean isWriteAheadLoggingEnabled() {
        throwIfNotOpen();
        return mWal;
    }

    private void throwIfNotOpen() {
        if (mConnection == null) {
            throw new IllegalStateException("The database '" + getLabel() + "' is not open.");
        }
    }

    @Deprecated
    public void setLockingEnabled(boolean lockingEnabled) {}

    @Deprecated
    public Map<String, String> getSyncedTables() {
        return new HashMap<String, String>(0);
    }

    public List<Pair<String, String>> getAttachedDbs() {
        ArrayList<Pair<String, String>> attachedDbs = new ArrayList<Pair<String, String>>();
        if (mConnection == null) {
            return null;
        }
        Cursor c = rawQuery("pragma database_list;", null);
        try {
            while (c.moveToNext()) {
                attachedDbs.add(new Pair<String, String>(c.getString(1), c.getString(2)));
            }
        } finally {
            c.close();
        }
        return attachedDbs;
    }

    public boolean isDatabaseIntegrityOk() {
        acquireReference();
        try {
            SQLiteStatement prog = compileStatement("PRAGMA main.integrity_check(1);");
            try {
                return prog.simpleQueryForString().equalsIgnoreCase("ok");
            } finally {
                prog.close();
            }
        } finally {
            releaseReference();
        }
    }

    @Override
    public String toString() {
        return "SQLiteDatabase: " + getPath();
    }
}
