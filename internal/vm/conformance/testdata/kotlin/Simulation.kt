package simulation

import kotlin.random.Random

sealed class Event(val at: Int) : Comparable<Event> { override fun compareTo(other: Event) = at - other.at
    class Arrive(at: Int, val who: String) : Event(at)
    class Leave(at: Int, val who: String, val paid: Int) : Event(at) }

class Shop(private val random: Random) {
    private val queue = java.util.PriorityQueue<Event>()
    private val inside = linkedMapOf<String, Int>()
    val ledger = mutableListOf<Pair<String, Int>>()
    fun run(customers: List<String>) {
        customers.forEachIndexed { i, c -> queue += Event.Arrive(i * 3 + random.nextInt(2), c) }
        while (queue.isNotEmpty()) when (val e = queue.poll()) {
            is Event.Arrive -> { inside[e.who] = e.at; queue += Event.Leave(e.at + random.nextInt(1, 10), e.who, random.nextInt(5, 50)) }
            is Event.Leave -> { val since = inside.remove(e.who)!!; ledger += e.who to e.paid; println("${e.at}: ${e.who} stayed ${e.at - since}, paid ${e.paid}, inside ${inside.keys}") }
        }
    }
}

class Lru<K, V>(private val cap: Int) : LinkedHashMap<K, V>(16, 0.75f, true) { override fun removeEldestEntry(eldest: MutableMap.MutableEntry<K, V>?) = size > cap }

typealias Grid = List<List<Boolean>>
fun Grid.step(): Grid = mapIndexed { y, row -> row.mapIndexed { x, alive -> val n = (-1..1).sumOf { dy -> (-1..1).count { dx -> (dx != 0 || dy != 0) && this[(y + dy).mod(size)][(x + dx).mod(row.size)] }.toInt() }; n == 3 || alive && n == 2 } }
fun Grid.show() = joinToString("/") { r -> r.joinToString("") { if (it) "#" else "." } }

fun dijkstra(g: Map<String, Map<String, Int>>, from: String): Map<String, Int> {
    val dist = sortedMapOf(from to 0)
    val pq = java.util.PriorityQueue<Pair<String, Int>>(compareBy { it.second })
    pq += from to 0
    while (pq.isNotEmpty()) { val (u, d) = pq.remove(); if (d > dist.getValue(u)) continue; for ((v, w) in g[u].orEmpty()) if (d + w < (dist[v] ?: Int.MAX_VALUE)) { dist[v] = d + w; pq += v to d + w } }
    return dist
}

fun lcs(a: String, b: String): String { val t = Array(a.length + 1) { IntArray(b.length + 1) }
    for (i in a.indices) for (j in b.indices) t[i + 1][j + 1] = if (a[i] == b[j]) t[i][j] + 1 else maxOf(t[i][j + 1], t[i + 1][j])
    var (i, j) = a.length to b.length; val sb = StringBuilder()
    while (i > 0 && j > 0) when { a[i - 1] == b[j - 1] -> { sb.append(a[i - 1]); i--; j-- } t[i - 1][j] >= t[i][j - 1] -> i--; else -> j-- }
    return sb.reverse().toString() }

fun queens(n: Int): Int { fun go(row: Int, c: Int, d1: Int, d2: Int): Int = if (row == n) 1 else (0 until n).sumOf { x -> val b = 1 shl x; val e = 1 shl (row + x); val f = 1 shl (row - x + n); if (c and b or (d1 and e) or (d2 and f) != 0) 0 else go(row + 1, c or b, d1 or e, d2 or f) }
    return go(0, 0, 0, 0) }

fun main() {
    Shop(Random(11)).apply { run(listOf("ann", "bob", "cy", "dee")); println(ledger.sortedByDescending { it.second }) }
    val lru = Lru<Int, String>(2)
    lru[1] = "a"
    lru[2] = "b"
    lru[1]
    lru[3] = "c"
    println(lru)
    var g: Grid = listOf(".#...", "..#..", "###..", ".....", ".....").map { r -> r.map { it == '#' } }
    repeat(4) { g = g.step() }
    println(g.show())
    println(dijkstra(mapOf("a" to mapOf("b" to 7, "c" to 3), "c" to mapOf("b" to 1, "d" to 8), "b" to mapOf("d" to 2)), "a"))
    println(lcs("AGGTAB", "GXTXAYB"))
    println(queens(6))
    val text = "it was the best of times it was the worst of times"
    println(text.split(" ").groupingBy { it }.eachCount().entries.sortedWith(compareByDescending<Map.Entry<String, Int>> { it.value }.thenBy { it.key }).take(4))
    val memo = HashMap<Int, Long>()
    fun fib(n: Int): Long = memo.getOrPut(n) { if (n < 2) n.toLong() else fib(n - 1) + fib(n - 2) }
    println(fib(80))
    val primes = BooleanArray(100) { it > 1 }.also { for (p in 2..9) if (it[p]) for (m in p * p..99 step p) it[m] = false }.withIndex().filter { it.value }.map { it.index }
    println(primes)
    println(generateSequence(27L) { if (it == 1L) null else if (it % 2 == 0L) it / 2 else it * 3 + 1 }.let { s -> s.count() to s.max() })
}
