package android.widget;

import android.app.SearchManager;
import android.app.SearchableInfo;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.database.Cursor;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.Editable;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.text.style.ImageSpan;
import android.util.AttributeSet;
import android.view.CollapsibleActionView;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputMethodManager;
import com.android.internal.R;

/** A field for a search, which may fold up to an icon. */
public class SearchView extends LinearLayout implements CollapsibleActionView {
    private final SearchAutoComplete mSearchSrcTextView;
    private final View mSearchEditFrame;
    private final View mSearchPlate;
    private final View mSubmitArea;
    private final ImageView mSearchButton;
    private final ImageView mGoButton;
    private final ImageView mCloseButton;
    private final ImageView mVoiceButton;
    private final ImageView mCollapsedIcon;
    private final Drawable mSearchHintIcon;
    private final CharSequence mDefaultQueryHint;
    private OnQueryTextListener mOnQueryChangeListener;
    private OnCloseListener mOnCloseListener;
    private OnFocusChangeListener mOnQueryTextFocusChangeListener;
    private OnSuggestionListener mOnSuggestionListener;
    private OnClickListener mOnSearchClickListener;
    private boolean mIconifiedByDefault;
    private boolean mIconified;
    private CursorAdapter mSuggestionsAdapter;
    private boolean mSubmitButtonEnabled;
    private CharSequence mQueryHint;
    private boolean mQueryRefinement;
    private boolean mClearingFocus;
    private int mMaxWidth;
    private CharSequence mOldQueryText;
    private CharSequence mUserQuery;
    private boolean mExpandedInActionView;
    private int mCollapsedImeOptions;
    private SearchableInfo mSearchable;
    private Bundle mAppSearchData;
    private final Runnable mUpdateDrawableStateRunnable = new Runnable() {
        @Override
        public void run() {
            updateFocusedState();
        }
    };

    /** Hears what is typed and sent off. */
    public interface OnQueryTextListener {
        boolean onQueryTextSubmit(String query);

        boolean onQueryTextChange(String newText);
    }

    /** Hears of the field's closing. */
    public interface OnCloseListener {
        boolean onClose();
    }

    /** Hears of suggestions chosen. */
    public interface OnSuggestionListener {
        boolean onSuggestionSelect(int position);

        boolean onSuggestionClick(int position);
    }

    public SearchView(Context context) {
        this(context, null);
    }

    public SearchView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.searchViewStyle);
    }

    public SearchView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public SearchView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.SearchView, defStyleAttr, defStyleRes);
        LayoutInflater.from(context).inflate(a.getResourceId(R.styleable.SearchView_layout, R.layout.search_view), this, true);
        mSearchSrcTextView = (SearchAutoComplete) findViewById(R.id.search_src_text);
        mSearchSrcTextView.setSearchView(this);
        mSearchEditFrame = findViewById(R.id.search_edit_frame);
        mSearchPlate = findViewById(R.id.search_plate);
        mSubmitArea = findViewById(R.id.submit_area);
        mSearchButton = (ImageView) findViewById(R.id.search_button);
        mGoButton = (ImageView) findViewById(R.id.search_go_btn);
        mCloseButton = (ImageView) findViewById(R.id.search_close_btn);
        mVoiceButton = (ImageView) findViewById(R.id.search_voice_btn);
        mCollapsedIcon = (ImageView) findViewById(R.id.search_mag_icon);
        mSearchPlate.setBackground(a.getDrawable(R.styleable.SearchView_queryBackground));
        mSubmitArea.setBackground(a.getDrawable(R.styleable.SearchView_submitBackground));
        mSearchButton.setImageDrawable(a.getDrawable(R.styleable.SearchView_searchIcon));
        mGoButton.setImageDrawable(a.getDrawable(R.styleable.SearchView_goIcon));
        mCloseButton.setImageDrawable(a.getDrawable(R.styleable.SearchView_closeIcon));
        mVoiceButton.setImageDrawable(a.getDrawable(R.styleable.SearchView_voiceIcon));
        mCollapsedIcon.setImageDrawable(a.getDrawable(R.styleable.SearchView_searchIcon));
        mSearchHintIcon = a.hasValueOrEmpty(R.styleable.SearchView_searchHintIcon) ? a.getDrawable(R.styleable.SearchView_searchHintIcon)
                : a.getDrawable(R.styleable.SearchView_searchIcon);
        OnClickListener clicks = new OnClickListener() {
            @Override
            public void onClick(View v) {
                if (v == mSearchButton) {
                    onSearchClicked();
                } else if (v == mCloseButton) {
                    onCloseClicked();
                } else if (v == mGoButton) {
                    onSubmitQuery();
                }
            }
        };
        mSearchButton.setOnClickListener(clicks);
        mCloseButton.setOnClickListener(clicks);
        mGoButton.setOnClickListener(clicks);
        mSearchSrcTextView.setOnClickListener(clicks);
        mSearchSrcTextView.addTextChangedListener(new TextWatcher() {
            @Override
            public void beforeTextChanged(CharSequence s, int start, int before, int after) {
            }

            @Override
            public void onTextChanged(CharSequence s, int start, int before, int after) {
                SearchView.this.onTextChanged(s);
            }

            @Override
            public void afterTextChanged(Editable s) {
            }
        });
        mSearchSrcTextView.setOnEditorActionListener(new TextView.OnEditorActionListener() {
            @Override
            public boolean onEditorAction(TextView v, int actionId, KeyEvent event) {
                onSubmitQuery();
                return true;
            }
        });
        mSearchSrcTextView.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            @Override
            public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                onItemClicked(position);
            }
        });
        mSearchSrcTextView.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() {
            @Override
            public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
                if (mOnSuggestionListener == null || !mOnSuggestionListener.onSuggestionSelect(position)) {
                    rewriteQueryFromSuggestion(position);
                }
            }

            @Override
            public void onNothingSelected(AdapterView<?> parent) {
            }
        });
        mSearchSrcTextView.setOnKeyListener(new OnKeyListener() {
            @Override
            public boolean onKey(View v, int keyCode, KeyEvent event) {
                if (mSearchable != null && TextUtils.getTrimmedLength(mSearchSrcTextView.getText()) != 0 && event.hasNoModifiers()
                        && event.getAction() == KeyEvent.ACTION_UP && keyCode == KeyEvent.KEYCODE_ENTER) {
                    v.cancelLongPress();
                    launchQuerySearch(mSearchSrcTextView.getText().toString());
                    return true;
                }
                return false;
            }
        });
        mSearchSrcTextView.setOnFocusChangeListener(new OnFocusChangeListener() {
            @Override
            public void onFocusChange(View v, boolean hasFocus) {
                if (mOnQueryTextFocusChangeListener != null) {
                    mOnQueryTextFocusChangeListener.onFocusChange(SearchView.this, hasFocus);
                }
            }
        });
        setIconifiedByDefault(a.getBoolean(R.styleable.SearchView_iconifiedByDefault, true));
        int maxWidth = a.getDimensionPixelSize(R.styleable.SearchView_maxWidth, -1);
        if (maxWidth != -1) {
            setMaxWidth(maxWidth);
        }
        mDefaultQueryHint = a.getText(R.styleable.SearchView_defaultQueryHint);
        mQueryHint = a.getText(R.styleable.SearchView_queryHint);
        int imeOptions = a.getInt(R.styleable.SearchView_imeOptions, -1);
        if (imeOptions != -1) {
            setImeOptions(imeOptions);
        }
        int inputType = a.getInt(R.styleable.SearchView_inputType, -1);
        if (inputType != -1) {
            setInputType(inputType);
        }
        if (getFocusable() == FOCUSABLE_AUTO) {
            setFocusable(FOCUSABLE);
        }
        a.recycle();
        updateViewsVisibility(mIconifiedByDefault);
        updateQueryHint();
    }

    public void setSearchableInfo(SearchableInfo searchable) {
        mSearchable = searchable;
        if (searchable != null) {
            mSearchSrcTextView.setThreshold(searchable.getSuggestThreshold());
            mSearchSrcTextView.setImeOptions(searchable.getImeOptions());
            mSearchSrcTextView.setInputType(searchable.getInputType());
            updateQueryHint();
        }
        updateViewsVisibility(isIconified());
    }

    public void setAppSearchData(Bundle appSearchData) {
        mAppSearchData = appSearchData;
    }

    public void setImeOptions(int imeOptions) {
        mSearchSrcTextView.setImeOptions(imeOptions);
    }

    public int getImeOptions() {
        return mSearchSrcTextView.getImeOptions();
    }

    public void setInputType(int inputType) {
        mSearchSrcTextView.setInputType(inputType);
    }

    public int getInputType() {
        return mSearchSrcTextView.getInputType();
    }

    @Override
    public boolean requestFocus(int direction, Rect previouslyFocusedRect) {
        if (mClearingFocus || !isFocusable()) {
            return false;
        }
        if (isIconified()) {
            return super.requestFocus(direction, previouslyFocusedRect);
        }
        boolean result = mSearchSrcTextView.requestFocus(direction, previouslyFocusedRect);
        if (result) {
            updateViewsVisibility(false);
        }
        return result;
    }

    @Override
    public void clearFocus() {
        mClearingFocus = true;
        super.clearFocus();
        mSearchSrcTextView.clearFocus();
        setImeVisibility(false);
        mClearingFocus = false;
    }

    private void setImeVisibility(boolean visible) {
        InputMethodManager imm = getContext().getSystemService(InputMethodManager.class);
        if (imm == null) {
            return;
        }
        if (visible) {
            imm.showSoftInput(mSearchSrcTextView, 0);
        } else {
            imm.hideSoftInputFromWindow(getWindowToken(), 0);
        }
    }

    public void setOnQueryTextListener(OnQueryTextListener listener) {
        mOnQueryChangeListener = listener;
    }

    public void setOnCloseListener(OnCloseListener listener) {
        mOnCloseListener = listener;
    }

    public void setOnQueryTextFocusChangeListener(OnFocusChangeListener listener) {
        mOnQueryTextFocusChangeListener = listener;
    }

    public void setOnSuggestionListener(OnSuggestionListener listener) {
        mOnSuggestionListener = listener;
    }

    public void setOnSearchClickListener(OnClickListener listener) {
        mOnSearchClickListener = listener;
    }

    public CharSequence getQuery() {
        return mSearchSrcTextView.getText();
    }

    public void setQuery(CharSequence query, boolean submit) {
        mSearchSrcTextView.setText(query);
        if (query != null) {
            mSearchSrcTextView.setSelection(mSearchSrcTextView.length());
            mUserQuery = query;
        }
        if (submit && !TextUtils.isEmpty(query)) {
            onSubmitQuery();
        }
    }

    public void setQueryHint(CharSequence hint) {
        mQueryHint = hint;
        updateQueryHint();
    }

    public CharSequence getQueryHint() {
        if (mQueryHint != null) {
            return mQueryHint;
        }
        return mSearchable != null && mSearchable.getHintId() != 0 ? getContext().getText(mSearchable.getHintId()) : mDefaultQueryHint;
    }

    public void setIconifiedByDefault(boolean iconified) {
        if (mIconifiedByDefault == iconified) {
            return;
        }
        mIconifiedByDefault = iconified;
        updateViewsVisibility(iconified);
        updateQueryHint();
    }

    public boolean isIconfiedByDefault() {
        return mIconifiedByDefault;
    }

    public void setIconified(boolean iconify) {
        if (iconify) {
            onCloseClicked();
        } else {
            onSearchClicked();
        }
    }

    public boolean isIconified() {
        return mIconified;
    }

    public void setSubmitButtonEnabled(boolean enabled) {
        mSubmitButtonEnabled = enabled;
        updateViewsVisibility(isIconified());
    }

    public boolean isSubmitButtonEnabled() {
        return mSubmitButtonEnabled;
    }

    public void setQueryRefinementEnabled(boolean enable) {
        mQueryRefinement = enable;
    }

    public boolean isQueryRefinementEnabled() {
        return mQueryRefinement;
    }

    public void setSuggestionsAdapter(CursorAdapter adapter) {
        mSuggestionsAdapter = adapter;
        mSearchSrcTextView.setAdapter(adapter);
    }

    public CursorAdapter getSuggestionsAdapter() {
        return mSuggestionsAdapter;
    }

    public void setMaxWidth(int maxpixels) {
        mMaxWidth = maxpixels;
        requestLayout();
    }

    public int getMaxWidth() {
        return mMaxWidth;
    }

    private int preferredWidth() {
        return getContext().getResources().getDimensionPixelSize(R.dimen.search_view_preferred_width);
    }

    private int preferredHeight() {
        return getContext().getResources().getDimensionPixelSize(R.dimen.search_view_preferred_height);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (isIconified()) {
            super.onMeasure(widthMeasureSpec, heightMeasureSpec);
            return;
        }
        int width = MeasureSpec.getSize(widthMeasureSpec);
        switch (MeasureSpec.getMode(widthMeasureSpec)) {
            case MeasureSpec.AT_MOST:
                width = Math.min(mMaxWidth > 0 ? mMaxWidth : preferredWidth(), width);
                break;
            case MeasureSpec.EXACTLY:
                if (mMaxWidth > 0) {
                    width = Math.min(mMaxWidth, width);
                }
                break;
            default:
                width = mMaxWidth > 0 ? mMaxWidth : preferredWidth();
                break;
        }
        int height = MeasureSpec.getSize(heightMeasureSpec);
        switch (MeasureSpec.getMode(heightMeasureSpec)) {
            case MeasureSpec.AT_MOST:
                height = Math.min(preferredHeight(), height);
                break;
            case MeasureSpec.UNSPECIFIED:
                height = preferredHeight();
                break;
            default:
                break;
        }
        super.onMeasure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY));
    }

    private void updateViewsVisibility(boolean collapsed) {
        mIconified = collapsed;
        boolean hasText = !TextUtils.isEmpty(mSearchSrcTextView.getText());
        mSearchButton.setVisibility(collapsed ? VISIBLE : GONE);
        updateSubmitButton(hasText);
        mSearchEditFrame.setVisibility(collapsed ? GONE : VISIBLE);
        mCollapsedIcon.setVisibility(mCollapsedIcon.getDrawable() == null || mIconifiedByDefault ? GONE : VISIBLE);
        updateCloseButton();
        mVoiceButton.setVisibility(GONE);
        mSubmitArea.setVisibility(mSubmitButtonEnabled && !mIconified && mGoButton.getVisibility() == VISIBLE ? VISIBLE : GONE);
    }

    private void updateSubmitButton(boolean hasText) {
        mGoButton.setVisibility(mSubmitButtonEnabled && !isIconified() && hasFocus() && hasText ? VISIBLE : GONE);
    }

    private void updateCloseButton() {
        boolean hasText = !TextUtils.isEmpty(mSearchSrcTextView.getText());
        mCloseButton.setVisibility(hasText || mIconifiedByDefault && !mExpandedInActionView ? VISIBLE : GONE);
        Drawable img = mCloseButton.getDrawable();
        if (img != null) {
            img.setState(hasText ? ENABLED_STATE_SET : EMPTY_STATE_SET);
        }
    }

    private void updateFocusedState() {
        boolean focused = mSearchSrcTextView.hasFocus();
        Drawable plate = mSearchPlate.getBackground();
        if (plate != null) {
            plate.setState(focused ? FOCUSED_STATE_SET : EMPTY_STATE_SET);
        }
        Drawable submit = mSubmitArea.getBackground();
        if (submit != null) {
            submit.setState(focused ? FOCUSED_STATE_SET : EMPTY_STATE_SET);
        }
        invalidate();
    }

    @Override
    protected void onDetachedFromWindow() {
        removeCallbacks(mUpdateDrawableStateRunnable);
        super.onDetachedFromWindow();
    }

    private void updateQueryHint() {
        CharSequence hint = getQueryHint();
        CharSequence text = hint == null ? "" : hint;
        if (mIconifiedByDefault && mSearchHintIcon != null) {
            int size = (int) (mSearchSrcTextView.getTextSize() * 1.25);
            mSearchHintIcon.setBounds(0, 0, size, size);
            SpannableStringBuilder ssb = new SpannableStringBuilder("   ");
            ssb.setSpan(new ImageSpan(mSearchHintIcon), 1, 2, Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
            ssb.append(text);
            text = ssb;
        }
        mSearchSrcTextView.setHint(text);
    }

    private void onTextChanged(CharSequence newText) {
        CharSequence text = mSearchSrcTextView.getText();
        mUserQuery = text;
        updateSubmitButton(!TextUtils.isEmpty(text));
        updateCloseButton();
        mSubmitArea.setVisibility(mSubmitButtonEnabled && !mIconified && mGoButton.getVisibility() == VISIBLE ? VISIBLE : GONE);
        if (mOnQueryChangeListener != null && !TextUtils.equals(newText, mOldQueryText)) {
            mOnQueryChangeListener.onQueryTextChange(newText.toString());
        }
        mOldQueryText = newText.toString();
    }

    private void onSubmitQuery() {
        CharSequence query = mSearchSrcTextView.getText();
        if (query == null || TextUtils.getTrimmedLength(query) == 0) {
            return;
        }
        if (mOnQueryChangeListener == null || !mOnQueryChangeListener.onQueryTextSubmit(query.toString())) {
            if (mSearchable != null) {
                launchQuerySearch(query.toString());
            }
            setImeVisibility(false);
            mSearchSrcTextView.dismissDropDown();
        }
    }

    private void onCloseClicked() {
        if (TextUtils.isEmpty(mSearchSrcTextView.getText())) {
            if (mIconifiedByDefault && (mOnCloseListener == null || !mOnCloseListener.onClose())) {
                clearFocus();
                updateViewsVisibility(true);
            }
        } else {
            mSearchSrcTextView.setText("");
            mSearchSrcTextView.requestFocus();
            setImeVisibility(true);
        }
    }

    private void onSearchClicked() {
        updateViewsVisibility(false);
        mSearchSrcTextView.requestFocus();
        setImeVisibility(true);
        if (mOnSearchClickListener != null) {
            mOnSearchClickListener.onClick(this);
        }
    }

    void onTextFocusChanged() {
        updateViewsVisibility(isIconified());
        post(mUpdateDrawableStateRunnable);
    }

    @Override
    public void onWindowFocusChanged(boolean hasWindowFocus) {
        super.onWindowFocusChanged(hasWindowFocus);
        post(mUpdateDrawableStateRunnable);
    }

    @Override
    public void onActionViewCollapsed() {
        setQuery("", false);
        clearFocus();
        updateViewsVisibility(true);
        mSearchSrcTextView.setImeOptions(mCollapsedImeOptions);
        mExpandedInActionView = false;
    }

    @Override
    public void onActionViewExpanded() {
        if (mExpandedInActionView) {
            return;
        }
        mExpandedInActionView = true;
        mCollapsedImeOptions = mSearchSrcTextView.getImeOptions();
        mSearchSrcTextView.setImeOptions(mCollapsedImeOptions | EditorInfo.IME_FLAG_NO_FULLSCREEN);
        mSearchSrcTextView.setText("");
        setIconified(false);
    }

    private void onItemClicked(int position) {
        if (mOnSuggestionListener != null && mOnSuggestionListener.onSuggestionClick(position)) {
            return;
        }
        Cursor c = mSuggestionsAdapter == null ? null : mSuggestionsAdapter.getCursor();
        if (c != null && c.moveToPosition(position) && mSearchable != null) {
            String action = column(c, SearchManager.SUGGEST_COLUMN_INTENT_ACTION, mSearchable.getSuggestIntentAction());
            String data = column(c, SearchManager.SUGGEST_COLUMN_INTENT_DATA, mSearchable.getSuggestIntentData());
            String id = data == null ? null : column(c, SearchManager.SUGGEST_COLUMN_INTENT_DATA_ID, null);
            if (id != null) {
                data = data + "/" + Uri.encode(id);
            }
            launch(action == null ? Intent.ACTION_SEARCH : action, data == null ? null : Uri.parse(data),
                    column(c, SearchManager.SUGGEST_COLUMN_INTENT_EXTRA_DATA, null), column(c, SearchManager.SUGGEST_COLUMN_QUERY, null));
        }
        setImeVisibility(false);
        mSearchSrcTextView.dismissDropDown();
    }

    private static String column(Cursor c, String name, String other) {
        int at = c.getColumnIndex(name);
        String s = at < 0 ? null : c.getString(at);
        return s == null ? other : s;
    }

    private void rewriteQueryFromSuggestion(int position) {
        CharSequence old = mSearchSrcTextView.getText();
        Cursor c = mSuggestionsAdapter == null ? null : mSuggestionsAdapter.getCursor();
        if (c == null) {
            return;
        }
        CharSequence text = c.moveToPosition(position) ? mSuggestionsAdapter.convertToString(c) : null;
        mSearchSrcTextView.setText(text != null ? text : old, true);
        mSearchSrcTextView.setSelection(mSearchSrcTextView.length());
    }

    private void launchQuerySearch(String query) {
        launch(Intent.ACTION_SEARCH, null, null, query);
    }

    private void launch(String action, Uri data, String extraData, String query) {
        Intent intent = new Intent(action);
        intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        if (data != null) {
            intent.setData(data);
        }
        intent.putExtra(SearchManager.USER_QUERY, mUserQuery);
        if (query != null) {
            intent.putExtra(SearchManager.QUERY, query);
        }
        if (extraData != null) {
            intent.putExtra(SearchManager.EXTRA_DATA_KEY, extraData);
        }
        if (mAppSearchData != null) {
            intent.putExtra(SearchManager.APP_DATA, mAppSearchData);
        }
        ComponentName target = mSearchable.getSearchActivity();
        intent.setComponent(target);
        getContext().startActivity(intent);
    }

    @Override
    protected Parcelable onSaveInstanceState() {
        return new SavedState(super.onSaveInstanceState(), isIconified());
    }

    @Override
    protected void onRestoreInstanceState(Parcelable state) {
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        updateViewsVisibility(ss.isIconified);
        requestLayout();
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return SearchView.class.getName();
    }

    /** Whether the field is folded up. */
    static class SavedState extends BaseSavedState {
        final boolean isIconified;

        SavedState(Parcelable superState, boolean iconified) {
            super(superState);
            isIconified = iconified;
        }

        SavedState(Parcel source) {
            super(source);
            isIconified = (Boolean) source.readValue(null);
        }

        @Override
        public void writeToParcel(Parcel dest, int flags) {
            super.writeToParcel(dest, flags);
            dest.writeValue(isIconified);
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            @Override
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    /** The field where the query is typed. */
    public static class SearchAutoComplete extends AutoCompleteTextView {
        private int mThreshold;
        private SearchView mSearchView;

        public SearchAutoComplete(Context context) {
            super(context);
            mThreshold = getThreshold();
        }

        public SearchAutoComplete(Context context, AttributeSet attrs) {
            super(context, attrs);
            mThreshold = getThreshold();
        }

        public SearchAutoComplete(Context context, AttributeSet attrs, int defStyleAttrs) {
            super(context, attrs, defStyleAttrs);
            mThreshold = getThreshold();
        }

        public SearchAutoComplete(Context context, AttributeSet attrs, int defStyleAttrs, int defStyleRes) {
            super(context, attrs, defStyleAttrs, defStyleRes);
            mThreshold = getThreshold();
        }

        void setSearchView(SearchView searchView) {
            mSearchView = searchView;
        }

        @Override
        protected void onFinishInflate() {
            super.onFinishInflate();
            android.util.DisplayMetrics metrics = getResources().getDisplayMetrics();
            android.content.res.Configuration config = getResources().getConfiguration();
            int w = config.screenWidthDp;
            int h = config.screenHeightDp;
            int dp = w >= 960 && h >= 720 && config.orientation == android.content.res.Configuration.ORIENTATION_LANDSCAPE ? 256
                    : w >= 600 || w >= 640 && h >= 480 ? 192 : 160;
            setMinWidth((int) android.util.TypedValue.applyDimension(android.util.TypedValue.COMPLEX_UNIT_DIP, dp, metrics));
        }

        @Override
        public void setThreshold(int threshold) {
            super.setThreshold(threshold);
            mThreshold = threshold;
        }

        @Override
        protected void replaceText(CharSequence text) {
        }

        @Override
        public void performCompletion() {
        }

        @Override
        protected void onFocusChanged(boolean focused, int direction, Rect previouslyFocusedRect) {
            super.onFocusChanged(focused, direction, previouslyFocusedRect);
            mSearchView.onTextFocusChanged();
        }

        @Override
        public boolean enoughToFilter() {
            return mThreshold <= 0 || super.enoughToFilter();
        }

        @Override
        public boolean onKeyPreIme(int keyCode, KeyEvent event) {
            if (keyCode == KeyEvent.KEYCODE_BACK) {
                KeyEvent.DispatcherState state = getKeyDispatcherState();
                if (event.getAction() == KeyEvent.ACTION_DOWN && event.getRepeatCount() == 0) {
                    if (state != null) {
                        state.startTracking(event, this);
                    }
                    return true;
                }
                if (event.getAction() == KeyEvent.ACTION_UP) {
                    if (state != null) {
                        state.handleUpEvent(event);
                    }
                    if (event.isTracking() && !event.isCanceled()) {
                        mSearchView.clearFocus();
                        mSearchView.setImeVisibility(false);
                        return true;
                    }
                }
            }
            return super.onKeyPreIme(keyCode, event);
        }
    }
}
