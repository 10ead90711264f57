package android.widget;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

/** A service that makes the views of a collection elsewhere. */
public abstract class RemoteViewsService extends Service {
    /** An adapter of remote views. */
    public interface RemoteViewsFactory {
        void onCreate();

        void onDataSetChanged();

        void onDestroy();

        int getCount();

        RemoteViews getViewAt(int position);

        RemoteViews getLoadingView();

        int getViewTypeCount();

        long getItemId(int position);

        boolean hasStableIds();
    }

    @Override
    public IBinder onBind(Intent intent) {
        onGetViewFactory(intent).onCreate();
        return new Binder();
    }

    public abstract RemoteViewsFactory onGetViewFactory(Intent intent);
}
