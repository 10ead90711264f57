package lists

fun main() {
    val numbers = listOf(5, 3, 9, 1, 7, 3)
    println(numbers.map { it * it }.filter { it % 2 == 1 }.sorted())
    println(numbers.sortedDescending() + listOf(0) - 3)
    println(numbers.distinct().chunked(2) { it.sum() })
    println(numbers.windowed(3, step = 2, partialWindows = true))
    println(numbers.zipWithNext { a, b -> b - a })
    println(numbers.partition { it > 4 })
    println(numbers.foldRight("") { n, acc -> "$n$acc" } + numbers.runningFold(0) { a, b -> a + b })
    println(numbers.reduceIndexed { i, acc, n -> acc + i * n })
    println(numbers.indexOfFirst { it == 3 } to numbers.lastIndexOf(3))
    println(numbers.takeWhile { it != 1 } to numbers.dropLastWhile { it > 2 })
    println(numbers.binarySearch(9))
    println(numbers.sorted().binarySearch(4))
    println(numbers.minOrNull() to numbers.maxByOrNull { -it })
    println(numbers.joinToString("|", "<", ">", limit = 3, truncated = "...") { "#$it" })
    println(listOf(listOf(1, 2), emptyList(), listOf(3)).flatten())
    println(numbers.withIndex().filter { (i, n) -> i < n }.map { it.value })
    println(numbers.asReversed().subList(1, 4))
    println(List(4) { i -> "x".repeat(i) })
    println(numbers.sumOf { it.toDouble() / 2 } to numbers.average())
    println(numbers.none { it > 9 } to numbers.all { it > 0 })
    println(numbers.elementAtOrElse(10) { -it } to numbers.getOrNull(-1))
    println(numbers.slice(1..3) to numbers.slice(listOf(0, 5)))
    println(numbers.sortedWith(compareBy<Int> { it % 3 }.thenByDescending { it }))
    println(listOf("a" to 1, "b" to 2).unzip())
    val m = mutableListOf(1, 2, 3, 4, 5)
    m.removeAll { it % 2 == 0 }
    m += 10
    m.add(0, -1)
    m.retainAll(setOf(-1, 3, 10))
    m.replaceAll { it * 2 }
    m.swap(0, m.lastIndex)
    println(m)
    m.fill(4)
    println(m)
    println(listOf(1, null, 2).filterNotNull() to listOf(1, "a", 2.0, "b").filterIsInstance<String>())
    try {
        emptyList<Int>().first()
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    try {
        listOf(1, 2).single()
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        emptyList<Int>().reduce { a, b -> a + b }
    } catch (e: UnsupportedOperationException) {
        println(e.message)
    }
    try {
        numbers.take(-1)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        numbers.chunked(0)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        emptyList<String>()[2]
    } catch (e: IndexOutOfBoundsException) {
        println(e.message)
    }
    println(emptyList<Int>().toString() + listOf<Int>().hashCode() + emptyList<Int>().equals(ArrayList<Int>()))
}

private fun <T> MutableList<T>.swap(i: Int, j: Int) {
    val t = this[i]
    this[i] = this[j]
    this[j] = t
}
