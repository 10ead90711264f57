package nullability

class Holder(val next: Holder?, val name: String?)
class Java { @JvmField var field: String? = null; lateinit var late: String }
fun strict(s: String) = s.length
fun twoArgs(first: Int, second: List<String>) = first + second.size
open class Lenient { open fun accept(text: String): Int = text.length; fun String.ext() = length }

fun call(name: String, vararg args: Any?): String = try {
    val m = Class.forName("nullability.NullabilityKt").declaredMethods.first { it.name == name }
    m.invoke(null, *args).toString()
} catch (e: java.lang.reflect.InvocationTargetException) {
    e.cause!!.javaClass.name + ": " + e.cause!!.message
}

fun main() {
    val h = Holder(Holder(null, "inner"), null)
    println(h.next?.name?.length.toString() + h.next?.next?.name + (h.name ?: "default") + h.next!!.name!!.length)
    println(h.name?.let { "never" } ?: run { "elvis" })
    try {
        h.next.next!!.name
    } catch (e: NullPointerException) {
        println(e.javaClass.name + " " + e.message)
    }
    println(call("strict", null))
    println(call("twoArgs", 1, null))
    println(call("twoArgs", 1, listOf("x")))
    val m = Lenient::class.java.getMethod("accept", String::class.java)
    try {
        m.invoke(Lenient(), null)
    } catch (e: java.lang.reflect.InvocationTargetException) {
        println(e.cause)
    }
    try {
        Java().late
    } catch (e: UninitializedPropertyAccessException) {
        println(e)
    }
    try {
        val x: Any? = null
        x as String
    } catch (e: NullPointerException) {
        println(e.message)
    }
    try {
        val platform: String = System.getProperty("no.such.property")
        println(platform)
    } catch (e: NullPointerException) {
        println("platform null " + e.message)
    }
    println((null as String?) as? Int)
    println(("x" as Any) as? Int)
    val list: List<Int?> = listOf(1, null, 3)
    println(list.sumOf { it ?: 0 }.toString() + list.mapNotNull { it?.times(2) } + list.firstOrNull { it == null } + list.filterNotNull().size)
    var n: Int? = 127
    val o: Int? = 127
    println((n == o).toString() + (n?.plus(1)))
    n = null
    println((n == o).toString() + (n?.plus(1)) + n.hashCode() + n.toString())
    println(requireNotNull("ok" as String?) + checkNotNull(5 as Int?))
    val map = mapOf("a" to null, "b" to "v")
    println("${map["a"]} ${map["c"]} ${map["b"]!!} ${"a" in map}")
    println(listOfNotNull(null, 1) + (null as List<Int>?).orEmpty() + (null as Array<Int>?).orEmpty().size)
    println((null as String?).isNullOrEmpty().toString() + (null as Collection<*>?).isNullOrEmpty())
    val s: String? = if (list.size > 2) "smart" else null
    if (s != null && s.length > 2) println(s.uppercase())
    val t = s ?: return
    println(t.length)
    val f: ((Int) -> Int)? = null
    println(f?.invoke(3))
    println(h.next?.next?.also { println("never") } == null)
    try {
        listOf<String?>(null).requireNoNulls()
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    println(kotlin.runCatching { (null as String?)!! }.exceptionOrNull()?.javaClass?.name)
    println((null == null).toString() + (null as Any? == 5) + (null as String? + null))
}
