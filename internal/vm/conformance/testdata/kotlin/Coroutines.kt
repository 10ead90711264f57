package coroutines

import kotlin.coroutines.*
import kotlin.coroutines.intrinsics.*

class Scheduler {
    private val queue = ArrayDeque<() -> Unit>()
    var time = 0
    private val timers = sortedMapOf<Int, MutableList<() -> Unit>>()
    fun post(f: () -> Unit) { queue.addLast(f) }
    fun at(t: Int, f: () -> Unit) { timers.getOrPut(t) { mutableListOf() }.add(f) }
    fun run() {
        while (true) {
            while (queue.isNotEmpty()) queue.removeFirst()()
            val t = if (timers.isEmpty()) break else timers.firstKey()
            time = t
            timers.remove(t)!!.forEach { post(it) }
        }
    }
}

class Name(val name: String) : AbstractCoroutineContextElement(Name) { companion object Key : CoroutineContext.Key<Name>; override fun toString() = "Name($name)" }

class Loop(val s: Scheduler) : ContinuationInterceptor, AbstractCoroutineContextElement(ContinuationInterceptor) {
    override fun <T> interceptContinuation(continuation: Continuation<T>) = Continuation<T>(continuation.context) { r -> s.post { continuation.resumeWith(r) } }
}

val scheduler = Scheduler()

suspend fun delay(n: Int) = suspendCoroutine<Unit> { c -> scheduler.at(scheduler.time + n) { c.resume(Unit) } }
suspend fun name() = coroutineContext[Name]?.name ?: "anonymous"
suspend fun failLater(): Int { delay(3); throw IllegalStateException("later") }

fun launch(context: CoroutineContext = EmptyCoroutineContext, block: suspend () -> Unit) {
    block.startCoroutine(Continuation(context + Loop(scheduler)) { r -> r.onFailure { println("coroutine failed: ${it.message}") } })
}

class Deferred<T> { private var result: Result<T>? = null; private val waiting = mutableListOf<Continuation<T>>()
    fun complete(r: Result<T>) { result = r; waiting.forEach { it.resumeWith(r) } }
    suspend fun await(): T = suspendCoroutine { c -> result?.let { c.resumeWith(it) } ?: waiting.add(c) }
}

fun <T> async(block: suspend () -> T): Deferred<T> = Deferred<T>().also { d -> block.startCoroutine(Continuation(Loop(scheduler)) { d.complete(it) }) }

suspend fun immediate(): Int = suspendCoroutineUninterceptedOrReturn { 11 }
suspend fun locals(n: Int): String { var s = ""; val d = 0.5; var l = 1L shl 40; for (i in 1..n) { s += i; l += i; delay(1) }; return "$s $d $l" }

fun main() {
    launch(Name("A")) {
        println("${name()} start at ${scheduler.time}")
        delay(5)
        println("${name()} mid at ${scheduler.time}")
        delay(5)
        println("${name()} end at ${scheduler.time}")
    }
    launch(Name("B")) { repeat(4) { println("${name()} $it at ${scheduler.time}"); delay(3) } }
    launch { try { failLater() } catch (e: IllegalStateException) { println("caught ${e.message} at ${scheduler.time}") } finally { println("finally") } }
    launch { failLater() }
    launch {
        val a = async { delay(7); 20 }
        val b = async { delay(2); 22 }
        println("sum ${a.await() + b.await()} at ${scheduler.time}")
        val bad = async<Int> { error("async") }
        println(runCatching { bad.await() }.exceptionOrNull()?.message)
    }
    launch { println(immediate()); println(locals(3)) }
    println("main goes on")
    scheduler.run()
    val c = Name("x") + Loop(scheduler)
    println(c[Name].toString() + (c.minusKey(Name)[Name] == null) + EmptyCoroutineContext + c.fold(0) { n, _ -> n + 1 })
    var saved: Continuation<Int>? = null
    val block: suspend () -> String = { "got " + suspendCoroutine<Int> { saved = it } }
    block.startCoroutine(Continuation(EmptyCoroutineContext) { println(it) })
    println("suspended")
    saved!!.resume(5)
    try {
        saved!!.resume(6)
    } catch (e: IllegalStateException) {
        println(e.message)
    }
    val lazy = suspend { println("running"); 3 }.createCoroutine(Continuation(EmptyCoroutineContext) { println("completed $it") })
    println("created")
    lazy.resume(Unit)
    println(suspend { 4 }.startCoroutineUninterceptedOrReturn(Continuation(EmptyCoroutineContext) { }))
    println((suspend { delay(1); 4 }.startCoroutineUninterceptedOrReturn(Continuation(EmptyCoroutineContext) { println("late $it") }) === COROUTINE_SUSPENDED).toString())
    scheduler.run()
}
