/** Weak, soft and phantom references and their queue. */
public class References {
    public static void main(String[] args) throws Exception {
        Object o = new Object();
        java.lang.ref.ReferenceQueue<Object> q = new java.lang.ref.ReferenceQueue<Object>();
        java.lang.ref.WeakReference<Object> w = new java.lang.ref.WeakReference<Object>(o, q);
        java.lang.ref.SoftReference<String> s = new java.lang.ref.SoftReference<String>("soft");
        java.lang.ref.PhantomReference<Object> p = new java.lang.ref.PhantomReference<Object>(o, q);
        System.out.println((w.get() == o) + " " + s.get() + " " + p.get() + " " + q.poll() + " " + w.isEnqueued());
        System.out.println(w.enqueue() + " " + w.enqueue() + " " + w.isEnqueued() + " " + (w.get() == null));
        System.out.println((q.poll() == w) + " " + q.poll() + " " + w.isEnqueued());
        s.clear();
        System.out.println(s.get() + " " + s.enqueue());
        System.out.println(q.remove(10));
        p.enqueue();
        System.out.println(q.remove() == p);
        System.out.println(o != null);
    }
}
