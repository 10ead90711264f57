package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.pm.ActivityInfo;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.InputType;
import android.util.AttributeSet;
import android.util.Xml;
import android.view.inputmethod.EditorInfo;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** What an activity says about searching in it. */
public final class SearchableInfo implements Parcelable {
    private static final int SEARCH_MODE_BADGE_LABEL = 0x04;
    private static final int SEARCH_MODE_BADGE_ICON = 0x08;
    private static final int SEARCH_MODE_QUERY_REWRITE_FROM_DATA = 0x10;
    private static final int SEARCH_MODE_QUERY_REWRITE_FROM_TEXT = 0x20;
    private static final int VOICE_SEARCH_SHOW_BUTTON = 1;
    private static final int VOICE_SEARCH_LAUNCH_WEB_SEARCH = 2;
    private static final int VOICE_SEARCH_LAUNCH_RECOGNIZER = 4;

    private final ComponentName mSearchActivity;
    private final int mLabelId;
    private final int mHintId;
    private final int mSearchMode;
    private final int mIconId;
    private final int mSearchButtonText;
    private final int mSearchInputType;
    private final int mSearchImeOptions;
    private final boolean mIncludeInGlobalSearch;
    private final boolean mQueryAfterZeroResults;
    private final boolean mAutoUrlDetect;
    private final int mSettingsDescriptionId;
    private final String mSuggestAuthority;
    private final String mSuggestPath;
    private final String mSuggestSelection;
    private final String mSuggestIntentAction;
    private final String mSuggestIntentData;
    private final int mSuggestThreshold;
    private final int mVoiceSearchMode;
    private final int mVoiceLanguageModeId;
    private final int mVoicePromptTextId;
    private final int mVoiceLanguageId;
    private final int mVoiceMaxResults;

    private SearchableInfo(Context context, AttributeSet attr, ComponentName cName) {
        mSearchActivity = cName;
        TypedArray a = context.obtainStyledAttributes(attr, com.android.internal.R.styleable.Searchable);
        mSearchMode = a.getInt(com.android.internal.R.styleable.Searchable_searchMode, 0);
        mLabelId = a.getResourceId(com.android.internal.R.styleable.Searchable_label, 0);
        mHintId = a.getResourceId(com.android.internal.R.styleable.Searchable_hint, 0);
        mIconId = a.getResourceId(com.android.internal.R.styleable.Searchable_icon, 0);
        mSearchButtonText = a.getResourceId(com.android.internal.R.styleable.Searchable_searchButtonText, 0);
        mSearchInputType = a.getInt(com.android.internal.R.styleable.Searchable_inputType,
                InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_NORMAL);
        mSearchImeOptions = a.getInt(com.android.internal.R.styleable.Searchable_imeOptions, EditorInfo.IME_ACTION_GO);
        mIncludeInGlobalSearch = a.getBoolean(com.android.internal.R.styleable.Searchable_includeInGlobalSearch, false);
        mQueryAfterZeroResults = a.getBoolean(com.android.internal.R.styleable.Searchable_queryAfterZeroResults, false);
        mAutoUrlDetect = a.getBoolean(com.android.internal.R.styleable.Searchable_autoUrlDetect, false);
        mSettingsDescriptionId = a.getResourceId(com.android.internal.R.styleable.Searchable_searchSettingsDescription, 0);
        mSuggestAuthority = a.getString(com.android.internal.R.styleable.Searchable_searchSuggestAuthority);
        mSuggestPath = a.getString(com.android.internal.R.styleable.Searchable_searchSuggestPath);
        mSuggestSelection = a.getString(com.android.internal.R.styleable.Searchable_searchSuggestSelection);
        mSuggestIntentAction = a.getString(com.android.internal.R.styleable.Searchable_searchSuggestIntentAction);
        mSuggestIntentData = a.getString(com.android.internal.R.styleable.Searchable_searchSuggestIntentData);
        mSuggestThreshold = a.getInt(com.android.internal.R.styleable.Searchable_searchSuggestThreshold, 0);
        mVoiceSearchMode = a.getInt(com.android.internal.R.styleable.Searchable_voiceSearchMode, 0);
        mVoiceLanguageModeId = a.getResourceId(com.android.internal.R.styleable.Searchable_voiceLanguageModel, 0);
        mVoicePromptTextId = a.getResourceId(com.android.internal.R.styleable.Searchable_voicePromptText, 0);
        mVoiceLanguageId = a.getResourceId(com.android.internal.R.styleable.Searchable_voiceLanguage, 0);
        mVoiceMaxResults = a.getInt(com.android.internal.R.styleable.Searchable_voiceMaxResults, 0);
        a.recycle();
        if (mLabelId == 0) {
            throw new IllegalArgumentException("Search label must be a resource reference.");
        }
    }

    static SearchableInfo getActivityMetaData(Context context, ActivityInfo activityInfo, ComponentName name) {
        XmlResourceParser xml = activityInfo.loadXmlMetaData(context.getPackageManager(), "android.app.searchable");
        if (xml == null) {
            return null;
        }
        SearchableInfo result = null;
        try {
            int type = xml.next();
            while (type != XmlPullParser.END_DOCUMENT) {
                if (type == XmlPullParser.START_TAG && xml.getName().equals("searchable")) {
                    try {
                        result = new SearchableInfo(context, Xml.asAttributeSet(xml), name);
                    } catch (IllegalArgumentException ex) {
                        return null;
                    }
                }
                type = xml.next();
            }
        } catch (XmlPullParserException e) {
            return null;
        } catch (IOException e) {
            return null;
        } finally {
            xml.close();
        }
        return result;
    }

    public String getSuggestAuthority() {
        return mSuggestAuthority;
    }

    public String getSuggestPackage() {
        return null;
    }

    public ComponentName getSearchActivity() {
        return mSearchActivity;
    }

    public boolean useBadgeLabel() {
        return (mSearchMode & SEARCH_MODE_BADGE_LABEL) != 0;
    }

    public boolean useBadgeIcon() {
        return (mSearchMode & SEARCH_MODE_BADGE_ICON) != 0 && mIconId != 0;
    }

    public boolean shouldRewriteQueryFromData() {
        return (mSearchMode & SEARCH_MODE_QUERY_REWRITE_FROM_DATA) != 0;
    }

    public boolean shouldRewriteQueryFromText() {
        return (mSearchMode & SEARCH_MODE_QUERY_REWRITE_FROM_TEXT) != 0;
    }

    public int getSettingsDescriptionId() {
        return mSettingsDescriptionId;
    }

    public String getSuggestPath() {
        return mSuggestPath;
    }

    public String getSuggestSelection() {
        return mSuggestSelection;
    }

    public String getSuggestIntentAction() {
        return mSuggestIntentAction;
    }

    public String getSuggestIntentData() {
        return mSuggestIntentData;
    }

    public int getSuggestThreshold() {
        return mSuggestThreshold;
    }

    public int getLabelId() {
        return mLabelId;
    }

    public int getHintId() {
        return mHintId;
    }

    public int getIconId() {
        return mIconId;
    }

    public boolean getVoiceSearchEnabled() {
        return (mVoiceSearchMode & VOICE_SEARCH_SHOW_BUTTON) != 0;
    }

    public boolean getVoiceSearchLaunchWebSearch() {
        return (mVoiceSearchMode & VOICE_SEARCH_LAUNCH_WEB_SEARCH) != 0;
    }

    public boolean getVoiceSearchLaunchRecognizer() {
        return (mVoiceSearchMode & VOICE_SEARCH_LAUNCH_RECOGNIZER) != 0;
    }

    public int getVoiceLanguageModeId() {
        return mVoiceLanguageModeId;
    }

    public int getVoicePromptTextId() {
        return mVoicePromptTextId;
    }

    public int getVoiceLanguageId() {
        return mVoiceLanguageId;
    }

    public int getVoiceMaxResults() {
        return mVoiceMaxResults;
    }

    public int getSearchButtonText() {
        return mSearchButtonText;
    }

    public int getInputType() {
        return mSearchInputType;
    }

    public int getImeOptions() {
        return mSearchImeOptions;
    }

    public boolean shouldIncludeInGlobalSearch() {
        return mIncludeInGlobalSearch;
    }

    public boolean queryAfterZeroResults() {
        return mQueryAfterZeroResults;
    }

    public boolean autoUrlDetect() {
        return mAutoUrlDetect;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
        mSearchActivity.writeToParcel(dest, flags);
    }
}
