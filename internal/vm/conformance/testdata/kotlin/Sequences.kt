package sequences

fun fibonacci() = sequence {
    var a = 0L
    var b = 1L
    while (true) {
        yield(a)
        val c = a + b
        a = b
        b = c
    }
}

fun traced() = sequence {
    println("start")
    yield(1)
    println("after 1")
    yieldAll(2..3)
    println("after 3")
    yieldAll(generateSequence(4) { if (it < 6) it + 1 else null })
    println("end")
}

data class Node(val name: String, val children: List<Node> = emptyList())

fun walk(n: Node): Sequence<String> = sequence {
    yield(n.name)
    for (c in n.children) yieldAll(walk(c))
}

fun main() {
    println(fibonacci().take(12).toList())
    println(fibonacci().first { it > 1_000_000_000_000 })
    for (x in traced()) if (x > 3) { println("stop at $x"); break } else println(x)
    println(traced().toList())
    println(walk(Node("a", listOf(Node("b", listOf(Node("c"))), Node("d")))).joinToString("/"))
    println(generateSequence(1) { it * 3 }.takeWhile { it < 1000 }.map { it.toString(2) }.toList())
    println((1..20).asSequence().filter { print("f$it "); it % 3 == 0 }.map { print("m$it "); it * it }.take(2).sum())
    println(sequenceOf(3, 1, 2).sorted().zip(sequenceOf("x", "y", "z")).toMap())
    println(sequenceOf("a,b", "c").flatMap { it.split(",") }.withIndex().map { (i, s) -> "$i$s" }.toList())
    println(sequenceOf(1, 2, 3, 4, 5).windowed(2).map { it.sum() }.chunked(3).toList())
    println(sequenceOf(1, 1, 2, 3, 3).distinct().runningReduce { a, b -> a * 10 + b }.toList())
    println(sequenceOf(1, 2, 3).plus(sequenceOf(4)).minus(2).drop(1).toList())
    println((1..10).asSequence().dropWhile { it < 4 }.filterIndexed { i, _ -> i % 2 == 0 }.toList())
    println(sequenceOf(5, 2, 8).sortedByDescending { it }.onEach { print("<$it>") }.count())
    println("abc".asSequence().zipWithNext().toList())
    println(generateSequence { null as Int? }.toList())
    println(iterator { yield(1); yieldAll(listOf(2, 3).iterator()) }.asSequence().toList())
    val once = listOf(1, 2).iterator().asSequence()
    println(once.count())
    try {
        println(once.count())
    } catch (e: IllegalStateException) {
        println(e.message)
    }
    println(sequenceOf(1, 2).constrainOnce().joinToString() + emptySequence<Int>().none())
    try {
        val i = sequence<Int> { throw IllegalStateException("in builder") }.iterator()
        i.next()
    } catch (e: IllegalStateException) {
        println(e.message)
    }
    try {
        sequence { yield(1) }.iterator().run { next(); next() }
    } catch (e: NoSuchElementException) {
        println("no more " + e.message)
    }
    println(sequenceOf(1, 2, 3, 4).partition { it % 2 == 0 })
    println(sequenceOf(listOf(1), listOf(2, 3)).flatten().toMutableList().apply { add(9) })
    println((1..3).asSequence().scan("") { acc, n -> acc + n }.toList())
    println(sequenceOf(4, 5).ifEmpty { sequenceOf(0) }.toSet() + emptySequence<Int>().ifEmpty { sequenceOf(0) })
}
