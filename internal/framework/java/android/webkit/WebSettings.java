package android.webkit;

/** How a web view shows pages: what is set is kept. */
public class WebSettings {
    public static final int LOAD_DEFAULT = -1;
    public static final int LOAD_NORMAL = 0;
    public static final int LOAD_CACHE_ELSE_NETWORK = 1;
    public static final int LOAD_NO_CACHE = 2;
    public static final int LOAD_CACHE_ONLY = 3;
    public static final int MIXED_CONTENT_ALWAYS_ALLOW = 0;
    public static final int MIXED_CONTENT_NEVER_ALLOW = 1;
    public static final int MIXED_CONTENT_COMPATIBILITY_MODE = 2;
    public static final int MENU_ITEM_NONE = 0;
    public static final int MENU_ITEM_SHARE = 1;
    public static final int MENU_ITEM_WEB_SEARCH = 2;
    public static final int MENU_ITEM_PROCESS_TEXT = 4;

    private boolean mMediaPlaybackRequiresUserGesture = true;
    private boolean mBuiltInZoomControls = false;
    private boolean mDisplayZoomControls = true;
    private boolean mAllowFileAccess = true;
    private boolean mAllowContentAccess = true;
    private boolean mLoadWithOverviewMode = false;
    private boolean mSaveFormData = true;
    private boolean mSavePassword = false;
    private boolean mUseWideViewPort = false;
    private boolean mLoadsImagesAutomatically = true;
    private boolean mBlockNetworkImage = false;
    private boolean mBlockNetworkLoads = false;
    private boolean mJavaScriptEnabled = false;
    private boolean mAllowUniversalAccessFromFileURLs = false;
    private boolean mAllowFileAccessFromFileURLs = false;
    private boolean mDatabaseEnabled = false;
    private boolean mDomStorageEnabled = false;
    private boolean mJavaScriptCanOpenWindowsAutomatically = false;
    private boolean mSafeBrowsingEnabled = true;
    private boolean mOffscreenPreRaster = false;
    private int mTextZoom = 100;
    private int mMinimumFontSize = 8;
    private int mMinimumLogicalFontSize = 8;
    private int mDefaultFontSize = 16;
    private int mDefaultFixedFontSize = 13;
    private int mCacheMode = LOAD_DEFAULT;
    private int mMixedContentMode = MIXED_CONTENT_NEVER_ALLOW;
    private int mDisabledActionModeMenuItems = 0;
    private String mStandardFontFamily = "sans-serif";
    private String mFixedFontFamily = "monospace";
    private String mSansSerifFontFamily = "sans-serif";
    private String mSerifFontFamily = "sans-serif";
    private String mCursiveFontFamily = "cursive";
    private String mFantasyFontFamily = "fantasy";
    private String mDefaultTextEncodingName = "UTF-8";
    private String mUserAgent;
    private boolean mZoom = true;
    private boolean mMultiple;
    private PluginState mPluginState = PluginState.OFF;
    private LayoutAlgorithm mLayoutAlgorithm = LayoutAlgorithm.NARROW_COLUMNS;
    private TextSize mTextSize = TextSize.NORMAL;
    private RenderPriority mPriority = RenderPriority.NORMAL;
    private ZoomDensity mZoomDensity = ZoomDensity.MEDIUM;

    /** How text flows. */
    public enum LayoutAlgorithm {
        NORMAL, SINGLE_COLUMN, NARROW_COLUMNS, TEXT_AUTOSIZING
    }

    /** How large text is. */
    public enum TextSize {
        SMALLEST(50), SMALLER(75), NORMAL(100), LARGER(150), LARGEST(200);

        int value;

        TextSize(int size) {
            value = size;
        }
    }

    /** The density pages are made for. */
    public enum ZoomDensity {
        FAR(150), MEDIUM(100), CLOSE(75);

        int value;

        ZoomDensity(int size) {
            value = size;
        }
    }

    /** How urgent drawing is. */
    public enum RenderPriority {
        NORMAL, HIGH, LOW
    }

    /** When plug-ins run. */
    public enum PluginState {
        ON, ON_DEMAND, OFF
    }

    public WebSettings() {
    }

    public void setSupportZoom(boolean support) {
        mZoom = support;
    }

    public boolean supportZoom() {
        return mZoom;
    }

    public void setSupportMultipleWindows(boolean support) {
        mMultiple = support;
    }

    public boolean supportMultipleWindows() {
        return mMultiple;
    }

    public void setPluginState(PluginState state) {
        mPluginState = state;
    }

    public PluginState getPluginState() {
        return mPluginState;
    }

    public void setLayoutAlgorithm(LayoutAlgorithm l) {
        mLayoutAlgorithm = l;
    }

    public LayoutAlgorithm getLayoutAlgorithm() {
        return mLayoutAlgorithm;
    }

    public void setTextSize(TextSize t) {
        mTextSize = t;
        setTextZoom(t.value);
    }

    public TextSize getTextSize() {
        return mTextSize;
    }

    public void setRenderPriority(RenderPriority priority) {
        mPriority = priority;
    }

    public void setDefaultZoom(ZoomDensity zoom) {
        mZoomDensity = zoom;
    }

    public ZoomDensity getDefaultZoom() {
        return mZoomDensity;
    }

    public void setDatabasePath(String databasePath) {
    }

    public void setGeolocationDatabasePath(String databasePath) {
    }

    public void setGeolocationEnabled(boolean flag) {
    }

    public void setAppCacheEnabled(boolean flag) {
    }

    public void setAppCachePath(String appCachePath) {
    }

    public void setAppCacheMaxSize(long appCacheMaxSize) {
    }

    public void setLightTouchEnabled(boolean enabled) {
    }

    public void setNeedInitialFocus(boolean flag) {
    }

    public void setEnableSmoothTransition(boolean enable) {
    }

    public void setUserAgentString(String ua) {
        mUserAgent = ua;
    }

    public String getUserAgentString() {
        return mUserAgent != null && mUserAgent.length() > 0 ? mUserAgent : getDefaultUserAgent(null);
    }

    public static String getDefaultUserAgent(android.content.Context context) {
        return "Mozilla/5.0 (Linux; Android " + android.os.Build.VERSION.RELEASE + "; " + android.os.Build.MODEL
                + " Build/" + android.os.Build.ID + "; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0"
                + " Chrome/58.0.3029.125 Mobile Safari/537.36";
    }

    public void setMediaPlaybackRequiresUserGesture(boolean value) {
        mMediaPlaybackRequiresUserGesture = value;
    }

    public boolean getMediaPlaybackRequiresUserGesture() {
        return mMediaPlaybackRequiresUserGesture;
    }

    public void setBuiltInZoomControls(boolean value) {
        mBuiltInZoomControls = value;
    }

    public boolean getBuiltInZoomControls() {
        return mBuiltInZoomControls;
    }

    public void setDisplayZoomControls(boolean value) {
        mDisplayZoomControls = value;
    }

    public boolean getDisplayZoomControls() {
        return mDisplayZoomControls;
    }

    public void setAllowFileAccess(boolean value) {
        mAllowFileAccess = value;
    }

    public boolean getAllowFileAccess() {
        return mAllowFileAccess;
    }

    public void setAllowContentAccess(boolean value) {
        mAllowContentAccess = value;
    }

    public boolean getAllowContentAccess() {
        return mAllowContentAccess;
    }

    public void setLoadWithOverviewMode(boolean value) {
        mLoadWithOverviewMode = value;
    }

    public boolean getLoadWithOverviewMode() {
        return mLoadWithOverviewMode;
    }

    public void setSaveFormData(boolean value) {
        mSaveFormData = value;
    }

    public boolean getSaveFormData() {
        return mSaveFormData;
    }

    public void setSavePassword(boolean value) {
        mSavePassword = value;
    }

    public boolean getSavePassword() {
        return mSavePassword;
    }

    public void setUseWideViewPort(boolean value) {
        mUseWideViewPort = value;
    }

    public boolean getUseWideViewPort() {
        return mUseWideViewPort;
    }

    public void setLoadsImagesAutomatically(boolean value) {
        mLoadsImagesAutomatically = value;
    }

    public boolean getLoadsImagesAutomatically() {
        return mLoadsImagesAutomatically;
    }

    public void setBlockNetworkImage(boolean value) {
        mBlockNetworkImage = value;
    }

    public boolean getBlockNetworkImage() {
        return mBlockNetworkImage;
    }

    public void setBlockNetworkLoads(boolean value) {
        mBlockNetworkLoads = value;
    }

    public boolean getBlockNetworkLoads() {
        return mBlockNetworkLoads;
    }

    public void setJavaScriptEnabled(boolean value) {
        mJavaScriptEnabled = value;
    }

    public boolean getJavaScriptEnabled() {
        return mJavaScriptEnabled;
    }

    public void setAllowUniversalAccessFromFileURLs(boolean value) {
        mAllowUniversalAccessFromFileURLs = value;
    }

    public boolean getAllowUniversalAccessFromFileURLs() {
        return mAllowUniversalAccessFromFileURLs;
    }

    public void setAllowFileAccessFromFileURLs(boolean value) {
        mAllowFileAccessFromFileURLs = value;
    }

    public boolean getAllowFileAccessFromFileURLs() {
        return mAllowFileAccessFromFileURLs;
    }

    public void setDatabaseEnabled(boolean value) {
        mDatabaseEnabled = value;
    }

    public boolean getDatabaseEnabled() {
        return mDatabaseEnabled;
    }

    public void setDomStorageEnabled(boolean value) {
        mDomStorageEnabled = value;
    }

    public boolean getDomStorageEnabled() {
        return mDomStorageEnabled;
    }

    public void setJavaScriptCanOpenWindowsAutomatically(boolean value) {
        mJavaScriptCanOpenWindowsAutomatically = value;
    }

    public boolean getJavaScriptCanOpenWindowsAutomatically() {
        return mJavaScriptCanOpenWindowsAutomatically;
    }

    public void setSafeBrowsingEnabled(boolean value) {
        mSafeBrowsingEnabled = value;
    }

    public boolean getSafeBrowsingEnabled() {
        return mSafeBrowsingEnabled;
    }

    public void setOffscreenPreRaster(boolean value) {
        mOffscreenPreRaster = value;
    }

    public boolean getOffscreenPreRaster() {
        return mOffscreenPreRaster;
    }

    public void setTextZoom(int value) {
        mTextZoom = value;
    }

    public int getTextZoom() {
        return mTextZoom;
    }

    public void setMinimumFontSize(int value) {
        mMinimumFontSize = value;
    }

    public int getMinimumFontSize() {
        return mMinimumFontSize;
    }

    public void setMinimumLogicalFontSize(int value) {
        mMinimumLogicalFontSize = value;
    }

    public int getMinimumLogicalFontSize() {
        return mMinimumLogicalFontSize;
    }

    public void setDefaultFontSize(int value) {
        mDefaultFontSize = value;
    }

    public int getDefaultFontSize() {
        return mDefaultFontSize;
    }

    public void setDefaultFixedFontSize(int value) {
        mDefaultFixedFontSize = value;
    }

    public int getDefaultFixedFontSize() {
        return mDefaultFixedFontSize;
    }

    public void setCacheMode(int value) {
        mCacheMode = value;
    }

    public int getCacheMode() {
        return mCacheMode;
    }

    public void setMixedContentMode(int value) {
        mMixedContentMode = value;
    }

    public int getMixedContentMode() {
        return mMixedContentMode;
    }

    public void setDisabledActionModeMenuItems(int value) {
        mDisabledActionModeMenuItems = value;
    }

    public int getDisabledActionModeMenuItems() {
        return mDisabledActionModeMenuItems;
    }

    public void setStandardFontFamily(String value) {
        mStandardFontFamily = value;
    }

    public String getStandardFontFamily() {
        return mStandardFontFamily;
    }

    public void setFixedFontFamily(String value) {
        mFixedFontFamily = value;
    }

    public String getFixedFontFamily() {
        return mFixedFontFamily;
    }

    public void setSansSerifFontFamily(String value) {
        mSansSerifFontFamily = value;
    }

    public String getSansSerifFontFamily() {
        return mSansSerifFontFamily;
    }

    public void setSerifFontFamily(String value) {
        mSerifFontFamily = value;
    }

    public String getSerifFontFamily() {
        return mSerifFontFamily;
    }

    public void setCursiveFontFamily(String value) {
        mCursiveFontFamily = value;
    }

    public String getCursiveFontFamily() {
        return mCursiveFontFamily;
    }

    public void setFantasyFontFamily(String value) {
        mFantasyFontFamily = value;
    }

    public String getFantasyFontFamily() {
        return mFantasyFontFamily;
    }

    public void setDefaultTextEncodingName(String value) {
        mDefaultTextEncodingName = value;
    }

    public String getDefaultTextEncodingName() {
        return mDefaultTextEncodingName;
    }
}
