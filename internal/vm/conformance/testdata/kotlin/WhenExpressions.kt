package whenexpressions

const val LIMIT = 10
fun describe(x: Any): String = when (x) {
    1 -> "one"
    "two" -> "two!"
    in listOf(3, 4) -> "three or four"
    !in 0..LIMIT -> if (x is Int) "out of range" else "not in range ${x::class.simpleName}"
    else -> "other $x"
}
fun season(m: Int) = when (m) { 12, 1, 2 -> "winter"; in 3..5 -> "spring"; in 6..8 -> "summer"; 9, 10, 11 -> "autumn"; else -> throw IllegalArgumentException("month $m") }
fun sparse(n: Int) = when (n) { Int.MIN_VALUE -> "min"; -1000000 -> "neg"; 0 -> "zero"; 1000000 -> "million"; Int.MAX_VALUE -> "max"; else -> "?" }
fun chars(c: Char) = when (c) { 'a', 'e', 'i', 'o', 'u' -> "vowel"; in 'b'..'z' -> "consonant"; in '0'..'9' -> "digit"; else -> "other" }
fun strings(s: String) = when (s) { "Aa", "BB" -> "colliding"; "C#" -> "Cb collide"; "Cb" -> "cb"; "" -> "empty"; else -> "none" }
fun longs(l: Long) = when (l) { 1L shl 40 -> "big"; 0L -> "zero"; else -> "else" }
fun bools(a: Boolean, b: Boolean) = when { a && b -> 3; a -> 2; b -> 1; else -> 0 }
fun grade(s: Int): Char { val r: Char; when { s >= 90 -> r = 'A'; s >= 80 -> { r = 'B' } else -> r = 'F' }; return r }
fun noSubject(n: Int) = buildString { when { n % 15 == 0 -> append("FizzBuzz"); n % 5 == 0 -> append("Buzz"); n % 3 == 0 -> append("Fizz"); else -> append(n) } }
fun type(x: Any?) = when (x) { is Int, is Long -> "integral"; is Float, is Double -> "floating"; is CharSequence -> "text"; is List<*> -> if (x.isEmpty()) "empty list" else type0(x[0]); null -> "null"; else -> "?" }
fun type0(x: Any?) = "list of ${x?.javaClass?.simpleName}"
fun nested(a: Int, b: Int) = when (a) { 0 -> when (b) { 0 -> "00"; else -> "0x" }; else -> when { b > a -> "asc"; b == a -> "eq"; else -> "desc" } }
fun loop(xs: List<Int>): String { val sb = StringBuilder(); for (x in xs) when (x) { 1 -> continue; 5 -> break; else -> sb.append(x) }; return sb.toString() }
fun sideEffects(): String { val log = StringBuilder(); fun f(n: Int) = n.also { log.append(it) }
    when (3) { f(1) -> log.append("a"); f(2) + 1 -> log.append("b"); f(3) -> log.append("c") }; return log.toString() }

fun main() {
    println(listOf(1, "two", 3, 4, 5, 50, 'c').map(::describe))
    println((1..12).map(::season).distinct())
    try {
        season(13)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    println(listOf(Int.MIN_VALUE, -1000000, 0, 1, 1000000, Int.MAX_VALUE).map(::sparse))
    println("ab9_z".map(::chars))
    println(listOf("Aa", "BB", "C#", "Cb", "", "x").map(::strings))
    println(listOf(1L shl 40, 0L, 7L).map(::longs))
    println(listOf(true, false).flatMap { a -> listOf(true, false).map { b -> bools(a, b) } })
    println(listOf(95, 85, 10).map(::grade))
    println((1..15).joinToString(" ") { noSubject(it) })
    println(listOf(1, 2L, 1f, "s", StringBuilder(), listOf<Int>(), listOf('x'), null, 'q').map(::type))
    println(nested(0, 0) + nested(0, 1) + nested(1, 2) + nested(2, 2) + nested(3, 1))
    println(loop(listOf(1, 2, 3, 1, 4, 5, 6)))
    println(sideEffects())
    val r = when (val n = readNumber()) { in Int.MIN_VALUE..-1 -> "neg"; 0 -> "zero"; else -> "pos $n" }
    println(r)
    println(if (r.length > 3) if (r.startsWith("pos")) "P" else "N" else "short")
    var i = 0
    do { val again = i < 3; i++ } while (again)
    println(i)
    while (true) { if (i-- < 0) break }
    println(i)
}

fun readNumber() = "17".toInt()
