package android.provider;

import android.content.ContentResolver;
import android.content.ContentValues;
import android.database.Cursor;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.net.Uri;
import android.util.Log;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The contract of media store. */
public final class MediaStore {
    public static final String AUTHORITY = "media";
    public static final String ACTION_MTP_SESSION_END = "android.provider.action.MTP_SESSION_END";
    public static final String UNHIDE_CALL = "unhide";
    public static final String PARAM_DELETE_DATA = "deletedata";
    public static final String INTENT_ACTION_MUSIC_PLAYER = "android.intent.action.MUSIC_PLAYER";
    public static final String INTENT_ACTION_MEDIA_SEARCH = "android.intent.action.MEDIA_SEARCH";
    public static final String INTENT_ACTION_MEDIA_PLAY_FROM_SEARCH = "android.media.action.MEDIA_PLAY_FROM_SEARCH";
    public static final String INTENT_ACTION_TEXT_OPEN_FROM_SEARCH = "android.media.action.TEXT_OPEN_FROM_SEARCH";
    public static final String INTENT_ACTION_VIDEO_PLAY_FROM_SEARCH = "android.media.action.VIDEO_PLAY_FROM_SEARCH";
    public static final String EXTRA_MEDIA_ARTIST = "android.intent.extra.artist";
    public static final String EXTRA_MEDIA_ALBUM = "android.intent.extra.album";
    public static final String EXTRA_MEDIA_TITLE = "android.intent.extra.title";
    public static final String EXTRA_MEDIA_GENRE = "android.intent.extra.genre";
    public static final String EXTRA_MEDIA_PLAYLIST = "android.intent.extra.playlist";
    public static final String EXTRA_MEDIA_RADIO_CHANNEL = "android.intent.extra.radio_channel";
    public static final String EXTRA_MEDIA_FOCUS = "android.intent.extra.focus";
    public static final String EXTRA_SCREEN_ORIENTATION = "android.intent.extra.screenOrientation";
    public static final String EXTRA_FULL_SCREEN = "android.intent.extra.fullScreen";
    public static final String EXTRA_SHOW_ACTION_ICONS = "android.intent.extra.showActionIcons";
    public static final String EXTRA_FINISH_ON_COMPLETION = "android.intent.extra.finishOnCompletion";
    public static final String INTENT_ACTION_STILL_IMAGE_CAMERA = "android.media.action.STILL_IMAGE_CAMERA";
    public static final String META_DATA_STILL_IMAGE_CAMERA_PREWARM_SERVICE = "android.media.still_image_camera_preview_service";
    public static final String INTENT_ACTION_STILL_IMAGE_CAMERA_SECURE = "android.media.action.STILL_IMAGE_CAMERA_SECURE";
    public static final String INTENT_ACTION_VIDEO_CAMERA = "android.media.action.VIDEO_CAMERA";
    public static final String ACTION_IMAGE_CAPTURE = "android.media.action.IMAGE_CAPTURE";
    public static final String ACTION_IMAGE_CAPTURE_SECURE = "android.media.action.IMAGE_CAPTURE_SECURE";
    public static final String ACTION_VIDEO_CAPTURE = "android.media.action.VIDEO_CAPTURE";
    public static final String EXTRA_VIDEO_QUALITY = "android.intent.extra.videoQuality";
    public static final String EXTRA_SIZE_LIMIT = "android.intent.extra.sizeLimit";
    public static final String EXTRA_DURATION_LIMIT = "android.intent.extra.durationLimit";
    public static final String EXTRA_OUTPUT = "output";
    public static final String UNKNOWN_STRING = "<unknown>";
    public static final String MEDIA_SCANNER_VOLUME = "volume";
    public static final String MEDIA_IGNORE_FILENAME = ".nomedia";

    /** The contract of video. */
    public static final class Video {
        public static final String DEFAULT_SORT_ORDER = "_display_name";

        public Video() {}

        /** The contract of thumbnails. */
        public static class Thumbnails implements BaseColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/video/thumbnails");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/video/thumbnails");
            public static final String DEFAULT_SORT_ORDER = "video_id ASC";
            public static final String DATA = "_data";
            public static final String VIDEO_ID = "video_id";
            public static final String KIND = "kind";
            public static final int MINI_KIND = 1;
            public static final int FULL_SCREEN_KIND = 2;
            public static final int MICRO_KIND = 3;
            public static final String WIDTH = "width";
            public static final String HEIGHT = "height";

            public Thumbnails() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/video/thumbnails");
            }

            /** The media provider has made none. */
            public static android.graphics.Bitmap getThumbnail(android.content.ContentResolver cr, long origId, int kind, android.graphics.BitmapFactory.Options options) {
                return null;
            }

            public static android.graphics.Bitmap getThumbnail(android.content.ContentResolver cr, long origId, long groupId, int kind, android.graphics.BitmapFactory.Options options) {
                return null;
            }

            public static void cancelThumbnailRequest(android.content.ContentResolver cr, long origId) {}

            public static void cancelThumbnailRequest(android.content.ContentResolver cr, long origId, long groupId) {}
        }

        /** The contract of media. */
        public static final class Media implements MediaStore.Video.VideoColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/video/media");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/video/media");
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/video";
            public static final String DEFAULT_SORT_ORDER = "title";

            public Media() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/video/media");
            }
        }

        /** Columns of video columns. */
        public interface VideoColumns extends MediaStore.MediaColumns {
            String DURATION = "duration";
            String ARTIST = "artist";
            String ALBUM = "album";
            String RESOLUTION = "resolution";
            String DESCRIPTION = "description";
            String IS_PRIVATE = "isprivate";
            String TAGS = "tags";
            String CATEGORY = "category";
            String LANGUAGE = "language";
            String LATITUDE = "latitude";
            String LONGITUDE = "longitude";
            String DATE_TAKEN = "datetaken";
            String MINI_THUMB_MAGIC = "mini_thumb_magic";
            String BUCKET_ID = "bucket_id";
            String BUCKET_DISPLAY_NAME = "bucket_display_name";
            String BOOKMARK = "bookmark";
        }
    }

    /** The contract of audio. */
    public static final class Audio {
        public Audio() {}

        /** The contract of radio. */
        public static final class Radio {
            public static final String ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/radio";

            private Radio() {}
        }

        /** The contract of albums. */
        public static final class Albums implements BaseColumns, MediaStore.Audio.AlbumColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/albums");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/albums");
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/albums";
            public static final String ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/album";
            public static final String DEFAULT_SORT_ORDER = "album_key";

            public Albums() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/audio/albums");
            }
        }

        /** Columns of album columns. */
        public interface AlbumColumns {
            String ALBUM_ID = "album_id";
            String ALBUM = "album";
            String ARTIST = "artist";
            String NUMBER_OF_SONGS = "numsongs";
            String NUMBER_OF_SONGS_FOR_ARTIST = "numsongs_by_artist";
            String FIRST_YEAR = "minyear";
            String LAST_YEAR = "maxyear";
            String ALBUM_KEY = "album_key";
            String ALBUM_ART = "album_art";
        }

        /** The contract of artists. */
        public static final class Artists implements BaseColumns, MediaStore.Audio.ArtistColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/artists");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/artists");
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/artists";
            public static final String ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/artist";
            public static final String DEFAULT_SORT_ORDER = "artist_key";

            public Artists() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/audio/artists");
            }

            /** The contract of albums. */
            public static final class Albums implements MediaStore.Audio.AlbumColumns {
                public Albums() {}
            }
        }

        /** Columns of artist columns. */
        public interface ArtistColumns {
            String ARTIST = "artist";
            String ARTIST_KEY = "artist_key";
            String NUMBER_OF_ALBUMS = "number_of_albums";
            String NUMBER_OF_TRACKS = "number_of_tracks";
        }

        /** The contract of playlists. */
        public static final class Playlists implements BaseColumns, MediaStore.Audio.PlaylistsColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/playlists");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/playlists");
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/playlist";
            public static final String ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/playlist";
            public static final String DEFAULT_SORT_ORDER = "name";

            public Playlists() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/audio/playlists");
            }

            /** The contract of members. */
            public static final class Members implements MediaStore.Audio.AudioColumns {
                public static final String _ID = "_id";
                public static final String CONTENT_DIRECTORY = "members";
                public static final String AUDIO_ID = "audio_id";
                public static final String PLAYLIST_ID = "playlist_id";
                public static final String PLAY_ORDER = "play_order";
                public static final String DEFAULT_SORT_ORDER = "play_order";

                public Members() {}
            }
        }

        /** Columns of playlists columns. */
        public interface PlaylistsColumns {
            String NAME = "name";
            String DATA = "_data";
            String DATE_ADDED = "date_added";
            String DATE_MODIFIED = "date_modified";
        }

        /** The contract of genres. */
        public static final class Genres implements BaseColumns, MediaStore.Audio.GenresColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/genres");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/genres");
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/genre";
            public static final String ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/genre";
            public static final String DEFAULT_SORT_ORDER = "name";

            public Genres() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/audio/genres");
            }

            /** The contract of members. */
            public static final class Members implements MediaStore.Audio.AudioColumns {
                public static final String CONTENT_DIRECTORY = "members";
                public static final String DEFAULT_SORT_ORDER = "title_key";
                public static final String AUDIO_ID = "audio_id";
                public static final String GENRE_ID = "genre_id";

                public Members() {}
            }
        }

        /** Columns of genres columns. */
        public interface GenresColumns {
            String NAME = "name";
        }

        /** The contract of media. */
        public static final class Media implements MediaStore.Audio.AudioColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/media");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/media");
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/audio";
            public static final String ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/audio";
            public static final String DEFAULT_SORT_ORDER = "title_key";
            public static final String RECORD_SOUND_ACTION = "android.provider.MediaStore.RECORD_SOUND";
            public static final String EXTRA_MAX_BYTES = "android.provider.MediaStore.extra.MAX_BYTES";

            public Media() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/audio/media");
            }

            public static Uri getContentUriForPath(String path) {
                return path.startsWith("/storage/") || path.startsWith("/sdcard") ? EXTERNAL_CONTENT_URI : INTERNAL_CONTENT_URI;
            }
        }

        /** Columns of audio columns. */
        public interface AudioColumns extends MediaStore.MediaColumns {
            String TITLE_KEY = "title_key";
            String DURATION = "duration";
            String BOOKMARK = "bookmark";
            String ARTIST_ID = "artist_id";
            String ARTIST = "artist";
            String ALBUM_ARTIST = "album_artist";
            String COMPILATION = "compilation";
            String ARTIST_KEY = "artist_key";
            String COMPOSER = "composer";
            String ALBUM_ID = "album_id";
            String ALBUM = "album";
            String ALBUM_KEY = "album_key";
            String TRACK = "track";
            String YEAR = "year";
            String IS_MUSIC = "is_music";
            String IS_PODCAST = "is_podcast";
            String IS_RINGTONE = "is_ringtone";
            String IS_ALARM = "is_alarm";
            String IS_NOTIFICATION = "is_notification";
            String GENRE = "genre";
        }
    }

    /** The contract of images. */
    public static final class Images {
        public Images() {}

        /** The contract of thumbnails. */
        public static class Thumbnails implements BaseColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/images/thumbnails");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/images/thumbnails");
            public static final String DEFAULT_SORT_ORDER = "image_id ASC";
            public static final String DATA = "_data";
            public static final String IMAGE_ID = "image_id";
            public static final String KIND = "kind";
            public static final int MINI_KIND = 1;
            public static final int FULL_SCREEN_KIND = 2;
            public static final int MICRO_KIND = 3;
            public static final String THUMB_DATA = "thumb_data";
            public static final String WIDTH = "width";
            public static final String HEIGHT = "height";

            public Thumbnails() {}

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/images/thumbnails");
            }

            /** The media provider has made none. */
            public static android.graphics.Bitmap getThumbnail(android.content.ContentResolver cr, long origId, int kind, android.graphics.BitmapFactory.Options options) {
                return null;
            }

            public static android.graphics.Bitmap getThumbnail(android.content.ContentResolver cr, long origId, long groupId, int kind, android.graphics.BitmapFactory.Options options) {
                return null;
            }

            public static void cancelThumbnailRequest(android.content.ContentResolver cr, long origId) {}

            public static void cancelThumbnailRequest(android.content.ContentResolver cr, long origId, long groupId) {}
        }

        /** The contract of media. */
        public static final class Media implements MediaStore.Images.ImageColumns {
            public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/images/media");
            public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/images/media");
            public static final String CONTENT_TYPE = "vnd.android.cursor.dir/image";
            public static final String DEFAULT_SORT_ORDER = "bucket_display_name";

            public Media() {}

            public static final Cursor query(ContentResolver cr, Uri uri, String[] projection) {
                return cr.query(uri, projection, null, null, DEFAULT_SORT_ORDER);
            }

            public static final Cursor query(ContentResolver cr, Uri uri, String[] projection, String where, String orderBy) {
                return cr.query(uri, projection, where, null, orderBy == null ? DEFAULT_SORT_ORDER : orderBy);
            }

            public static final Cursor query(ContentResolver cr, Uri uri, String[] projection, String selection,
                    String[] selectionArgs, String orderBy) {
                return cr.query(uri, projection, selection, selectionArgs, orderBy == null ? DEFAULT_SORT_ORDER : orderBy);
            }

            public static final Bitmap getBitmap(ContentResolver cr, Uri url) throws FileNotFoundException, IOException {
                InputStream input = cr.openInputStream(url);
                Bitmap bitmap = BitmapFactory.decodeStream(input);
                input.close();
                return bitmap;
            }

            public static final String insertImage(ContentResolver cr, Bitmap source, String title, String description) {
                ContentValues values = new ContentValues();
                values.put(Images.Media.TITLE, title);
                values.put(Images.Media.DESCRIPTION, description);
                values.put(Images.Media.MIME_TYPE, "image/jpeg");
                Uri url = null;
                try {
                    url = cr.insert(EXTERNAL_CONTENT_URI, values);
                    if (source != null) {
                        OutputStream imageOut = cr.openOutputStream(url);
                        try {
                            source.compress(Bitmap.CompressFormat.JPEG, 50, imageOut);
                        } finally {
                            imageOut.close();
                        }
                    } else {
                        cr.delete(url, null, null);
                        url = null;
                    }
                } catch (Exception e) {
                    Log.e("MediaStore", "Failed to insert image", e);
                    if (url != null) {
                        cr.delete(url, null, null);
                        url = null;
                    }
                }
                return url != null ? url.toString() : null;
            }

            public static final String insertImage(ContentResolver cr, String imagePath, String name, String description)
                    throws FileNotFoundException {
                java.io.FileInputStream stream = new java.io.FileInputStream(imagePath);
                try {
                    Bitmap bm = BitmapFactory.decodeStream(stream);
                    return insertImage(cr, bm, name, description);
                } finally {
                    try {
                        stream.close();
                    } catch (IOException e) {
                        // It was only read.
                    }
                }
            }

            public static Uri getContentUri(String volumeName) {
                return Uri.parse("content://media/" + volumeName + "/images/media");
            }
        }

        /** Columns of image columns. */
        public interface ImageColumns extends MediaStore.MediaColumns {
            String DESCRIPTION = "description";
            String PICASA_ID = "picasa_id";
            String IS_PRIVATE = "isprivate";
            String LATITUDE = "latitude";
            String LONGITUDE = "longitude";
            String DATE_TAKEN = "datetaken";
            String ORIENTATION = "orientation";
            String MINI_THUMB_MAGIC = "mini_thumb_magic";
            String BUCKET_ID = "bucket_id";
            String BUCKET_DISPLAY_NAME = "bucket_display_name";
        }
    }

    /** The contract of files. */
    public static final class Files {
        public Files() {}

        public static Uri getContentUri(String volumeName) {
            return Uri.parse("content://media/" + volumeName + "/file");
        }

        public static final Uri getContentUri(String volumeName, long rowId) {
            return Uri.parse("content://media/" + volumeName + "/file/" + rowId);
        }

        /** Columns of file columns. */
        public interface FileColumns extends MediaStore.MediaColumns {
            String STORAGE_ID = "storage_id";
            String FORMAT = "format";
            String PARENT = "parent";
            String MIME_TYPE = "mime_type";
            String TITLE = "title";
            String MEDIA_TYPE = "media_type";
            int MEDIA_TYPE_NONE = 0;
            int MEDIA_TYPE_IMAGE = 1;
            int MEDIA_TYPE_AUDIO = 2;
            int MEDIA_TYPE_VIDEO = 3;
            int MEDIA_TYPE_PLAYLIST = 4;
        }
    }

    /** Columns of media columns. */
    public interface MediaColumns extends BaseColumns {
        String DATA = "_data";
        String SIZE = "_size";
        String DISPLAY_NAME = "_display_name";
        String TITLE = "title";
        String DATE_ADDED = "date_added";
        String DATE_MODIFIED = "date_modified";
        String MIME_TYPE = "mime_type";
        String MEDIA_SCANNER_NEW_OBJECT_ID = "media_scanner_new_object_id";
        String IS_DRM = "is_drm";
        String WIDTH = "width";
        String HEIGHT = "height";
    }
}
