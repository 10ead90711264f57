package scopefunctions

class Builder { val parts = mutableListOf<String>(); var sep = ","; fun add(s: String) = apply { parts += s }; override fun toString() = parts.joinToString(sep) }

inline fun build(f: Builder.() -> Unit) = Builder().apply(f)

class Html { private val out = StringBuilder(); private var depth = 0
    operator fun String.invoke(f: Html.() -> Unit = {}) { out.append("  ".repeat(depth)).append("<$this>\n"); depth++; f(); depth--; out.append("  ".repeat(depth)).append("</$this>\n") }
    operator fun String.unaryPlus() { out.append("  ".repeat(depth)).append(this).append('\n') }
    override fun toString() = out.toString()
}

fun main() {
    println("abc".let { it + it.length })
    println("abc".run { uppercase() + length })
    println(with(StringBuilder()) { append("x"); append(1); toString() })
    println(mutableListOf(1).apply { add(2) }.also { it.add(3) })
    println(5.takeIf { it > 3 }.toString() + 5.takeUnless { it > 3 })
    val n: String? = null
    println(n?.let { "not null" } ?: "was null")
    println(n?.run { length } ?: run { println("computing default"); -1 })
    println(build { add("a").add("b"); sep = "-" })
    var i = 0
    repeat(4) { if (it % 2 == 0) return@repeat; i += it }
    println(i)
    println(listOf(1, 2, 3, 4).let { (a, b, c) -> a * b * c })
    val html = Html()
    html.run { "html" { "body" { +"text"; "br"() } } }
    print(html)
    fun find(xs: List<Int>): Int { xs.forEach { if (it > 2) return it }; return -1 }
    println(find(listOf(1, 3, 5)))
    val r = listOf(1, 2, 3).map label@{ if (it == 2) return@label "two"; it.toString() }
    println(r)
    outer@ for (a in 1..3) for (b in 1..3) { if (b == 2) continue@outer; if (a == 3) break@outer; print("$a$b ") }
    println()
    println(run { val x = 5; x * x })
    println(generateSequence(10) { it.takeIf { v -> v > 0 }?.minus(3) }.toList())
    val chain = "  42 ".trim().also { print("[$it] ") }.toInt().takeIf { it % 2 == 0 }?.let { it / 2 }?.coerceAtMost(20)
    println(chain)
    println(TODO_message())
    try {
        check(i > 100) { "i is $i" }
    } catch (e: IllegalStateException) {
        println(e.message)
    }
    try {
        require(false)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        requireNotNull(n)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        checkNotNull(n) { "custom" }
    } catch (e: IllegalStateException) {
        println(e.message)
    }
    try {
        error("stop")
    } catch (e: IllegalStateException) {
        println(e.message)
    }
    try {
        check(false)
    } catch (e: IllegalStateException) {
        println(e.message)
    }
}

fun TODO_message(): String = try { TODO("later") } catch (e: NotImplementedError) { e.message + (try { TODO() } catch (f: Error) { f.message }) }
