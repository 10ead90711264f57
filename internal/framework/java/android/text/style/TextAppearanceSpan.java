package android.text.style;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Typeface;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;
import android.text.TextUtils;

/** Gives characters the family, style, size and colours of a text appearance. */
public class TextAppearanceSpan extends MetricAffectingSpan implements ParcelableSpan {
    private final String family;
    private final int style;
    private final int size;
    private final ColorStateList color;
    private final ColorStateList link;

    public TextAppearanceSpan(Context context, int appearance) {
        this(context, appearance, -1);
    }

    public TextAppearanceSpan(Context context, int appearance, int colorList) {
        TypedArray a = context.obtainStyledAttributes(appearance, com.android.internal.R.styleable.TextAppearance);
        ColorStateList textColor = a.getColorStateList(com.android.internal.R.styleable.TextAppearance_textColor);
        link = a.getColorStateList(com.android.internal.R.styleable.TextAppearance_textColorLink);
        size = a.getDimensionPixelSize(com.android.internal.R.styleable.TextAppearance_textSize, -1);
        style = a.getInt(com.android.internal.R.styleable.TextAppearance_textStyle, 0);
        String name = a.getString(com.android.internal.R.styleable.TextAppearance_fontFamily);
        if (name == null) {
            switch (a.getInt(com.android.internal.R.styleable.TextAppearance_typeface, 0)) {
                case 1: name = "sans"; break;
                case 2: name = "serif"; break;
                case 3: name = "monospace"; break;
                default:
            }
        }
        family = name;
        a.recycle();
        if (colorList >= 0) {
            a = context.obtainStyledAttributes(com.android.internal.R.style.Theme, com.android.internal.R.styleable.Theme);
            textColor = a.getColorStateList(colorList);
            a.recycle();
        }
        color = textColor;
    }

    public TextAppearanceSpan(String family, int style, int size, ColorStateList color, ColorStateList linkColor) {
        this.family = family;
        this.style = style;
        this.size = size;
        this.color = color;
        this.link = linkColor;
    }

    public TextAppearanceSpan(Parcel src) {
        family = src.readString();
        style = src.readInt();
        size = src.readInt();
        color = src.readInt() != 0 ? ColorStateList.CREATOR.createFromParcel(src) : null;
        link = src.readInt() != 0 ? ColorStateList.CREATOR.createFromParcel(src) : null;
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.TEXT_APPEARANCE_SPAN;
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
        dest.writeString(family);
        dest.writeInt(style);
        dest.writeInt(size);
        for (ColorStateList c : new ColorStateList[] {color, link}) {
            dest.writeInt(c == null ? 0 : 1);
            if (c != null) c.writeToParcel(dest, flags);
        }
    }

    public String getFamily() {
        return family;
    }

    public ColorStateList getTextColor() {
        return color;
    }

    public ColorStateList getLinkTextColor() {
        return link;
    }

    public int getTextSize() {
        return size;
    }

    public int getTextStyle() {
        return style;
    }

    @Override
    public void updateDrawState(TextPaint ds) {
        updateMeasureState(ds);
        if (color != null) ds.setColor(color.getColorForState(ds.drawableState, 0));
        if (link != null) ds.linkColor = link.getColorForState(ds.drawableState, 0);
    }

    @Override
    public void updateMeasureState(TextPaint ds) {
        if (family != null || style != 0) {
            Typeface tf = ds.getTypeface();
            int want = style | (tf == null ? 0 : tf.getStyle());
            if (family != null) tf = Typeface.create(family, want);
            else tf = tf == null ? Typeface.defaultFromStyle(want) : Typeface.create(tf, want);
            int fake = want & ~tf.getStyle();
            if ((fake & Typeface.BOLD) != 0) ds.setFakeBoldText(true);
            if ((fake & Typeface.ITALIC) != 0) ds.setTextSkewX(-0.25f);
            ds.setTypeface(tf);
        }
        if (size > 0) ds.setTextSize(size);
    }
}
