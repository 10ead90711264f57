package stringbuilders

fun main() {
    println(buildString { append("a").append(1).append('c').append(2.5).append(true).append(null as String?); appendLine(); appendLine("line"); append(charArrayOf('x', 'y'), 0, 1) })
    val sb = StringBuilder("hello")
    sb.insert(0, "[").append(']')
    sb[1] = 'H'
    println(sb)
    println(sb.reverse())
    sb.setLength(3)
    println("$sb ${sb.length} ${sb.isEmpty()}")
    sb.clear()
    println("<$sb>")
    sb.append(1, 2L, "three")
    println(sb)
    sb.deleteAt(0).deleteRange(0, 2)
    println(sb)
    sb.setRange(0, 2, "XYZ")
    println(sb)
    sb.insertRange(1, "--abc--", 2, 5)
    println(sb)
    println(sb.indexOf("e") + sb.lastIndexOf("e"))
    sb.appendRange("0123456", 2, 4)
    println(sb.toString().lowercase() + sb.first() + sb.last() + sb.filter { it.isDigit() })
    println(buildString(100) { for (i in 1..5) { if (isNotEmpty()) append(", "); append(i * i) } })
    val out = StringBuilder()
    listOf(1, 2, 3).joinTo(out, prefix = "(", postfix = ")") { "${it * 2}" }
    println(out)
    println(StringBuilder().apply { repeat(3) { appendLine(it) } }.lines())
    println("%s".format(StringBuilder("in format")))
    println(StringBuilder("abc").contentEquals("abc").toString() + ("abc" contentEquals StringBuilder("abd")) + (StringBuilder("a") == StringBuilder("a")))
    try {
        StringBuilder("abc").deleteAt(5)
    } catch (e: StringIndexOutOfBoundsException) {
        println("deleteAt")
    }
    try {
        StringBuilder("abc").insert(9, "x")
    } catch (e: IndexOutOfBoundsException) {
        println("insert")
    }
    val big = buildString { for (i in 0 until 5000) append(('a' + i % 26)) }
    println(big.length.toString() + big.hashCode() + big.substring(4990))
    println(StringBuilder("äöü€😀").let { it.length.toString() + it.reverse() + it.codePointCount(0, it.length) })
    val a: Appendable = StringBuilder()
    a.append("x").appendLine().append("yz", 1, 2)
    println(a.toString().replace('\n', '/'))
    println(String(charArrayOf('o', 'k')) + charArrayOf('a', 'b', 'c').concatToString(1, 3) + "abc".toCharArray().joinToString("+"))
}
