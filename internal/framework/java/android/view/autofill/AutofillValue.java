package android.view.autofill;

/** What a view is filled with. */
public final class AutofillValue {
    private final int mType;
    private final Object mValue;

    private AutofillValue(int type, Object value) {
        mType = type;
        mValue = value;
    }

    private Object as(int type, String name) {
        if (mType != type) {
            throw new IllegalStateException("value must be a " + name + " value, not type=" + mType);
        }
        return mValue;
    }

    public CharSequence getTextValue() { return (CharSequence) as(1, "text"); }
    public boolean isText() { return mType == 1; }
    public boolean getToggleValue() { return (Boolean) as(2, "toggle"); }
    public boolean isToggle() { return mType == 2; }
    public int getListValue() { return (Integer) as(3, "list"); }
    public boolean isList() { return mType == 3; }
    public long getDateValue() { return (Long) as(4, "date"); }
    public boolean isDate() { return mType == 4; }
    public static AutofillValue forText(CharSequence value) { return value == null ? null : new AutofillValue(1, value.toString()); }
    public static AutofillValue forToggle(boolean value) { return new AutofillValue(2, value); }
    public static AutofillValue forList(int value) { return new AutofillValue(3, value); }
    public static AutofillValue forDate(long value) { return new AutofillValue(4, value); }
}
