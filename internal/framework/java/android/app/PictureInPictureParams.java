package android.app;

import android.graphics.Rect;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Rational;
import java.util.ArrayList;
import java.util.List;

/** How a picture in a picture is to look. */
public final class PictureInPictureParams implements Parcelable {
    private Rational ratio;
    private List<RemoteAction> actions;
    private Rect hint;

    PictureInPictureParams() {}

    /** Makes parameters. */
    public static class Builder {
        private final PictureInPictureParams params = new PictureInPictureParams();

        public Builder setAspectRatio(Rational aspectRatio) {
            params.ratio = aspectRatio;
            return this;
        }

        public Builder setActions(List<RemoteAction> actions) {
            params.actions = actions == null ? null : new ArrayList<RemoteAction>(actions);
            return this;
        }

        public Builder setSourceRectHint(Rect launchBounds) {
            params.hint = launchBounds == null ? null : new Rect(launchBounds);
            return this;
        }

        public PictureInPictureParams build() {
            return params;
        }
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(ratio == null ? 0 : 1);
        if (ratio != null) {
            out.writeInt(ratio.getNumerator());
            out.writeInt(ratio.getDenominator());
        }
        out.writeTypedList(actions);
        out.writeInt(hint == null ? 0 : 1);
        if (hint != null) hint.writeToParcel(out, 0);
    }

    public static final Parcelable.Creator<PictureInPictureParams> CREATOR = new Parcelable.Creator<PictureInPictureParams>() {
        public PictureInPictureParams createFromParcel(Parcel in) {
            PictureInPictureParams p = new PictureInPictureParams();
            if (in.readInt() != 0) p.ratio = new Rational(in.readInt(), in.readInt());
            p.actions = in.createTypedArrayList(RemoteAction.CREATOR);
            if (in.readInt() != 0) p.hint = Rect.CREATOR.createFromParcel(in);
            return p;
        }

        public PictureInPictureParams[] newArray(int size) {
            return new PictureInPictureParams[size];
        }
    };
}
