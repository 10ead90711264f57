package threads

import java.util.concurrent.*
import java.util.concurrent.atomic.AtomicInteger
import java.util.concurrent.locks.ReentrantLock
import java.util.concurrent.locks.ReentrantReadWriteLock
import kotlin.concurrent.*

class Account(var balance: Int) {
    private val lock = ReentrantLock()
    fun add(n: Int) = lock.withLock { balance += n }
    private var synced = 0
    @Synchronized fun addSync(n: Int) { synced += n }
}

@Volatile var flag = false

fun main() {
    val log = CopyOnWriteArrayList<String>()
    val t = thread(name = "worker", isDaemon = false) { log += Thread.currentThread().name }
    t.join()
    println(log)
    val later = thread(start = false, priority = 7) { log += "later" }
    println(later.state.toString() + later.priority)
    later.start()
    later.join()
    println(log)
    val a = Account(0)
    (1..4).map { thread { repeat(250) { a.add(1); a.addSync(0) } } }.forEach { it.join() }
    println(a.balance)
    val lock = Any()
    var n = 0
    List(3) { thread { repeat(100) { synchronized(lock) { n++ } } } }.forEach(Thread::join)
    println(n)
    val pool = Executors.newFixedThreadPool(3)
    println((1..5).map { pool.submit(Callable { it * it }) }.map { it.get() })
    pool.shutdown()
    println(pool.awaitTermination(5, TimeUnit.SECONDS))
    val latch = CountDownLatch(3)
    val ticks = AtomicInteger()
    val timer = fixedRateTimer("ticker", daemon = true, initialDelay = 1, period = 5) { if (ticks.incrementAndGet() <= 3) latch.countDown() else cancel() }
    latch.await()
    timer.cancel()
    println(ticks.get() >= 3)
    val once = CountDownLatch(1)
    java.util.Timer(true).schedule(10) { once.countDown() }
    println(once.await(5, TimeUnit.SECONDS))
    val rw = ReentrantReadWriteLock()
    println(rw.read { "read" } + rw.write { "write" })
    thread { Thread.sleep(5); flag = true }
    while (!flag) Thread.yield()
    println("flag")
    val local = ThreadLocal.withInitial { "init" }
    local.set("main")
    var other = ""
    thread { other = local.get() }.join()
    println(local.get() + other + ThreadLocal<Int>().getOrSet { 5 })
    val q = LinkedBlockingQueue<Int>(2)
    val producer = thread { for (i in 1..6) q.put(i); q.put(-1) }
    val got = generateSequence { q.take().takeIf { it >= 0 } }.toList()
    producer.join()
    println(got)
    val m = ConcurrentHashMap<String, Int>()
    m.getOrPut("a") { 1 }
    m.merge("a", 5, Int::plus)
    println(m)
    val f = CompletableFuture.supplyAsync { 20 }.thenApply { it + 1 }.thenCombine(CompletableFuture.completedFuture(2)) { x, y -> x * y }
    println(f.get())
    val bad = thread(start = false) { throw IllegalStateException("in thread") }
    bad.setUncaughtExceptionHandler { th, e -> log += "uncaught ${e.message} ${th === bad}" }
    bad.start()
    bad.join()
    println(log.last())
    val sleeper = thread { try { Thread.sleep(100000) } catch (e: InterruptedException) { log += "interrupted ${Thread.currentThread().isInterrupted}" } }
    sleeper.interrupt()
    sleeper.join()
    println(log.last())
}
