package android.database;

import android.database.sqlite.SQLiteClosable;
import android.database.sqlite.SQLiteException;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;

/** A block of rows, which holds two megabytes. */
public class CursorWindow extends SQLiteClosable implements Parcelable {
    private static final int CAPACITY = 2048 * 1024;
    private static final int ROW_BYTES = 4;
    private static final int FIELD_BYTES = 16;

    private final String mName;
    private int mStartPos;
    private int mColumns;
    private int mUsed;
    private boolean mDisposed;
    private ArrayList<Object[]> mRows = new ArrayList<Object[]>();

    public CursorWindow(String name) {
        mName = name != null && name.length() != 0 ? name : "<unnamed>";
    }

    @Deprecated
    public CursorWindow(boolean localWindow) {
        this((String) null);
    }

    private CursorWindow(Parcel source) {
        mName = source.readString();
        mStartPos = source.readInt();
        mColumns = source.readInt();
        int n = source.readInt();
        for (int i = 0; i < n; i++) {
            mRows.add(source.readArray(null));
        }
    }

    @Override
    protected void onAllReferencesReleased() {
        mDisposed = true;
        mRows = null;
    }

    public String getName() {
        return mName;
    }

    public void clear() {
        mStartPos = 0;
        mUsed = 0;
        mRows.clear();
        mColumns = 0;
    }

    public int getStartPosition() {
        return mStartPos;
    }

    public void setStartPosition(int pos) {
        mStartPos = pos;
    }

    public int getNumRows() {
        return mRows.size();
    }

    public boolean setNumColumns(int columnNum) {
        if (!mRows.isEmpty() && columnNum != mColumns) {
            return false;
        }
        mColumns = columnNum;
        return true;
    }

    public boolean allocRow() {
        int size = ROW_BYTES + FIELD_BYTES * mColumns;
        if (mUsed + size > CAPACITY) {
            return false;
        }
        mUsed += size;
        mRows.add(new Object[mColumns]);
        return true;
    }

    public void freeLastRow() {
        if (!mRows.isEmpty()) {
            mRows.remove(mRows.size() - 1);
        }
    }

    private boolean has(int row, int column) {
        int r = row - mStartPos;
        return !mDisposed && r >= 0 && r < mRows.size() && column >= 0 && column < mColumns;
    }

    private Object[] row(int row, int column) {
        if (mDisposed) {
            throw new IllegalStateException("attempt to re-open an already-closed object: " + this);
        }
        int r = row - mStartPos;
        if (r < 0 || r >= mRows.size() || column < 0 || column >= mColumns) {
            throw new IllegalStateException("Couldn't read row " + r + ", col " + column
                    + " from CursorWindow.  Make sure the Cursor is initialized correctly before accessing data from it.");
        }
        return mRows.get(r);
    }

    private boolean put(Object value, int bytes, int row, int column) {
        int r = row - mStartPos;
        if (r < 0 || r >= mRows.size() || column < 0 || column >= mColumns || mUsed + bytes > CAPACITY) {
            return false;
        }
        mUsed += bytes;
        mRows.get(r)[column] = value;
        return true;
    }

    @Deprecated
    public boolean isNull(int row, int column) {
        return getType(row, column) == Cursor.FIELD_TYPE_NULL;
    }

    @Deprecated
    public boolean isBlob(int row, int column) {
        int type = getType(row, column);
        return type == Cursor.FIELD_TYPE_BLOB || type == Cursor.FIELD_TYPE_NULL;
    }

    @Deprecated
    public boolean isLong(int row, int column) {
        return getType(row, column) == Cursor.FIELD_TYPE_INTEGER;
    }

    @Deprecated
    public boolean isFloat(int row, int column) {
        return getType(row, column) == Cursor.FIELD_TYPE_FLOAT;
    }

    @Deprecated
    public boolean isString(int row, int column) {
        int type = getType(row, column);
        return type == Cursor.FIELD_TYPE_STRING || type == Cursor.FIELD_TYPE_NULL;
    }

    public int getType(int row, int column) {
        Object v = mDisposed || has(row, column) ? row(row, column)[column] : null;
        if (v == null) {
            return Cursor.FIELD_TYPE_NULL;
        }
        if (v instanceof Long) {
            return Cursor.FIELD_TYPE_INTEGER;
        }
        if (v instanceof Double) {
            return Cursor.FIELD_TYPE_FLOAT;
        }
        return v instanceof String ? Cursor.FIELD_TYPE_STRING : Cursor.FIELD_TYPE_BLOB;
    }

    public byte[] getBlob(int row, int column) {
        Object v = row(row, column)[column];
        if (v == null) {
            return null;
        }
        if (v instanceof byte[]) {
            return ((byte[]) v).clone();
        }
        if (v instanceof String) {
            byte[] text = ((String) v).getBytes(java.nio.charset.StandardCharsets.UTF_8);
            return java.util.Arrays.copyOf(text, text.length + 1);
        }
        throw new SQLiteException("unknown error (code 0): " + (v instanceof Long ? "INTEGER" : "FLOAT") + " data in nativeGetBlob ");
    }

    public String getString(int row, int column) {
        Object v = row(row, column)[column];
        if (v == null) {
            return null;
        }
        if (v instanceof String) {
            return (String) v;
        }
        if (v instanceof Long) {
            return v.toString();
        }
        if (v instanceof Double) {
            return format((Double) v);
        }
        throw new SQLiteException("unknown error (code 0): Unable to convert BLOB to string");
    }

    /** As C's "%g". */
    private static String format(double d) {
        if (Double.isNaN(d)) {
            return "nan";
        }
        if (Double.isInfinite(d)) {
            return d > 0 ? "inf" : "-inf";
        }
        if (d == 0) {
            return 1 / d < 0 ? "-0" : "0";
        }
        String e = String.format(java.util.Locale.ROOT, "%.5e", d);
        int at = e.indexOf('e');
        int exponent = Integer.parseInt(e.substring(at + 1));
        String s;
        if (exponent < -4 || exponent >= 6) {
            s = trim(e.substring(0, at)) + e.substring(at);
        } else {
            s = trim(new java.math.BigDecimal(e).setScale(Math.max(0, 5 - exponent)).toPlainString());
        }
        return s;
    }

    private static String trim(String digits) {
        if (digits.indexOf('.') < 0) {
            return digits;
        }
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        if (digits.charAt(end - 1) == '.') {
            end--;
        }
        return digits.substring(0, end);
    }

    public void copyStringToBuffer(int row, int column, CharArrayBuffer buffer) {
        if (buffer == null) {
            throw new IllegalArgumentException("CharArrayBuffer should not be null");
        }
        String s = getString(row, column);
        if (s == null) {
            buffer.sizeCopied = 0;
            return;
        }
        if (buffer.data == null || buffer.data.length < s.length()) {
            buffer.data = s.toCharArray();
        } else {
            s.getChars(0, s.length(), buffer.data, 0);
        }
        buffer.sizeCopied = s.length();
    }

    public long getLong(int row, int column) {
        Object v = row(row, column)[column];
        if (v == null) {
            return 0;
        }
        if (v instanceof Long) {
            return (Long) v;
        }
        if (v instanceof Double) {
            return (long) (double) (Double) v;
        }
        if (v instanceof String) {
            return leadingLong((String) v);
        }
        throw new SQLiteException("unknown error (code 0): Unable to convert BLOB to long");
    }

    /** As C's strtoll with any base: 0x and 0 begin hexadecimal and octal numbers. */
    private static long leadingLong(String s) {
        int i = 0;
        int n = s.length();
        while (i < n && s.charAt(i) <= ' ') {
            i++;
        }
        boolean negative = false;
        if (i < n && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
            negative = s.charAt(i) == '-';
            i++;
        }
        int base = 10;
        if (i < n && s.charAt(i) == '0') {
            base = 8;
            if (i + 2 < n && (s.charAt(i + 1) == 'x' || s.charAt(i + 1) == 'X') && Character.digit(s.charAt(i + 2), 16) >= 0) {
                base = 16;
                i += 2;
            }
        }
        long v = 0;
        long limit = negative ? Long.MIN_VALUE : -Long.MAX_VALUE;
        for (; i < n; i++) {
            int d = s.charAt(i) < 128 ? Character.digit(s.charAt(i), base) : -1;
            if (d < 0) {
                break;
            }
            if (v < (limit + d) / base || v * base < limit + d) {
                v = limit;
                break;
            }
            v = v * base - d;
        }
        return negative ? v : -v;
    }

    public double getDouble(int row, int column) {
        Object v = row(row, column)[column];
        if (v == null) {
            return 0;
        }
        if (v instanceof Double) {
            return (Double) v;
        }
        if (v instanceof Long) {
            return (double) (Long) v;
        }
        if (v instanceof String) {
            String s = ((String) v).trim();
            java.util.regex.Matcher m = NUMBER.matcher(s);
            return m.lookingAt() ? Double.parseDouble(m.group()) : 0;
        }
        throw new SQLiteException("unknown error (code 0): Unable to convert BLOB to double");
    }

    private static final java.util.regex.Pattern NUMBER =
            java.util.regex.Pattern.compile("[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?");

    public short getShort(int row, int column) {
        return (short) getLong(row, column);
    }

    public int getInt(int row, int column) {
        return (int) getLong(row, column);
    }

    public float getFloat(int row, int column) {
        return (float) getDouble(row, column);
    }

    public boolean putBlob(byte[] value, int row, int column) {
        return put(value, value.length, row, column);
    }

    public boolean putString(String value, int row, int column) {
        return put(value, value.length() + 1, row, column);
    }

    public boolean putLong(long value, int row, int column) {
        return put(value, 0, row, column);
    }

    public boolean putDouble(double value, int row, int column) {
        return put(value, 0, row, column);
    }

    public boolean putNull(int row, int column) {
        return put(null, 0, row, column);
    }

    public static final Parcelable.Creator<CursorWindow> CREATOR = new Parcelable.Creator<CursorWindow>() {
        public CursorWindow createFromParcel(Parcel source) {
            return new CursorWindow(source);
        }

        public CursorWindow[] newArray(int size) {
            return new CursorWindow[size];
        }
    };

    public static CursorWindow newFromParcel(Parcel p) {
        return CREATOR.createFromParcel(p);
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeString(mName);
        dest.writeInt(mStartPos);
        dest.writeInt(mColumns);
        dest.writeInt(mRows.size());
        for (int i = 0; i < mRows.size(); i++) {
            dest.writeArray(mRows.get(i));
        }
    }

    @Override
    public String toString() {
        return getName() + " {" + Integer.toHexString(System.identityHashCode(this)) + "}";
    }
}
