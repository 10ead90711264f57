package extensions

val String.vowels: Int get() = count { it in "aeiou" }
var StringBuilder.lastChar: Char
    get() = this[length - 1]
    set(c) { setCharAt(length - 1, c) }
fun <T> List<T>.second(): T = if (size < 2) throw NoSuchElementException("no second in $this") else this[1]
fun String?.orDefault(d: String = "default") = this ?: d
fun Int.times(f: (Int) -> Unit) { for (i in 0 until this) f(i) }
fun <K, V> Map<K, V>.invert(): Map<V, K> = entries.associate { (k, v) -> v to k }
open class Animal { open fun sound() = "?" }
class Dog : Animal() { override fun sound() = "woof" }
fun Animal.describe() = "animal ${sound()}"
fun Dog.describe() = "dog ${sound()}"
class Host { private val secret = 42; fun String.inside() = "$this$secret$length"; fun use() = "x".inside(); override fun toString() = "Host" 
    fun Any.toText() = this@Host.toString() + "/" + this.toString() }
class WithMember { fun f() = "member"; companion object { const val NAME = "companion" } }
fun WithMember.f() = "extension"
fun WithMember.f(i: Int) = "extension $i"
fun WithMember.Companion.create() = "created $NAME"
fun Any?.safe() = if (this == null) "null!" else toString()
tailrec fun <T> List<T>.lastOr(d: T, i: Int = 0): T = if (i == size) d else this.lastOr(this[i], i + 1)
inline fun <T, R> T.pipe(f: (T) -> R) = f(this)
fun CharSequence.isPalindrome() = filter { it.isLetter() }.let { it.toString().lowercase() == it.reversed().toString().lowercase() }
fun Long.formatBytes() = when { this < 1024 -> "${this}B"; this < 1024 * 1024 -> "%.1fKB".format(this / 1024.0); else -> "%.2fMB".format(this / 1048576.0) }
fun <T> MutableList<T>.move(from: Int, to: Int) = add(to, removeAt(from))
fun IntArray.swap(i: Int, j: Int) = apply { val t = this[i]; this[i] = this[j]; this[j] = t }
fun <T> T?.list(): List<T> = if (this == null) emptyList() else listOf(this)

fun main() {
    println("education".vowels)
    val sb = StringBuilder("abc")
    sb.lastChar = '!'
    println(sb.toString() + sb.lastChar)
    println(listOf(1, 2, 3).second())
    try {
        listOf('a').second()
    } catch (e: NoSuchElementException) {
        println(e.message)
    }
    println((null as String?).orDefault() + "v".orDefault("w") + null.orDefault("z"))
    3.times { print("$it ") }
    println()
    println(mapOf(1 to "a", 2 to "b").invert())
    val d: Animal = Dog()
    println(d.describe() + "," + Dog().describe())
    println(Host().use() + with(Host()) { 5.toText() })
    println(WithMember().f() + WithMember().f(3) + WithMember.create())
    println(null.safe() + 5.safe())
    println(listOf(1, 2, 9).lastOr(0).toString() + emptyList<Int>().lastOr(7))
    println(5.pipe { it + 1 }.pipe { "<$it>" })
    println("A man, a plan, a canal: Panama".isPalindrome().toString() + "nope".isPalindrome())
    println(listOf(500L, 2048L, 5_000_000L).map { it.formatBytes() })
    println(mutableListOf(1, 2, 3, 4).apply { move(0, 3) })
    println(intArrayOf(1, 2, 3).swap(0, 2).toList())
    println(null.list().toString() + "x".list())
    val f: String.() -> Int = String::length
    println("four".f() + f("six"))
    val g: Int.(Int) -> Int = { this * 10 + it }
    println(4.g(2))
}
