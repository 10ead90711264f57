package ranges

class Version(val major: Int, val minor: Int) : Comparable<Version> {
    override fun compareTo(other: Version) = compareValuesBy(this, other, { it.major }, { it.minor })
    override fun toString() = "$major.$minor"
}

fun main() {
    println((1..10 step 3).toList() + (10 downTo 1 step 4).toList())
    println((1 until 5).toString() + (1..<5) + (5 downTo 1) + (1..9 step 2) + ('a'..'e') + (1L..3L) + (1u..3u))
    println((1..10).reversed().first.toString() + (1..0).isEmpty() + (3..1).toList())
    println(('a'..'z' step 5).joinToString("") + ('z' downTo 'w').toList())
    println(5 in 1..10 && 11 !in 1..10 && 3L in 1..5 && 2.5 in 1.0..3.0)
    println("kotlin" in "a".."m" || "kotlin" in "j".."l")
    println(Version(1, 5) in Version(1, 0)..Version(2, 0))
    println(Version(1, 0)..Version(2, 0))
    println((1.0..2.0).toString() + (1.0..2.0).isEmpty() + (Double.NaN in 1.0..2.0))
    println(15.coerceIn(1, 10) + (-5).coerceAtLeast(0) + 7.coerceAtMost(3))
    println(15.coerceIn(20..30).toString() + 2.5f.coerceIn(0f, 1f) + "q".coerceIn("a", "f"))
    println((1..100).sum().toString() + (1..5).average() + (1..5).reduce(Int::times))
    println((Int.MAX_VALUE - 2..Int.MAX_VALUE).count().toString() + (Long.MIN_VALUE..Long.MIN_VALUE + 1).toList())
    for (i in Int.MAX_VALUE - 1..Int.MAX_VALUE) print("$i ")
    for (i in Int.MIN_VALUE + 1 downTo Int.MIN_VALUE) print("$i ")
    println()
    println((1..10 step 3).last.toString() + (10 downTo 1 step 4).last + IntProgression.fromClosedRange(0, 10, 4).last)
    println((1..5) == (1..5) && (1..0) == (5..3) && (1..5).hashCode() == 31 + 5)
    println("${(1..3).hashCode()} ${(1L..3L).hashCode()} ${('a'..'c').hashCode()} ${(3..1).hashCode()}")
    println("abcdef".substring(1..3) + "abcdef".slice(0..4 step 2) + "abcdef".removeRange(1..2) + "abcdef".replaceRange(0..1, "ZZ"))
    println(listOf(1, 2, 3).indices.toString() + "abc".indices + arrayOf(1).lastIndex)
    try {
        1..10 step 0
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        5.coerceIn(10, 1)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        (3..1).random()
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    try {
        IntProgression.fromClosedRange(0, 1, Int.MIN_VALUE)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    println((0..20 step 5).contains(15).toString() + (0..20 step 5).contains(16))
    println((1u..10u step 4).toList().toString() + (5uL downTo 1uL step 2).toList() + (3u in 1u..2u))
    println((1..3).flatMap { a -> (a..3).map { b -> a * b } })
    println((1..3).zip('a'..'c').toMap())
    val (q, r) = 17.floorDiv(5) to (-17).mod(5)
    println("$q $r ${(-17) % 5} ${(-7).floorDiv(2)}")
}
