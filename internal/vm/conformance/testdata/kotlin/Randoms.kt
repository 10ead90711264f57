package randoms

import kotlin.random.*

fun main() {
    val r = Random(42)
    println(List(5) { r.nextInt() })
    println(List(8) { r.nextInt(100) })
    println(List(5) { r.nextInt(-10, 10) })
    println(List(3) { r.nextLong() } + r.nextLong(1000) + r.nextLong(5, 6))
    println(List(3) { r.nextDouble() } + r.nextDouble(2.0) + r.nextDouble(-1.0, 1.0))
    println(List(3) { r.nextFloat() })
    println(List(6) { r.nextBoolean() })
    println(List(4) { r.nextBits(5) })
    println(r.nextBytes(6).toList())
    println(r.nextInt(1..6).toString() + r.nextLong(10L..20L) + r.nextUInt() + " " + r.nextUInt(10u) + r.nextULong(100uL) + " " + r.nextUBytes(3))
    println((1..10).shuffled(Random(7)))
    println(listOf("a", "b", "c").random(Random(3)) + "xyz".random(Random(9)) + (1..6).random(Random(1)) + ('a'..'z').random(Random(2)))
    println(arrayOf(1, 2, 3).apply { shuffle(Random(5)) }.toList())
    println(intArrayOf(4, 5, 6).random(Random(8)).toString() + emptyList<Int>().randomOrNull())
    println(List(3) { Random(123456789L).nextInt() })
    println(List(3) { Random(-1).nextLong() })
    val j = java.util.Random(42).asKotlinRandom()
    println(List(3) { j.nextInt(50) } + j.nextInt())
    val k = Random(42).asJavaRandom()
    println(List(3) { k.nextInt(50) }.toString() + k.nextBoolean())
    val d = Random.Default.nextInt(5)
    println(d in 0..4)
    println(Random.nextDouble() < 1.0)
    for (f in listOf<() -> Any>({ r.nextInt(0) }, { r.nextInt(5, 5) }, { r.nextDouble(1.0, 1.0) }, { emptyList<Int>().random() }, { r.nextInt(IntRange.EMPTY) })) {
        try {
            println(f())
        } catch (e: Exception) {
            println(e.javaClass.simpleName + ": " + e.message)
        }
    }
    var inside = 0
    val s = Random(2024)
    repeat(2000) { val x = s.nextDouble(); val y = s.nextDouble(); if (x * x + y * y < 1) inside++ }
    println(inside)
}
