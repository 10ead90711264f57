package esdroid.conformance;

import android.content.ContentValues;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.UriMatcher;
import android.content.res.ColorStateList;
import android.content.res.Configuration;
import android.database.CursorWindow;
import android.database.MatrixCursor;
import android.database.sqlite.SQLiteQueryBuilder;
import android.graphics.Bitmap;
import android.graphics.Camera;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Outline;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Rect;
import android.graphics.RectF;
import android.graphics.Region;
import android.graphics.drawable.AnimationDrawable;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.GradientDrawable;
import android.graphics.drawable.LayerDrawable;
import android.graphics.drawable.LevelListDrawable;
import android.graphics.drawable.ShapeDrawable;
import android.graphics.drawable.StateListDrawable;
import android.net.Uri;
import android.net.UrlQuerySanitizer;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.Message;
import android.os.Parcel;
import android.os.PersistableBundle;
import android.text.Layout;
import android.text.Selection;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.text.format.Time;
import android.text.style.ForegroundColorSpan;
import android.text.style.StyleSpan;
import android.util.ArrayMap;
import android.util.ArraySet;
import android.util.AtomicFile;
import android.util.DisplayMetrics;
import android.util.JsonReader;
import android.util.JsonWriter;
import android.util.LongSparseArray;
import android.util.LruCache;
import android.util.SparseArray;
import android.util.SparseBooleanArray;
import android.util.SparseIntArray;
import android.util.SparseLongArray;
import android.util.TypedValue;
import android.view.animation.AlphaAnimation;
import android.view.animation.Animation;
import android.view.animation.AnimationSet;
import android.view.animation.Transformation;
import android.view.animation.TranslateAnimation;
import java.io.File;
import java.io.FileOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Objects that programs made of .calls files begin with, and what can be seen of them. */
public class Samples extends Calls {
    protected static Matrix matrix(float a, float b, float x, float c, float d, float y) {
        Matrix m = new Matrix();
        m.setValues(new float[] {a, b, x, c, d, y, 0, 0, 1});
        return m;
    }

    protected static Object values(Matrix m) {
        float[] f = new float[9];
        m.getValues(f);
        return f;
    }

    protected static Path path() {
        Path p = new Path();
        p.moveTo(5, 6);
        p.lineTo(20, 6);
        p.lineTo(20, 30);
        p.close();
        return p;
    }

    protected static Path line() {
        Path p = new Path();
        p.moveTo(0, 0);
        p.lineTo(30, 40);
        p.lineTo(30, 100);
        return p;
    }

    protected static String bounds(Path p) {
        RectF r = new RectF();
        p.computeBounds(r, true);
        return r + " " + p.isEmpty() + " " + p.getFillType();
    }

    protected static Region region() {
        Region r = new Region(0, 0, 20, 20);
        r.op(new Rect(10, 10, 40, 30), Region.Op.UNION);
        return r;
    }

    protected static Paint paint() {
        Paint p = new Paint(Paint.ANTI_ALIAS_FLAG);
        p.setTextSize(24);
        p.setColor(0x80123456);
        p.setStyle(Paint.Style.STROKE);
        p.setStrokeWidth(3);
        return p;
    }

    protected static String paintState(Paint p) {
        return p.getFlags() + " " + Integer.toHexString(p.getColor()) + " " + p.getStyle() + " " + p.getStrokeWidth() + " " + p.getStrokeCap() + " " + p.getStrokeJoin() + " " + p.getTextSize() + " "
                + p.getTextScaleX() + " " + p.getTextSkewX() + " " + p.getTextAlign() + " " + p.getHinting() + " " + p.getLetterSpacing() + " " + p.getFontFeatureSettings() + " " + p.getTextLocale();
    }

    protected static String bitmapState(Bitmap b) {
        return b.isRecycled() ? "recycled" : b.getWidth() + "x" + b.getHeight() + " " + b.getConfig() + " " + b.hasAlpha() + b.isMutable() + b.hasMipMap() + b.isPremultiplied() + " " + b.getDensity() + " "
                + Integer.toHexString(b.getPixel(0, 0)) + " " + Integer.toHexString(b.getPixel(1, 1));
    }

    protected static Object canvasState(Canvas c) {
        Matrix m = new Matrix();
        c.getMatrix(m);
        return c.getSaveCount() + " " + c.getClipBounds() + " " + m.toShortString() + " " + c.getDensity();
    }

    protected static Object cameraState(Camera c) {
        Matrix m = new Matrix();
        c.getMatrix(m);
        return values(m);
    }

    protected static Outline outline() {
        Outline o = new Outline();
        o.setRoundRect(1, 2, 30, 40, 5);
        o.setAlpha(0.5f);
        return o;
    }

    protected static GradientDrawable gradient() {
        GradientDrawable d = new GradientDrawable(GradientDrawable.Orientation.TL_BR, new int[] {0xff000000, 0xffffffff});
        d.setCornerRadius(4);
        d.setStroke(2, 0xffff0000);
        d.setSize(30, 40);
        return d;
    }

    protected static Drawable[] layers() {
        ShapeDrawable s = new ShapeDrawable();
        s.setIntrinsicWidth(20);
        s.setIntrinsicHeight(10);
        s.setPadding(1, 2, 3, 4);
        return new Drawable[] {new ColorDrawable(0xff112233), s};
    }

    protected static StateListDrawable states() {
        StateListDrawable d = new StateListDrawable();
        d.addState(new int[] {android.R.attr.state_pressed}, layers()[1]);
        d.addState(new int[] {-android.R.attr.state_enabled}, new ColorDrawable(2));
        d.addState(new int[0], new ColorDrawable(3));
        return d;
    }

    protected static LevelListDrawable levels() {
        LevelListDrawable d = new LevelListDrawable();
        d.addLevel(0, 5, layers()[1]);
        d.addLevel(6, 10, new ColorDrawable(2));
        return d;
    }

    protected static AnimationDrawable frames() {
        AnimationDrawable d = new AnimationDrawable();
        d.addFrame(layers()[1], 50);
        d.addFrame(new ColorDrawable(2), 100);
        return d;
    }

    protected static String drawable(Drawable d) {
        Rect padding = new Rect();
        boolean padded = d.getPadding(padding);
        return d.getBounds() + " " + d.getIntrinsicWidth() + "x" + d.getIntrinsicHeight() + " " + d.getMinimumWidth() + " " + (padded ? padding.toShortString() : "") + " " + Arrays.toString(d.getState()) + " " + d.getLevel()
                + " " + d.getAlpha() + " " + d.getOpacity() + " " + d.isVisible() + d.isStateful() + d.isAutoMirrored() + d.isFilterBitmap() + " " + d.getCurrent().getClass().getSimpleName() + " " + (d.getColorFilter() != null)
                + " " + d.getLayoutDirection() + " " + d.getChangingConfigurations();
    }

    protected static String layerState(LayerDrawable d) {
        StringBuilder b = new StringBuilder(" ").append(d.getNumberOfLayers()).append(d.getPaddingMode());
        for (int i = 0; i < d.getNumberOfLayers(); i++) {
            b.append(" ").append(d.getDrawable(i) == null ? "none" : d.getDrawable(i).getBounds().toShortString()).append(d.getId(i)).append(d.getLayerGravity(i)).append(d.getLayerInsetLeft(i)).append(d.getLayerWidth(i));
        }
        return b.toString();
    }

    protected static Intent intent() {
        Intent i = new Intent("a");
        i.setDataAndType(Uri.parse("content://x/y"), "text/plain").addCategory("c").setFlags(4).setPackage("p.q").setClassName("p", "p.C");
        return i.putExtra("a", "text").putExtra("n", 5).putExtra("f", 1.5f).putExtra("list", new int[] {1, 2});
    }

    protected static ContentValues values() {
        ContentValues v = new ContentValues();
        v.put("a", "5");
        v.put("n", 7L);
        v.put("s", true);
        v.putNull("x");
        return v;
    }

    protected static UriMatcher matcher() {
        UriMatcher m = new UriMatcher(UriMatcher.NO_MATCH);
        m.addURI("a", "b", 1);
        m.addURI("a", "b/#", 2);
        m.addURI("a", "c/*", 3);
        m.addURI("a", "d/*/f/#", 4);
        return m;
    }

    protected static IntentFilter filter() throws Exception {
        IntentFilter f = new IntentFilter("a", "text/*");
        f.addCategory("c");
        f.addDataScheme("http");
        f.addDataAuthority("h", "80");
        f.addDataPath("/p", 1);
        f.setPriority(3);
        return f;
    }

    protected static String filterState(IntentFilter f) {
        return f.countActions() + " " + f.countCategories() + " " + f.countDataTypes() + " " + f.countDataSchemes() + " " + f.countDataAuthorities() + " " + f.countDataPaths() + " " + f.getPriority();
    }

    protected static ColorStateList colors() {
        return new ColorStateList(new int[][] {{android.R.attr.state_pressed}, {-android.R.attr.state_enabled}, {}}, new int[] {0xff000001, 0x80000002, 0xff000003});
    }

    protected static Configuration configuration() {
        Configuration c = new Configuration();
        c.setToDefaults();
        c.orientation = Configuration.ORIENTATION_LANDSCAPE;
        c.setLocale(Locale.GERMANY);
        c.fontScale = 1.5f;
        c.densityDpi = 320;
        return c;
    }

    protected static UrlQuerySanitizer sanitizer() {
        UrlQuerySanitizer s = new UrlQuerySanitizer();
        s.setAllowUnregisteredParamaters(true);
        s.setPreferFirstRepeatedParameter(true);
        s.parseQuery("a=1&a=2&b=x+y");
        return s;
    }

    protected static SparseArray<Object> sparse() {
        SparseArray<Object> a = new SparseArray<Object>();
        a.put(5, "five");
        a.put(-3, null);
        a.put(1, "a");
        return a;
    }

    protected static SparseIntArray sparseInts() {
        SparseIntArray a = new SparseIntArray();
        a.put(5, 50);
        a.put(1, 0);
        return a;
    }

    protected static SparseBooleanArray sparseBooleans() {
        SparseBooleanArray a = new SparseBooleanArray();
        a.put(5, true);
        a.put(1, false);
        return a;
    }

    protected static SparseLongArray sparseLongs() {
        SparseLongArray a = new SparseLongArray();
        a.put(5, 1L << 40);
        a.put(1, 0);
        return a;
    }

    protected static LongSparseArray<Object> longSparse() {
        LongSparseArray<Object> a = new LongSparseArray<Object>();
        a.put(5, "five");
        a.put(-3, null);
        return a;
    }

    protected static ArrayMap<Object, Object> arrayMap() {
        ArrayMap<Object, Object> m = new ArrayMap<Object, Object>();
        m.put("a", 1);
        m.put(null, "n");
        m.put("n", null);
        return m;
    }

    protected static ArraySet<Object> arraySet() {
        ArraySet<Object> s = new ArraySet<Object>();
        s.add("a");
        s.add(null);
        return s;
    }

    protected static LruCache<Object, Object> cache() {
        LruCache<Object, Object> c = new LruCache<Object, Object>(2);
        c.put("a", 1);
        c.put("b", 2);
        c.get("a");
        return c;
    }

    protected static TypedValue typed(int type, int data) {
        TypedValue v = new TypedValue();
        v.type = type;
        v.data = data;
        return v;
    }

    protected static DisplayMetrics metrics() {
        DisplayMetrics m = new DisplayMetrics();
        m.widthPixels = 480;
        m.heightPixels = 800;
        m.density = 1.5f;
        m.scaledDensity = 1.7f;
        m.densityDpi = 240;
        m.xdpi = 240;
        m.ydpi = 241;
        return m;
    }

    protected static AtomicFile atomic(String name) throws Exception {
        AtomicFile f = new AtomicFile(new File(context().getFilesDir(), name));
        FileOutputStream out = f.startWrite();
        out.write(new byte[] {1, 2});
        f.finishWrite(out);
        return f;
    }

    protected static JsonReader lenient(String text) {
        JsonReader r = new JsonReader(new StringReader(text));
        r.setLenient(true);
        return r;
    }

    protected static JsonWriter begun() throws Exception {
        return new JsonWriter(new StringWriter()).beginObject().name("k");
    }

    protected static Matcher matched(String pattern, String text) {
        Matcher m = Pattern.compile(pattern).matcher(text);
        m.find();
        return m;
    }

    protected static Bundle bundle() {
        Bundle b = new Bundle();
        b.putString("a", "text");
        b.putInt("n", 5);
        b.putIntArray("list", new int[] {1, 2});
        return b;
    }

    protected static PersistableBundle persistable() {
        PersistableBundle b = new PersistableBundle();
        b.putString("a", "text");
        b.putPersistableBundle("inner", new PersistableBundle());
        return b;
    }

    protected static Message message() {
        Message m = Message.obtain();
        m.what = 3;
        m.arg1 = 4;
        m.obj = "o";
        m.getData().putInt("k", 1);
        return m;
    }

    protected static CancellationSignal cancelled() {
        CancellationSignal c = new CancellationSignal();
        c.cancel();
        return c;
    }

    protected static Parcel parcel() {
        Parcel p = Parcel.obtain();
        p.writeInt(5);
        p.writeInt(6);
        p.writeInt(7);
        p.setDataPosition(0);
        return p;
    }

    protected static SpannableString spanned(String text) {
        SpannableString s = new SpannableString(text);
        s.setSpan(new StyleSpan(1), 0, 1, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
        s.setSpan(new ForegroundColorSpan(0xffff0000), 1, text.length(), Spanned.SPAN_INCLUSIVE_INCLUSIVE);
        return s;
    }

    protected static SpannableString selected(int start, int end) {
        SpannableString s = new SpannableString("one two\nthree four\nfive");
        Selection.setSelection(s, start, end);
        return s;
    }

    protected static TextPaint sized(float size) {
        TextPaint p = new TextPaint();
        p.setTextSize(size);
        return p;
    }

    protected static Layout layout(String text) {
        return new StaticLayout(text, sized(20), 100, Layout.Alignment.ALIGN_NORMAL, 1, 0, true);
    }

    @SuppressWarnings("deprecation")
    protected static Time time(int year, int month, int day) {
        Time t = new Time("UTC");
        t.set(5, 4, 15, day, month, year);
        t.normalize(true);
        return t;
    }

    protected static Animation animation() {
        Animation a = new AlphaAnimation(0, 1);
        a.setDuration(100);
        a.setStartOffset(20);
        a.setRepeatCount(2);
        a.setFillAfter(true);
        return a;
    }

    protected static AnimationSet animations() {
        AnimationSet s = new AnimationSet(false);
        s.addAnimation(animation());
        s.addAnimation(new TranslateAnimation(0, 10, 0, 20));
        s.setDuration(200);
        return s;
    }

    protected static String transformed(Animation a) {
        a.initialize(10, 20, 100, 200);
        a.setStartTime(0);
        Transformation t = new Transformation();
        boolean more = a.getTransformation(50, t);
        return more + " " + t.getAlpha() + " " + t.getMatrix().toShortString();
    }

    protected static MatrixCursor cursor() {
        MatrixCursor c = new MatrixCursor(new String[] {"_id", "name", "size"});
        c.addRow(new Object[] {1, "one", 1.5});
        c.addRow(new Object[] {2, null, "12"});
        c.addRow(new Object[] {3, "three", new byte[] {1}});
        return c;
    }

    protected static MatrixCursor atFirst() {
        MatrixCursor c = cursor();
        c.moveToFirst();
        return c;
    }

    protected static CursorWindow window() {
        CursorWindow w = new CursorWindow("test");
        w.setNumColumns(2);
        w.allocRow();
        w.putLong(5, 0, 0);
        w.putString("text", 0, 1);
        w.allocRow();
        w.putDouble(1.5, 1, 0);
        w.putNull(1, 1);
        return w;
    }

    protected static SQLiteQueryBuilder builder() {
        SQLiteQueryBuilder b = new SQLiteQueryBuilder();
        b.setTables("t, u");
        b.setDistinct(true);
        b.appendWhere("a = 1");
        b.setProjectionMap(Collections.singletonMap("a", "x AS a"));
        return b;
    }
}
