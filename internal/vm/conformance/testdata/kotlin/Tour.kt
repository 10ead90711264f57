package tour

import kotlin.properties.Delegates
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

sealed class Shape { data class Circle(val r: Double) : Shape(); data class Rect(val w: Int, val h: Int = 2, private val tag: String? = null) : Shape(); object Unit : Shape() }
@JvmInline value class Meters(val v: Int) : Comparable<Meters> { operator fun plus(o: Meters) = Meters(v + o.v); override fun compareTo(other: Meters) = v.compareTo(other.v) }
class Trimmed : ReadWriteProperty<Any?, String> { private var s = ""; override fun getValue(thisRef: Any?, property: KProperty<*>) = "${property.name}:$s"; override fun setValue(thisRef: Any?, property: KProperty<*>, value: String) { s = value.trim() } }
class Model { var name by Trimmed(); val lazyV by lazy { println("computing"); 42 }; var watched by Delegates.observable(1) { p, o, n -> println("${p.name} $o->$n") }; var veto by Delegates.vetoable(0) { _, _, n -> n < 10 }; lateinit var late: String; var nn: Int by Delegates.notNull(); val map = mapOf("k" to 7); val k: Int by map }
interface Base { fun say(): String; fun loud() = say().uppercase() }
class Derived(b: Base) : Base by b
class Html { private val sb = StringBuilder(); fun tag(n: String, vararg attrs: Pair<String, Any?>, body: Html.() -> Unit = {}) { sb.append("<$n"); attrs.forEach { (k, v) -> sb.append(" $k='$v'") }; sb.append('>'); body(); sb.append("</$n>") }; operator fun String.unaryPlus() { sb.append(this) }; override fun toString() = sb.toString() }
inline fun <reified T> List<*>.only() = filterIsInstance<T>()
tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
infix fun Int.pow(n: Int): Long = (1..n).fold(1L) { a, _ -> a * this }
fun <T, R> T.check(f: (T) -> R): String = runCatching { f(this) }.fold({ "ok $it" }, { "${it::class.simpleName}: ${it.message}" })
enum class Lvl(val n: Int) { LO(1) { override fun f() = "low" }, HI(9) { override fun f() = "high" }; abstract fun f(): String; companion object { fun of(n: Int) = values().firstOrNull { it.n == n } } }
data class P(val x: Int, val y: Int) { operator fun times(k: Int) = P(x * k, y * k); operator fun get(i: Int) = if (i == 0) x else y; operator fun contains(v: Int) = v == x || v == y; operator fun rangeTo(o: P) = (x..o.x).map { P(it, y) }; operator fun inc() = P(x + 1, y); operator fun not() = P(-x, -y); operator fun invoke(s: String) = "$s$this" }

fun main() {
    val shapes = listOf(Shape.Circle(1.5), Shape.Rect(3), Shape.Rect(1, 4, "t"), Shape.Unit)
    for (s in shapes) println(when (s) { is Shape.Circle -> "circle ${s.r * 2} ${s.copy(r = 2.0)}"; is Shape.Rect -> "rect ${s.w * s.h} $s ${s.hashCode() == s.copy().hashCode()} ${s == s.copy(w = 9)}"; Shape.Unit -> "unit ${s == Shape.Unit}" })
    println(Meters(3) + Meters(4))
    println(maxOf(Meters(3), Meters(4)))
    println(listOf(Meters(2), Meters(1)).sorted())
    val m = Model(); m.name = "  x "
    println(m.name)
    println(m.lazyV + m.lazyV); m.watched = 5; m.veto = 50; m.veto = 5
    println("${m.veto} ${m.k}")
    println(m.check { it.late })
    println(m.check { it.nn }); m.late = "L"
    println(m.late)
    println(Derived(object : Base { override fun say() = "hi" }).loud())
    println(Html().apply { tag("div", "id" to 1, "c" to null) { +"text"; tag("b") { +"bold" } } })
    println(listOf(1, "a", 2.0, null, 'c', 3L).only<Number>())
    println("${gcd(1071, 462)} ${2 pow 40}")
    println("x".check { it.toInt() })
    println("1.2.3".check { it.toDouble() })
    println(listOf<Int>().check { it.first() })
    println(listOf(1, 2).check { it.single() })
    println(emptyList<Int>().check { it.reduce { a, b -> a + b } })
    println(mapOf(1 to 2).check { it.getValue(3) })
    println((null as String?).check { it!!.length })
    println(1.check { require(it > 1) { "need $it" } })
    println(1.check { check(it > 1) })
    println(1.check { error("bad $it") })
    println(1.check { TODO("later") })
    println(listOf(1).check { (it as MutableList<Int>).add(2) })
    println(Lvl.LO.check { Lvl.valueOf("X") })
    println("${Lvl.of(9)?.f()} ${Lvl.of(5)} ${Lvl.HI} ${Lvl.values().joinToString { it.name + it.ordinal }}")
    var p = P(1, 2); val (a, b) = p
    println("$a$b ${p * 3} ${p[1]} ${2 in p} ${p..P(3, 0)} ${!p} ${p("q")}"); p++
    println(p)
    println(generateSequence(1) { if (it < 100) it * 3 else null }.map { it + 1 }.filter { it % 2 == 0 }.toList())
    println(sequence { yield(1); yieldAll(listOf(2, 3)); var x = 4; while (true) yield(x++) }.drop(2).take(4).joinToString("|", "<", ">", 3, "..."))
    println((1..20 step 3).toList() + (10 downTo 1 step 4) + ('a'..'e').toList())
    println((1..10).chunked(3).map { it.sum() })
    println((1..6).windowed(3, 2, true))
    println(listOf(3, 1, 2).zip(listOf("a", "b")).toMap())
    println((1..10).partition { it % 3 == 0 })
    println(listOf("apple", "bob", "cat", "avocado").groupBy { it.first() }.mapValues { it.value.size })
    println("hello world".groupingBy { it }.eachCount().filter { it.value > 1 }.toSortedMap())
    println(listOf(1, 2, 3).scan(0) { x, y -> x + y })
    println(listOf(5, 3).sortedWith(compareByDescending<Int> { it % 3 }.thenBy { it }))
    println(listOf("a", null, "b").filterNotNull().associateWith { it.length })
    println(listOf(listOf(1), listOf(2, 3)).flatten().foldRight("") { i, s -> "$s$i" })
    println(buildString { repeat(3) { append(it).append(',') }; setLength(length - 1) })
    println("  a b  ".trim().split(' ').joinToString("") { it.replaceFirstChar(Char::titlecase) })
    println("""
        |multi
        |  line ${'$'}
    """.trimMargin().lines())
    println("Hello".run { reversed() + length } + "abc".padStart(5, '*') + "x=1;y=2".split(";").associate { it.substringBefore("=") to it.substringAfter("=") } + "a-b_c".split('-', '_') + "%05.1f|%s".format(3.14159, null) + "abcabc".replace("b", "X").indexOf('X') + "AbC".filter { it.isUpperCase() } + "12".toIntOrNull() + "z".toIntOrNull(36) + "ab".repeat(2).removeSuffix("b") + "kotlin".commonPrefixWith("kotlet") + "a,b".equals("A,B", ignoreCase = true))
    println("${Int.MAX_VALUE + 1} ${5 / 2} ${-5 % 3} ${(-5).mod(3)} ${1 shl 33} ${7 xor 2} ${255.toString(2)} ${0xFFu.toByte()} ${UInt.MAX_VALUE} ${3.7.toInt()} ${'a' + 1} ${'c' - 'a'} ${10.coerceIn(1, 5)} ${1.0 / 3} ${1f / 3} ${100000000.0} ${1e-5}"); val x: Any = 5
    println(if (x is Int && x > 3) "smart ${x + 1}" else "no")
    println((1..3).map { n -> run { if (n == 2) return@map "two"; "$n" } }); outer@ for (i in 1..3) for (j in 1..3) { if (j == 2) continue@outer; if (i == 3) break@outer
    println("$i$j") }
    println(listOf(1, 2, 3).also { println(it.size) }.let { it.last() }.takeIf { it > 2 }?.plus(1) ?: "none")
    println(arrayOf(1, 2).contentToString() + intArrayOf(3, 1).sorted() + Array(2) { IntArray(2) { it } }.contentDeepToString())
    println(mutableMapOf(1 to "a").apply { getOrPut(2) { "b" }; merge(1, "z") { o, n -> o + n }; this += 3 to "c"; remove(2) })
    println(Result.failure<Int>(Exception("e")).toString() + Result.success(3).getOrElse { 0 } + runCatching { "q".toInt() }.getOrDefault(9) + runCatching { 1 }.map { it + 1 }.getOrNull() + runCatching { error("x") }.recover { 5 })
    println(with(StringBuilder()) { append("w"); insert(0, 1); toString() })
    println(Pair(1, Triple("a", 'b', null)).toString() + (1 to 2).toList() + listOf(1).hashCode() + setOf(1, 2).minus(1) + (setOf(1) union listOf(2)) + listOf(1, 2).subtract(setOf(2)))
    val fs = mutableListOf<() -> Int>(); for (i in 0..2) { fs += { i * i } }
    println(fs.map { it() })
    fun local(n: Int): Int {
        return if (n <= 1) 1 else n * local(n - 1)
    }
    println(local(10))
    println(object { val q = 3
        override fun toString() = "anon$q" })
    println(P::class.simpleName + String::length.name + P::x.get(p))
    println(listOf(1, 2, 3, 4).runningReduce { q, w -> q * w }.joinToString() + listOf(4, 2).minOrNull() + listOf("b", "a").maxByOrNull { it } + listOf(1.5, 2.5).average() + (1..5).sumOf { it * 2 } + listOf(1, 2, 2).distinct() + listOf(1, 2, 3).takeWhile { it < 3 } + listOf(1, 2, 3).dropLast(1) + listOf(1, 2).indices + (1..3).reversed() + listOf(1, 2, 3).none { it > 3 } + listOf(3, 4).withIndex().map { (i, v) -> i * v } + ArrayDeque(listOf(1, 2)).apply { addFirst(0) } + buildList { add(1); addAll(listOf(2)) } + buildMap { put("k", 1) } + "x".compareTo("y") + (3 downTo 1).toSet())
}
