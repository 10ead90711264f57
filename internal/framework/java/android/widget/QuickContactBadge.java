package android.widget;

import android.content.AsyncQueryHandler;
import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.database.Cursor;
import android.graphics.Canvas;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.provider.ContactsContract;
import android.util.AttributeSet;
import android.view.View;
import android.view.View.OnClickListener;
import com.android.internal.R;

/** A picture of a contact that opens it when it is tapped. */
public class QuickContactBadge extends ImageView implements OnClickListener {
    private static final int TOKEN_EMAIL_LOOKUP = 0, TOKEN_PHONE_LOOKUP = 1, TOKEN_EMAIL_LOOKUP_AND_TRIGGER = 2, TOKEN_PHONE_LOOKUP_AND_TRIGGER = 3;
    private static final String EXTRA_URI_CONTENT = "uri_content";
    private static final String[] COLUMNS = {"contact_id", "lookup"};
    private Uri mContactUri;
    private String mContactEmail;
    private String mContactPhone;
    private Drawable mOverlay;
    private QueryHandler mQueryHandler;
    private Drawable mDefaultAvatar;
    private Bundle mExtras;
    private String mPrioritizedMimeType;
    protected String[] mExcludeMimes;

    public QuickContactBadge(Context context) {
        this(context, null);
    }

    public QuickContactBadge(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public QuickContactBadge(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public QuickContactBadge(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray styles = mContext.obtainStyledAttributes(R.styleable.Theme);
        mOverlay = styles.getDrawable(R.styleable.Theme_quickContactBadgeOverlay);
        styles.recycle();
        setOnClickListener(this);
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        if (!isInEditMode()) mQueryHandler = new QueryHandler();
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        if (mOverlay != null && mOverlay.isStateful() && mOverlay.setState(getDrawableState())) invalidateDrawable(mOverlay);
    }

    @Override
    public void drawableHotspotChanged(float x, float y) {
        super.drawableHotspotChanged(x, y);
        if (mOverlay != null) mOverlay.setHotspot(x, y);
    }

    public void setMode(int size) {
    }

    public void setPrioritizedMimeType(String prioritizedMimeType) {
        mPrioritizedMimeType = prioritizedMimeType;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        if (!isEnabled() || mOverlay == null || mOverlay.getIntrinsicWidth() == 0 || mOverlay.getIntrinsicHeight() == 0) return;
        mOverlay.setBounds(0, 0, getWidth(), getHeight());
        canvas.save();
        canvas.translate(getPaddingLeft(), getPaddingTop());
        mOverlay.draw(canvas);
        canvas.restore();
    }

    private boolean isAssigned() {
        return mContactUri != null || mContactEmail != null || mContactPhone != null;
    }

    public void setImageToDefault() {
        if (mDefaultAvatar == null) mDefaultAvatar = mContext.getDrawable(R.drawable.ic_contact_picture);
        setImageDrawable(mDefaultAvatar);
    }

    public void assignContactUri(Uri contactUri) {
        mContactUri = contactUri;
        mContactEmail = null;
        mContactPhone = null;
        onContactUriChanged();
    }

    public void assignContactFromEmail(String emailAddress, boolean lazyLookup) {
        assignContactFromEmail(emailAddress, lazyLookup, null);
    }

    public void assignContactFromEmail(String emailAddress, boolean lazyLookup, Bundle extras) {
        mContactEmail = emailAddress;
        mExtras = extras;
        if (!lazyLookup && mQueryHandler != null) {
            mQueryHandler.startQuery(TOKEN_EMAIL_LOOKUP, null, email(), COLUMNS, null, null, null);
        } else {
            mContactUri = null;
            onContactUriChanged();
        }
    }

    public void assignContactFromPhone(String phoneNumber, boolean lazyLookup) {
        assignContactFromPhone(phoneNumber, lazyLookup, new Bundle());
    }

    public void assignContactFromPhone(String phoneNumber, boolean lazyLookup, Bundle extras) {
        mContactPhone = phoneNumber;
        mExtras = extras;
        if (!lazyLookup && mQueryHandler != null) {
            mQueryHandler.startQuery(TOKEN_PHONE_LOOKUP, null, phone(), COLUMNS, null, null, null);
        } else {
            mContactUri = null;
            onContactUriChanged();
        }
    }

    private Uri email() {
        return Uri.withAppendedPath(ContactsContract.CommonDataKinds.Email.CONTENT_LOOKUP_URI, Uri.encode(mContactEmail));
    }

    private Uri phone() {
        return Uri.withAppendedPath(ContactsContract.PhoneLookup.CONTENT_FILTER_URI, mContactPhone);
    }

    public void setOverlay(Drawable overlay) {
        mOverlay = overlay;
    }

    private void onContactUriChanged() {
        setEnabled(isAssigned());
    }

    @Override
    public void onClick(View v) {
        Bundle extras = mExtras == null ? new Bundle() : mExtras;
        if (mContactUri != null) {
            show(mContactUri);
        } else if (mContactEmail != null && mQueryHandler != null) {
            extras.putString(EXTRA_URI_CONTENT, mContactEmail);
            mQueryHandler.startQuery(TOKEN_EMAIL_LOOKUP_AND_TRIGGER, extras, email(), COLUMNS, null, null, null);
        } else if (mContactPhone != null && mQueryHandler != null) {
            extras.putString(EXTRA_URI_CONTENT, mContactPhone);
            mQueryHandler.startQuery(TOKEN_PHONE_LOOKUP_AND_TRIGGER, extras, phone(), COLUMNS, null, null, null);
        }
    }

    private void show(Uri contact) {
        Intent intent = new Intent("android.provider.action.QUICK_CONTACT").setData(contact);
        intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_CLEAR_TASK);
        intent.putExtra("android.provider.extra.MODE", 3);
        intent.putExtra("android.provider.extra.EXCLUDE_MIMES", mExcludeMimes);
        if (mPrioritizedMimeType != null) intent.putExtra("android.provider.extra.PRIORITIZED_MIMETYPE", mPrioritizedMimeType);
        try {
            getContext().startActivity(intent);
        } catch (android.content.ActivityNotFoundException e) {
            Toast.makeText(getContext(), R.string.quick_contacts_not_available, Toast.LENGTH_SHORT).show();
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return QuickContactBadge.class.getName();
    }

    public void setExcludeMimes(String[] excludeMimes) {
        mExcludeMimes = excludeMimes;
    }

    private class QueryHandler extends AsyncQueryHandler {
        QueryHandler() {
            super(mContext.getContentResolver());
        }

        @Override
        protected void onQueryComplete(int token, Object cookie, Cursor cursor) {
            Uri lookup = null;
            try {
                if (cursor != null && cursor.moveToFirst()) {
                    lookup = ContactsContract.Contacts.getLookupUri(cursor.getLong(0), cursor.getString(1));
                }
            } finally {
                if (cursor != null) cursor.close();
            }
            mContactUri = lookup;
            onContactUriChanged();
            boolean trigger = token == TOKEN_EMAIL_LOOKUP_AND_TRIGGER || token == TOKEN_PHONE_LOOKUP_AND_TRIGGER;
            if (!trigger) return;
            if (mContactUri != null) {
                show(mContactUri);
                return;
            }
            Bundle extras = (Bundle) cookie;
            Uri create = Uri.fromParts(token == TOKEN_EMAIL_LOOKUP_AND_TRIGGER ? "mailto" : "tel", extras.getString(EXTRA_URI_CONTENT), null);
            Intent intent = new Intent("com.android.contacts.action.SHOW_OR_CREATE_CONTACT", create);
            extras.remove(EXTRA_URI_CONTENT);
            intent.putExtras(extras);
            getContext().startActivity(intent);
        }
    }
}
