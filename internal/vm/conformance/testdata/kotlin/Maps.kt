package maps

fun main() {
    val words = "the quick brown fox jumps over the lazy dog the end".split(' ')
    val counts = words.groupingBy { it }.eachCount()
    println(counts)
    println(words.groupBy { it.length }.mapValues { (_, v) -> v.toSet() })
    println(words.associateWith { it.length }.filterValues { it > 3 }.keys)
    println(words.associateBy { it.first() })
    println(counts.entries.sortedWith(compareByDescending<Map.Entry<String, Int>> { it.value }.thenBy { it.key }).take(3).map { "${it.key}=${it.value}" })
    val m = mutableMapOf("a" to 1, "b" to 2)
    m["c"] = 3
    m += "d" to 4
    m -= "a"
    println(m.getOrPut("z") { 26 } + m.getOrDefault("q", 100))
    println(m)
    m.putAll(listOf("x" to 24, "y" to 25))
    m.keys.retainAll { it > "c" }
    println(m.toSortedMap(reverseOrder()))
    println(m.map { (k, v) -> k + v }.joinToString(""))
    println(m.maxByOrNull { it.value }?.key + m.minOf { it.value } + m.any { it.value == 4 })
    println(m.toList().toMap() == m)
    println(linkedMapOf(3 to 'c', 1 to 'a').toString() + sortedMapOf(3 to 'c', 1 to 'a') + hashMapOf(3 to 'c', 1 to 'a'))
    val withDefault = mapOf("k" to 1).withDefault { it.length * 100 }
    println(withDefault.getValue("missing"))
    println(withDefault["missing"])
    try {
        mapOf("k" to 1).getValue("nope")
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    println(emptyMap<String, Int>().toString() + emptyMap<String, Int>().size + (emptyMap<Int, Int>() == HashMap<Int, Int>()))
    println(mapOf(1 to null).containsKey(1).toString() + mapOf(1 to null)[1])
    println(buildMap {
        put("one", 1)
        putAll(mapOf("two" to 2))
        this["three"] = 3
        remove("one")
    })
    println(words.foldIndexed(sortedMapOf<Int, String>()) { i, acc, w -> acc.also { it[i % 3] = (it[i % 3] ?: "") + w[0] } })
    println(words.groupingBy { it[0] }.fold(0) { acc, e -> acc + e.length }.toSortedMap())
    println(words.groupingBy { it.length }.reduce { _, a, b -> maxOf(a, b) })
    println(words.groupingBy { it.length }.aggregate { key, acc: StringBuilder?, e, first -> if (first) StringBuilder().append(key).append(e) else acc!!.append('-').append(e) })
    println(setOf(1, 2, 3).intersect(setOf(2, 3, 4)).toString() + (setOf(1, 2) union setOf(2, 9)) + (setOf(1, 2) subtract setOf(2)))
    println(mapOf("a" to 1).plus("b" to 2).minus("a").entries.single().toPair())
    println(mapOf("a" to 1, "b" to 2).filter { (k, v) -> k == "b" && v == 2 }.mapKeys { it.key.uppercase() })
    println(m.firstNotNullOf { (k, v) -> if (v > 20) k else null })
    println(mapOf(1 to "x").flatMap { e -> List(3) { e.value + it } })
    println(counts.filterKeys { it.startsWith("t") }.onEach { println("each ${it.key}") }.count())
    try {
        (mapOf(1 to 2, 3 to 4) as MutableMap<Int, Int>).also { println(it.javaClass.simpleName) }
        (mapOf(1 to 2) as MutableMap<Int, Int>)[5] = 6
    } catch (e: UnsupportedOperationException) {
        println("read only " + e.message)
    }
}
