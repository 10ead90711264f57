package android.content;

import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.StrictMode;
import android.text.Html;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.URLSpan;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.ArrayList;

/** Data that is copied or dragged. */
public class ClipData implements Parcelable {
    static final String[] MIMETYPES_TEXT_PLAIN = new String[] {ClipDescription.MIMETYPE_TEXT_PLAIN};
    static final String[] MIMETYPES_TEXT_HTML = new String[] {ClipDescription.MIMETYPE_TEXT_HTML};
    static final String[] MIMETYPES_TEXT_URILIST = new String[] {ClipDescription.MIMETYPE_TEXT_URILIST};
    static final String[] MIMETYPES_TEXT_INTENT = new String[] {ClipDescription.MIMETYPE_TEXT_INTENT};

    final ClipDescription mClipDescription;
    final ArrayList<Item> mItems;

    /** One piece of a clip. */
    public static class Item {
        final CharSequence mText;
        final String mHtmlText;
        final Intent mIntent;
        Uri mUri;

        public Item(Item other) {
            mText = other.mText;
            mHtmlText = other.mHtmlText;
            mIntent = other.mIntent;
            mUri = other.mUri;
        }

        public Item(CharSequence text) {
            this(text, null, null, null);
        }

        public Item(CharSequence text, String htmlText) {
            mText = text;
            mHtmlText = htmlText;
            mIntent = null;
            mUri = null;
        }

        public Item(Intent intent) {
            this(null, null, intent, null);
        }

        public Item(Uri uri) {
            this(null, null, null, uri);
        }

        public Item(CharSequence text, Intent intent, Uri uri) {
            this(text, null, intent, uri);
        }

        public Item(CharSequence text, String htmlText, Intent intent, Uri uri) {
            if (htmlText != null && text == null) {
                throw new IllegalArgumentException("Plain text must be supplied if HTML text is supplied");
            }
            mText = text;
            mHtmlText = htmlText;
            mIntent = intent;
            mUri = uri;
        }

        public CharSequence getText() {
            return mText;
        }

        public String getHtmlText() {
            return mHtmlText;
        }

        public Intent getIntent() {
            return mIntent;
        }

        public Uri getUri() {
            return mUri;
        }

        public CharSequence coerceToText(Context context) {
            CharSequence text = getText();
            if (text != null) {
                return text;
            }
            Uri uri = getUri();
            if (uri != null) {
                if (!"content".equals(uri.getScheme()) && !"file".equals(uri.getScheme())
                        && !"android.resource".equals(uri.getScheme())) {
                    return uri.toString();
                }
                InputStream stream = null;
                try {
                    stream = context.getContentResolver().openTypedAssetFileDescriptor(uri, "text/*", null).createInputStream();
                    InputStreamReader reader = new InputStreamReader(stream, "UTF-8");
                    StringBuilder builder = new StringBuilder(128);
                    char[] buffer = new char[8192];
                    int len;
                    while ((len = reader.read(buffer)) > 0) {
                        builder.append(buffer, 0, len);
                    }
                    return builder.toString();
                } catch (SecurityException e) {
                    return ""; // what is not text has none
                } catch (FileNotFoundException e) {
                    return "";
                } catch (IOException e) {
                    return e.toString();
                } finally {
                    if (stream != null) {
                        try {
                            stream.close();
                        } catch (IOException e) {
                            // It was only read.
                        }
                    }
                }
            }
            Intent intent = getIntent();
            if (intent != null) {
                return intent.toUri(Intent.URI_INTENT_SCHEME);
            }
            return "";
        }

        public CharSequence coerceToStyledText(Context context) {
            CharSequence text = getText();
            if (text instanceof Spanned) {
                return text;
            }
            String htmlText = getHtmlText();
            if (htmlText != null) {
                try {
                    CharSequence newText = Html.fromHtml(htmlText);
                    if (newText != null) {
                        return newText;
                    }
                } catch (RuntimeException e) {
                    // The plain text serves.
                }
            }
            return text != null ? text : coerceToLink(context, true);
        }

        public String coerceToHtmlText(Context context) {
            String htmlText = getHtmlText();
            if (htmlText != null) {
                return htmlText;
            }
            CharSequence text = getText();
            if (text != null) {
                if (text instanceof Spanned) {
                    return Html.toHtml((Spanned) text);
                }
                return Html.escapeHtml(text);
            }
            CharSequence other = coerceToLink(context, false);
            return other != null ? other.toString() : null;
        }

        /** A link to what is neither text nor content, as spans or as HTML. */
        private CharSequence coerceToLink(Context context, boolean styled) {
            Uri uri = getUri();
            Intent intent = getIntent();
            boolean content = uri != null && ("content".equals(uri.getScheme()) || "file".equals(uri.getScheme()) || "android.resource".equals(uri.getScheme()));
            if (content || uri == null && intent == null) {
                CharSequence text = coerceToText(context);
                return styled || text == null ? text : Html.escapeHtml(text);
            }
            String text = uri != null ? uri.toString() : intent.toUri(Intent.URI_INTENT_SCHEME);
            if (styled) {
                SpannableStringBuilder b = new SpannableStringBuilder(text);
                b.setSpan(new URLSpan(text), 0, b.length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
                return b;
            }
            String escaped = Html.escapeHtml(text);
            return "<a href=\"" + escaped + "\">" + escaped + "</a>";
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder(128);
            b.append("ClipData.Item { ");
            toShortString(b);
            b.append(" }");
            return b.toString();
        }

        public void toShortString(StringBuilder b) {
            if (mHtmlText != null) {
                b.append("H:").append(mHtmlText);
            } else if (mText != null) {
                b.append("T:").append(mText);
            } else if (mUri != null) {
                b.append("U:").append(mUri);
            } else if (mIntent != null) {
                b.append("I:");
                mIntent.toShortString(b, true, true, true, true);
            } else {
                b.append("NULL");
            }
        }
    }

    public ClipData(CharSequence label, String[] mimeTypes, Item item) {
        this(new ClipDescription(label, mimeTypes), item);
    }

    public ClipData(ClipDescription description, Item item) {
        mClipDescription = description;
        if (item == null) {
            throw new NullPointerException("item is null");
        }
        mItems = new ArrayList<Item>();
        mItems.add(item);
    }

    public ClipData(ClipDescription description, ArrayList<Item> items) {
        if (items == null) {
            throw new NullPointerException("item is null");
        }
        mClipDescription = description;
        mItems = items;
    }

    public ClipData(ClipData other) {
        mClipDescription = other.mClipDescription;
        mItems = new ArrayList<Item>(other.mItems);
    }

    ClipData(Parcel in) {
        mClipDescription = new ClipDescription(in);
        mItems = new ArrayList<Item>();
        int n = in.readInt();
        for (int i = 0; i < n; i++) {
            CharSequence text = in.readCharSequence();
            String html = in.readString();
            Intent intent = in.readInt() != 0 ? Intent.CREATOR.createFromParcel(in) : null;
            Uri uri = in.readInt() != 0 ? Uri.CREATOR.createFromParcel(in) : null;
            mItems.add(new Item(text, html, intent, uri));
        }
    }

    public static ClipData newPlainText(CharSequence label, CharSequence text) {
        return new ClipData(label, MIMETYPES_TEXT_PLAIN, new Item(text));
    }

    public static ClipData newHtmlText(CharSequence label, CharSequence text, String htmlText) {
        return new ClipData(label, MIMETYPES_TEXT_HTML, new Item(text, htmlText));
    }

    public static ClipData newIntent(CharSequence label, Intent intent) {
        return new ClipData(label, MIMETYPES_TEXT_INTENT, new Item(intent));
    }

    public static ClipData newUri(ContentResolver resolver, CharSequence label, Uri uri) {
        return new ClipData(label, getMimeTypes(resolver, uri), new Item(uri));
    }

    private static String[] getMimeTypes(ContentResolver resolver, Uri uri) {
        String[] mimeTypes = null;
        if ("content".equals(uri.getScheme())) {
            String realType = resolver.getType(uri);
            mimeTypes = resolver.getStreamTypes(uri, "*/*");
            if (realType != null) {
                if (mimeTypes == null) {
                    mimeTypes = new String[] {realType};
                } else {
                    String[] tmp = new String[mimeTypes.length + 1];
                    tmp[0] = realType;
                    System.arraycopy(mimeTypes, 0, tmp, 1, mimeTypes.length);
                    mimeTypes = tmp;
                }
            }
        }
        return mimeTypes == null ? MIMETYPES_TEXT_URILIST : mimeTypes;
    }

    public static ClipData newRawUri(CharSequence label, Uri uri) {
        return new ClipData(label, MIMETYPES_TEXT_URILIST, new Item(uri));
    }

    public ClipDescription getDescription() {
        return mClipDescription;
    }

    public void addItem(Item item) {
        if (item == null) {
            throw new NullPointerException("item is null");
        }
        mItems.add(item);
    }

    public void addItem(ContentResolver resolver, Item item) {
        addItem(item);
        if (item.getHtmlText() != null) {
            mClipDescription.addMimeTypes(MIMETYPES_TEXT_HTML);
        } else if (item.getText() != null) {
            mClipDescription.addMimeTypes(MIMETYPES_TEXT_PLAIN);
        }
        if (item.getIntent() != null) {
            mClipDescription.addMimeTypes(MIMETYPES_TEXT_INTENT);
        }
        if (item.getUri() != null) {
            mClipDescription.addMimeTypes(getMimeTypes(resolver, item.getUri()));
        }
    }

    public Bitmap getIcon() {
        return null;
    }

    public int getItemCount() {
        return mItems.size();
    }

    public Item getItemAt(int index) {
        return mItems.get(index);
    }

    public void setItemAt(int index, Item item) {
        mItems.set(index, item);
    }

    public void prepareToLeaveProcess(boolean leavingPackage) {
        prepareToLeaveProcess(leavingPackage, Intent.FLAG_GRANT_READ_URI_PERMISSION);
    }

    public void prepareToLeaveProcess(boolean leavingPackage, int intentFlags) {
        for (Item item : mItems) {
            if (item.mIntent != null) {
                item.mIntent.prepareToLeaveProcess(leavingPackage);
            }
            if (item.mUri != null && leavingPackage && StrictMode.vmFileUriExposureEnabled()) {
                item.mUri.checkFileUriExposed("ClipData.Item.getUri()");
            }
        }
    }

    public void prepareToEnterProcess() {
        for (Item item : mItems) {
            if (item.mIntent != null) {
                item.mIntent.prepareToEnterProcess();
            }
        }
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(128);
        b.append("ClipData { ");
        toShortString(b);
        b.append(" }");
        return b.toString();
    }

    public void toShortString(StringBuilder b) {
        boolean first = mClipDescription == null || !mClipDescription.toShortString(b);
        for (Item item : mItems) {
            if (!first) {
                b.append(' ');
            }
            first = false;
            b.append('{');
            item.toShortString(b);
            b.append('}');
        }
    }

    public void toShortStringShortItems(StringBuilder b, boolean first) {
        if (mItems.size() > 0) {
            if (!first) {
                b.append(' ');
            }
            mItems.get(0).toShortString(b);
            if (mItems.size() > 1) {
                b.append(" ...");
            }
        }
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        mClipDescription.writeToParcel(dest, flags);
        dest.writeInt(mItems.size());
        for (Item item : mItems) {
            dest.writeCharSequence(item.mText);
            dest.writeString(item.mHtmlText);
            dest.writeTypedObject(item.mIntent, flags);
            dest.writeTypedObject(item.mUri, flags);
        }
    }

    public static final Parcelable.Creator<ClipData> CREATOR = new Parcelable.Creator<ClipData>() {
        public ClipData createFromParcel(Parcel source) {
            return new ClipData(source);
        }

        public ClipData[] newArray(int size) {
            return new ClipData[size];
        }
    };
}
