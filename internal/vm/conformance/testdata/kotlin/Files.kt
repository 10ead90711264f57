package files

import java.io.*

fun main() {
    val dir = createTempDirectory()
    val f = File(dir, "a.txt")
    f.writeText("first\nsecond\n")
    f.appendText("third é")
    println(f.readText())
    println(f.readLines())
    println(f.length())
    f.forEachLine { print("<$it>") }
    println()
    println(f.useLines { lines -> lines.map { it.length }.sum() })
    println(f.name + f.nameWithoutExtension + f.extension + f.isFile + f.exists() + f.isRooted)
    f.bufferedWriter().use { it.write("x"); it.newLine(); it.append("y").append('z') }
    println(f.bufferedReader().use { it.readText() }.replace("\n", "/"))
    f.printWriter().use { it.println(5); it.printf("%04d", 7) }
    println(f.reader().readLines())
    f.writeBytes(byteArrayOf(1, 2, 3))
    f.appendBytes(byteArrayOf(-1))
    println(f.readBytes().toList())
    f.inputStream().use { println(it.read().toString() + it.readBytes().toList()) }
    val b = File(dir, "sub/deep/b.txt")
    b.parentFile.mkdirs()
    f.copyTo(b)
    println(b.readBytes().size)
    try {
        f.copyTo(b)
    } catch (e: FileAlreadyExistsException) {
        println("exists " + e.file.name + (e.reason ?: ""))
    }
    f.copyTo(b, overwrite = true)
    File(dir, "sub/c.log").writeText("log")
    println(dir.walk().map { it.relativeTo(dir).path }.sorted().toList())
    println(dir.walkTopDown().maxDepth(1).filter { it.isDirectory }.count())
    println(dir.walkBottomUp().filter { it.isFile }.map { it.name }.sorted().toList())
    println(dir.resolve("sub").listFiles()!!.map { it.name }.sorted())
    println(dir.resolve("x/../y").normalize().relativeTo(dir).path + File("a/b/c").invariantSeparatorsPath + File("a/b").resolveSibling("z").path)
    println(File("/a/b/c.txt").startsWith("/a").toString() + File("a/b").endsWith("b") + File("/a/b").toRelativeString(File("/a/c")))
    println(dir.resolve("sub").copyRecursively(File(dir, "copy")).toString() + File(dir, "copy/deep/b.txt").exists())
    println(File(dir, "sub").deleteRecursively().toString() + File(dir, "sub").exists())
    try {
        File(dir, "missing").readText()
    } catch (e: FileNotFoundException) {
        println("not found")
    }
    try {
        File(dir, "nope").copyTo(File(dir, "q"))
    } catch (e: NoSuchFileException) {
        println("no such " + e.file.name + ": " + e.reason)
    }
    println("a\nb".reader().readLines() + StringReader("x y").readText().split(" "))
    val out = StringWriter()
    "copied".reader().copyTo(out)
    println(out)
    println("bytes".byteInputStream().bufferedReader().readLine() + ByteArrayOutputStream().apply { write("q".toByteArray()) })
    println("l1\nl2".byteInputStream().reader().useLines { it.toList() })
    println(SequenceInputStream("a".byteInputStream(), "b".byteInputStream()).readBytes().decodeToString())
    val bin = File(dir, "bin")
    DataOutputStream(bin.outputStream().buffered()).use { it.writeInt(258); it.writeUTF("é"); it.writeDouble(1.5); it.writeLong(-1) }
    DataInputStream(bin.inputStream()).use { println("${it.readInt()} ${it.readUTF()} ${it.readDouble()} ${it.readLong()} ${it.read()}") }
    println(bin.readBytes().take(6))
    println(dir.deleteRecursively())
}

private fun createTempDirectory(): File = File.createTempFile("kotlin", null).also { it.delete(); it.mkdir() }
