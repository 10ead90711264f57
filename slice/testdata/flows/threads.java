// == thread
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  final String v = SRC;
  new Thread(new Runnable() { public void run() {
  LEAK(v); } }).start(); } }
// == subclass
class T extends Thread { final String v; final String w; T(String v, String w) { this.v = v; this.w = w; } public void run() {
  LEAK(v);
  SAFE(w); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  new T(SRC, "x").start(); } }
// == async
class T extends AsyncTask<String, Void, String> { protected String doInBackground(String... a) {
  LEAK(a[0]);
  SAFE(a[1]);
  return a[0]; }
 protected void onPostExecute(String r) {
  LEAK(r); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  new T().execute(SRC, "x"); } }
// == asyncfield
class T extends AsyncTask<Void, Integer, Void> { String v = ""; Context c; T(Context c) { this.c = c; } protected void onPreExecute() {
  v = SRC(c); }
 protected Void doInBackground(Void... a) {
  LEAK(v);
  publishProgress(v.length());
  return null; }
 protected void onProgressUpdate(Integer... p) {
  LEAK("" + p[0]); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  new T(this).execute(); } }
// == executor
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  final String v = SRC;
  ExecutorService x = Executors.newFixedThreadPool(2);
  x.execute(new Runnable() { public void run() {
  LEAK(v); } }); } }
// == future
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); ExecutorService x = Executors.newFixedThreadPool(2); try {
  Future<String> f = x.submit(new Callable<String>() { public String call() {
  return SRC(A.this); } });
  LEAK(f.get());
  Future<String> g = x.submit(new Callable<String>() { public String call() { return "x"; } });
  SAFE(g.get()); } catch (Exception e) { } } }
// == looper
class W extends Thread { Handler h; public void run() { Looper.prepare(); h = new Handler() { public void handleMessage(Message m) {
  LEAK(m.getData().getString("k"));
  SAFE(m.getData().getString("o")); } }; Looper.loop(); } }
class A extends Activity { W w = new W(); public void onCreate(Bundle s) { super.onCreate(s); w.start(); }
 public void onResume() { super.onResume(); Message m = w.h.obtainMessage(); Bundle b = new Bundle();
  b.putString("k", SRC);
  b.putString("o", "x");
  m.setData(b); w.h.sendMessage(m); } }
// == queue
class A extends Activity { final BlockingQueue<String> q = new LinkedBlockingQueue<>(); public void onCreate(Bundle s) { super.onCreate(s);
  new Thread() { public void run() { try {
  LEAK(q.take()); } catch (InterruptedException e) { } } }.start();
  q.offer(SRC); } }
// == timer
class A extends Activity { String v = ""; public void onCreate(Bundle s) { super.onCreate(s);
  v = SRC;
  new java.util.Timer().schedule(new java.util.TimerTask() { public void run() {
  LEAK(v); } }, 10); } }
// == uithread
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  final String v = SRC;
  new Thread() { public void run() { runOnUiThread(new Runnable() { public void run() {
  LEAK(v); } }); } }.start(); } }
// == local
class A extends Activity { static ThreadLocal<String> t = new ThreadLocal<>(); static ThreadLocal<String> u = new ThreadLocal<>(); public void onCreate(Bundle s) { super.onCreate(s);
  t.set(SRC);
  u.set("x");
  LEAK(t.get());
  SAFE(u.get()); } }
// == atomic
class A extends Activity { final AtomicReference<String> r = new AtomicReference<>(""); final AtomicReference<String> q = new AtomicReference<>(""); public void onCreate(Bundle s) { super.onCreate(s);
  r.set(SRC);
  q.set("x");
  new Thread() { public void run() {
  LEAK(r.get());
  SAFE(q.get()); } }.start(); } }
// == z1
class A extends Activity { volatile String v = ""; public void onCreate(Bundle s) { super.onCreate(s);
  v = "x";
  Thread t = new Thread() { public void run() {
  v = SRC(A.this); } };
  t.start(); try { t.join(); } catch (InterruptedException e) { }
  LEAK(v); } }
// == z2
class A extends Activity { final List<String> l = Collections.synchronizedList(new ArrayList<String>()); public void onCreate(Bundle s) { super.onCreate(s);
  new Thread() { public void run() {
  l.add(SRC(A.this)); } }.start(); }
 public void onPause() { super.onPause();
  LEAK(l.get(0)); } }
// == z3
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String[] box = { "x" }; final String[] other = { "y" };
  box[0] = SRC;
  new Handler().post(new Runnable() { public void run() {
  LEAK(box[0]);
  SAFE(other[0]); } }); } }
// == callable
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); ExecutorService e = Executors.newSingleThreadExecutor(); try {
  Future<String> f = e.submit(new Callable<String>() { public String call() {
  return SRC(A.this); } });
  Future<String> g = e.submit(new Callable<String>() { public String call() { return "x"; } });
  LEAK(f.get());
  SAFE(g.get()); } catch (Exception x) { } } }
// == blocking
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final BlockingQueue<String> q = new LinkedBlockingQueue<>(); final BlockingQueue<String> r = new LinkedBlockingQueue<>();
  new Thread(new Runnable() { public void run() { try {
  q.put(SRC(A.this)); r.put("x"); } catch (InterruptedException e) { } } }).start(); try {
  LEAK(q.take());
  SAFE(r.take()); } catch (InterruptedException e) { } } }
// == messageobj
class A extends Activity { Handler h = new Handler() { public void handleMessage(Message m) {
  LEAK((String) m.obj);
  SAFE(m.getData().getString("k")); } };
  public void onCreate(Bundle s) { super.onCreate(s);
  Message m = h.obtainMessage(3, SRC);
  h.sendMessage(m); } }
// == scheduled
class A extends Activity { String v = "", w = "x"; public void onCreate(Bundle s) { super.onCreate(s); ScheduledExecutorService e = Executors.newScheduledThreadPool(1);
  v = SRC;
  e.schedule(new Runnable() { public void run() {
  LEAK(v);
  SAFE(w); } }, 3, TimeUnit.SECONDS); } }
// == interrupted
class A extends Activity { String v = "x", w = "y"; final Object lock = new Object(); public void onCreate(Bundle s) { super.onCreate(s);
  new Thread(new Runnable() { public void run() { synchronized (lock) {
  v = SRC(A.this); w = "z"; lock.notifyAll(); } } }).start();
  new Thread(new Runnable() { public void run() { synchronized (lock) { try { lock.wait(); } catch (InterruptedException e) { }
  LEAK(v);
  SAFE(w); } } }).start(); } }
// == handlerthread
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); HandlerThread t = new HandlerThread("t"); t.start(); final Bundle b = new Bundle();
  b.putString("k", SRC);
  b.putString("o", "x");
  new Handler(t.getLooper()).post(new Runnable() { public void run() {
  LEAK(b.getString("k"));
  SAFE(b.getString("o")); } }); } }
// == latch
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final String[] r = new String[2]; final CountDownLatch l = new CountDownLatch(1);
  new Thread() { public void run() {
  r[0] = SRC(A.this); r[1] = "x"; l.countDown(); } }.start();
  try { l.await(); } catch (InterruptedException e) { }
  LEAK(r[0]);
  SAFE(r[1]); } }
// == invokeall
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); ExecutorService e = Executors.newFixedThreadPool(2); List<Callable<String>> l = new ArrayList<>();
  final String v = SRC;
  l.add(new Callable<String>() { public String call() { return v; } }); try {
  for (Future<String> f : e.invokeAll(l)) {
  LEAK(f.get()); } } catch (Exception x) { } } }
// == completable
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final FutureTask<String> f = new FutureTask<>(new Callable<String>() { public String call() {
  return SRC; } });
  new Thread(f).start(); try {
  LEAK(f.get()); } catch (Exception e) { }
  SAFE("x"); } }
// == concurrentmap
class A extends Activity { final ConcurrentHashMap<String, String> m = new ConcurrentHashMap<>(); public void onCreate(Bundle s) { super.onCreate(s); new Thread() { public void run() {
  m.put("k", SRC);
  m.put("o", "x"); } }.start(); }
 public void onResume() { super.onResume();
  LEAK(m.get("k"));
  SAFE(m.get("o")); } }
// == timertask
class W extends TimerTask { final String v; final String w = "x"; W(String v) { this.v = v; } public void run() {
  LEAK(v);
  SAFE(w); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  new java.util.Timer().schedule(new W(SRC), 100); } }
// == callbackpost
interface Done { void done(String v); }
class A extends Activity { void load(final Done d) { final Handler h = new Handler(); new Thread(new Runnable() { public void run() {
  final String v = SRC;
  h.post(new Runnable() { public void run() {
  d.done(v); } }); } }).start(); }
 public void onCreate(Bundle s) { super.onCreate(s); load(new Done() { public void done(String v) {
  LEAK(v);
  SAFE("x"); } }); } }
// == idle
class A extends Activity { String v = "x"; public void onCreate(Bundle s) { super.onCreate(s);
  v = SRC;
  android.os.Looper.myQueue().addIdleHandler(new MessageQueue.IdleHandler() { public boolean queueIdle() {
  LEAK(v);
  return false; } }); } }
// == futuretask
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); try {
  FutureTask<String> f = new FutureTask<String>(new Callable<String>() { public String call() { return SRC; } });
  FutureTask<String> g = new FutureTask<String>(new Callable<String>() { public String call() { return "x"; } });
  new Thread(f).start(); new Thread(g).start();
  LEAK(f.get());
  SAFE(g.get()); } catch (Exception e) { } } }
// == forkjoin
class Sum extends RecursiveTask<String> { String v; Sum(String v) { this.v = v; } protected String compute() { return v + "!"; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s);
  Sum a = new Sum(SRC), b = new Sum("b"); a.fork(); b.fork();
  LEAK(a.join());
  SAFE(b.join()); } }
// == producer
class Box { private String v; synchronized void put(String s) { v = s; notifyAll(); } synchronized String take() throws InterruptedException { while (v == null) wait(); String r = v; v = null; return r; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); final Box a = new Box(), b = new Box(); new Thread(new Runnable() { public void run() { a.put(SRC); b.put("x"); } }).start(); try {
  LEAK(a.take());
  SAFE(b.take()); } catch (InterruptedException e) { } } }
// == runnablefield
class Job implements Runnable { final StringBuilder log = new StringBuilder(); final String v; Job(String v) { this.v = v; } public void run() { log.append(v); } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); Job a = new Job(SRC), b = new Job("b"); Thread t = new Thread(a), u = new Thread(b); t.start(); u.start(); try { t.join(); u.join(); } catch (InterruptedException e) { }
  LEAK(a.log.toString());
  SAFE(b.log.toString()); } }
// == asynctwo
class T extends AsyncTask<String, Void, String> { protected String doInBackground(String... p) { return p[0] + "!"; } protected void onPostExecute(String r) { } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); T t = new T(), u = new T(); t.execute(SRC); u.execute("u"); try {
  LEAK(t.get());
  SAFE(u.get()); } catch (Exception e) { } } }
// == twoofclass
class W extends Thread { final String in; String out = "", c = "c"; W(String s) { in = s; } public void run() { out = in; } }
class A extends Activity { public void onCreate(Bundle s) { super.onCreate(s); W w = new W(SRC), v = new W("x"); w.start(); v.start(); try { w.join(); v.join(); } catch (InterruptedException e) { }
  LEAK(w.out);
  SAFE(v.out);
  SAFE(w.c); } }
