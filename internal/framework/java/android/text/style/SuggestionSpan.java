package android.text.style;

import android.content.Context;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import android.text.TextUtils;
import java.util.Arrays;
import java.util.Locale;

/** Suggestions for a word. */
public class SuggestionSpan extends CharacterStyle implements ParcelableSpan {
    public static final int FLAG_EASY_CORRECT = 0x0001;
    public static final int FLAG_MISSPELLED = 0x0002;
    public static final int FLAG_AUTO_CORRECTION = 0x0004;
    public static final String ACTION_SUGGESTION_PICKED = "android.text.style.SUGGESTION_PICKED";
    public static final String SUGGESTION_SPAN_PICKED_AFTER = "after";
    public static final String SUGGESTION_SPAN_PICKED_BEFORE = "before";
    public static final String SUGGESTION_SPAN_PICKED_HASHCODE = "hashcode";
    public static final int SUGGESTIONS_MAX_SIZE = 5;

    private int flags;
    private final String[] suggestions;
    private final String locale;
    private final String target;

    public SuggestionSpan(Context context, String[] suggestions, int flags) {
        this(context, null, suggestions, flags, null);
    }

    public SuggestionSpan(Locale locale, String[] suggestions, int flags) {
        this(null, locale, suggestions, flags, null);
    }

    public SuggestionSpan(Context context, Locale locale, String[] suggestions, int flags, Class<?> notificationTargetClass) {
        this.suggestions = Arrays.copyOf(suggestions, Math.min(SUGGESTIONS_MAX_SIZE, suggestions.length));
        this.flags = flags;
        this.locale = locale != null ? locale.toString() : Locale.getDefault().toString();
        target = notificationTargetClass == null ? "" : notificationTargetClass.getCanonicalName();
    }

    public SuggestionSpan(Parcel src) {
        suggestions = src.readStringArray();
        flags = src.readInt();
        locale = src.readString();
        target = src.readString();
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.SUGGESTION_SPAN;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        writeToParcelInternal(dest, flags);
    }

    @Override
    public void writeToParcelInternal(Parcel dest, int flags) {
        dest.writeStringArray(suggestions);
        dest.writeInt(this.flags);
        dest.writeString(locale);
        dest.writeString(target);
    }

    public String[] getSuggestions() {
        return suggestions;
    }

    @Deprecated
    public String getLocale() {
        return locale;
    }

    public java.util.Locale getLocaleObject() {
        return locale == null || locale.isEmpty() ? null : java.util.Locale.forLanguageTag(locale.replace('_', '-'));
    }

    public int getFlags() {
        return flags;
    }

    public void setFlags(int flags) {
        this.flags = flags;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof SuggestionSpan && ((SuggestionSpan) o).hashCode() == hashCode();
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new Object[] {Arrays.asList(suggestions), locale, target});
    }

    public static final Parcelable.Creator<SuggestionSpan> CREATOR = new Parcelable.Creator<SuggestionSpan>() {
        @Override
        public SuggestionSpan createFromParcel(Parcel source) {
            return new SuggestionSpan(source);
        }

        @Override
        public SuggestionSpan[] newArray(int size) {
            return new SuggestionSpan[size];
        }
    };

    @Override
    public void updateDrawState(TextPaint tp) {}
}
