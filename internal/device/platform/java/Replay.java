import android.app.Activity;
import android.app.Application;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.os.Bundle;
import android.os.IBinder;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.view.WindowManagerGlobal;
import android.widget.TextView;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.*;
import java.util.*;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.*;
import org.robolectric.shadows.ShadowLooper;

/**
 * Replays scripts of events on an app that runs on the platform's own code, and prints every window's tree. Each script
 * is a line "activity,qualifiers,file" of the property "scripts" and has a process of its own: SCRIPT begins what it prints.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@SQLiteMode(SQLiteMode.Mode.NATIVE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = 26, qualifiers = "w508dp-h904dp-port-340dpi", shadows = {Replay.Patterns.class, Replay.Tabs.class, Replay.TabSpecs.class, Replay.Texts.class, Replay.Compounds.class})
public class Replay {
  private final ArrayDeque<Shown> stack = new ArrayDeque<>();
  private int turns;

  /** An activity of the stack, and how far its life is. */
  private static final class Shown {
    final ActivityController<? extends Activity> life;
    boolean started, resumed;
    int turns;

    Shown(ActivityController<? extends Activity> life, int turns) {
      this.life = life;
      this.turns = turns;
    }

    /** Makes it again where the screen has been turned since. */
    void turned(int turns) {
      if (this.turns == turns) return;
      this.turns = turns;
      life.recreate();
    }

    Activity get() { return life.get(); }

    /** A finishing one goes no further (ActivityThread.performLaunchActivity, handleResumeActivity). */
    void open() {
      life.create();
      if (get().isFinishing()) return;
      life.start();
      started = true;
      if (!get().isFinishing()) life.postCreate(null);
      if (get().isFinishing()) return;
      life.resume();
      resumed = true;
      if (!get().isFinishing()) life.visible().topActivityResumed(true);
    }

    void pause() {
      if (resumed) life.pause();
      resumed = false;
    }

    void cover() {
      if (!started) return;
      life.saveInstanceState(new Bundle()).stop();
      started = false;
    }

    void close() {
      if (started) life.stop();
      life.destroy();
    }

    /** Whether what lies below it can be seen. */
    boolean seeThrough() { return ActivityInfo.isTranslucentOrFloating(get().getWindow().getWindowStyle()); }
  }

  /** The virtual time from one event to the next, and from the start to the first, in milliseconds; the device's. */
  private static final long BETWEEN = 300, LAUNCH = 1000;

  /** How long a key is down, the device's. */
  private static final long KEY = 20;

  /** How long the device has been up before; just after its start, text fields believe that something has just been cut. */
  private static final java.time.Duration UP = java.time.Duration.ofHours(1);

  /** The time between two moves of a finger, the device's, and how long one waits after a swipe for what it threw to come to rest. */
  private static final long MOVE = 10, REST = 3000;

  /** How often that time stops for drawing, which moves what scrolls by itself (View.computeScroll). */
  private static final int DRAWN = 3;

  private android.graphics.Bitmap screen;

  private static final class Ended extends RuntimeException {}

  private final String activity, qualifiers, script;

  public Replay(String activity, String qualifiers, String script) {
    this.activity = activity;
    this.qualifiers = qualifiers;
    this.script = script;
  }

  @ParameterizedRobolectricTestRunner.Parameters
  public static Collection<Object[]> scripts() {
    List<Object[]> all = new ArrayList<>();
    for (String line : System.getProperty("scripts").split("\n")) all.add(line.split(",", 3));
    return all;
  }

  /** Robolectric gives the skeleton of a date back as its pattern; the platform's own tables know better. */
  @Implements(className = "libcore.icu.ICU", isInAndroidSdk = false)
  public static class Patterns extends org.robolectric.shadows.ShadowICU {
    @Implementation
    public static String getBestDateTimePattern(String skeleton, Locale locale) {
      return android.icu.text.DateTimePatternGenerator.getInstance(locale).getBestPattern(skeleton);
    }
  }

  /** The platform's own tabs: Robolectric's have no indicators. */
  @Implements(android.widget.TabHost.class)
  public static class Tabs extends org.robolectric.shadows.ShadowViewGroup {}

  @Implements(android.widget.TabHost.TabSpec.class)
  public static class TabSpecs {}

  /** Phones draw in hardware, and then texts that do not quite fit are not squeezed. */
  @Implements(TextView.class)
  public static class Texts extends org.robolectric.shadows.ShadowTextView {
    @Implementation
    protected boolean compressText(float width) { return false; }
  }

  @Implements(android.widget.CompoundButton.class)
  public static class Compounds extends Texts {}

  @Test
  public void replay() throws Exception {
    System.out.println("\nSCRIPT " + activity); // behind what JUnit has begun to print
    if (!qualifiers.isEmpty()) RuntimeEnvironment.setQualifiers(qualifiers);
    Locale.setDefault(RuntimeEnvironment.getApplication().getResources().getConfiguration().locale); // as ActivityThread.handleBindApplication does
    RuntimeEnvironment.getApplication().getApplicationInfo().targetSdkVersion = Integer.getInteger("target"); // Robolectric's is its own version where the app names none
    ((org.robolectric.shadows.ShadowViewConfiguration) org.robolectric.shadow.api.Shadow.extract(android.view.ViewConfiguration.get(RuntimeEnvironment.getApplication()))).setHasPermanentMenuKey(false); // bars have an overflow menu
    org.robolectric.shadows.ShadowSystemClock.advanceBy(UP);
    System.out.println("START " + System.currentTimeMillis());
    try {
      start(new Intent().setClassName(RuntimeEnvironment.getApplication(), activity));
      dump("launch");
      for (String line : Files.readAllLines(Paths.get(script))) {
        line = line.trim();
        if (line.isEmpty() || line.startsWith("#")) continue;
        if (line.startsWith("random ") || line.startsWith("wild ") || line.startsWith("drags ")) wander(line.split(" ")); else send(line);
      }
    } catch (Ended e) {
      System.out.println("END no activity is left");
    } catch (Throwable t) {
      while ((t instanceof java.lang.reflect.InvocationTargetException) && t.getCause() != null) t = t.getCause();
      System.out.println("CRASH");
      t.printStackTrace(System.out);
    }
  }

  private void send(String event) throws Exception {
    System.out.println("SEND " + event);
    String[] words = event.split(" ", 3);
    step(words);
    settle(words[0].equals("wait") ? 0 : BETWEEN);
    if (words[0].equals("swipe")) for (long t = 0; t < REST; t += BETWEEN) settle(BETWEEN);
    dump(event);
  }

  private void step(String[] w) throws Exception {
    switch (w[0]) {
      case "tap": touch(Integer.parseInt(w[1]), Integer.parseInt(w[2]), 50); break;
      case "longtap": touch(Integer.parseInt(w[1]), Integer.parseInt(w[2]), 700); break;
      case "swipe": {
        int[] n = Arrays.stream((w[1] + " " + w[2]).split(" ")).mapToInt(Integer::parseInt).toArray(); // from, to, moves
        touch(n[0], n[1], 0, n[2], n[3], n[4]);
        break;
      }
      case "text": type(w.length > 1 ? w[1] : ""); break;
      case "back": key(android.view.KeyEvent.KEYCODE_BACK); break;
      case "key": key(Integer.parseInt(w[1])); break;
      case "menu": key(android.view.KeyEvent.KEYCODE_MENU); break;
      case "rotate": turn(); break;
      case "wait": ShadowLooper.idleMainLooper(Long.parseLong(w[1]), java.util.concurrent.TimeUnit.MILLISECONDS); break;
      default: throw new IllegalArgumentException(w[0]);
    }
  }

  /** Replaces the text of the field with the focus, as an input method does. Robolectric's Activity.getCurrentFocus knows none. */
  private void type(String text) throws Exception {
    List<View> roots = roots();
    int at = roots.size() - 1;
    while (at > 0 && !focusable(roots.get(at))) at--;
    View field = roots.get(at).findFocus();
    if (field == null || !field.onCheckIsTextEditor() || !field.isEnabled()) return;
    android.view.inputmethod.InputConnection typed = field.onCreateInputConnection(new android.view.inputmethod.EditorInfo());
    if (typed == null) return;
    typed.beginBatchEdit();
    typed.performContextMenuAction(android.R.id.selectAll);
    typed.commitText(text, 1);
    typed.endBatchEdit();
  }

  /** The keys of "wild": those that move the focus, press, edit and scroll, with the weight that hands give them. */
  private static final int[] KEYS = {20, 20, 20, 20, 19, 22, 22, 21, 23, 23, 61, 61, 66, 66, 67, 67, 62, 29, 12, 112, 92, 93, 122, 123};

  /**
   * random SEED N: N events chosen among what the topmost window offers; the events are printed, so that others can replay them.
   * wild SEED N presses keys and turns the screen as well, drags SEED N swipes over what scrolls, turns and presses long.
   */
  private void wander(String[] w) throws Exception {
    Random random = new Random(Long.parseLong(w[1]));
    for (int i = 0; i < Integer.parseInt(w[2]); i++) {
      List<View> roots = roots();
      List<int[]> places = new ArrayList<>();
      List<View> scrolling = new ArrayList<>();
      for (int at = roots.size() - 1; at >= 0 && places.isEmpty(); at--) {
        offers(roots.get(at), places);
        scrolling(roots.get(at), scrolling);
        if (focusable(roots.get(at))) break;
      }
      int other = w[0].equals("random") ? 20 : random.nextInt(20);
      String event = null;
      if (w[0].equals("drags") && other < 6 && !scrolling.isEmpty()) event = swipe(scrolling.get(random.nextInt(scrolling.size())), random);
      else if (w[0].equals("wild") && other < 9) event = "key " + KEYS[random.nextInt(KEYS.length)];
      else if (other == 9) event = "rotate";
      int dice = random.nextInt(20);
      if (event == null) event = dice == 0 ? "back" : dice == 1 ? "menu" : places.isEmpty() ? "back" : null;
      if (event == null) {
        int[] at = places.get(random.nextInt(places.size()));
        event = (dice == 2 || w[0].equals("drags") && dice < 6 ? "longtap " : "tap ") + at[0] + " " + at[1];
        if (at[2] == 1 && dice > 9) event = "text " + new String[] {"", "0", "-1", "7", "abc", "99999999999", "1.5", "%d"}[random.nextInt(8)];
      }
      send(event);
    }
  }

  /** A swipe over a view, slow or fast, short or long, seldom across what it scrolls. */
  private static String swipe(View v, Random random) {
    int[] at = new int[2];
    v.getLocationOnScreen(at);
    boolean across = v instanceof android.widget.HorizontalScrollView || v instanceof android.widget.Gallery, flat = random.nextInt(8) == 0 != across;
    int x = at[0] + v.getWidth() / 2, y = at[1] + v.getHeight() / 2, length = (flat ? v.getWidth() : v.getHeight()) * (1 + random.nextInt(4)) / 10;
    if (random.nextInt(3) == 0) length = -length; // back to the beginning
    int moves = new int[] {4, 8, 15, 40}[random.nextInt(4)];
    return "swipe " + (flat ? x + length : x) + " " + (flat ? y : y + length) + " " + (flat ? x - length : x) + " " + (flat ? y : y - length) + " " + moves;
  }

  /** The views below one that fingers scroll, and that are seen whole or nearly so. */
  private static void scrolling(View v, List<View> found) {
    if (v.getVisibility() != View.VISIBLE || !v.isEnabled()) return;
    boolean scrolls = v instanceof android.widget.AbsListView || v instanceof android.widget.ScrollView || v instanceof android.widget.HorizontalScrollView || v instanceof android.widget.NumberPicker || v instanceof android.widget.Gallery;
    android.graphics.Rect seen = new android.graphics.Rect();
    if (scrolls && v.getGlobalVisibleRect(seen) && seen.height() > v.getHeight() * 9 / 10 && seen.width() > v.getWidth() * 9 / 10 && v.getWidth() > 50 && v.getHeight() > 50) found.add(v);
    if (v instanceof ViewGroup) for (int i = 0; i < ((ViewGroup) v).getChildCount(); i++) scrolling(((ViewGroup) v).getChildAt(i), found);
  }

  private static void offers(View v, List<int[]> places) {
    if (v.getVisibility() != View.VISIBLE) return;
    int[] at = new int[2];
    v.getLocationOnScreen(at);
    boolean row = v.getParent() instanceof android.widget.AdapterView;
    android.graphics.Rect seen = new android.graphics.Rect(); // of rows below the edge the middle cannot be touched
    if (v.getGlobalVisibleRect(seen) && seen.height() > v.getHeight() / 2 && seen.width() > v.getWidth() / 2 && (v.isClickable() || row) && v.isEnabled() && v.getWidth() > 0 && v.getHeight() > 0) places.add(new int[] {at[0] + v.getWidth() / 2, at[1] + v.getHeight() / 2, v instanceof android.widget.EditText ? 1 : 0});
    if (v instanceof ViewGroup) for (int i = 0; i < ((ViewGroup) v).getChildCount(); i++) offers(((ViewGroup) v).getChildAt(i), places);
  }

  /** Runs what is due from one event to the next, starts activities that were asked for, ends those that finished. */
  private void settle(long millis) throws Exception {
    for (int i = 0; i < DRAWN && millis > 0; i++) {
      ShadowLooper.idleMainLooper(millis / DRAWN, java.util.concurrent.TimeUnit.MILLISECONDS);
      draw();
    }
    for (int i = 0; i < 20; i++) {
      ShadowLooper.idleMainLooper();
      if (frame()) ShadowLooper.idleMainLooper();
      Activity top = stack.peek().get();
      org.robolectric.shadows.ShadowActivity.IntentForResult next = Shadows.shadowOf(top).getNextStartedActivityForResult();
      if (next != null) {
        next.intent.putExtra("replay:request", next.requestCode);
        start(next.intent);
        continue;
      }
      if (!top.isFinishing()) return;
      Shown gone = stack.pop(), back = stack.peek();
      gone.pause();
      if (back == null) {
        gone.close();
        throw new Ended();
      }
      if (!back.started) back.life.restart().start();
      back.started = true;
      back.turned(turns);
      int request = top.getIntent().getIntExtra("replay:request", -1);
      if (request >= 0) Shadows.shadowOf(back.get()).callOnActivityResult(request, Shadows.shadowOf(top).getResultCode(), Shadows.shadowOf(top).getResultIntent());
      back.life.resume();
      back.resumed = true;
      gone.close();
    }
  }

  @SuppressWarnings("unchecked")
  private void start(Intent intent) throws Exception {
    if (intent.getComponent() == null) {
      android.content.pm.ResolveInfo r = RuntimeEnvironment.getApplication().getPackageManager().resolveActivity(intent, 0);
      if (r == null) { System.out.println("outside " + intent); return; }
      intent.setClassName(r.activityInfo.packageName, r.activityInfo.name);
    }
    Shown below = stack.peek();
    if (below != null) below.pause();
    Class<? extends Activity> c = (Class<? extends Activity>) Class.forName(intent.getComponent().getClassName());
    Shown a = new Shown(Robolectric.buildActivity(c, intent), turns);
    stack.push(a);
    a.open();
    if (below != null && !a.get().isFinishing() && !a.seeThrough()) for (Shown s : stack) if (s != a) s.cover();
    settle(below == null ? LAUNCH : 0);
  }

  /** Whether a window takes the keys and what lies beside it cannot be touched, as for handles and hints it does not. */
  private static boolean focusable(View root) {
    return (((WindowManager.LayoutParams) root.getLayoutParams()).flags & WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE) == 0;
  }

  /** Whether a window takes the touches beside it, too, as dialogs and lists that drop down do, to close. */
  private static boolean modal(View root) {
    int none = WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE | WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL;
    return (((WindowManager.LayoutParams) root.getLayoutParams()).flags & none) == 0;
  }

  /** Whether a place of a window is one that it wants touches of; bars leave those beside their buttons to what is below. */
  private static boolean touchable(View root, int x, int y) throws Exception {
    Class<?> c = Class.forName("android.view.ViewTreeObserver$InternalInsetsInfo");
    java.lang.reflect.Constructor<?> make = c.getDeclaredConstructor();
    make.setAccessible(true);
    Object info = make.newInstance();
    Method compute = android.view.ViewTreeObserver.class.getDeclaredMethod("dispatchOnComputeInternalInsets", c);
    compute.setAccessible(true);
    compute.invoke(root.getViewTreeObserver(), info);
    return (int) field(info, "mTouchableInsets") != 3 || ((android.graphics.Region) field(info, "touchableRegion")).contains(x, y);
  }

  private void key(int code) throws Exception {
    long down = SystemClock.uptimeMillis();
    press(code, android.view.KeyEvent.ACTION_DOWN, down);
    ShadowLooper.idleMainLooper(KEY, java.util.concurrent.TimeUnit.MILLISECONDS);
    press(code, android.view.KeyEvent.ACTION_UP, down);
  }

  /** Sends half of a key to the window with the focus. */
  private void press(int code, int action, long down) throws Exception {
    List<View> roots = roots();
    int at = roots.size() - 1;
    while (at > 0 && !focusable(roots.get(at))) at--;
    View view = roots.get(at);
    android.view.KeyEvent e = new android.view.KeyEvent(down, SystemClock.uptimeMillis(), action, code, 0, 0, android.view.KeyCharacterMap.VIRTUAL_KEYBOARD, 0, android.view.KeyEvent.FLAG_FROM_SYSTEM, android.view.InputDevice.SOURCE_KEYBOARD);
    if (!view.dispatchKeyEventPreIme(e)) deliver(view, e);
  }

  /** Sends a key or a touch through what a window does with it behind the input method: it also moves the focus, ends the time of keys, hides hints. */
  private static void deliver(View view, android.view.InputEvent e) throws Exception {
    Method windowOf = View.class.getDeclaredMethod("getViewRootImpl");
    windowOf.setAccessible(true);
    Object window = windowOf.invoke(view), info = field(window, "mAttachInfo");
    Field focus = info.getClass().getDeclaredField("mHasWindowFocus");
    focus.setAccessible(true);
    focus.setBoolean(info, true);
    Method obtain = window.getClass().getDeclaredMethod("obtainQueuedInputEvent", android.view.InputEvent.class, Class.forName("android.view.InputEventReceiver"), int.class);
    obtain.setAccessible(true);
    Method deliver = Class.forName("android.view.ViewRootImpl$InputStage").getDeclaredMethod("deliver", Class.forName("android.view.ViewRootImpl$QueuedInputEvent"));
    deliver.setAccessible(true);
    deliver.invoke(field(window, "mFirstPostImeInputStage"), obtain.invoke(window, e, null, 0));
  }

  /** Turns the screen by a quarter: the activity in front, unless it takes the change itself, is made again, and those below when they come back. */
  private void turn() {
    android.content.res.Configuration c = RuntimeEnvironment.getApplication().getResources().getConfiguration();
    int width = c.screenWidthDp, height = c.screenHeightDp;
    RuntimeEnvironment.setQualifiers("+w" + height + "dp-h" + width + "dp-" + (height > width ? "land" : "port"));
    turns++;
    stack.peek().turned(turns);
  }

  /** A finger that goes down, stays for a time, moves evenly to another place if "to" has one and in how many moves, and goes up. */
  private void touch(int x, int y, int millis, int... to) throws Exception {
    List<View> roots = roots();
    for (int i = roots.size() - 1; i >= 0; i--) {
      View root = roots.get(i);
      int[] at = new int[2];
      root.getLocationOnScreen(at);
      if (x < at[0] || y < at[1] || x >= at[0] + root.getWidth() || y >= at[1] + root.getHeight()) {
        if (i > 0 && !modal(root)) continue;
      }
      if (!touchable(root, x - at[0], y - at[1])) continue;
      long down = SystemClock.uptimeMillis();
      float atX = x - at[0], atY = y - at[1];
      deliver(root, finger(down, down, MotionEvent.ACTION_DOWN, atX, atY));
      ShadowLooper.idleMainLooper(millis, java.util.concurrent.TimeUnit.MILLISECONDS);
      for (int n = 1; to.length > 0 && n <= to[2]; n++) {
        ShadowLooper.idleMainLooper(MOVE, java.util.concurrent.TimeUnit.MILLISECONDS);
        float f = n / (float) to[2];
        atX = x - at[0] + (to[0] - x) * f;
        atY = y - at[1] + (to[1] - y) * f;
        if (root.isAttachedToWindow()) deliver(root, finger(down, SystemClock.uptimeMillis(), MotionEvent.ACTION_MOVE, atX, atY));
      }
      if (root.isAttachedToWindow()) deliver(root, finger(down, SystemClock.uptimeMillis(), MotionEvent.ACTION_UP, atX, atY));
      return;
    }
  }

  private static MotionEvent finger(long down, long now, int action, float x, float y) {
    MotionEvent e = MotionEvent.obtain(down, now, action, x, y, 0);
    e.setSource(android.view.InputDevice.SOURCE_TOUCHSCREEN);
    return e;
  }

  /** The roots of all windows that can be seen, the lowest first: those of covered activities, and what hangs on them, cannot. */
  @SuppressWarnings("unchecked")
  private List<View> roots() throws Exception {
    Object g = WindowManagerGlobal.getInstance();
    Set<IBinder> covered = new HashSet<>();
    for (Shown s : stack) if (!s.started) covered.add(s.get().getActivityToken());
    List<View> shown = new ArrayList<>();
    for (View v : (List<View>) field(g, "mViews")) {
      if (covered.contains(((WindowManager.LayoutParams) v.getLayoutParams()).token)) covered.add(v.getWindowToken());
      else if (v.isShown()) shown.add(v);
    }
    return shown;
  }

  /** Draws all windows, which nobody does under Robolectric. */
  private void draw() throws Exception {
    for (View root : roots()) {
      if (root.getWidth() == 0 || root.getHeight() == 0) continue;
      if (screen == null) screen = android.graphics.Bitmap.createBitmap(1920, 1930, android.graphics.Bitmap.Config.ARGB_8888);
      root.draw(new android.graphics.Canvas(screen));
    }
  }

  /**
   * Gives each window that wraps its content the frame that it asks for, as a window manager does (PhoneWindowManager.layoutWindowLw);
   * Robolectric's gives all the whole screen, and so they are measured once more against that.
   */
  private boolean frame() throws Exception {
    boolean changed = false;
    Object g = WindowManagerGlobal.getInstance();
    for (Object root : new ArrayList<>((List<?>) field(g, "mRoots"))) {
      View v = (View) field(root, "mView");
      if (v == null || !v.isShown() || ((boolean) field(root, "mFirst"))) continue;
      WindowManager.LayoutParams lp = (WindowManager.LayoutParams) v.getLayoutParams();
      if (lp.width != ViewGroup.LayoutParams.WRAP_CONTENT && lp.height != ViewGroup.LayoutParams.WRAP_CONTENT) continue;
      android.content.res.Resources r = v.getResources();
      float density = r.getDisplayMetrics().density;
      Method measure = root.getClass().getDeclaredMethod("measureHierarchy", View.class, WindowManager.LayoutParams.class, android.content.res.Resources.class, int.class, int.class);
      measure.setAccessible(true);
      measure.invoke(root, v, lp, r, (int) (density * r.getConfiguration().screenWidthDp + 0.5f), (int) (density * r.getConfiguration().screenHeightDp + 0.5f));
      android.graphics.Rect frame = (android.graphics.Rect) field(root, "mWinFrame");
      if (frame.width() == v.getMeasuredWidth() && frame.height() == v.getMeasuredHeight() && v.getWidth() == frame.width() && v.getHeight() == frame.height()) continue;
      frame.set(0, 0, v.getMeasuredWidth(), v.getMeasuredHeight());
      v.requestLayout();
      changed = true;
    }
    return changed;
  }

  private static Object field(Object of, String name) throws Exception {
    Field f = of.getClass().getDeclaredField(name);
    f.setAccessible(true);
    return f.get(of);
  }

  private void dump(String after) throws Exception {
    if (!Boolean.getBoolean("windows")) return;
    System.out.println("AFTER " + after + " IN " + stack.peek().get().getClass().getName());
    for (View root : roots()) tree(root, 1);
  }

  private static void tree(View v, int depth) {
    int[] at = new int[2];
    v.getLocationOnScreen(at);
    String id = "";
    try { if (v.getId() > 0) id = v.getResources().getResourceEntryName(v.getId()); } catch (Exception e) { /* no name */ }
    System.out.println("  ".repeat(depth) + v.getClass().getName() + " " + id + " " + at[0] + "," + at[1] + " " + v.getWidth() + "x" + v.getHeight()
        + (v.getVisibility() == View.VISIBLE ? "" : " hidden") + (v.isClickable() ? " clickable" : "") + (v.isEnabled() ? "" : " disabled")
        + (v.isSelected() ? " selected" : "") + (v.isFocused() ? " focused" : "") + (v instanceof android.widget.Checkable && ((android.widget.Checkable) v).isChecked() ? " checked" : "")
        + (v instanceof TextView ? " \"" + ((TextView) v).getText() + "\"" : ""));
    if (v instanceof ViewGroup) for (int i = 0; i < ((ViewGroup) v).getChildCount(); i++) tree(((ViewGroup) v).getChildAt(i), depth + 1);
  }
}
