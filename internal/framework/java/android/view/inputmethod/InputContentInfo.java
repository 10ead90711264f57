package android.view.inputmethod;

import android.content.ClipDescription;
import android.net.Uri;

/** Content that an input method offers. */
public final class InputContentInfo {
    private final Uri contentUri;
    private final ClipDescription description;
    private final Uri linkUri;

    public InputContentInfo(Uri contentUri, ClipDescription description) {
        this(contentUri, description, null);
    }

    public InputContentInfo(Uri contentUri, ClipDescription description, Uri linkUri) {
        if (contentUri == null) throw new NullPointerException("contentUri");
        if (description == null) throw new NullPointerException("description");
        if (!"content".equals(contentUri.getScheme())) throw new java.security.InvalidParameterException("contentUri must have content scheme");
        this.contentUri = contentUri;
        this.description = description;
        this.linkUri = linkUri;
    }

    public Uri getContentUri() {
        return contentUri;
    }

    public ClipDescription getDescription() {
        return description;
    }

    public Uri getLinkUri() {
        return linkUri;
    }

    public void requestPermission() {}

    public void releasePermission() {}
}
