package android.provider;

import android.net.Uri;

/** The contract of browser contract. */
public class BrowserContract {
    public static final String AUTHORITY = "com.android.browser";
    public static final Uri AUTHORITY_URI = Uri.parse("content://com.android.browser");
    public static final String CALLER_IS_SYNCADAPTER = "caller_is_syncadapter";
    public static final String PARAM_LIMIT = "limit";

    /** The contract of settings. */
    public static final class Settings {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/settings");
        public static final String KEY = "key";
        public static final String VALUE = "value";
        public static final String KEY_SYNC_ENABLED = "sync_enabled";

        private Settings() {}
    }

    /** The contract of combined. */
    public static final class Combined implements BrowserContract.CommonColumns, BrowserContract.HistoryColumns, BrowserContract.ImageColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/combined");
        public static final String IS_BOOKMARK = "bookmark";

        private Combined() {}
    }

    /** The contract of image mappings. */
    public static final class ImageMappings implements BrowserContract.ImageMappingColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/image_mappings");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/image_mappings";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/image_mappings";

        private ImageMappings() {}
    }

    /** The contract of images. */
    public static final class Images implements BrowserContract.ImageColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/images");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/images";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/images";
        public static final int IMAGE_TYPE_FAVICON = 1;
        public static final int IMAGE_TYPE_PRECOMPOSED_TOUCH_ICON = 2;
        public static final int IMAGE_TYPE_TOUCH_ICON = 4;
        public static final String TYPE = "type";
        public static final String DATA = "data";
        public static final String URL = "url_key";

        private Images() {}
    }

    /** The contract of sync state. */
    public static final class SyncState implements SyncStateContract.Columns {
        public static final String CONTENT_DIRECTORY = "syncstate";
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/syncstate");

        private SyncState() {}
    }

    /** The contract of searches. */
    public static final class Searches {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/searches");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/searches";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/searches";
        public static final String _ID = "_id";
        public static final String SEARCH = "search";
        public static final String DATE = "date";

        private Searches() {}
    }

    /** The contract of history. */
    public static final class History implements BrowserContract.CommonColumns, BrowserContract.HistoryColumns, BrowserContract.ImageColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/history");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/browser-history";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/browser-history";

        private History() {}
    }

    /** The contract of accounts. */
    public static final class Accounts {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/accounts");
        public static final String ACCOUNT_NAME = "account_name";
        public static final String ACCOUNT_TYPE = "account_type";
        public static final String ROOT_ID = "root_id";

        public Accounts() {}
    }

    /** The contract of bookmarks. */
    public static final class Bookmarks implements BrowserContract.CommonColumns, BrowserContract.ImageColumns, BrowserContract.SyncColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/bookmarks");
        public static final int BOOKMARK_TYPE_BOOKMARK = 1;
        public static final int BOOKMARK_TYPE_FOLDER = 2;
        public static final int BOOKMARK_TYPE_BOOKMARK_BAR_FOLDER = 3;
        public static final int BOOKMARK_TYPE_OTHER_FOLDER = 4;
        public static final int BOOKMARK_TYPE_MOBILE_FOLDER = 5;
        public static final String TYPE = "type";
        public static final Uri CONTENT_URI_DEFAULT_FOLDER = Uri.parse("content://com.android.browser/bookmarks/folder");
        public static final String PARAM_ACCOUNT_NAME = "acct_name";
        public static final String PARAM_ACCOUNT_TYPE = "acct_type";
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/bookmark";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/bookmark";
        public static final String QUERY_PARAMETER_SHOW_DELETED = "show_deleted";
        public static final String IS_FOLDER = "folder";
        public static final String PARENT = "parent";
        public static final String PARENT_SOURCE_ID = "parent_source";
        public static final String POSITION = "position";
        public static final String INSERT_AFTER = "insert_after";
        public static final String INSERT_AFTER_SOURCE_ID = "insert_after_source";
        public static final String IS_DELETED = "deleted";

        private Bookmarks() {}
    }

    /** Columns of image mapping columns. */
    interface ImageMappingColumns {
        String IMAGE_ID = "image_id";
        String URL = "url";
    }

    /** Columns of history columns. */
    interface HistoryColumns {
        String DATE_LAST_VISITED = "date";
        String VISITS = "visits";
        String USER_ENTERED = "user_entered";
    }

    /** Columns of image columns. */
    interface ImageColumns {
        String FAVICON = "favicon";
        String THUMBNAIL = "thumbnail";
        String TOUCH_ICON = "touch_icon";
    }

    /** Columns of common columns. */
    interface CommonColumns {
        String _ID = "_id";
        String URL = "url";
        String TITLE = "title";
        String DATE_CREATED = "created";
    }

    /** Columns of sync columns. */
    interface SyncColumns extends BrowserContract.BaseSyncColumns {
        String ACCOUNT_NAME = "account_name";
        String ACCOUNT_TYPE = "account_type";
        String SOURCE_ID = "sourceid";
        String VERSION = "version";
        String DIRTY = "dirty";
        String DATE_MODIFIED = "modified";
    }

    /** The contract of chrome sync columns. */
    public static final class ChromeSyncColumns {
        public static final String SERVER_UNIQUE = "sync3";
        public static final String FOLDER_NAME_ROOT = "google_chrome";
        public static final String FOLDER_NAME_BOOKMARKS = "google_chrome_bookmarks";
        public static final String FOLDER_NAME_BOOKMARKS_BAR = "bookmark_bar";
        public static final String FOLDER_NAME_OTHER_BOOKMARKS = "other_bookmarks";
        public static final String CLIENT_UNIQUE = "sync4";

        private ChromeSyncColumns() {}
    }

    /** Columns of base sync columns. */
    interface BaseSyncColumns {
        String SYNC1 = "sync1";
        String SYNC2 = "sync2";
        String SYNC3 = "sync3";
        String SYNC4 = "sync4";
        String SYNC5 = "sync5";
    }
}
