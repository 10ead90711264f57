package iterators

class Countdown(val from: Int) : Iterable<Int> { override fun iterator() = object : Iterator<Int> { var n = from; override fun hasNext() = n > 0; override fun next() = if (n > 0) n-- else throw NoSuchElementException("lift off") } }
class Grid(val w: Int, val h: Int) { operator fun iterator() = iterator { for (y in 0 until h) for (x in 0 until w) yield(x to y) } }
class Words(private val s: String) : AbstractIterator<String>() { private var i = 0; override fun computeNext() { while (i < s.length && s[i] == ' ') i++; if (i >= s.length) return done(); val j = s.indexOf(' ', i).let { if (it < 0) s.length else it }; setNext(s.substring(i, j)); i = j } }
class Ring<T>(vararg items: T) : AbstractList<T>() { private val a = items.toList(); override val size get() = a.size; override fun get(index: Int) = a[index.mod(size)] }
class Bits(val mask: Int) : AbstractSet<Int>() { override val size = mask.countOneBits(); override fun iterator() = (0..31).filter { mask shr it and 1 == 1 }.iterator(); override fun contains(element: Int) = mask shr element and 1 == 1 }
class Squares(private val n: Int) : AbstractMap<Int, Int>() { override val entries = (1..n).map { java.util.AbstractMap.SimpleImmutableEntry(it, it * it) }.toSet() }
class Log<T> : AbstractMutableList<T>() { private val l = ArrayList<T>(); val ops = mutableListOf<String>(); override val size get() = l.size; override fun get(index: Int) = l[index]; override fun add(index: Int, element: T) { ops += "add$index"; l.add(index, element) }; override fun removeAt(index: Int): T { ops += "remove$index"; return l.removeAt(index) }; override fun set(index: Int, element: T): T { ops += "set$index"; return l.set(index, element) } }

fun main() {
    println(Countdown(4).toList() + Countdown(3).map { it * 2 } + Countdown(2).zip(Countdown(5)).size + Countdown(0).any())
    try {
        Countdown(0).iterator().next()
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    for ((x, y) in Grid(2, 2)) print("$x$y ")
    println()
    println(Words("  the quick  fox ").asSequence().toList())
    val r = Ring("a", "b", "c")
    println(r[4] + r[-1] + r + r.indexOf("c") + r.subList(1, 3) + (r == listOf("a", "b", "c")) + r.hashCode().let { it == listOf("a", "b", "c").hashCode() } + r.reversed())
    val b = Bits(0b10110)
    println(b.toString() + (2 in b) + (3 in b) + b.size + (b == setOf(1, 2, 4)) + b.sum() + (b - 1))
    val s = Squares(4)
    println(s.toString() + s[3] + s.containsValue(16) + s.keys + s.values + (s == mapOf(1 to 1, 2 to 4, 3 to 9, 4 to 16)) + s.getOrElse(9) { -1 })
    val l = Log<Int>()
    l.addAll(listOf(3, 1, 2))
    l.sort()
    l.removeIf { it == 2 }
    l.remove(3)
    l += 8
    l[0] = 5
    l.reverse()
    println(l.toString() + l.ops)
    val it = listOf(1, 2, 3).iterator()
    it.forEach { n -> if (n == 2) println("saw 2") }
    println(it.hasNext())
    println(listOf("x", "y").withIndex().toList().toString() + listOf('a').iterator().withIndex().next())
    val li = listOf(1, 2, 3).listIterator(3)
    while (li.hasPrevious()) print("${li.previousIndex()}:${li.previous()} ")
    println()
    println(Iterable { listOf(7, 8).iterator() }.sum().toString() + listOf(1, 2, 3).asIterable().last())
    try {
        Ring(1).listIterator(5)
    } catch (e: IndexOutOfBoundsException) {
        println(e.message)
    }
    try {
        Ring(1, 2).subList(2, 1)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        @Suppress("PLATFORM_CLASS_MAPPED_TO_KOTLIN", "UNCHECKED_CAST")
        (Ring(1) as java.util.List<Int>).add(2)
    } catch (e: UnsupportedOperationException) {
        println(e.message)
    }
    val m = java.util.TreeMap(mapOf(1 to "a", 5 to "b"))
    for ((k, v) in m.descendingMap()) print("$k$v")
    println(m.floorKey(4).toString() + m.headMap(5))
    for (c in "xyz".iterator()) print(c)
    for (e in java.util.Vector(listOf(1, 2)).elements()) print(e)
    println()
}
