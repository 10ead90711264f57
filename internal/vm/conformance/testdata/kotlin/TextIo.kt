package textio

import java.io.*
import java.util.zip.GZIPInputStream
import java.util.zip.GZIPOutputStream

fun main() {
    print("no newline")
    print(1)
    print('c')
    print(2.5)
    print(null)
    print(charArrayOf('x', 'y'))
    println()
    println(5L)
    println(true)
    println(charArrayOf('a', 'b'))
    println(byteArrayOf(1).size)
    println(1.toByte())
    println(2.toShort())
    println(1.5f)
    println(null)
    println(message = "named")
    System.out.printf("%s-%d%n", "printf", 3)
    val text = "alpha\nbeta\ngamma"
    println(text.lineSequence().mapIndexed { i, s -> "${i + 1}: $s" }.joinToString("\n"))
    println(BufferedReader(StringReader(text)).use { r -> generateSequence(r::readLine).map(String::length).toList() })
    println(StringReader(text).buffered().lineSequence().last())
    val w = StringWriter()
    PrintWriter(w).use { it.println("hello"); it.print(3); it.format("%03d", 7); it.write("!") }
    println(w.toString().replace(System.lineSeparator(), "|"))
    val bytes = ByteArrayOutputStream().also { b -> OutputStreamWriter(b, Charsets.UTF_8).use { it.write("é€") } }.toByteArray()
    println(bytes.map { it.toInt() and 0xff })
    println(InputStreamReader(ByteArrayInputStream(bytes), Charsets.UTF_8).readText())
    val packed = ByteArrayOutputStream().also { b -> GZIPOutputStream(b).use { it.write("repeat ".repeat(100).toByteArray()) } }.toByteArray()
    println((packed.size < 100).toString() + GZIPInputStream(packed.inputStream()).readBytes().decodeToString().length)
    val out = ByteArrayOutputStream()
    println("copy me".byteInputStream().copyTo(out).toString() + out)
    println("abc".reader().use { it.read().toChar() + it.readText() })
    val ser = ByteArrayOutputStream().also { ObjectOutputStream(it).use { o -> o.writeObject(listOf(1, "two", Pair(3, null))); o.writeObject(mapOf("k" to setOf('v'))); o.writeObject(emptyList<Int>()); o.writeInt(9) } }.toByteArray()
    ObjectInputStream(ser.inputStream()).use { println("${it.readObject()} ${it.readObject()} ${it.readObject() === emptyList<Int>()} ${it.readInt()}") }
    "a,b\nc,d".lineSequence().map { it.split(',') }.forEach { (x, y) -> print("$y$x ") }
    println()
    println(text.reader().readLines().zipWithNext { a, b -> a.first() + b.takeLast(1) })
    "one two".byteInputStream().bufferedReader().forEachLine { println(it.split(" ").reversed()) }
    val pin = PipedInputStream()
    val pout = PipedOutputStream(pin)
    val t = kotlin.concurrent.thread { pout.use { it.write("piped".toByteArray()) } }
    println(pin.readBytes().decodeToString())
    t.join()
    try {
        StringReader("x").apply { close() }.read()
    } catch (e: IOException) {
        println(e.message)
    }
    println(java.util.Properties().apply { load("a=1\nb : two\n# c".reader()) }.toSortedMap(compareBy { it.toString() }))
    System.err.println("not shown")
    println(String.format("%s", object { override fun toString() = "custom" }))
}
