package lambdas

fun compose(f: (Int) -> Int, g: (Int) -> Int): (Int) -> Int = { g(f(it)) }
fun counter(): () -> Int { var n = 0; return { ++n } }
fun apply3(f: (Int, String, Double) -> String) = f(1, "a", 2.5)
fun withReceiver(f: StringBuilder.(Int) -> Unit) = StringBuilder().apply { f(7) }.toString()
inline fun measure(block: () -> Unit): String { block(); return "done" }
inline fun twice(crossinline f: (Int) -> Unit): Runnable = object : Runnable { override fun run() { f(1); f(2) } }
inline fun mixed(a: () -> Int, noinline b: () -> Int): List<() -> Int> = listOf(b, { 10 }).also { println(a()) }
fun <T> T.tap(f: (T) -> Unit): T { f(this); return this }
fun interface Transformer { fun transform(s: String): String; fun twice(s: String) = transform(transform(s)) }
class Op(val name: String) : (Int) -> String { override fun invoke(p: Int) = "$name($p)" }
fun vararg(vararg xs: Int, f: (Int) -> Int = { it }) = xs.map(f)
tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
tailrec fun count(n: Int, acc: Long = 0): Long = if (n == 0) acc else count(n - 1, acc + n)
fun Int.isOdd() = this % 2 != 0

fun main() {
    println(compose({ it + 1 }, { it * 10 })(4))
    val c1 = counter()
    val c2 = counter()
    println(c1() + c1() + c2())
    println(apply3 { a, b, c -> "$a$b$c" })
    println(withReceiver { append(it).append("!") })
    println(measure { println("inside") })
    var seen = 0
    twice { seen += it }.run()
    println(seen)
    println(mixed({ 5 }, { 6 }).map { it() })
    println(3.tap { println("tap $it") } + 1)
    val t = Transformer { it + "!" }
    println(t.twice("hey"))
    println(Op("f")(3) + listOf(1, 2).map(Op("g")))
    println(vararg(1, 2, 3) { it * it } + vararg(*intArrayOf(4, 5)) + vararg())
    println(gcd(1071, 462).toString() + count(100000))
    println(listOf(1, 2, 3).filter(Int::isOdd) + listOf("a", "bb").map(String::length))
    val ctor: () -> StringBuilder = ::StringBuilder
    println(ctor().append("built"))
    val bound: (Int) -> String = "hello"::substring
    println(bound(2))
    println(listOf(3, 1, 2).sortedWith { a, b -> b - a })
    val runs = (1..3).map { i -> { i * i } }
    println(runs.map { it() })
    val ops: Map<String, (Int, Int) -> Int> = mapOf("+" to Int::plus, "-" to { a, b -> a - b }, "max" to ::maxOf)
    println(ops.mapValues { (_, f) -> f(7, 3) })
    val fact = fun(n: Int): Int { var r = 1; for (i in 2..n) r *= i; return r }
    println(fact(6))
    lateinit var rec: (Int) -> Int
    rec = { if (it < 2) it else rec(it - 1) + rec(it - 2) }
    println(rec(15))
    val big: (Int, Int, Int, Int, Int) -> Int = { a, b, c, d, e -> a + b + c + d + e }
    println(big(1, 2, 3, 4, 5))
    println({ x: Int -> x }.toString() + ({ a: Int, b: String -> a.toString() + b }).toString())
    val nullable: (() -> Int)? = null
    println(nullable?.invoke().toString() + (nullable ?: { 3 })())
    val curried = { a: Int -> { b: Int -> { c: Int -> a * 100 + b * 10 + c } } }
    println(curried(1)(2)(3))
    run { println("anonymous"); run { println("nested") } }
    val sam = Comparator<String> { a, b -> a.length - b.length }
    println(listOf("ccc", "a", "bb").sortedWith(sam.reversed()))
    println(sequenceOf(1, 2).map { it::class.simpleName }.toList())
}
