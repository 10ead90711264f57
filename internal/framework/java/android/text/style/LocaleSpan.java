package android.text.style;

import android.graphics.Paint;
import android.os.LocaleList;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import android.text.TextUtils;
import java.util.Locale;

/** The language of characters. */
public class LocaleSpan extends MetricAffectingSpan implements ParcelableSpan {
    private final LocaleList locales;

    public LocaleSpan(Locale locale) {
        locales = locale == null ? LocaleList.getEmptyLocaleList() : new LocaleList(locale);
    }

    public LocaleSpan(LocaleList locales) {
        if (locales == null) throw new NullPointerException("locales cannot be null");
        this.locales = locales;
    }

    public LocaleSpan(Parcel source) {
        locales = LocaleList.CREATOR.createFromParcel(source);
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.LOCALE_SPAN;
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
        locales.writeToParcel(dest, flags);
    }

    public Locale getLocale() {
        return locales.get(0);
    }

    public LocaleList getLocales() {
        return locales;
    }

    @Override
    public void updateDrawState(TextPaint ds) {
        ds.setTextLocales(locales);
    }

    @Override
    public void updateMeasureState(TextPaint ds) {
        ds.setTextLocales(locales);
    }
}
