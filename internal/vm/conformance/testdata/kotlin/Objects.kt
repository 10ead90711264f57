package objects

object Registry { private val names = mutableListOf<String>(); init { println("Registry init") }; fun add(s: String) = apply { names += s }; val size get() = names.size; override fun toString() = "Registry$names" }
class WithCompanion private constructor(val id: Int) {
    companion object Factory { private var next = 1; init { println("companion init") }; fun create() = WithCompanion(next++); const val MAX = 99; @JvmStatic fun stat() = "static" }
    override fun toString() = "WC#$id"
}
class Outer(val x: Int) {
    inner class Inner(val y: Int) { fun sum() = x + y; fun outer() = this@Outer; inner class Deep { fun all() = x * 100 + y * 10 + this@Inner.y } }
    class Nested { fun hi() = "nested" }
    private val hidden = "hidden"
    fun anonymous() = object { val a = hidden; fun b() = a.length }.let { it.a + it.b() }
}
interface Named { val name: String get() = "unnamed"; fun greet() = "hello $name" }
interface Loud { fun greet() = "HELLO" }
class Both : Named, Loud { override val name = "both"; override fun greet() = super<Named>.greet() + super<Loud>.greet() }
abstract class Base { init { println("Base init ${describe()}") }; abstract fun describe(): String; open val tag = "base" }
class Child(val v: String?) : Base() { override fun describe() = "child of $v"; override val tag = "child"; init { println("Child init ${describe()}") } ; constructor(n: Int) : this("n$n") { println("secondary") } }
open class Order { val a = log("a"); init { log("init1") }; val b = log("b"); init { log("init2") }; fun log(s: String): String { print("$s "); return s } }
class SubOrder : Order() { val c = log("c"); init { log("subinit") } }
class Props { var counter = 0; private set
    var value: Int = 1; get() = field * 2; set(v) { counter++; field = v }
    val lazyish get() = counter * 10; var String.len: Int; get() = length; set(v) { value = v }
    fun ext() { "abc".len = 7 } }
class Defaults(val a: Int = 1, val b: String = "b$a", val c: List<Int> = listOf(a)) { fun f(x: Int = a, y: Int = x + 1, vararg z: Int, last: String = "L") = "$x $y ${z.size} $last" }

fun main() {
    println("main")
    Registry.add("a").add("b")
    println(Registry.size.toString() + Registry)
    println(WithCompanion.MAX)
    println(WithCompanion.create().toString() + WithCompanion.create() + WithCompanion.stat() + WithCompanion.Factory::class.simpleName)
    val o = Outer(1)
    println(o.Inner(2).sum().toString() + (o.Inner(2).outer() === o) + Outer.Nested().hi() + o.Inner(3).Deep().all() + o.anonymous())
    println(Both().greet() + object : Named {}.greet() + object : Named { override val name = "anon" }.greet())
    println(Child("x").tag)
    Child(5)
    SubOrder()
    println()
    val p = Props()
    p.value = 5
    p.value += 1
    p.ext()
    println("${p.value} ${p.counter} ${p.lazyish}")
    println(Defaults().b + Defaults(5).b + Defaults(c = listOf()).c + Defaults(b = "q").a)
    println(Defaults().f() + "," + Defaults().f(3) + "," + Defaults().f(y = 9) + "," + Defaults().f(1, 2, 3, 4, last = "end") + "," + Defaults().f(z = intArrayOf(1)))
    val cmp = object : Comparator<String> { var calls = 0; override fun compare(a: String, b: String): Int { calls++; return a.length - b.length } }
    println(listOf("ccc", "a", "bb").sortedWith(cmp).toString() + (cmp.calls > 0))
    println(Registry.javaClass.simpleName + Outer.Nested::class.java.name + Outer.Inner::class.simpleName + o::class)
    fun local(): Any { class Local { override fun toString() = "local class" }; return Local() }
    println(local())
    println(WithCompanion::class == WithCompanion.create()::class)
    println(Int.MAX_VALUE.toString() + String.format("%s", "x") + Char.MIN_VALUE.code)
}
