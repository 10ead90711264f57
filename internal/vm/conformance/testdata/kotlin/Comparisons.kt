package comparisons

data class Person(val name: String, val age: Int, val city: String? = null)

fun main() {
    val people = listOf(Person("Eve", 30), Person("adam", 25, "Rome"), Person("Bob", 30, "Oslo"), Person("Cy", 25))
    println(people.sortedBy { it.name }.map { it.name })
    println(people.sortedWith(compareBy({ it.age }, { it.name })).map { it.name })
    println(people.sortedWith(compareByDescending<Person> { it.age }.thenBy { it.name }).map { it.name })
    println(people.sortedWith(compareBy(String.CASE_INSENSITIVE_ORDER) { it.name }).map { it.name })
    println(people.sortedWith(compareBy(nullsLast<String>()) { it.city }).map { it.city })
    println(people.sortedWith(compareBy(nullsFirst(reverseOrder<String>())) { it.city }).map { it.city })
    println(people.sortedWith(compareBy<Person> { it.age }.thenComparator { a, b -> b.name.compareTo(a.name) }).map { it.name })
    println(people.maxWith(compareBy { it.name.length }).name + people.minBy { it.age }.name + people.maxOf { it.age })
    println(people.minWithOrNull(naturalOrderBy { it.city.orEmpty() })?.name)
    println(compareValues(1, 2).toString() + compareValues(null, 1) + compareValues("a", null) + compareValues(null as Int?, null))
    println(compareValuesBy(people[0], people[1], { it.age }, { it.name }))
    println(naturalOrder<Int>().compare(3, 5).toString() + reverseOrder<Int>().compare(3, 5) + naturalOrder<Int>().reversed().compare(1, 2))
    println(listOf(3, null, 1).sortedWith(nullsFirst()) + listOf("b", null, "a").sortedWith(nullsLast(naturalOrder())))
    println(maxOf("pear", "apple", compareBy { it.length }) + minOf("pear", "fig", "apple", compareBy { it.length }))
    println(listOf(5, 3, 8).sortedDescending() + arrayOf(2, 1).sorted() + intArrayOf(9, 7).sortedDescending())
    val list = mutableListOf("delta", "Alpha", "charlie", "Bravo")
    list.sort()
    println(list)
    list.sortBy { it.lowercase() }
    println(list)
    list.sortWith(compareBy<String> { it.length } then reverseOrder())
    println(list)
    list.sortByDescending { it.last() }
    println(list)
    println(listOf(1 to "b", 1 to "a", 0 to "z").sortedBy { it.first })
    println((1..50).map { (it * 37) % 50 }.sortedBy { it / 10 }.take(12))
    println(listOf("a", "b").zip(listOf(1, 2)).maxByOrNull { it.second })
    println("apple".compareTo("banana") < 0 && 'a' < 'b' && 1.5 < 2 && true > false)
    println(listOf(1, 2, 3) == arrayListOf(1, 2, 3) && setOf(1) != listOf(1) && arrayOf(1).contentEquals(arrayOf(1)))
    println(people.sortedBy { it.city }.map { it.city } + people.sortedByDescending { it.city }.map { it.name })
    println(listOf(1.0, -0.0, 0.0, Double.NaN).sortedDescending())
    try {
        java.util.TreeSet<Any>().apply { add("a"); add(1) }
    } catch (e: ClassCastException) {
        println("incomparable")
    }
    println(people.binarySearchBy("Bob") { it.name } != 100)
    println(listOf(1, 3, 5, 7).binarySearch { it.compareTo(5) }.toString() + listOf(1, 3).binarySearch(2))
    println(people.isSorted { it.age }.toString() + listOf(1, 2, 2).zipWithNext().all { (a, b) -> a <= b })
}

fun <T, R : Comparable<R>> naturalOrderBy(f: (T) -> R): Comparator<T> = Comparator { a, b -> f(a).compareTo(f(b)) }
fun <T, R : Comparable<R>> List<T>.isSorted(f: (T) -> R) = asSequence().map(f).zipWithNext().all { (a, b) -> a <= b }
