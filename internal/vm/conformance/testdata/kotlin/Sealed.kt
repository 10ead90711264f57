package sealed

sealed interface Expr
data class Num(val v: Double) : Expr
data class Sum(val l: Expr, val r: Expr) : Expr
data class Mul(val l: Expr, val r: Expr) : Expr
data class Neg(val e: Expr) : Expr
object Unknown : Expr { override fun toString() = "?" }

fun eval(e: Expr): Double = when (e) {
    is Num -> e.v
    is Sum -> eval(e.l) + eval(e.r)
    is Mul -> eval(e.l) * eval(e.r)
    is Neg -> -eval(e.e)
    Unknown -> Double.NaN
}

fun show(e: Expr): String = when (e) {
    is Num -> if (e.v == e.v.toLong().toDouble()) e.v.toLong().toString() else e.v.toString()
    is Sum -> "(${show(e.l)} + ${show(e.r)})"
    is Mul -> "${show(e.l)}*${show(e.r)}"
    is Neg -> "-${show(e.e)}"
    Unknown -> "$Unknown"
}

fun simplify(e: Expr): Expr = when {
    e is Sum && e.l == Num(0.0) -> simplify(e.r)
    e is Sum && e.r == Num(0.0) -> simplify(e.l)
    e is Mul && (e.l == Num(0.0) || e.r == Num(0.0)) -> Num(0.0)
    e is Mul && e.l == Num(1.0) -> simplify(e.r)
    e is Neg && e.e is Neg -> simplify((e.e as Neg).e)
    e is Sum -> Sum(simplify(e.l), simplify(e.r))
    else -> e
}

sealed class Outcome<out T> {
    abstract fun describe(): String
    class Ok<T>(val value: T) : Outcome<T>() { override fun describe() = "ok $value" }
    class Failed(val why: Throwable) : Outcome<Nothing>() { override fun describe() = "failed ${why.message}" }
    object Pending : Outcome<Nothing>() { override fun describe() = "pending" }
    inline fun <R> map(f: (T) -> R): Outcome<R> = when (this) {
        is Ok -> Ok(f(value))
        is Failed -> this
        Pending -> Pending
    }
}

fun classify(x: Any?): String = when (x) {
    null -> "null"
    0, 1, 2 -> "small $x"
    in 3..9 -> "digit"
    is Int -> if (x < 0) "negative" else "int"
    is String -> when (x.length) { 0 -> "empty"; 1, 2 -> "short"; else -> "string ${x.length}" }
    is Collection<*> -> "collection of ${x.size}"
    is IntArray -> "ints ${x.sum()}"
    is Array<*> -> "array ${x.firstOrNull()}"
    is Char, is Boolean -> "primitive"
    !is Number -> x.toString()
    else -> "number ${x.toInt()}"
}

fun main() {
    val e = Sum(Num(0.0), Mul(Num(2.5), Sum(Num(3.0), Neg(Neg(Num(1.0))))))
    println(show(e) + " = " + eval(e))
    println(show(simplify(e)) + " " + simplify(Mul(Num(1.0), Unknown)))
    println(e)
    println(eval(Sum(Unknown, Num(1.0))))
    val all = listOf(Outcome.Ok(20), Outcome.Failed(IllegalStateException("bad")), Outcome.Pending)
    println(all.map { it.map { n -> n * 2 }.describe() })
    println(listOf(null, 0, 2, 7, -4, 50, "", "ab", "abc", listOf(1), setOf<Int>(), intArrayOf(1, 2), arrayOf("z"), 'c', true, 3.9, 5L, 1..2).map(::classify))
    val t = when (val n = e.toString().length) { in 0..10 -> "tiny"; else -> "long $n" }
    println(t)
    println(listOf(Num(1.0), Unknown).map { it::class.java.simpleName })
}
