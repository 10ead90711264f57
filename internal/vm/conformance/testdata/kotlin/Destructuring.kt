package destructuring

class Parts(private val s: String) { operator fun component1() = s.first(); operator fun component2() = s.drop(1); operator fun component3() = s.length }
operator fun Int.component1() = this / 10
operator fun Int.component2() = this % 10
data class Entry(val key: String, val value: Int, val extra: List<Int> = listOf(1, 2))

fun minMax(xs: List<Int>): Pair<Int, Int>? = if (xs.isEmpty()) null else xs.min() to xs.max()
fun stats(vararg d: Double) = Triple(d.sum(), d.average(), d.size)

fun main() {
    val (a, b, c) = Parts("hello")
    println("$a $b $c")
    val (tens, ones) = 42
    println("$tens $ones")
    val (lo, hi) = minMax(listOf(3, 1, 4)) ?: (0 to 0)
    println("$lo..$hi")
    val (_, avg, n) = stats(1.0, 2.0, 4.5)
    println("$avg $n")
    for ((k, v) in mapOf("x" to 1, "y" to 2)) print("$k=$v ")
    for ((i, ch) in "ab".withIndex()) print("$i$ch ")
    println()
    println(listOf(Entry("a", 1), Entry("b", 2)).map { (k, v) -> k.repeat(v) })
    println(mapOf(1 to Entry("q", 9)).map { (n, e) -> val (k, _, ex) = e; "$n$k$ex" })
    val (first, second) = listOf("one", "two", "three")
    println(first + second)
    val (x, y, z, w, v) = intArrayOf(1, 2, 3, 4, 5)
    println(x + y + z + w + v)
    try {
        val (p, q) = listOf(1)
        println(p + q)
    } catch (e: IndexOutOfBoundsException) {
        println("too short")
    }
    val (date, time) = "2024-01-02T03:04".split('T')
    val (yy, mm, dd) = date.split('-').map(String::toInt)
    println("$dd.$mm.$yy $time")
    val f: (Pair<Int, Entry>) -> String = { (n, e) -> "$n${e.key}" }
    println(f(1 to Entry("z", 0)))
    val pairs = listOf(1 to "a", 2 to "b").unzip().let { (l, r) -> l.sum() to r.joinToString("") }
    println(pairs)
    var (m1, m2) = 1 to 2
    m1 = m2.also { m2 = m1 }
    println("$m1$m2")
    println(listOf(3 to 'c', 1 to 'a').sortedBy { (n) -> n }.joinToString { (n, c) -> "$n$c" })
    val (head, tail) = listOf(1, 2, 3).let { it.first() to it.drop(1) }
    println("$head|$tail")
    println(mapOf("k" to (1 to 2)).entries.single().let { (k, p) -> val (l, r) = p; k + l + r })
    println("key: value".split(": ").let { (k, v) -> "$v <- $k" })
}
