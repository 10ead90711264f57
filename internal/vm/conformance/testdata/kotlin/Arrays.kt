package arrays

fun main() {
    val a = arrayOf(3, 1, 2)
    println(a.contentToString() + a.sorted() + a.sortedArray().contentToString() + a.size + a.lastIndex)
    a.sort()
    println(a.joinToString() + a.reversedArray().toList() + a.indexOf(2) + (5 in a))
    val z = IntArray(5) { it * it }
    z[2] += 10
    println(z.contentToString() + z.sum() + z.average() + z.max() + z.slice(1..2) + z.copyOfRange(1, 3).size)
    println(z.copyOf(7).toList() + z.copyInto(IntArray(6), 1).toList() + z.plus(99).last() + (z + intArrayOf(1)).size)
    z.fill(7, 1, 3)
    println(z.toList())
    println(arrayOfNulls<String>(2).toList() + emptyArray<Int>().size + Array(2) { i -> Array(2) { j -> i + j } }.contentDeepToString())
    println(listOf(booleanArrayOf(true).toList(), byteArrayOf(1, -1).toList(), shortArrayOf(3).toList(), longArrayOf(1L).toList(), floatArrayOf(1.5f).toList(), doubleArrayOf(.5).toList(), charArrayOf('x').toList()))
    println(intArrayOf(1, 2, 3, 4).filter { it > 2 }.map { it.toString() } + charArrayOf('b', 'a').sorted().joinToString(""))
    println(intArrayOf(1, 2).contentEquals(intArrayOf(1, 2)).toString() + intArrayOf(1, 2).contentHashCode() + (intArrayOf(1) == intArrayOf(1)))
    println(arrayOf(arrayOf(1), arrayOf(2)).contentDeepEquals(arrayOf(arrayOf(1), arrayOf(2))).toString() + arrayOf("a", null).contentHashCode())
    println(arrayOf("a", "b").associateWith { it.uppercase() }.toString() + arrayOf(1, 2, 3).partition { it > 1 } + arrayOf(1, null).filterNotNull() + arrayOf(arrayOf(1), arrayOf(2, 3)).flatten())
    println(intArrayOf(5, 1, 4).sortedArrayDescending().toList() + intArrayOf(3, 4).withIndex().map { (i, v) -> i * v } + intArrayOf(1, 2, 3).foldIndexed(0) { i, acc, v -> acc + i * v })
    println(arrayOf(1, 2, 3, 4).toList().asReversed() + intArrayOf(1, 2, 3).asList().subList(1, 3) + arrayOf(1, 2).asIterable().toSet() + arrayOf(9).asSequence().toList())
    println(intArrayOf(1, 5, 9).binarySearch(5).toString() + intArrayOf(1, 5, 9).binarySearch(6) + arrayOf("a", "c").binarySearch("b"))
    println(arrayOf(3, 1, 2).maxOrNull().toString() + intArrayOf().minOrNull() + arrayOf("bb", "a").minBy { it.length } + intArrayOf(1, 2).reduce { x, y -> x * 10 + y })
    val shared = arrayOf(intArrayOf(0))
    val copy = shared.copyOf()
    copy[0]!![0] = 5
    println(shared[0][0])
    val arr = arrayOf(5, 2, 8, 1)
    arr.sortDescending()
    println(arr.toList())
    arr.sortWith(compareBy { it % 3 })
    println(arr.toList())
    arr.reverse()
    println(arr.toList().toString() + arr.take(2) + arr.drop(3) + arr.first { it > 2 } + arr.getOrElse(9) { -1 } + arr.random().let { it in arr })
    println("abc".toCharArray().apply { reverse() }.concatToString() + charArrayOf('a').plus('b').size + intArrayOf(1).plus(listOf(2, 3)).size)
    val typed: Array<Any> = arrayOf("s", 1, 'c')
    println(typed.filterIsInstance<Int>().toString() + typed.isArrayOf<Any>() + arrayOf("x").isArrayOf<String>())
    println(listOf(1, 2).toIntArray().sum() + setOf(4L).toLongArray().size + listOf("q").toTypedArray().size)
    val matrix = Array(3) { r -> IntArray(3) { c -> r * 3 + c } }
    println((0..2).map { c -> matrix.map { it[c] } })
    println(matrix.sumOf { it.sum() }.toString() + matrix.joinToString("|") { it.joinToString(",") })
    try {
        z[5]
    } catch (e: ArrayIndexOutOfBoundsException) {
        println("out of bounds")
    }
    try {
        IntArray(-1)
    } catch (e: NegativeArraySizeException) {
        println(e.message)
    }
    try {
        z.copyOfRange(3, 9)
    } catch (e: IndexOutOfBoundsException) {
        println(e.message)
    }
    try {
        z.copyOfRange(3, 1)
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    var s = 0
    for ((i, v) in z.withIndex()) s += i * v
    for (i in z.indices step 2) s += z[i]
    for (i in z.indices.reversed()) s = s * 3 + z[i]
    println(s)
}
