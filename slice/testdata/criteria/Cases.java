// One failure a line. Behind "//!" stands the crash that the line gives, with
// the frames above it behind "<", and behind "=>" the rule, the operands at
// fault and a part of the statement that must be found.

package cases;

import android.app.Activity;
import android.app.Dialog;
import android.content.Intent;
import android.content.SharedPreferences;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class Cases extends Activity {
    Note note;
    int[] numbers;
    Object[] objects;
    String text;
    List<String> list;

    static class Note {
        int id;
        String title;
        Note next;

        String title() {
            return title;
        }
    }

    static class Broken extends RuntimeException {
        Broken(String message) {
            super(message);
        }
    }

    int divide(int a, int b) {
        return a / b; //! java.lang.ArithmeticException: divide by zero => division by zero [1] /
    }

    long remainder(long a, long b, double d) {
        return (long) (a / d + a % b); //! java.lang.ArithmeticException: divide by zero => division by zero [1] %
    }

    String call() {
        return note.title(); //! java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String cases.Cases$Note.title()' on a null object reference => null receiver [0] title
    }

    String chain() {
        return note.next.title().trim(); //! java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference => null receiver [0] trim
    }

    String chainField() {
        return note.next.title().trim(); //! java.lang.NullPointerException: Attempt to read from field 'cases.Cases$Note cases.Cases$Note.next' on a null object reference => null base of a field read [0] next
    }

    void write() {
        note.id = 4; //! java.lang.NullPointerException: Attempt to write to field 'int cases.Cases$Note.id' on a null object reference => null base of a field write [0] id
    }

    String helpful() {
        return note.next.title().trim(); //! java.lang.NullPointerException: Cannot invoke "cases.Cases$Note.title()" because "this.note.next" is null => null receiver [0] title
    }

    int length() {
        return numbers.length; //! java.lang.NullPointerException: Attempt to get length of null array => length of a null array [0] lengthof
    }

    int element(int i) {
        return numbers[i]; //! java.lang.NullPointerException: Attempt to read from null array => read from a null array [0] [
    }

    int elementIndex(int i) {
        return numbers[i]; //! java.lang.ArrayIndexOutOfBoundsException: length=3; index=7 => array index [1 0] [
    }

    void store(int i) {
        numbers[i] = 3; //! java.lang.NullPointerException: Attempt to write to null array => write to a null array [0] [
    }

    void storeWrong(int i, Object o) {
        objects[i] = o; //! java.lang.ArrayStoreException: java.lang.Integer cannot be stored in an array of type java.lang.String[] => array store [2 0] [
    }

    int[] allocate(int n) {
        return new int[n]; //! java.lang.NegativeArraySizeException: -3 => negative array size [0] newarray
    }

    int[] allocateMuch(int n) {
        return new int[n]; //! java.lang.OutOfMemoryError: Failed to allocate a 400000012 byte allocation with 4194304 free bytes and 10MB until OOM => out of memory [0] newarray
    }

    String cast(Object o) {
        return (String) o; //! java.lang.ClassCastException: java.lang.Integer cannot be cast to java.lang.String => class cast [0] (java.lang.String)
    }

    int lock() {
        synchronized (list) { //! java.lang.NullPointerException: Attempt to do a synchronize operation on a null object => lock of null [0] entermonitor
            return 1;
        }
    }

    void rethrow(RuntimeException e) {
        throw e; //! java.lang.NullPointerException: throw with null exception => throw of null [0] throw
    }

    void fail(int n) {
        if (n < 0) {
            throw new Broken("negative: " + n); //! cases.Cases$Broken: negative: -1 => app throw [0] throw
        }
    }

    void failOverLines(int n) {
        RuntimeException e = new IllegalStateException( //! java.lang.IllegalStateException: n is 3 => app throw [0] throw
            "n is " + n);
        if (n > 2) {
            throw e;
        }
    }

    IllegalArgumentException made(int n) {
        return new IllegalArgumentException("bad " + n); //! java.lang.IllegalArgumentException: bad 3 => app throw [0] <init>
    }

    int recurse(int n) {
        return recurse(n + 1); //! java.lang.StackOverflowError: stack size 8MB => endless recursion [1] recurse
    }

    int oldNull() {
        Note n = new Note(); int k = n.id; return k + note.id; //! java.lang.NullPointerException => null without a message [0] id>
    }

    Object missing() {
        return new Note(); //! java.lang.NoClassDefFoundError: Failed resolution of: Lcases/Cases$Note; => missing code [] new
    }

    String missingMethod(Note n) {
        return n.title(); //! java.lang.NoSuchMethodError: No virtual method title()Ljava/lang/String; in class Lcases/Cases$Note; or its super classes => missing code [] title
    }

    int parse() {
        return Integer.parseInt(text); //! java.lang.NumberFormatException: For input string: "" < java.lang.Integer.parseInt => number format [0] parseInt
    }

    int parseRadix() {
        return Integer.parseInt(text, 16); //! java.lang.NumberFormatException: Invalid int: "x" < java.lang.Integer.invalidInt < java.lang.Integer.parseInt => number format [0] parseInt
    }

    Object parseNew() {
        return new java.math.BigDecimal(text); //! java.lang.NumberFormatException < java.math.BigDecimal.<init> => number format [1] <init>
    }

    void start(Intent intent) {
        startActivity(intent); //! android.content.ActivityNotFoundException: No Activity found to handle Intent { act=x } < android.app.Instrumentation.checkStartActivityResult < android.app.Activity.startActivity => missing activity [1] startActivity
    }

    void show(TextView view) {
        view.setText(text); //! android.view.ViewRootImpl$CalledFromWrongThreadException: Only the original thread that created a view hierarchy can touch its views. < android.view.ViewRootImpl.checkThread < android.widget.TextView.setText => wrong thread [0 1] setText
    }

    void showNumber(TextView view, int n) {
        view.setText(n); //! android.content.res.Resources$NotFoundException: String resource ID #0x3 < android.content.res.Resources.getText < android.widget.TextView.setText => resource not found [1] setText
    }

    String column(Cursor c, String name) {
        return c.getString(c.getColumnIndex(name)); //! java.lang.IllegalStateException: Couldn't read row 0, col -1 from CursorWindow.  Make sure the Cursor is initialized correctly before accessing data from it. < android.database.CursorWindow.nativeGetString < android.database.AbstractWindowedCursor.getString => cursor column [1 0] getString
    }

    String position(Cursor c) {
        return c.getString(0); //! android.database.CursorIndexOutOfBoundsException: Index -1 requested, with a size of 2 < android.database.AbstractCursor.checkPosition < android.database.AbstractWindowedCursor.getString => cursor position [0 1] getString
    }

    void insert(SQLiteDatabase db) {
        db.execSQL(text); //! java.lang.IllegalStateException: attempt to re-open an already-closed object: SQLiteDatabase: /data/x.db < android.database.sqlite.SQLiteClosable.acquireReference < android.database.sqlite.SQLiteDatabase.execSQL => closed resource [0 1] execSQL
    }

    void badSQL(SQLiteDatabase db) {
        db.execSQL(text); //! android.database.sqlite.SQLiteException: near "FROM": syntax error (code 1) < android.database.sqlite.SQLiteConnection.nativePrepareStatement < android.database.sqlite.SQLiteDatabase.execSQL => SQL [1 0] execSQL
    }

    String format(String pattern, Object value) {
        return String.format(pattern, value); //! java.util.IllegalFormatConversionException: d != java.lang.String < java.util.Formatter$FormatSpecifier.failConversion < java.lang.String.format => illegal format [0 1] format
    }

    String item(int i) {
        return list.get(i); //! java.lang.IndexOutOfBoundsException: Index: 3, Size: 3 < java.util.ArrayList.get => index [1 0] get
    }

    String part(int from, int to) {
        return text.substring(from, to); //! java.lang.StringIndexOutOfBoundsException: length=2; regionStart=0; regionLength=5 < java.lang.String.substring => string index [1 2 0] substring
    }

    String next(Iterator<String> it) {
        return it.next(); //! java.util.ConcurrentModificationException < java.util.ArrayList$Itr.next => changed while iterating [0] next
    }

    String end(Iterator<String> it) {
        return it.next(); //! java.util.NoSuchElementException < java.util.ArrayList$Itr.next => empty collection [0] next
    }

    void dialog(Dialog d) {
        d.show(); //! android.view.WindowManager$BadTokenException: Unable to add window -- token android.os.BinderProxy@41 is not valid; is your activity running? < android.view.ViewRootImpl.setView < android.app.Dialog.show => window token [0] show
    }

    void dismiss(Dialog d) {
        d.dismiss(); //! java.lang.IllegalArgumentException: View=DecorView@1 not attached to window manager < android.view.WindowManagerGlobal.findViewLocked < android.app.Dialog.dismiss => state of a fragment or view [0] dismiss
    }

    void sort(Object[] things) {
        java.util.Arrays.sort(things, null); //! java.lang.NullPointerException: Attempt to get length of null array < java.util.Arrays.sort => null array handed on [0] sort
    }

    void require(Object o) {
        java.util.Objects.requireNonNull(o); //! java.lang.NullPointerException < java.util.Objects.requireNonNull => null argument [0] requireNonNull
    }

    int preference(SharedPreferences p, String key) {
        return p.getInt(key, 1); //! java.lang.ClassCastException: java.lang.String cannot be cast to java.lang.Integer < android.app.SharedPreferencesImpl.getInt => type inside a container [0 1 2] getInt
    }

    void dial(Intent call) {
        startActivity(call); //! java.lang.SecurityException: Permission Denial: starting Intent { act=android.intent.action.CALL } < android.os.Parcel.readException < android.app.Activity.startActivity => permission [1] startActivity
    }

    void color(String name) {
        android.graphics.Color.parseColor(name); //! java.lang.IllegalArgumentException: Unknown color < android.graphics.Color.parseColor => argument [0] parseColor
    }

    void show(android.widget.ListView view, List<String> names) {
        view.setAdapter(new android.widget.ArrayAdapter<String>(this, 1, names)); //! java.lang.NullPointerException: Attempt to invoke interface method 'int java.util.List.size()' on a null object reference < android.widget.ArrayAdapter.getCount < android.widget.ListView.setAdapter => null inside an argument [1 0] setAdapter
    }

    void twoOnALine(String a, String b) {
        int n = Integer.parseInt(a) + Integer.parseInt(b); //! java.lang.NumberFormatException: For input string: "x" < java.lang.Integer.parseInt => number format [0] parseInt; 2 sites
    }

    boolean network(java.net.URL url) throws java.io.IOException {
        return url.openStream() != null; //! android.os.NetworkOnMainThreadException < android.os.StrictMode$AndroidBlockGuardPolicy.onNetwork < java.net.URL.openStream => network on the main thread [] openStream
    }

    void spin(int n) {
        while (n != 7) {
            n = n * 3; //! ANR: Input dispatching timed out => busy main thread [0 1] *
        }
    }

    void load(java.util.concurrent.Future<String> f) throws Exception {
        text = f.get(); //! ANR: Input dispatching timed out < java.util.concurrent.FutureTask.get < java.util.concurrent.Future.get => blocked main thread [0] get
    }

    static class Lazy {
        static final int VALUE = Integer.parseInt("x");
    }

    int initialise() {
        return Lazy.VALUE; //! java.lang.ExceptionInInitializerError < java.lang.Outside.<clinit> => argument [] VALUE; refused
    }

    void disk(java.io.File file) throws java.io.IOException {
        new java.io.FileWriter(file); //! android.os.strictmode.DiskWriteViolation < android.os.StrictMode$AndroidBlockGuardPolicy.onWriteToDisk < java.io.FileWriter.<init> => StrictMode [] <init>
    }

    void leak(SQLiteDatabase db) {
        db.rawQuery("SELECT 1", null); //! java.lang.Throwable: Explicit termination method 'close' not called < dalvik.system.CloseGuard.open < android.database.sqlite.SQLiteDatabase.rawQuery => leaked resource [] rawQuery
    }

    void foreground(android.app.Service s, android.app.Notification n) {
        s.startForeground(1, n); //! android.app.MissingForegroundServiceTypeException: Starting FGS without a type < android.os.Parcel.readParcelable < android.app.Service.startForeground => foreground service [1 2 0] startForeground
    }

    void background(Intent i) {
        startService(i); //! android.app.BackgroundServiceStartNotAllowedException: Not allowed to start service Intent { cmp=x/.Y } < android.app.ContextImpl.startServiceCommon < android.content.ContextWrapper.startService => service from the background [1] startService
    }

    int present(Map<String, Integer> ages) {
        Integer age = ages.get("Ann");
        kotlin.jvm.internal.Intrinsics.checkNotNull(age); //! java.lang.NullPointerException => null that Kotlin refuses [0] checkNotNull
        return age;
    }

    String late() {
        if (note == null) {
            kotlin.jvm.internal.Intrinsics.throwUninitializedPropertyAccessException("note"); //! kotlin.UninitializedPropertyAccessException: lateinit property note has not been initialized => refusal of Kotlin [] throwUninitialized
        }
        return note.title(); //! java.lang.AbstractMethodError: abstract method "java.lang.String cases.Cases$Note.title()" => method without a body [0] title
    }

    void schedule(java.util.Timer timer, java.util.TimerTask task) {
        timer.schedule(task, 5); //! java.lang.IllegalStateException: Timer already cancelled. < java.util.Timer.sched < java.util.Timer.schedule => state by the message [0 1 2] schedule
    }

    void unregister(android.content.BroadcastReceiver receiver) {
        unregisterReceiver(receiver); //! java.lang.IllegalArgumentException: Receiver not registered: cases.R@1 < android.app.LoadedApk.forgetReceiverDispatcher < android.app.ContextImpl.unregisterReceiver => registration [1] unregisterReceiver
    }

    void parent(android.view.ViewGroup group, android.view.View child) {
        group.addView(child); //! java.lang.IllegalStateException: The specified child already has a parent. You must call removeView() on the child's parent first. < android.view.ViewGroup.addViewInner < android.view.ViewGroup.addView => view with a parent [1 0] addView
    }

    void fixed(List<String> names) {
        names.add(text); //! java.lang.UnsupportedOperationException < java.util.AbstractList.add => unsupported operation [0 1] add
    }

    Class named() throws ClassNotFoundException {
        return Class.forName(text); //! java.lang.ClassNotFoundException: x < java.lang.Class.classForName < java.lang.Class.forName => class by name [0] forName
    }

    Thread.State constant() {
        return Thread.State.valueOf(text); //! java.lang.IllegalArgumentException: No enum constant java.lang.Thread.State.x < java.lang.Enum.valueOf => constant by name [0] valueOf
    }

    int member(org.json.JSONObject o) throws org.json.JSONException {
        return o.getInt(text); //! org.json.JSONException: No value for x < org.json.JSONObject.get < org.json.JSONObject.getInt => JSON member [1 0] getInt
    }

    org.json.JSONArray type(org.json.JSONObject o) throws org.json.JSONException {
        return o.getJSONArray(text); //! org.json.JSONException: Value 3 at x of type java.lang.Integer cannot be converted to JSONArray < org.json.JSON.typeMismatch < org.json.JSONObject.getJSONArray => JSON type [1 0] getJSONArray
    }

    int parseNull() {
        return Integer.parseInt(text); //! java.lang.NumberFormatException: s == null < java.lang.Integer.parseInt => number of null [0] parseInt
    }

    void shared(java.text.SimpleDateFormat format) throws Exception {
        format.parse(text); //! java.lang.NumberFormatException: multiple points < java.lang.Double.parseDouble < java.text.SimpleDateFormat.parse < java.text.DateFormat.parse => format of several threads [0] parse
    }

    void checked(android.widget.CompoundButton button, boolean on) {
        button.setChecked(!on); //! java.lang.StackOverflowError: stack size 8192KB < android.view.View.invalidate < android.widget.CompoundButton.setChecked => endless recursion through other code [1 0] setChecked
    }

    void unset() {
        if (text == null) {
            kotlin.jvm.internal.Intrinsics.throwUninitializedPropertyAccessException("text"); //! kotlin.UninitializedPropertyAccessException: lateinit property text has not been initialized < kotlin.jvm.internal.Intrinsics.throwUninitializedProperty < kotlin.jvm.internal.Intrinsics.throwUninitializedPropertyAccessException => refusal of Kotlin [] throwUninitialized
        }
    }

    void refused(android.content.Intent i) {
        Object age = i.getSerializableExtra("age"); kotlin.jvm.internal.Intrinsics.checkNotNull(i); kotlin.jvm.internal.Intrinsics.checkNotNull(age, "null cannot be cast to non-null type x.Age"); //! java.lang.NullPointerException: null cannot be cast to non-null type x.Age => null that Kotlin refuses [0] Object,java.lang.String
    }

    void rejected(java.util.concurrent.ExecutorService pool, Runnable task) {
        pool.execute(task); //! java.util.concurrent.RejectedExecutionException: Task cases.T@1 rejected from pool < java.util.concurrent.ThreadPoolExecutor$AbortPolicy.rejectedExecution < java.util.concurrent.ThreadPoolExecutor.execute => state [0 1] execute
    }

    Object twice(java.util.stream.Stream<String> names, java.util.stream.Collector<String, ?, Object> into) {
        return names.collect(into); //! java.lang.IllegalStateException: Duplicate key Ada < java.util.stream.Collectors.lambda$throwingMerger$0 < java.util.stream.ReferencePipeline.collect => key twice [0 1] collect
    }

    void odd(java.util.Timer timer, java.util.TimerTask task) {
        timer.schedule(task, 7); //! java.lang.IllegalStateException: The clock is odd. < java.util.Timer.sched < java.util.Timer.schedule => another state [0 1 2] schedule
    }
}
