package consoleinput

fun main() {
    val n = readLine()!!.trim().toInt()
    println("n=$n")
    val numbers = readln().split(" ").map { it.toInt() }
    println(numbers.sum())
    repeat(n) {
        val (name, score) = readLine()!!.split(",")
        println("${name.uppercase()}: ${score.trim().toDouble() * 2}")
    }
    println("[" + readLine() + "]")
    println(readln())
    val rest = generateSequence(::readLine).toList()
    println(rest)
    println(readLine())
    println(readlnOrNull())
    try {
        readln()
    } catch (e: RuntimeException) {
        println(e.message)
    }
}
