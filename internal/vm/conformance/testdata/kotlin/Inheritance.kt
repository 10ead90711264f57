package inheritance

abstract class Shape(val name: String) : Comparable<Shape> { abstract val area: Double; open fun scale(k: Double): Shape = this; override fun compareTo(other: Shape) = area.compareTo(other.area); final override fun toString() = "$name(${"%.2f".format(area)})"; protected open fun secret() = "shape secret"; fun reveal() = secret() }
open class Rect(val w: Double, val h: Double, name: String = "rect") : Shape(name) { override val area get() = w * h; override fun scale(k: Double): Rect = Rect(w * k, h * k) }
class Square(s: Double) : Rect(s, s, "square") { override fun scale(k: Double) = Square(w * k); override fun secret() = "square/" + super.secret() }
class Circle(val r: Double) : Shape("circle") { override val area = Math.PI * r * r }
interface Visitor<R> { fun leaf(n: Int): R; fun node(l: R, r: R): R }
sealed class T { abstract fun <R> accept(v: Visitor<R>): R; class Leaf(val n: Int) : T() { override fun <R> accept(v: Visitor<R>) = v.leaf(n) }; class Node(val l: T, val r: T) : T() { override fun <R> accept(v: Visitor<R>) = v.node(l.accept(v), r.accept(v)) } }
interface A { fun id() = "A"; fun chain() = "A.chain" }
interface B : A { override fun id() = "B" + super.id() }
interface C : A { override fun id() = "C" + super.id() }
open class D : B, C { override fun id() = "D" + super<B>.id() + super<C>.id() }
class E : D(), A by object : A { override fun chain() = "delegated" } { override fun id() = "E" + super<D>.id() }
open class P { open fun f(x: Any) = "P.f(Any)"; open fun f(x: String) = "P.f(String)"; open fun g(n: Int = 5) = "P.g($n)" }
class Q : P() { override fun f(x: Any) = "Q.f(Any)"; override fun g(n: Int) = "Q.g($n)"; fun f(x: Int) = "Q.f(Int)" }
abstract class Template { fun run() = listOf(before(), work(), after()).joinToString(">"); protected open fun before() = "before"; protected abstract fun work(): String; protected open fun after() = "after" }
class Cov : Cloneable { var v = 1; public override fun clone(): Cov = super.clone() as Cov }
open class Counter { companion object { var made = 0 }; init { made++ } }
class Special : Counter() { init { made += 10 } }
interface Default { val x: Int get() = 3; fun sum(y: Int = x) = x + y; companion object { val shared = object : Default { override val x = 100 } } }

fun main() {
    val shapes = listOf(Circle(1.0), Rect(2.0, 3.0), Square(1.5))
    println(shapes.sorted())
    println(shapes.map { it.scale(2.0) })
    println(shapes.max().name + (shapes[0] < shapes[1]) + shapes.map { it.reveal() }.distinct())
    println(T.Node(T.Leaf(1), T.Node(T.Leaf(2), T.Leaf(3))).let { t -> t.accept(object : Visitor<Int> { override fun leaf(n: Int) = n; override fun node(l: Int, r: Int) = l + r }).toString() + t.accept(object : Visitor<String> { override fun leaf(n: Int) = "$n"; override fun node(l: String, r: String) = "($l$r)" }) })
    println(D().id() + " " + E().id() + " " + E().chain() + " " + D().chain())
    val q: P = Q()
    println(q.f("s") + q.f(1) + Q().f(1) + q.g() + q.g(9) + P().g())
    println(object : Template() { override fun work() = "work"; override fun after() = super.after() + "!" }.run())
    println(Cov().let { val c = it.clone(); c.v = 9; "${it.v}${c.v}${it !== c}" })
    Special()
    Counter()
    println(Counter.made)
    println(Default.shared.sum().toString() + object : Default {}.sum(4) + object : Default { override fun sum(y: Int) = y * 2 }.sum())
    val list: List<Any> = listOf(Square(1.0), "s", 1)
    println(list.filterIsInstance<Rect>().size.toString() + list.count { it is Shape } + list.any { it is Comparable<*> && it !is Number })
    println((shapes[2] as? Rect)?.w.toString() + (shapes[0] as? Rect)?.w)
    try {
        shapes[0] as Rect
    } catch (e: ClassCastException) {
        println("not a rect")
    }
    val o: Any = shapes[1]
    if (o is Rect && o.w > 1) println(o.h)
    println(when (o) { is Square -> "square"; is Rect -> "rect ${o.area}"; else -> "?" })
    println(Shape::class.java.isAssignableFrom(Square::class.java).toString() + Square::class.java.superclass.superclass.simpleName)
}
