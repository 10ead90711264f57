package android.content;

import android.database.Cursor;
import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;
import java.util.HashMap;
import java.util.Map;

/** One operation of a batch. */
public class ContentProviderOperation implements Parcelable {
    public static final int TYPE_INSERT = 1;
    public static final int TYPE_UPDATE = 2;
    public static final int TYPE_DELETE = 3;
    public static final int TYPE_ASSERT = 4;

    private final int mType;
    private final Uri mUri;
    private final String mSelection;
    private final String[] mSelectionArgs;
    private final ContentValues mValues;
    private final Integer mExpectedCount;
    private final ContentValues mValuesBackReferences;
    private final Map<Integer, Integer> mSelectionArgsBackReferences;
    private final boolean mYieldAllowed;

    private ContentProviderOperation(Builder builder) {
        mType = builder.mType;
        mUri = builder.mUri;
        mValues = builder.mValues;
        mSelection = builder.mSelection;
        mSelectionArgs = builder.mSelectionArgs;
        mExpectedCount = builder.mExpectedCount;
        mSelectionArgsBackReferences = builder.mSelectionArgsBackReferences;
        mValuesBackReferences = builder.mValuesBackReferences;
        mYieldAllowed = builder.mYieldAllowed;
    }

    private ContentProviderOperation(Parcel source) {
        mType = source.readInt();
        mUri = Uri.CREATOR.createFromParcel(source);
        mValues = source.readInt() != 0 ? ContentValues.CREATOR.createFromParcel(source) : null;
        mSelection = source.readString();
        mSelectionArgs = source.readStringArray();
        mExpectedCount = (Integer) source.readValue(null);
        mValuesBackReferences = source.readInt() != 0 ? ContentValues.CREATOR.createFromParcel(source) : null;
        mSelectionArgsBackReferences = source.readHashMap(null);
        mYieldAllowed = source.readInt() != 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        dest.writeInt(mType);
        Uri.writeToParcel(dest, mUri);
        dest.writeTypedObject(mValues, 0);
        dest.writeString(mSelection);
        dest.writeStringArray(mSelectionArgs);
        dest.writeValue(mExpectedCount);
        dest.writeTypedObject(mValuesBackReferences, 0);
        dest.writeMap(mSelectionArgsBackReferences);
        dest.writeInt(mYieldAllowed ? 1 : 0);
    }

    public static Builder newInsert(Uri uri) {
        return new Builder(TYPE_INSERT, uri);
    }

    public static Builder newUpdate(Uri uri) {
        return new Builder(TYPE_UPDATE, uri);
    }

    public static Builder newDelete(Uri uri) {
        return new Builder(TYPE_DELETE, uri);
    }

    public static Builder newAssertQuery(Uri uri) {
        return new Builder(TYPE_ASSERT, uri);
    }

    public Uri getUri() {
        return mUri;
    }

    public int getType() {
        return mType;
    }

    public boolean isYieldAllowed() {
        return mYieldAllowed;
    }

    public boolean isInsert() {
        return mType == TYPE_INSERT;
    }

    public boolean isDelete() {
        return mType == TYPE_DELETE;
    }

    public boolean isUpdate() {
        return mType == TYPE_UPDATE;
    }

    public boolean isAssertQuery() {
        return mType == TYPE_ASSERT;
    }

    public boolean isWriteOperation() {
        return mType == TYPE_DELETE || mType == TYPE_INSERT || mType == TYPE_UPDATE;
    }

    public boolean isReadOperation() {
        return mType == TYPE_ASSERT;
    }

    public ContentProviderResult apply(ContentProvider provider, ContentProviderResult[] backRefs, int numBackRefs)
            throws OperationApplicationException {
        ContentValues values = resolveValueBackReferences(backRefs, numBackRefs);
        String[] selectionArgs = resolveSelectionArgsBackReferences(backRefs, numBackRefs);
        if (mType == TYPE_INSERT) {
            Uri newUri = provider.insert(mUri, values);
            if (newUri == null) {
                throw new OperationApplicationException("insert failed");
            }
            return new ContentProviderResult(newUri);
        }
        int numRows;
        if (mType == TYPE_DELETE) {
            numRows = provider.delete(mUri, mSelection, selectionArgs);
        } else if (mType == TYPE_UPDATE) {
            numRows = provider.update(mUri, values, mSelection, selectionArgs);
        } else if (mType == TYPE_ASSERT) {
            String[] projection = null;
            if (values != null) {
                projection = values.keySet().toArray(new String[values.size()]);
            }
            Cursor cursor = provider.query(mUri, projection, mSelection, selectionArgs, null);
            try {
                numRows = cursor.getCount();
                if (projection != null) {
                    while (cursor.moveToNext()) {
                        for (int i = 0; i < projection.length; i++) {
                            String cursorValue = cursor.getString(i);
                            String expectedValue = values.getAsString(projection[i]);
                            if (!TextUtils.equals(cursorValue, expectedValue)) {
                                throw new OperationApplicationException("Found value " + cursorValue + " when expected "
                                        + expectedValue + " for column " + projection[i]);
                            }
                        }
                    }
                }
            } finally {
                cursor.close();
            }
        } else {
            throw new IllegalStateException("bad type, " + mType);
        }
        if (mExpectedCount != null && mExpectedCount != numRows) {
            throw new OperationApplicationException("wrong number of rows: " + numRows);
        }
        return new ContentProviderResult(numRows);
    }

    public ContentValues resolveValueBackReferences(ContentProviderResult[] backRefs, int numBackRefs) {
        if (mValuesBackReferences == null) {
            return mValues;
        }
        final ContentValues values = mValues == null ? new ContentValues() : new ContentValues(mValues);
        for (Map.Entry<String, Object> entry : mValuesBackReferences.valueSet()) {
            String key = entry.getKey();
            Integer backRefIndex = mValuesBackReferences.getAsInteger(key);
            if (backRefIndex == null) {
                throw new IllegalArgumentException("values backref " + key + " is not an integer");
            }
            values.put(key, backRefToValue(backRefs, numBackRefs, backRefIndex));
        }
        return values;
    }

    public String[] resolveSelectionArgsBackReferences(ContentProviderResult[] backRefs, int numBackRefs) {
        if (mSelectionArgsBackReferences == null) {
            return mSelectionArgs;
        }
        String[] newArgs = mSelectionArgs.clone();
        for (Map.Entry<Integer, Integer> ref : mSelectionArgsBackReferences.entrySet()) {
            newArgs[ref.getKey()] = String.valueOf(backRefToValue(backRefs, numBackRefs, ref.getValue()));
        }
        return newArgs;
    }

    private long backRefToValue(ContentProviderResult[] backRefs, int numBackRefs, Integer backRefIndex) {
        if (backRefIndex >= numBackRefs) {
            throw new ArrayIndexOutOfBoundsException("asked for back ref " + backRefIndex + " but there are only "
                    + numBackRefs + " back refs");
        }
        ContentProviderResult backRef = backRefs[backRefIndex];
        return backRef.uri != null ? ContentUris.parseId(backRef.uri) : backRef.count;
    }

    @Override
    public String toString() {
        return "mType: " + mType + ", mUri: " + mUri + ", mSelection: " + mSelection + ", mExpectedCount: " + mExpectedCount
                + ", mYieldAllowed: " + mYieldAllowed + ", mValues: " + mValues + ", mValuesBackReferences: "
                + mValuesBackReferences + ", mSelectionArgsBackReferences: " + mSelectionArgsBackReferences;
    }

    public int describeContents() {
        return 0;
    }

    public static final Parcelable.Creator<ContentProviderOperation> CREATOR =
            new Parcelable.Creator<ContentProviderOperation>() {
        public ContentProviderOperation createFromParcel(Parcel source) {
            return new ContentProviderOperation(source);
        }

        public ContentProviderOperation[] newArray(int size) {
            return new ContentProviderOperation[size];
        }
    };

    /** Describes an operation. */
    public static class Builder {
        private final int mType;
        private final Uri mUri;
        private String mSelection;
        private String[] mSelectionArgs;
        private ContentValues mValues;
        private Integer mExpectedCount;
        private ContentValues mValuesBackReferences;
        private Map<Integer, Integer> mSelectionArgsBackReferences;
        private boolean mYieldAllowed;

        private Builder(int type, Uri uri) {
            if (uri == null) {
                throw new IllegalArgumentException("uri must not be null");
            }
            mType = type;
            mUri = uri;
        }

        public ContentProviderOperation build() {
            boolean empty = (mValues == null || mValues.isEmpty())
                    && (mValuesBackReferences == null || mValuesBackReferences.isEmpty());
            if (mType == TYPE_UPDATE && empty) {
                throw new IllegalArgumentException("Empty values");
            }
            if (mType == TYPE_ASSERT && empty && mExpectedCount == null) {
                throw new IllegalArgumentException("Empty values");
            }
            return new ContentProviderOperation(this);
        }

        public Builder withValueBackReferences(ContentValues backReferences) {
            values("withValueBackReferences");
            mValuesBackReferences = backReferences;
            return this;
        }

        private void values(String what) {
            if (mType != TYPE_INSERT && mType != TYPE_UPDATE && mType != TYPE_ASSERT) {
                throw new IllegalArgumentException(what.equals("withValue") ? "only inserts and updates can have values"
                        : what.equals("withValues") ? "only inserts, updates, and asserts can have values"
                        : "only inserts, updates, and asserts can have value back-references");
            }
        }

        private void selection(String what) {
            if (mType != TYPE_UPDATE && mType != TYPE_DELETE && mType != TYPE_ASSERT) {
                throw new IllegalArgumentException("only updates, deletes, and asserts can have " + what);
            }
        }

        public Builder withValueBackReference(String key, int previousResult) {
            values("withValueBackReference");
            if (mValuesBackReferences == null) {
                mValuesBackReferences = new ContentValues();
            }
            mValuesBackReferences.put(key, previousResult);
            return this;
        }

        public Builder withSelectionBackReference(int selectionArgIndex, int previousResult) {
            selection("selection back-references");
            if (mSelectionArgsBackReferences == null) {
                mSelectionArgsBackReferences = new HashMap<Integer, Integer>();
            }
            mSelectionArgsBackReferences.put(selectionArgIndex, previousResult);
            return this;
        }

        public Builder withValues(ContentValues values) {
            values("withValues");
            if (mValues == null) {
                mValues = new ContentValues();
            }
            mValues.putAll(values);
            return this;
        }

        public Builder withValue(String key, Object value) {
            values("withValue");
            if (mValues == null) {
                mValues = new ContentValues();
            }
            if (value == null) {
                mValues.putNull(key);
            } else if (value instanceof String) {
                mValues.put(key, (String) value);
            } else if (value instanceof Byte) {
                mValues.put(key, (Byte) value);
            } else if (value instanceof Short) {
                mValues.put(key, (Short) value);
            } else if (value instanceof Integer) {
                mValues.put(key, (Integer) value);
            } else if (value instanceof Long) {
                mValues.put(key, (Long) value);
            } else if (value instanceof Float) {
                mValues.put(key, (Float) value);
            } else if (value instanceof Double) {
                mValues.put(key, (Double) value);
            } else if (value instanceof Boolean) {
                mValues.put(key, (Boolean) value);
            } else if (value instanceof byte[]) {
                mValues.put(key, (byte[]) value);
            } else {
                throw new IllegalArgumentException("bad value type: " + value.getClass().getName());
            }
            return this;
        }

        public Builder withSelection(String selection, String[] selectionArgs) {
            selection("selections");
            mSelection = selection;
            mSelectionArgs = selectionArgs == null ? null : selectionArgs.clone();
            return this;
        }

        public Builder withExpectedCount(int count) {
            selection("expected counts");
            mExpectedCount = count;
            return this;
        }

        public Builder withYieldAllowed(boolean yieldAllowed) {
            mYieldAllowed = yieldAllowed;
            return this;
        }
    }
}
