package valueclasses

@JvmInline
value class Meters(val v: Double) : Comparable<Meters> {
    init { require(v >= 0) { "negative length $v" } }
    operator fun plus(o: Meters) = Meters(v + o.v)
    override fun compareTo(other: Meters) = v.compareTo(other.v)
    override fun toString() = "${v}m"
}

@JvmInline
value class UserId(val raw: String) {
    val domain: String get() = raw.substringAfter('@', "local")
}

@JvmInline
value class Wrapper<T : Any>(val inner: T?)

interface Shape { fun area(): Int }

@JvmInline
value class Square(val side: Int) : Shape { override fun area() = side * side }

fun take(m: Meters) = "meters $m"
fun take(u: UserId) = "user ${u.raw}"
fun any(a: Any?) = "any $a ${a?.javaClass?.simpleName}"

fun main() {
    val a = Meters(1.5)
    println(take(a + Meters(2.25)) + take(UserId("bob@home")) + UserId("x").domain)
    println(any(a) + any(UserId("q")) + any(Square(3)))
    println(a == Meters(1.5) && a < Meters(2.0))
    println(maxOf(a, Meters(7.0)))
    println(listOf(Meters(3.0), Meters(1.0), Meters(2.0)).sorted())
    println(setOf(UserId("a"), UserId("a"), UserId("b")))
    println(mapOf(UserId("k") to Meters(0.0)))
    println(UserId("abc").hashCode() == "abc".hashCode())
    println(Wrapper<String>(null).toString() + Wrapper(5) + Wrapper("x").inner?.length)
    val s: Shape = Square(4)
    println(s.area().toString() + (s as Square).side + (s == Square(4)))
    val n: Meters? = null
    println("$n ${n?.v} ${n ?: Meters(9.0)}")
    try {
        Meters(-1.0)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    val f: (Meters) -> Double = Meters::v
    println(f(a) + listOf(a).map(f).sum())
    println(Meters(0.1 + 0.2))
    val arr = arrayOf(Square(1), Square(2))
    println(arr.sumOf { it.area() }.toString() + arr.joinToString())
}
