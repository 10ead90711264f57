import java.util.concurrent.atomic.*;

/** Atomic boxes: every operation's result and what is left behind. */
public class Atomics {
    volatile int number;
    volatile long wide;
    volatile String text = "t";
    private volatile int hidden;
    int plain;

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndAdd(-3) + " " + i.addAndGet(10) + " " + i.decrementAndGet() + " " + i.getAndDecrement() + " " + i.getAndSet(100) + " " + i);
        System.out.println(i.compareAndSet(99, 1) + " " + i.compareAndSet(100, 1) + " " + i.weakCompareAndSet(1, 2) + " " + i.updateAndGet(x -> x * 7) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(4, Math::max) + " " + i.getAndAccumulate(2, (a, b) -> a << b) + " " + i.get() + i.intValue() + i.longValue() + i.doubleValue());
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + new AtomicLong(Long.MIN_VALUE).decrementAndGet());
        AtomicLong l = new AtomicLong();
        l.lazySet(1L << 40);
        System.out.println(l.getAndAdd(1) + " " + l.updateAndGet(x -> x >> 8) + " " + l.intValue() + " " + l + l.compareAndSet(0, 0));
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(false, true) + b.compareAndSet(true, false) + b);
        AtomicReference<String> r = new AtomicReference<>("a");
        System.out.println(r.compareAndSet(new String("a"), "b") + " " + r.compareAndSet("a", "b") + r.getAndUpdate(s -> s + "c") + r.updateAndGet(s -> s + "d") + r.accumulateAndGet("e", String::concat) + r.getAndSet(null) + r);
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(a.getAndIncrement(0) + " " + a.addAndGet(1, 5) + a.compareAndSet(2, 3, 9) + a.accumulateAndGet(2, 2, (x, y) -> x * y) + " " + a + a.length());
        AtomicLongArray la = new AtomicLongArray(2);
        la.set(1, 7);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
        System.out.println(la + " " + la.getAndUpdate(1, x -> x + 1) + la + ra.getAndSet(0, "z") + ra + ra.compareAndSet(1, null, "n") + ra.get(1));
        for (int k = 0; k < 3; k++) {
            try {
                System.out.println(k == 0 ? a.get(3) : k == 1 ? la.incrementAndGet(-1) : ra.get(2));
            } catch (IndexOutOfBoundsException e) {
                System.out.println("index");
            }
        }
        AtomicStampedReference<String> st = new AtomicStampedReference<>("x", 1);
        int[] stamp = new int[1];
        System.out.println(st.compareAndSet("x", "y", 0, 2) + " " + st.compareAndSet("x", "y", 1, 2) + st.get(stamp) + stamp[0] + st.attemptStamp("y", 9) + st.getStamp());
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        System.out.println(mk.attemptMark("m", true) + " " + mk.isMarked() + mk.compareAndSet("m", "n", true, false) + mk.getReference());
        Atomics o = new Atomics();
        AtomicIntegerFieldUpdater<Atomics> fi = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "number");
        AtomicLongFieldUpdater<Atomics> fl = AtomicLongFieldUpdater.newUpdater(Atomics.class, "wide");
        AtomicReferenceFieldUpdater<Atomics, String> fr = AtomicReferenceFieldUpdater.newUpdater(Atomics.class, String.class, "text");
        System.out.println(fi.incrementAndGet(o) + " " + fi.getAndAdd(o, 5) + o.number + fl.addAndGet(o, 1L << 33) + fr.compareAndSet(o, "t", "u") + fr.getAndSet(o, "v") + o.text + AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "hidden").updateAndGet(o, x -> x + 3));
        String[] bad = {"plain", "wide", "nothing"};
        for (String name : bad) {
            try {
                AtomicIntegerFieldUpdater.newUpdater(Atomics.class, name);
                System.out.println("?");
            } catch (RuntimeException e) {
                System.out.println(name + " " + e.getClass().getSimpleName());
            }
        }
        LongAdder adder = new LongAdder();
        adder.add(5);
        adder.increment();
        adder.decrement();
        System.out.println(adder + " " + adder.sumThenReset() + adder.sum() + " " + adder.intValue());
        LongAccumulator max = new LongAccumulator(Math::max, -1);
        max.accumulate(4);
        max.accumulate(2);
        DoubleAdder da = new DoubleAdder();
        da.add(0.5);
        da.add(0.25);
        DoubleAccumulator dm = new DoubleAccumulator((x, y) -> x * y, 1);
        dm.accumulate(2.5);
        System.out.println(max.get() + " " + max.getThenReset() + max + " " + da + da.sum() + " " + dm + dm.getThenReset() + dm.get());
    }
}
