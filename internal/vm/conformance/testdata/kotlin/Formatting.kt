package formatting

import java.util.Locale

fun main() {
    println("%d %5d|%-5d|%05d|%+d|%,d|%(d|%x|%X|%o|%#x".format(1, 2, 3, 4, 5, 1234567, -6, 255, 255, 8, 255))
    println("%f %.2f %10.3f|%-10.1f|%e|%.3E|%g|%,.2f".format(1.5, 2.345, 3.14159, 2.5, 12345.678, 0.00012, 0.0001, 1234567.891))
    println("%s|%10s|%-10s|%.3s|%S|%c|%b|%n|%%|%h".format("str", "right", "left", "truncated", "upper", 'c', true, "hi").replace("\n", "NL"))
    println("%2\$s %1\$s %1\$s %<s".format("a", "b"))
    println("%08.3f %+.1e % d %(,.2f".format(3.14159, 12345.6789, 42, -1234.5))
    println(String.format(Locale.GERMANY, "%,.2f %d", 1234567.891, 5) + String.format(Locale.US, "%,.2f", 1234567.891))
    println("%.0f %.1f %.2f %.3f".format(0.5, 0.25, 1.005, 2.0005))
    println("%s %s %s".format(null as Any?, listOf(1, 2), intArrayOf(1).size))
    println("%x %X".format(-1, 255L) + "%b %b".format(null as Any?, "x"))
    println("%tY-%<tm-%<td".format(java.util.GregorianCalendar(2024, 0, 5)))
    for (f in listOf<() -> String>({ "%d".format("x") }, { "%q".format(1) }, { "%s %s".format(1) }, { "%5".format(1) }, { "%c".format("str") }, { "%.2d".format(3) }, { "%-d".format(1) })) {
        try {
            println(f())
        } catch (e: Exception) {
            println(e.javaClass.simpleName + ": " + e.message)
        }
    }
    val rows = listOf(Triple("Widget", 4, 3.5), Triple("Gadget, large", 12, 100.0))
    for ((n, q, p) in rows) println("${n.padEnd(15)}|${q.toString().padStart(4)}|${"%8.2f".format(p)}")
    println("-".repeat(30))
    println("total".padEnd(20, '.') + "%.2f".format(rows.sumOf { it.second * it.third }))
    println(listOf("a", "bb", "ccc").joinToString("\n") { it.padStart(5) })
    println("$" + "{'$'} ${"nested ${"deep ${1 + 1}"}"} ${if (1 > 0) "yes" else "no"}")
    println(1.0.toString() + 1f + 100L + 'c' + true + null + 1e100 + 1.0E-10f + Int.MIN_VALUE)
    println(255.toString(2).padStart(12, '0').chunked(4).joinToString("_") + 3.7.toInt().toString(3) + (-8).toUInt().toString(16))
    println(listOf(1, 2, 3).toString() + mapOf("k" to listOf(null)) + (1 to 'x') + arrayOf(1, 2).contentToString() + arrayOf(arrayOf(1), arrayOf(2)).contentDeepToString())
}
