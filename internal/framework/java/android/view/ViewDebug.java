package android.view;

import android.content.Context;
import android.content.res.Resources;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks and names for debugging views. */
public class ViewDebug {
    @Deprecated
    public static final boolean TRACE_HIERARCHY = false;
    @Deprecated
    public static final boolean TRACE_RECYCLER = false;

    public ViewDebug() {
    }

    /** A property of a view. */
    @Target({ElementType.FIELD, ElementType.METHOD})
    @Retention(RetentionPolicy.RUNTIME)
    public @interface ExportedProperty {
        boolean resolveId() default false;

        boolean deepExport() default false;

        String prefix() default "";

        String category() default "";

        boolean formatToHexString() default false;

        boolean hasAdjacentMapping() default false;
    }

    /** A property that is a field or method of another. */
    @Target({ElementType.FIELD, ElementType.METHOD})
    @Retention(RetentionPolicy.RUNTIME)
    public @interface CapturedViewProperty {
        boolean retrieveReturn() default false;
    }

    static Object resolveId(Context context, int id) {
        final Resources resources = context.getResources();
        if (id >= 0) {
            try {
                return resources.getResourceTypeName(id) + '/' + resources.getResourceEntryName(id);
            } catch (Resources.NotFoundException e) {
                return "id/0x" + Integer.toHexString(id);
            }
        }
        return "NO_ID";
    }

    public static void dumpCapturedView(String tag, Object view) {
        android.util.Log.d(tag, view.getClass().getName() + ": ");
    }
}
