package android.webkit;

import android.content.Context;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AbsoluteLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;

/** A view for pages on a device without a network: what needs one fails, the rest loads as an empty page. */
public class WebView extends AbsoluteLayout {
    public static final String DATA_REDUCTION_PROXY_SETTING_CHANGED = "android.webkit.DATA_REDUCTION_PROXY_SETTING_CHANGED";
    public static final String SCHEME_TEL = "tel:";
    public static final String SCHEME_MAILTO = "mailto:";
    public static final String SCHEME_GEO = "geo:0,0?q=";
    public static final int RENDERER_PRIORITY_WAIVED = 0;
    public static final int RENDERER_PRIORITY_BOUND = 1;
    public static final int RENDERER_PRIORITY_IMPORTANT = 2;

    private final WebSettings mSettings;
    private WebViewClient mClient = new WebViewClient();
    private WebChromeClient mChrome;
    private final ArrayList<String> mHistory = new ArrayList<String>();
    private int mIndex = -1;
    private String mTitle;
    private int mProgress = 100;
    private boolean mDestroyed;
    private final Thread mThread = Thread.currentThread();
    private final Handler mHandler;

    /** Told of what was found. */
    public interface FindListener {
        void onFindResultReceived(int activeMatchOrdinal, int numberOfMatches, boolean isDoneCounting);
    }

    /** Told of pictures of pages. */
    @Deprecated
    public interface PictureListener {
        @Deprecated
        void onNewPicture(WebView view, android.graphics.Picture picture);
    }

    /** What lies under a point. */
    public static class HitTestResult {
        public static final int UNKNOWN_TYPE = 0;
        public static final int ANCHOR_TYPE = 1;
        public static final int PHONE_TYPE = 2;
        public static final int GEO_TYPE = 3;
        public static final int EMAIL_TYPE = 4;
        public static final int IMAGE_TYPE = 5;
        public static final int IMAGE_ANCHOR_TYPE = 6;
        public static final int SRC_ANCHOR_TYPE = 7;
        public static final int SRC_IMAGE_ANCHOR_TYPE = 8;
        public static final int EDIT_TEXT_TYPE = 9;

        public int getType() {
            return UNKNOWN_TYPE;
        }

        public String getExtra() {
            return null;
        }
    }

    public WebView(Context context) {
        this(context, null);
    }

    public WebView(Context context, AttributeSet attrs) {
        this(context, attrs, com.android.internal.R.attr.webViewStyle);
    }

    public WebView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public WebView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        if (context == null) {
            throw new IllegalArgumentException("Invalid context argument");
        }
        if (Looper.myLooper() == null) {
            throw new RuntimeException("WebView cannot be initialized on a thread that has no Looper.");
        }
        mHandler = new Handler();
        mSettings = new WebSettings();
        setFocusable(true);
        setFocusableInTouchMode(true);
    }

    @Deprecated
    public WebView(Context context, AttributeSet attrs, int defStyleAttr, boolean privateBrowsing) {
        this(context, attrs, defStyleAttr, 0);
    }

    private void checkThread() {
        if (Thread.currentThread() != mThread) {
            Throwable t = new Throwable("A WebView method was called on thread '" + Thread.currentThread().getName()
                    + "'. All WebView methods must be called on the same thread. (Expected Looper "
                    + mHandler.getLooper() + " called on " + Looper.myLooper() + ", FYI main Looper is "
                    + Looper.getMainLooper() + ")");
            android.util.Log.w("WebView", android.util.Log.getStackTraceString(t));
            if (getContext().getApplicationInfo().targetSdkVersion >= 18) {
                throw new RuntimeException(t);
            }
        }
    }

    // The page of a web view is as tall as its content, of which there is none.
    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int width = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED ? 0
                : MeasureSpec.getSize(widthMeasureSpec);
        int height = MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.EXACTLY
                ? MeasureSpec.getSize(heightMeasureSpec) : 0;
        setMeasuredDimension(width, height);
    }

    private void open(final String url, final boolean fails) {
        checkThread();
        if (mDestroyed) {
            return;
        }
        mProgress = 10;
        mHandler.post(new Runnable() {
            @Override
            public void run() {
                if (mDestroyed) {
                    return;
                }
                mClient.onPageStarted(WebView.this, url, null);
                if (fails) {
                    mClient.onReceivedError(WebView.this, new Request(url), new WebResourceError() {
                        @Override
                        public int getErrorCode() {
                            return WebViewClient.ERROR_HOST_LOOKUP;
                        }

                        @Override
                        public CharSequence getDescription() {
                            return "net::ERR_INTERNET_DISCONNECTED";
                        }
                    });
                    mTitle = "Webpage not available";
                } else {
                    mTitle = url;
                }
                mProgress = 100;
                if (mChrome != null) {
                    mChrome.onProgressChanged(WebView.this, 100);
                    mChrome.onReceivedTitle(WebView.this, mTitle);
                }
                mClient.onPageFinished(WebView.this, url);
            }
        });
    }

    private static class Request implements WebResourceRequest {
        private final String mUrl;

        Request(String url) {
            mUrl = url;
        }

        @Override
        public Uri getUrl() {
            return Uri.parse(mUrl);
        }

        @Override
        public boolean isForMainFrame() {
            return true;
        }

        @Override
        public boolean isRedirect() {
            return false;
        }

        @Override
        public boolean hasGesture() {
            return false;
        }

        @Override
        public String getMethod() {
            return "GET";
        }

        @Override
        public Map<String, String> getRequestHeaders() {
            return Collections.emptyMap();
        }
    }

    private void push(String url) {
        while (mHistory.size() > mIndex + 1) {
            mHistory.remove(mHistory.size() - 1);
        }
        mHistory.add(url);
        mIndex = mHistory.size() - 1;
    }

    private static boolean needsNetwork(String url) {
        return !url.startsWith("file:") && !url.startsWith("data:") && !url.startsWith("about:")
                && !url.startsWith("content:");
    }

    public void loadUrl(String url) {
        loadUrl(url, null);
    }

    public void loadUrl(String url, Map<String, String> additionalHttpHeaders) {
        checkThread();
        if (url == null || url.length() == 0 || url.startsWith("javascript:")) {
            return;
        }
        push(url);
        open(url, needsNetwork(url));
    }

    public void postUrl(String url, byte[] postData) {
        loadUrl(url);
    }

    public void loadData(String data, String mimeType, String encoding) {
        String url = "data:" + (mimeType == null ? "text/html" : mimeType) + "," + data;
        checkThread();
        push(url);
        open(url, false);
    }

    public void loadDataWithBaseURL(String baseUrl, String data, String mimeType, String encoding, String historyUrl) {
        checkThread();
        String url = baseUrl == null || baseUrl.length() == 0 ? "about:blank" : baseUrl;
        push(historyUrl == null || historyUrl.length() == 0 ? "about:blank" : historyUrl);
        open(url, false);
    }

    public void evaluateJavascript(String script, final ValueCallback<String> resultCallback) {
        checkThread();
        if (resultCallback != null) {
            mHandler.post(new Runnable() {
                @Override
                public void run() {
                    resultCallback.onReceiveValue("null");
                }
            });
        }
    }

    public void stopLoading() {
        checkThread();
        mHandler.removeCallbacksAndMessages(null);
        mProgress = 100;
    }

    public void reload() {
        checkThread();
        if (mIndex >= 0) {
            open(mHistory.get(mIndex), needsNetwork(mHistory.get(mIndex)));
        }
    }

    public WebBackForwardList copyBackForwardList() {
        checkThread();
        return new WebHistory(mHistory, mIndex, mTitle);
    }

    public boolean canGoBack() {
        checkThread();
        return mIndex > 0;
    }

    public void goBack() {
        goBackOrForward(-1);
    }

    public boolean canGoForward() {
        checkThread();
        return mIndex < mHistory.size() - 1;
    }

    public void goForward() {
        goBackOrForward(1);
    }

    public boolean canGoBackOrForward(int steps) {
        checkThread();
        return mIndex + steps >= 0 && mIndex + steps < mHistory.size();
    }

    public void goBackOrForward(int steps) {
        checkThread();
        if (canGoBackOrForward(steps)) {
            mIndex += steps;
            reload();
        }
    }

    public String getUrl() {
        checkThread();
        return mIndex < 0 ? null : mHistory.get(mIndex);
    }

    public String getOriginalUrl() {
        return getUrl();
    }

    public String getTitle() {
        checkThread();
        return mTitle;
    }

    public Bitmap getFavicon() {
        return null;
    }

    public int getProgress() {
        return mProgress;
    }

    public int getContentHeight() {
        return 0;
    }

    public float getScale() {
        return getResources().getDisplayMetrics().density;
    }

    public void pauseTimers() {
        checkThread();
    }

    public void resumeTimers() {
        checkThread();
    }

    public void onPause() {
        checkThread();
    }

    public void onResume() {
        checkThread();
    }

    public void freeMemory() {
        checkThread();
    }

    public void clearCache(boolean includeDiskFiles) {
        checkThread();
    }

    public void clearFormData() {
        checkThread();
    }

    public void clearHistory() {
        checkThread();
        if (mIndex >= 0) {
            String now = mHistory.get(mIndex);
            mHistory.clear();
            mHistory.add(now);
            mIndex = 0;
        }
    }

    public void clearSslPreferences() {
        checkThread();
    }

    public void clearView() {
        checkThread();
    }

    public void clearMatches() {
        checkThread();
    }

    public void destroy() {
        checkThread();
        mDestroyed = true;
        mHandler.removeCallbacksAndMessages(null);
    }

    public void setWebViewClient(WebViewClient client) {
        checkThread();
        mClient = client == null ? new WebViewClient() : client;
    }

    public void setWebChromeClient(WebChromeClient client) {
        checkThread();
        mChrome = client;
    }

    public void setDownloadListener(DownloadListener listener) {
        checkThread();
    }

    public void setFindListener(FindListener listener) {
        checkThread();
    }

    @Deprecated
    public void setPictureListener(PictureListener listener) {
        checkThread();
    }

    public void addJavascriptInterface(Object object, String name) {
        checkThread();
    }

    public void removeJavascriptInterface(String name) {
        checkThread();
    }

    public WebSettings getSettings() {
        checkThread();
        return mSettings;
    }

    public HitTestResult getHitTestResult() {
        return new HitTestResult();
    }

    public void setNetworkAvailable(boolean networkUp) {
    }

    public void setInitialScale(int scaleInPercent) {
    }

    public void invokeZoomPicker() {
    }

    public boolean zoomIn() {
        return false;
    }

    public boolean zoomOut() {
        return false;
    }

    public boolean canZoomIn() {
        return false;
    }

    public boolean canZoomOut() {
        return false;
    }

    public boolean pageUp(boolean top) {
        return false;
    }

    public boolean pageDown(boolean bottom) {
        return false;
    }

    public void findAllAsync(String find) {
    }

    public void findNext(boolean forward) {
    }

    public void setHorizontalScrollbarOverlay(boolean overlay) {
    }

    public void setVerticalScrollbarOverlay(boolean overlay) {
    }

    public void setHttpAuthUsernamePassword(String host, String realm, String username, String password) {
    }

    public void setMapTrackballToArrowKeys(boolean setMap) {
    }

    public static void setWebContentsDebuggingEnabled(boolean enabled) {
    }

    public boolean isPrivateBrowsingEnabled() {
        return false;
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return WebView.class.getName();
    }
}
