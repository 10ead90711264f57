package dataclasses

data class Point(val x: Int, val y: Int = 0) {
    var label: String = "none"
    operator fun plus(o: Point) = Point(x + o.x, y + o.y)
}

data class Person(val name: String, val age: Int?, val tags: List<String> = listOf(), val pos: Point = Point(1, 2))

data class Mixed(val a: Byte, val b: Short, val c: Long, val d: Float, val e: Double, val f: Char, val g: Boolean, val h: IntArray?)

data class Box<T>(val value: T)

data object Nothing2

open class Base(val id: Int) {
    override fun equals(other: Any?) = other is Base && other.id == id
    override fun hashCode() = id
}

data class Derived(val n: String) : Base(n.length)

fun main() {
    val p = Point(3, 4)
    println(p)
    println(p.copy(y = 9).toString() + p.copy() + (p == p.copy()) + (p === p.copy()) + (p != Point(3)))
    val (x, y) = p
    println("$x,$y ${p.component1()} ${p.hashCode()} ${Point(-1, Int.MIN_VALUE).hashCode()}")
    p.label = "changed"
    println((p == Point(3, 4)).toString() + p.copy().label)
    println(p + Point(10))
    val a = Person("Ann", null)
    println(a)
    println(a.hashCode() == Person("Ann", null).hashCode())
    println(a.copy(age = 3, tags = listOf("x")).hashCode())
    println(setOf(a, Person("Ann", null), Person("Bob", 1)).size)
    val m = Mixed(1, 2, 3L shl 40, 1.5f, -0.0, 'c', true, null)
    println(m)
    println(m.hashCode())
    println((m == m.copy(e = 0.0)).toString() + (m.copy(e = Double.NaN) == m.copy(e = Double.NaN)) + (m.e == 0.0))
    val arr = intArrayOf(1)
    println((m.copy(h = arr) == m.copy(h = arr)).toString() + (m.copy(h = arr) == m.copy(h = intArrayOf(1))))
    println(Box(listOf(1, null)).toString() + Box<String?>(null) + Box(Box('q')) + Box(null).hashCode())
    println(Nothing2.toString() + (Nothing2 == Nothing2))
    println(Derived("abc").toString() + (Derived("abc") == Derived("xyz")) + (Base(3) == Derived("abc")) + Derived("a").id)
    val grouped = listOf(Point(1, 1), Point(2, 1), Point(1, 1)).groupBy { it }
    println(grouped)
    for ((k, v) in grouped) print("${k.x}:${v.size} ")
    println()
    println(listOf(Point(2, 1), Point(1, 5)).sortedBy(Point::x).map { (a, _) -> a })
    val (name, _, tags) = a
    println(name + tags)
    println(Pair(1, "a").toString() + Triple(1, 2.0, 'c') + (1 to 2 to 3) + Pair(1, 2).toList() + Pair(null, null).hashCode())
    println(Triple(1, 2, 3).copy(second = 9).let { (a, b, c) -> a + b + c })
}
