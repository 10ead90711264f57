package android.widget;

import android.database.Cursor;
import android.database.DataSetObserver;
import android.util.SparseIntArray;
import java.text.Collator;

/** Sections of a cursor by the first letter of a sorted column. */
public class AlphabetIndexer extends DataSetObserver implements SectionIndexer {
    protected Cursor mDataCursor;
    protected int mColumnIndex;
    protected CharSequence mAlphabet;
    private final int mAlphabetLength;
    private final SparseIntArray mAlphaMap;
    private final Collator mCollator;
    private final String[] mAlphabetArray;

    public AlphabetIndexer(Cursor cursor, int sortedColumnIndex, CharSequence alphabet) {
        mDataCursor = cursor;
        mColumnIndex = sortedColumnIndex;
        mAlphabet = alphabet;
        mAlphabetLength = alphabet.length();
        mAlphabetArray = new String[mAlphabetLength];
        for (int i = 0; i < mAlphabetLength; i++) {
            mAlphabetArray[i] = Character.toString(alphabet.charAt(i));
        }
        mAlphaMap = new SparseIntArray(mAlphabetLength);
        if (cursor != null) {
            cursor.registerDataSetObserver(this);
        }
        mCollator = Collator.getInstance();
        mCollator.setStrength(Collator.PRIMARY);
    }

    public Object[] getSections() {
        return mAlphabetArray;
    }

    public void setCursor(Cursor cursor) {
        if (mDataCursor != null) {
            mDataCursor.unregisterDataSetObserver(this);
        }
        mDataCursor = cursor;
        if (cursor != null) {
            mDataCursor.registerDataSetObserver(this);
        }
        mAlphaMap.clear();
    }

    protected int compare(String word, String letter) {
        return mCollator.compare(word.length() == 0 ? " " : word.substring(0, 1), letter);
    }

    public int getPositionForSection(int sectionIndex) {
        Cursor cursor = mDataCursor;
        if (cursor == null || mAlphabet == null || sectionIndex <= 0) {
            return 0;
        }
        sectionIndex = Math.min(sectionIndex, mAlphabetLength - 1);
        int saved = cursor.getPosition();
        int count = cursor.getCount();
        int start = 0;
        int end = count;
        char letter = mAlphabet.charAt(sectionIndex);
        String target = Character.toString(letter);
        int pos = mAlphaMap.get(letter, Integer.MIN_VALUE);
        if (pos != Integer.MIN_VALUE && pos >= 0) {
            return pos;
        }
        if (pos != Integer.MIN_VALUE) {
            end = -pos;
        }
        int before = mAlphaMap.get(mAlphabet.charAt(sectionIndex - 1), Integer.MIN_VALUE);
        if (before != Integer.MIN_VALUE) {
            start = Math.abs(before);
        }
        pos = (end + start) / 2;
        while (pos < end) {
            cursor.moveToPosition(pos);
            String name = cursor.getString(mColumnIndex);
            if (name == null) {
                if (pos == 0) {
                    break;
                }
                pos--;
                continue;
            }
            int diff = compare(name, target);
            if (diff < 0) {
                start = pos + 1;
                if (start >= count) {
                    pos = count;
                    break;
                }
            } else if (start == pos) {
                break;
            } else {
                end = pos;
            }
            pos = (start + end) / 2;
        }
        mAlphaMap.put(letter, pos);
        cursor.moveToPosition(saved);
        return pos;
    }

    public int getSectionForPosition(int position) {
        int saved = mDataCursor.getPosition();
        mDataCursor.moveToPosition(position);
        String name = mDataCursor.getString(mColumnIndex);
        mDataCursor.moveToPosition(saved);
        for (int i = 0; i < mAlphabetLength; i++) {
            if (compare(name, Character.toString(mAlphabet.charAt(i))) == 0) {
                return i;
            }
        }
        return 0;
    }

    @Override
    public void onChanged() {
        super.onChanged();
        mAlphaMap.clear();
    }

    @Override
    public void onInvalidated() {
        super.onInvalidated();
        mAlphaMap.clear();
    }
}
