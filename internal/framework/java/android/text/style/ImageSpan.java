package android.text.style;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.util.Log;
import java.io.InputStream;

/** A picture from a drawable, a resource or a file. */
public class ImageSpan extends DynamicDrawableSpan {
    private Drawable drawable;
    private Uri uri;
    private int resource;
    private Context context;
    private String source;

    @Deprecated
    public ImageSpan(Bitmap b) {
        this(null, b, ALIGN_BOTTOM);
    }

    @Deprecated
    public ImageSpan(Bitmap b, int verticalAlignment) {
        this(null, b, verticalAlignment);
    }

    public ImageSpan(Context context, Bitmap b) {
        this(context, b, ALIGN_BOTTOM);
    }

    public ImageSpan(Context context, Bitmap b, int verticalAlignment) {
        super(verticalAlignment);
        this.context = context;
        drawable = context != null ? new BitmapDrawable(context.getResources(), b) : new BitmapDrawable(b);
        int width = drawable.getIntrinsicWidth();
        int height = drawable.getIntrinsicHeight();
        drawable.setBounds(0, 0, width > 0 ? width : 0, height > 0 ? height : 0);
    }

    public ImageSpan(Drawable d) {
        this(d, ALIGN_BOTTOM);
    }

    public ImageSpan(Drawable d, int verticalAlignment) {
        super(verticalAlignment);
        drawable = d;
    }

    public ImageSpan(Drawable d, String source) {
        this(d, source, ALIGN_BOTTOM);
    }

    public ImageSpan(Drawable d, String source, int verticalAlignment) {
        super(verticalAlignment);
        drawable = d;
        this.source = source;
    }

    public ImageSpan(Context context, Uri uri) {
        this(context, uri, ALIGN_BOTTOM);
    }

    public ImageSpan(Context context, Uri uri, int verticalAlignment) {
        super(verticalAlignment);
        this.context = context;
        this.uri = uri;
        source = uri.toString();
    }

    public ImageSpan(Context context, int resourceId) {
        this(context, resourceId, ALIGN_BOTTOM);
    }

    public ImageSpan(Context context, int resourceId, int verticalAlignment) {
        super(verticalAlignment);
        this.context = context;
        resource = resourceId;
    }

    @Override
    public Drawable getDrawable() {
        Drawable d = drawable;
        if (d != null) return d;
        try {
            if (uri != null) {
                InputStream is = context.getContentResolver().openInputStream(uri);
                Bitmap bitmap = BitmapFactory.decodeStream(is);
                d = new BitmapDrawable(context.getResources(), bitmap);
                is.close();
            } else {
                d = context.getDrawable(resource);
            }
            d.setBounds(0, 0, d.getIntrinsicWidth(), d.getIntrinsicHeight());
        } catch (Exception e) {
            if (uri != null) Log.e("sms", "Failed to loaded content " + uri, e);
            else Log.e("sms", "Unable to find resource: " + resource);
        }
        return d;
    }

    public String getSource() {
        return source;
    }
}
