package operators

data class V(val x: Int, val y: Int) : Comparable<V> {
    operator fun plus(o: V) = V(x + o.x, y + o.y)
    operator fun minus(o: V) = V(x - o.x, y - o.y)
    operator fun times(k: Int) = V(x * k, y * k)
    operator fun div(k: Int) = V(x / k, y / k)
    operator fun rem(k: Int) = V(x % k, y % k)
    operator fun unaryMinus() = V(-x, -y)
    operator fun unaryPlus() = this
    operator fun not() = V(y, x)
    operator fun inc() = V(x + 1, y + 1)
    operator fun dec() = V(x - 1, y - 1)
    operator fun get(i: Int) = when (i) { 0 -> x; 1 -> y; else -> throw IndexOutOfBoundsException("index $i") }
    operator fun invoke(s: String) = "$s($x,$y)"
    operator fun contains(n: Int) = n == x || n == y
    operator fun rangeTo(o: V) = (x..o.x).map { V(it, y) }
    operator fun rangeUntil(o: V) = (x..<o.x).map { V(it, y) }
    override operator fun compareTo(other: V) = (x * x + y * y).compareTo(other.x * other.x + other.y * other.y)
    infix fun dot(o: V) = x * o.x + y * o.y
}

operator fun Int.times(v: V) = v * this
operator fun V.iterator() = listOf(x, y).iterator()
operator fun String.div(o: String) = "$this/$o"
operator fun <T> (() -> T).not(): T = this()

class Matrix(val rows: Int, val cols: Int) {
    private val d = IntArray(rows * cols)
    operator fun get(r: Int, c: Int) = d[r * cols + c]
    operator fun set(r: Int, c: Int, v: Int) { d[r * cols + c] = v }
    operator fun plusAssign(k: Int) { for (i in d.indices) d[i] += k }
    operator fun timesAssign(k: Int) { for (i in d.indices) d[i] *= k }
    override fun toString() = (0 until rows).joinToString(";") { r -> (0 until cols).joinToString(",") { this[r, it].toString() } }
}

class Bag { val items = mutableListOf<String>(); operator fun plusAssign(s: String) { items += s }; operator fun minusAssign(s: String) { items -= s } }

infix fun Int.pow(e: Int): Int { var r = 1; repeat(e) { r *= this }; return r }
infix fun <A, B> A.and2(b: B) = listOf(this, b)

fun main() {
    val a = V(3, 4)
    val b = V(1, 2)
    println("${a + b} ${a - b} ${a * 3} ${2 * a} ${a / 2} ${a % 2} ${-a} ${+a} ${!a}")
    var c = a
    println("${c++} $c ${++c} ${c--} ${--c}")
    c += b
    println(c)
    c *= 2
    println(c)
    println("${a[0]} ${a[1]} ${a("call")} ${3 in a} ${9 !in a} ${a dot b} ${a > b} ${a >= a} ${a < b}")
    println(b..a)
    println(b..<a)
    for (n in a) print("$n ")
    println()
    try {
        a[7]
    } catch (e: IndexOutOfBoundsException) {
        println(e.message)
    }
    println("usr" / "bin")
    println(!{ "invoked" })
    val m = Matrix(2, 3)
    m[1, 2] = 5
    m[0, 0]++
    m += 1
    m *= 10
    m[1, 1] += 3
    println(m)
    val bag = Bag()
    bag += "x"
    bag += "y"
    bag -= "x"
    println(bag.items)
    println((2 pow 10).toString() + (1 and2 "b" and2 'c'))
    println(1 + 2 shl 3 and 0xff or 1 xor 7 ushr 1)
    println((5 shl 29).toString() + " " + (-17 shr 2) + " " + (-17 ushr 28) + " " + 5.inv() + " " + (0x0F.toByte().rotateLeft(4)))
    println(true and false or true xor true)
    println(5.countOneBits().toString() + 40.countTrailingZeroBits() + 1L.countLeadingZeroBits() + 100.takeHighestOneBit() + 100.takeLowestOneBit() + 1.rotateRight(1))
    var i = 5
    i = i++ + ++i
    println(i)
    val (x, y) = a
    println(x * y)
    var s = "s"
    s += 1
    s += 'c'
    s += null
    println(s)
    println(listOf(1) + 2 + listOf(3) - 1)
    println("a" in listOf("a") && 'z' !in "abc")
}
