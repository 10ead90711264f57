package buildcollections

fun main() {
    val list = buildList {
        add(1)
        addAll(listOf(2, 3, 4))
        add(0, 0)
        removeAt(1)
        this[0] = 9
        reverse()
    }
    println(list)
    try {
        (list as MutableList<Int>).add(5)
    } catch (e: UnsupportedOperationException) {
        println("read only")
    }
    println(buildSet { add("a"); add("b"); add("a"); remove("b"); addAll(arrayOf("z", "y")) })
    println(buildMap(3) { put(1, "x"); put(2, "y"); put(1, "z"); keys.removeIf { it == 2 } })
    println(list == listOf(4, 3, 2, 9) && list.hashCode() == listOf(4, 3, 2, 9).hashCode())
    println(list.listIterator(2).let { "${it.next()} ${it.previousIndex()} ${it.hasPrevious()}" })
    println(buildList { for (i in 1..30) add(i); subList(5, 25).clear() })
    println(buildList<Int> { addAll(listOf(3, 1, 2)); sort(); sortDescending() } + buildList { addAll(1..5); removeAll { it % 2 == 0 }; retainAll { it > 1 } })
    val m = buildMap { for (c in "hello world") this[c] = getOrDefault(c, 0) + 1 }
    println(m)
    println(m.entries.first().let { "${it.key}${it.value}" } + m.values.sum() + m.keys.joinToString(""))
    println(m.equals(HashMap(m)).toString() + (m.hashCode() == HashMap(m).hashCode()))
    val d = ArrayDeque<Int>()
    for (i in 1..5) { d.addLast(i); d.addFirst(-i) }
    println(d.toString() + d.first() + d.last() + d[3])
    d.removeFirst()
    d.removeLast()
    d.add(2, 100)
    d.remove(100)
    d.rotate(2)
    println(d.toString() + d.indexOf(1) + d.removeFirstOrNull() + d.isEmpty())
    try {
        ArrayDeque<Int>().removeLast()
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    println(listOfNotNull(1, null, 2) + mutableListOf<Int>().ifEmpty { listOf(7) } + listOf<Int>().orEmpty())
    println(arrayListOf(1, 2).apply { addAll(0, setOf(8, 9)) }.toString() + hashSetOf(3, 1, 2) + linkedSetOf("b", "a") + sortedSetOf(3, 1, 2))
    println(List(3) { it } + MutableList(2) { 'x' } + Array(2) { "q$it" })
    println(setOf(1, 2) == linkedSetOf(2, 1))
    val (evens, odds) = (1..10).partition { it % 2 == 0 }
    println("$evens $odds")
    val it = mutableListOf(1, 2, 3, 4).listIterator()
    val seen = mutableListOf<Int>()
    while (it.hasNext()) { val v = it.next(); if (v % 2 == 0) it.remove() else it.set(v * 10); seen += v }
    while (it.hasPrevious()) seen += it.previous()
    println(seen)
    try {
        val l = mutableListOf(1, 2, 3)
        for (x in l) if (x == 2) l.remove(1) else l.size
    } catch (e: ConcurrentModificationException) {
        println("modified")
    }
    println(listOf(3, 1, 2).toSortedSet().first() + listOf(4, 2).toHashSet().sum())
    println((1..3).toMutableList().also { it.shuffle(kotlin.random.Random(1)) }.sorted())
}

private fun <T> ArrayDeque<T>.rotate(n: Int) = repeat(n) { addLast(removeFirst()) }
