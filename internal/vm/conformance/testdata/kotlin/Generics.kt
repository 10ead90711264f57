package generics

interface Source<out T> { fun next(): T }
interface Sink<in T> { fun put(x: T) }
class Queue<T> : Source<T>, Sink<T> {
    private val items = ArrayDeque<T>()
    override fun next(): T = items.removeFirst()
    override fun put(x: T) { items.addLast(x) }
    val size get() = items.size
}

inline fun <reified T> Any?.asOrNull(): T? = this as? T
inline fun <reified T> name() = T::class.simpleName
inline fun <reified T> List<*>.of(): List<T> = filterIsInstance<T>()
inline fun <reified E : Enum<E>> names() = enumValues<E>().map { it.name }
inline fun <reified T> arrayTwice(x: T): Array<T> = arrayOf(x, x)
inline fun <reified T : Throwable> catching(f: () -> Unit): String = try { f(); "none" } catch (e: Throwable) { if (e is T) "caught ${T::class.java.simpleName}" else "other ${e.javaClass.simpleName}" }
fun <T : Comparable<T>> maxOfList(xs: List<T>): T = xs.reduce { a, b -> if (a >= b) a else b }
fun <T> copy(from: Source<T>, to: Sink<T>, n: Int) = repeat(n) { to.put(from.next()) }
fun <T> ensure(x: T) where T : CharSequence, T : Comparable<T> = x.length.toString() + (x < x)
class Stack<T>(vararg xs: T) : Iterable<T> {
    private val list = xs.toMutableList()
    fun push(x: T) = list.add(x)
    fun pop() = list.removeAt(list.lastIndex)
    override fun iterator() = list.asReversed().iterator()
}
abstract class Repo<K : Any, V> { private val m = mutableMapOf<K, V>(); abstract fun key(v: V): K; fun save(v: V) = v.also { m[key(v)] = it }; operator fun get(k: K) = m[k] }
class Words : Repo<Char, String>() { override fun key(v: String) = v.first() }
enum class Color { RED, GREEN }
typealias Predicate<T> = (T) -> Boolean
fun <T> both(a: Predicate<T>, b: Predicate<T>): Predicate<T> = { a(it) && b(it) }
class Tree<T : Comparable<T>> { var root: N<T>? = null
    class N<T>(val v: T, var l: N<T>? = null, var r: N<T>? = null)
    fun add(v: T): Tree<T> { root = ins(root, v); return this }
    private fun ins(n: N<T>?, v: T): N<T> = when { n == null -> N(v); v < n.v -> n.apply { l = ins(l, v) }; else -> n.apply { r = ins(r, v) } }
    fun walk(n: N<T>? = root): List<T> = if (n == null) emptyList() else walk(n.l) + n.v + walk(n.r)
}

fun main() {
    val q = Queue<Any>()
    val ints = Queue<Int>().apply { put(1); put(2) }
    copy<Any>(ints, q, 2)
    println("${q.size} ${q.next()} ${ints.size}")
    try {
        ints.next()
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    println("x".asOrNull<Int>().toString() + 5.asOrNull<Int>() + null.asOrNull<String>())
    println(name<String>() + name<Int>() + name<List<*>>() + name<Map<*, *>>() + name<IntArray>() + name<Array<String>>())
    println(listOf(1, "a", 2L, 'c', null, "b").of<String>() + listOf(1, 2L).of<Number>())
    println(names<Color>())
    println(arrayTwice("q").javaClass.simpleName + arrayTwice(1).javaClass.simpleName + arrayTwice(1.5).contentToString())
    println(catching<IllegalStateException> { error("x") } + catching<java.io.IOException> { error("y") } + catching<Error> { })
    println(maxOfList(listOf("b", "c", "a")) + maxOfList(listOf(1.5, 2.5)))
    println(ensure("abc"))
    println(Stack(1, 2, 3).apply { push(4); pop(); push(9) }.toList())
    println(Words().apply { save("hi"); save("ho"); save("ab") }.let { "${it['h']} ${it['a']} ${it['z']}" })
    println((1..20).filter(both({ it % 2 == 0 }, { it % 3 == 0 })))
    println(Tree<String>().add("m").add("c").add("x").add("d").walk())
    val star: List<*> = listOf(1, "x")
    println(star.map { it.toString() })
    @Suppress("UNCHECKED_CAST")
    val wrong = listOf(1) as List<String>
    println(wrong.size)
    try {
        val s: String = wrong[0]
        println(s)
    } catch (e: ClassCastException) {
        println("cast")
    }
    println((5 as Any) is Comparable<*>)
}
