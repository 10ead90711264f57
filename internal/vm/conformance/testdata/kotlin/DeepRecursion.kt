package deeprecursion

class Tree(val left: Tree?, val right: Tree?)

val depth = DeepRecursiveFunction<Tree?, Int> { t -> if (t == null) 0 else maxOf(callRecursive(t.left), callRecursive(t.right)) + 1 }

val even: DeepRecursiveFunction<Int, Boolean> = DeepRecursiveFunction { if (it == 0) true else odd.callRecursive(it - 1) }
val odd: DeepRecursiveFunction<Int, Boolean> = DeepRecursiveFunction { if (it == 0) false else even.callRecursive(it - 1) }

suspend fun SequenceScope<String>.permutations(prefix: String, rest: String) {
    if (rest.isEmpty()) yield(prefix) else for (c in rest) permutations(prefix + c, rest - c)
}

operator fun String.minus(c: Char) = filter { it != c }

suspend fun SequenceScope<Int>.hanoi(n: Int, a: Int, b: Int, c: Int) {
    if (n > 0) { hanoi(n - 1, a, c, b); yield(a * 10 + c); hanoi(n - 1, b, a, c) }
}

fun primes(): Sequence<Int> = sequence {
    var s = generateSequence(2) { it + 1 }
    while (true) {
        val p = s.first()
        yield(p)
        s = s.drop(1).filter { it % p != 0 }
    }
}

fun main() {
    val deep = generateSequence(Tree(null, null)) { Tree(it, null) }.take(5000).last()
    println(depth(deep))
    println(even(1001).toString() + odd(3001))
    println(sequence { permutations("", "abc") }.toList())
    println(sequence { hanoi(4, 1, 2, 3) }.joinToString(" "))
    println(primes().take(12).toList())
    val lines = sequence { for (i in 0..2) { try { yield(i) } finally { print("<$i>") } } }
    println(lines.map { it * 2 }.toList())
    val it = sequence { val got = mutableListOf<Int>(); for (i in 1..3) { got += i; yield(got.toList()) } }.iterator()
    while (it.hasNext()) print(it.next().toString() + it.hasNext())
    println()
}
