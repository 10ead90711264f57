package android.graphics.drawable;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.PorterDuff;
import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;

/** Says where a picture is found. */
public final class Icon implements Parcelable {
    public static final int TYPE_BITMAP = 1;
    public static final int TYPE_RESOURCE = 2;
    public static final int TYPE_DATA = 3;
    public static final int TYPE_URI = 4;
    public static final int TYPE_ADAPTIVE_BITMAP = 5;

    private final int type;
    private Bitmap bitmap;
    private byte[] data;
    private int offset;
    private int length;
    private String text;
    private int id;
    private ColorStateList tint;
    private PorterDuff.Mode tintMode = Drawable.DEFAULT_TINT_MODE;

    private Icon(int type) {
        this.type = type;
    }

    public int getType() {
        return type;
    }

    public Bitmap getBitmap() {
        if (type != TYPE_BITMAP && type != TYPE_ADAPTIVE_BITMAP) throw new IllegalStateException("called getBitmap() on " + this);
        return bitmap;
    }

    public String getResPackage() {
        if (type != TYPE_RESOURCE) throw new IllegalStateException("called getResPackage() on " + this);
        return text;
    }

    public int getResId() {
        if (type != TYPE_RESOURCE) throw new IllegalStateException("called getResId() on " + this);
        return id;
    }

    public Uri getUri() {
        if (type != TYPE_URI) throw new IllegalStateException("called getUriString() on " + this);
        return Uri.parse(text);
    }

    public static Icon createWithResource(Context context, int resId) {
        if (context == null) throw new IllegalArgumentException("Context must not be null.");
        return createWithResource(context.getPackageName(), resId);
    }

    public static Icon createWithResource(String resPackage, int resId) {
        if (resPackage == null) throw new IllegalArgumentException("Resource package name must not be null.");
        Icon icon = new Icon(TYPE_RESOURCE);
        icon.id = resId;
        icon.text = resPackage;
        return icon;
    }

    public static Icon createWithBitmap(Bitmap bits) {
        if (bits == null) throw new IllegalArgumentException("Bitmap must not be null.");
        Icon icon = new Icon(TYPE_BITMAP);
        icon.bitmap = bits;
        return icon;
    }

    public static Icon createWithAdaptiveBitmap(Bitmap bits) {
        if (bits == null) throw new IllegalArgumentException("Bitmap must not be null.");
        Icon icon = new Icon(TYPE_ADAPTIVE_BITMAP);
        icon.bitmap = bits;
        return icon;
    }

    public static Icon createWithData(byte[] data, int offset, int length) {
        if (data == null) throw new IllegalArgumentException("Data must not be null.");
        Icon icon = new Icon(TYPE_DATA);
        icon.data = data;
        icon.offset = offset;
        icon.length = length;
        return icon;
    }

    public static Icon createWithContentUri(String uri) {
        if (uri == null) throw new IllegalArgumentException("Uri must not be null.");
        Icon icon = new Icon(TYPE_URI);
        icon.text = uri;
        return icon;
    }

    public static Icon createWithContentUri(Uri uri) {
        if (uri == null) throw new IllegalArgumentException("Uri must not be null.");
        return createWithContentUri(uri.toString());
    }

    public static Icon createWithFilePath(String path) {
        if (path == null) throw new IllegalArgumentException("Path must not be null.");
        return createWithContentUri(path);
    }

    public Icon setTint(int tint) {
        return setTintList(ColorStateList.valueOf(tint));
    }

    public Icon setTintList(ColorStateList tintList) {
        tint = tintList;
        return this;
    }

    public Icon setTintMode(PorterDuff.Mode mode) {
        tintMode = mode;
        return this;
    }

    public boolean hasTint() {
        return tint != null || tintMode != Drawable.DEFAULT_TINT_MODE;
    }

    public Drawable loadDrawable(Context context) {
        Drawable d = inner(context);
        if (d != null && hasTint()) {
            d.mutate();
            d.setTintList(tint);
            d.setTintMode(tintMode);
        }
        return d;
    }

    private Drawable inner(Context context) {
        Resources res = context.getResources();
        switch (type) {
            case TYPE_BITMAP:
                return new BitmapDrawable(res, bitmap);
            case TYPE_ADAPTIVE_BITMAP:
                return new AdaptiveIconDrawable(null, new BitmapDrawable(res, bitmap));
            case TYPE_RESOURCE:
                try {
                    if ("android".equals(text)) res = Resources.getSystem();
                    return res.getDrawable(id, context.getTheme());
                } catch (RuntimeException e) {
                    android.util.Log.e("Icon", String.format("Unable to load resource 0x%08x from pkg=%s", id, text), e);
                    return null;
                }
            case TYPE_DATA:
                return new BitmapDrawable(res, BitmapFactory.decodeByteArray(data, offset, length));
            default:
                Bitmap b;
                try {
                    b = BitmapFactory.decodeStream(context.getContentResolver().openInputStream(getUri()));
                } catch (Exception e) {
                    return null;
                }
                return b == null ? null : new BitmapDrawable(res, b);
        }
    }

    public void loadDrawableAsync(final Context context, final OnDrawableLoadedListener listener, android.os.Handler handler) {
        handler.post(new Runnable() {
            @Override
            public void run() {
                listener.onDrawableLoaded(loadDrawable(context));
            }
        });
    }

    /** Told when a picture is there. */
    public interface OnDrawableLoadedListener {
        void onDrawableLoaded(Drawable d);
    }

    @Override
    public String toString() {
        String[] names = {"", "BITMAP", "RESOURCE", "DATA", "URI", "BITMAP_MASKABLE"};
        StringBuilder sb = new StringBuilder("Icon(typ=").append(names[type]);
        if (bitmap != null) {
            sb.append(" size=").append(bitmap.getWidth()).append("x").append(bitmap.getHeight());
        } else if (type == TYPE_RESOURCE) {
            sb.append(" pkg=").append(text).append(" id=").append(String.format("0x%08x", id));
        } else if (type == TYPE_DATA) {
            sb.append(" len=").append(length);
        } else {
            sb.append(" uri=").append(text);
        }
        return sb.append(")").toString();
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        dest.writeInt(type);
        dest.writeString(text);
        dest.writeInt(id);
        dest.writeByteArray(data);
        dest.writeInt(offset);
        dest.writeInt(length);
        dest.writeParcelable(bitmap, flags);
        dest.writeParcelable(tint, flags);
        dest.writeInt(PorterDuff.modeToInt(tintMode));
    }

    public static final Parcelable.Creator<Icon> CREATOR = new Parcelable.Creator<Icon>() {
        @Override
        public Icon createFromParcel(Parcel in) {
            Icon icon = new Icon(in.readInt());
            icon.text = in.readString();
            icon.id = in.readInt();
            icon.data = in.createByteArray();
            icon.offset = in.readInt();
            icon.length = in.readInt();
            icon.bitmap = in.readParcelable(null);
            icon.tint = in.readParcelable(null);
            icon.tintMode = PorterDuff.intToMode(in.readInt());
            return icon;
        }

        @Override
        public Icon[] newArray(int size) {
            return new Icon[size];
        }
    };
}
