package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.text.Editable;
import android.text.Selection;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import com.android.internal.R;

/** An editor that offers completions. */
public class AutoCompleteTextView extends EditText implements Filter.FilterListener {
    private final ListPopupWindow popup;
    private CharSequence hintText;
    private final int hintResource;
    private ListAdapter adapter;
    private Filter filter;
    private int threshold;
    private int anchorId;
    private AdapterView.OnItemClickListener itemClick;
    private AdapterView.OnItemSelectedListener itemSelected;
    private boolean dismissOnCompletion = true;
    private boolean openBefore;
    private Validator validator;
    private boolean blockCompletion;
    private boolean canBeUpdated = true;
    private OnClickListener click;
    private Observer observer;

    /** Says whether a text is valid, and mends it. */
    public interface Validator {
        boolean isValid(CharSequence text);

        CharSequence fixText(CharSequence invalidText);
    }

    /** Told when the list goes. */
    public interface OnDismissListener {
        void onDismiss();
    }

    public AutoCompleteTextView(Context context) {
        this(context, null);
    }

    public AutoCompleteTextView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.autoCompleteTextViewStyle);
    }

    public AutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public AutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        this(context, attrs, defStyleAttr, defStyleRes, null);
    }

    public AutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes, Resources.Theme popupTheme) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.AutoCompleteTextView, defStyleAttr, defStyleRes);
        popup = new ListPopupWindow(context, attrs, defStyleAttr, defStyleRes);
        popup.setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_ADJUST_RESIZE);
        popup.setPromptPosition(ListPopupWindow.POSITION_PROMPT_BELOW);
        Drawable selector = a.getDrawable(R.styleable.AutoCompleteTextView_dropDownSelector);
        if (selector != null) popup.setListSelector(selector);
        threshold = a.getInt(R.styleable.AutoCompleteTextView_completionThreshold, 2);
        popup.setWidth(a.getLayoutDimension(R.styleable.AutoCompleteTextView_dropDownWidth, ViewGroup.LayoutParams.WRAP_CONTENT));
        popup.setHeight(a.getLayoutDimension(R.styleable.AutoCompleteTextView_dropDownHeight, ViewGroup.LayoutParams.WRAP_CONTENT));
        hintResource = a.getResourceId(R.styleable.AutoCompleteTextView_completionHintView, R.layout.simple_dropdown_hint);
        popup.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            @Override
            public void onItemClick(AdapterView parent, View v, int position, long id) {
                performCompletion(v, position, id);
            }
        });
        setCompletionHint(a.getText(R.styleable.AutoCompleteTextView_completionHint));
        anchorId = a.getResourceId(R.styleable.AutoCompleteTextView_dropDownAnchor, View.NO_ID);
        a.recycle();
        int type = getInputType();
        if ((type & android.text.InputType.TYPE_MASK_CLASS) == android.text.InputType.TYPE_CLASS_TEXT) {
            setRawInputType(type | android.text.InputType.TYPE_TEXT_FLAG_AUTO_COMPLETE);
        }
        setFocusable(true);
        addTextChangedListener(new TextWatcher() {
            @Override
            public void beforeTextChanged(CharSequence s, int start, int count, int after) {
                if (!blockCompletion) openBefore = isPopupShowing();
            }

            @Override
            public void onTextChanged(CharSequence s, int start, int before, int count) {}

            @Override
            public void afterTextChanged(Editable s) {
                changed();
            }
        });
        super.setOnClickListener(new OnClickListener() {
            @Override
            public void onClick(View v) {
                if (isPopupShowing()) ensureImeVisible(true);
                if (click != null) click.onClick(v);
            }
        });
    }

    @Override
    public void setOnClickListener(OnClickListener listener) {
        click = listener;
    }

    public void setCompletionHint(CharSequence hint) {
        hintText = hint;
        if (hint == null) {
            popup.setPromptView(null);
            return;
        }
        TextView view = (TextView) android.view.LayoutInflater.from(getContext()).inflate(hintResource, null).findViewById(R.id.text1);
        view.setText(hint);
        popup.setPromptView(view);
    }

    public CharSequence getCompletionHint() {
        return hintText;
    }

    public int getDropDownWidth() {
        return popup.getWidth();
    }

    public void setDropDownWidth(int width) {
        popup.setWidth(width);
    }

    public int getDropDownHeight() {
        return popup.getHeight();
    }

    public void setDropDownHeight(int height) {
        popup.setHeight(height);
    }

    public int getDropDownAnchor() {
        return anchorId;
    }

    public void setDropDownAnchor(int id) {
        anchorId = id;
        popup.setAnchorView(null);
    }

    public Drawable getDropDownBackground() {
        return popup.getBackground();
    }

    public void setDropDownBackgroundDrawable(Drawable d) {
        popup.setBackgroundDrawable(d);
    }

    public void setDropDownBackgroundResource(int id) {
        popup.setBackgroundDrawable(getContext().getDrawable(id));
    }

    public void setDropDownVerticalOffset(int offset) {
        popup.setVerticalOffset(offset);
    }

    public int getDropDownVerticalOffset() {
        return popup.getVerticalOffset();
    }

    public void setDropDownHorizontalOffset(int offset) {
        popup.setHorizontalOffset(offset);
    }

    public int getDropDownHorizontalOffset() {
        return popup.getHorizontalOffset();
    }

    public boolean isDropDownDismissedOnCompletion() {
        return dismissOnCompletion;
    }

    public void setDropDownDismissedOnCompletion(boolean dismiss) {
        dismissOnCompletion = dismiss;
    }

    public int getThreshold() {
        return threshold;
    }

    public void setThreshold(int threshold) {
        this.threshold = threshold <= 0 ? 1 : threshold;
    }

    public void setOnItemClickListener(AdapterView.OnItemClickListener l) {
        itemClick = l;
    }

    public void setOnItemSelectedListener(AdapterView.OnItemSelectedListener l) {
        itemSelected = l;
    }

    public AdapterView.OnItemClickListener getOnItemClickListener() {
        return itemClick;
    }

    public AdapterView.OnItemSelectedListener getOnItemSelectedListener() {
        return itemSelected;
    }

    @Deprecated
    public AdapterView.OnItemClickListener getItemClickListener() {
        return itemClick;
    }

    @Deprecated
    public AdapterView.OnItemSelectedListener getItemSelectedListener() {
        return itemSelected;
    }

    public void setOnDismissListener(final OnDismissListener dismissListener) {
        popup.setOnDismissListener(dismissListener == null ? null : new PopupWindow.OnDismissListener() {
            @Override
            public void onDismiss() {
                dismissListener.onDismiss();
            }
        });
    }

    public ListAdapter getAdapter() {
        return adapter;
    }

    public <T extends ListAdapter & Filterable> void setAdapter(T adapter) {
        if (observer == null) observer = new Observer();
        else if (this.adapter != null) this.adapter.unregisterDataSetObserver(observer);
        this.adapter = adapter;
        if (adapter != null) {
            filter = ((Filterable) adapter).getFilter();
            adapter.registerDataSetObserver(observer);
        } else {
            filter = null;
        }
        popup.setAdapter(adapter);
    }

    private final class Observer extends DataSetObserver {
        @Override
        public void onChanged() {
            if (adapter != null && isPopupShowing()) post(new Runnable() {
                @Override
                public void run() {
                    if (adapter != null) updateDropDownForFilter(adapter.getCount());
                }
            });
        }
    }

    @Override
    public boolean onKeyPreIme(int keyCode, KeyEvent event) {
        if (keyCode == KeyEvent.KEYCODE_BACK && isPopupShowing() && !popup.isDropDownAlwaysVisible()) {
            if (event.getAction() == KeyEvent.ACTION_DOWN && event.getRepeatCount() == 0) {
                KeyEvent.DispatcherState state = getKeyDispatcherState();
                if (state != null) state.startTracking(event, this);
                return true;
            } else if (event.getAction() == KeyEvent.ACTION_UP) {
                KeyEvent.DispatcherState state = getKeyDispatcherState();
                if (state != null) state.handleUpEvent(event);
                if (event.isTracking() && !event.isCanceled()) {
                    dismissDropDown();
                    return true;
                }
            }
        }
        return super.onKeyPreIme(keyCode, event);
    }

    @Override
    public boolean onKeyUp(int keyCode, KeyEvent event) {
        if (popup.onKeyUp(keyCode, event)) {
            if (keyCode == KeyEvent.KEYCODE_ENTER || keyCode == KeyEvent.KEYCODE_DPAD_CENTER || keyCode == KeyEvent.KEYCODE_TAB) {
                if (event.hasNoModifiers()) performCompletion();
                return true;
            }
        }
        if (isPopupShowing() && keyCode == KeyEvent.KEYCODE_TAB && event.hasNoModifiers()) {
            performCompletion();
            return true;
        }
        return super.onKeyUp(keyCode, event);
    }

    @Override
    public boolean onKeyDown(int keyCode, KeyEvent event) {
        if (popup.onKeyDown(keyCode, event)) return true;
        if (!isPopupShowing() && keyCode == KeyEvent.KEYCODE_DPAD_DOWN && event.hasNoModifiers()) performValidation();
        if (isPopupShowing() && keyCode == KeyEvent.KEYCODE_TAB && event.hasNoModifiers()) return true;
        boolean handled = super.onKeyDown(keyCode, event);
        if (handled && isPopupShowing()) clearListSelection();
        return handled;
    }

    public boolean enoughToFilter() {
        return getText().length() >= threshold;
    }

    private void changed() {
        if (blockCompletion) return;
        if (openBefore && !isPopupShowing()) return;
        refreshAutoCompleteResults();
    }

    public final void refreshAutoCompleteResults() {
        if (enoughToFilter()) {
            if (filter != null) {
                canBeUpdated = true;
                performFiltering(getText(), 0);
            }
        } else {
            if (!popup.isDropDownAlwaysVisible()) dismissDropDown();
            if (filter != null) filter.filter(null);
        }
    }

    public boolean isPopupShowing() {
        return popup.isShowing();
    }

    protected CharSequence convertSelectionToString(Object selectedItem) {
        return filter.convertResultToString(selectedItem);
    }

    public void clearListSelection() {
        popup.clearListSelection();
    }

    public void setListSelection(int position) {
        popup.setSelection(position);
    }

    public int getListSelection() {
        return popup.getSelectedItemPosition();
    }

    protected void performFiltering(CharSequence text, int keyCode) {
        filter.filter(text, this);
    }

    public void performCompletion() {
        performCompletion(null, -1, -1);
    }

    private void performCompletion(View selectedView, int position, long id) {
        if (isPopupShowing()) {
            Object item = position < 0 ? popup.getSelectedItem() : adapter.getItem(position);
            if (item == null) {
                android.util.Log.w("AutoCompleteTextView", "performCompletion: no selected item");
                return;
            }
            blockCompletion = true;
            replaceText(convertSelectionToString(item));
            blockCompletion = false;
            if (itemClick != null) {
                if (selectedView == null || position < 0) {
                    selectedView = popup.getSelectedView();
                    position = popup.getSelectedItemPosition();
                    id = popup.getSelectedItemId();
                }
                itemClick.onItemClick(popup.getListView(), selectedView, position, id);
            }
        }
        if (dismissOnCompletion && !popup.isDropDownAlwaysVisible()) dismissDropDown();
    }

    public boolean isPerformingCompletion() {
        return blockCompletion;
    }

    public void setText(CharSequence text, boolean filter) {
        if (filter) {
            setText(text);
        } else {
            blockCompletion = true;
            setText(text);
            blockCompletion = false;
        }
    }

    protected void replaceText(CharSequence text) {
        clearComposingText();
        setText(text);
        Editable spannable = getText();
        Selection.setSelection(spannable, spannable.length());
    }

    @Override
    public void onFilterComplete(int count) {
        updateDropDownForFilter(count);
    }

    private void updateDropDownForFilter(int count) {
        if (getWindowVisibility() == View.GONE) return;
        boolean always = popup.isDropDownAlwaysVisible();
        if ((count > 0 || always) && enoughToFilter()) {
            if (hasFocus() && hasWindowFocus() && canBeUpdated) showDropDown();
        } else if (!always && isPopupShowing()) {
            dismissDropDown();
            canBeUpdated = true;
        }
    }

    @Override
    public void onWindowFocusChanged(boolean hasWindowFocus) {
        super.onWindowFocusChanged(hasWindowFocus);
        if (!hasWindowFocus && !popup.isDropDownAlwaysVisible()) dismissDropDown();
    }

    @Override
    protected void onFocusChanged(boolean focused, int direction, Rect previouslyFocusedRect) {
        super.onFocusChanged(focused, direction, previouslyFocusedRect);
        if (!focused) performValidation();
        if (!focused && !popup.isDropDownAlwaysVisible()) dismissDropDown();
    }

    @Override
    protected void onDetachedFromWindow() {
        dismissDropDown();
        super.onDetachedFromWindow();
    }

    public void dismissDropDown() {
        popup.dismiss();
        canBeUpdated = false;
    }

    @Override
    protected boolean setFrame(int l, int t, int r, int b) {
        boolean result = super.setFrame(l, t, r, b);
        if (isPopupShowing()) showDropDown();
        return result;
    }

    public void ensureImeVisible(boolean visible) {
        popup.setInputMethodMode(visible ? ListPopupWindow.INPUT_METHOD_NEEDED : ListPopupWindow.INPUT_METHOD_NOT_NEEDED);
        if (popup.isDropDownAlwaysVisible() || filter != null && enoughToFilter()) showDropDown();
    }

    public void showDropDown() {
        if (popup.getAnchorView() == null) popup.setAnchorView(anchorId != View.NO_ID ? getRootView().findViewById(anchorId) : this);
        if (!isPopupShowing()) popup.setInputMethodMode(ListPopupWindow.INPUT_METHOD_NEEDED);
        popup.show();
        popup.getListView().setOverScrollMode(View.OVER_SCROLL_ALWAYS);
    }

    public void setValidator(Validator validator) {
        this.validator = validator;
    }

    public Validator getValidator() {
        return validator;
    }

    public void performValidation() {
        if (validator == null) return;
        CharSequence text = getText();
        if (!TextUtils.isEmpty(text) && !validator.isValid(text)) setText(validator.fixText(text));
    }

    protected Filter getFilter() {
        return filter;
    }
}
