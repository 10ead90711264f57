package exceptions

import java.io.Closeable
import java.io.IOException

class Resource(val name: String, val failClose: Boolean = false) : Closeable {
    init { println("open $name") }
    override fun close() { println("close $name"); if (failClose) throw IOException("close $name") }
}

class DomainError(message: String, cause: Throwable? = null, val code: Int = 7) : Exception(message, cause)

fun risky(n: Int): Int = when (n) {
    0 -> throw DomainError("zero")
    1 -> throw ArithmeticException("one")
    2 -> 10 / (n - 2)
    3 -> (null as String?)!!.length
    4 -> (Any() as String).length
    5 -> intArrayOf(1)[5]
    6 -> listOf(1)[3]
    7 -> "x7".toInt()
    else -> n
}

fun order(): String {
    try {
        return "try".also { println("in try") }
    } finally {
        println("in finally")
    }
}

fun main() {
    for (i in 0..8) {
        val s = try {
            "value ${risky(i)}"
        } catch (e: DomainError) {
            "domain ${e.code} ${e.message}"
        } catch (e: ArithmeticException) {
            "arithmetic"
        } catch (e: RuntimeException) {
            "runtime ${e.javaClass.simpleName}"
        } finally {
            print("$i: ")
        }
        println(s)
    }
    println(order())
    println(Resource("a").use { r -> Resource("b").use { r.name + it.name } })
    try {
        Resource("x", true).use { Resource("y", true).use { throw IllegalStateException("body") } }
    } catch (e: IllegalStateException) {
        println(e.message + e.suppressed.map { it.message } + e.suppressedExceptions.size)
    }
    try {
        Resource("z", true).use { println("fine") }
    } catch (e: IOException) {
        println(e)
    }
    val none: Resource? = null
    println(none.use { it == null })
    val e = DomainError("outer", IOException("inner"))
    println("$e / ${e.cause} / ${generateSequence<Throwable>(e) { it.cause }.count()}")
    println(e.stackTraceToString().lines().first())
    println(e.stackTrace.first().methodName)
    e.addSuppressed(Error("s"))
    println(e.suppressedExceptions)
    val r = runCatching { risky(0) }
    println(r.isFailure.toString() + r.exceptionOrNull()?.message + r.getOrDefault(5) + r.getOrElse { -1 } + r.getOrNull())
    println(runCatching { risky(9) }.map { it * 2 }.mapCatching { require(it < 5) { "big $it" } })
    println(Result.success(3).fold({ "ok $it" }, { "bad" }) + Result.failure<Int>(e).recover { 8 }.getOrThrow() + Result.success(1) + Result.failure<Int>(RuntimeException("q")))
    try {
        Result.failure<Int>(IOException("thrown")).getOrThrow()
    } catch (x: IOException) {
        println(x.message)
    }
    Result.success(1).onSuccess { println("success $it") }.onFailure { println("never") }
    println(runCatching { throw StackOverflowError() }.exceptionOrNull())
    fun fail(): Nothing = throw UnsupportedOperationException()
    val v: Int = try { fail() } catch (u: UnsupportedOperationException) { 77 }
    println(v)
    println(assertFails { error("expected") })
    try {
        try { throw Exception("first") } finally { throw Exception("second") }
    } catch (x: Exception) { println(x.message) }
    try { throw Exception() } catch (x: Throwable) { println(x.message + x + x.localizedMessage) }
}

inline fun assertFails(f: () -> Unit): String? { try { f() } catch (t: Throwable) { return t.message }; return null }
