package org.esdroid.carried

import android.app.Activity
import android.content.Intent
import android.os.Bundle

/** What goes by the ways of Kotlin. */
internal class Idioms {
    data class Row(val label: String, val amount: Int, val note: String? = null)

    class MappedList : OfText {
        override fun carry(`in`: Activity, v: String) {
            val all = listOf(" a", v) // carries
            val got = all.map { it.trim() }[1] // carries
            Chain.text(got)
        }
    }

    class FilteredList : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val all = mutableListOf<Row>()
            all.add(Row("other", 7)) // decoy
            all.add(Row("own", v)) // carries
            val got = all.filter { it.label == "own" }.first().amount // carries
            Chain.number(got)
        }
    }

    class Associated : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val all = mutableListOf<Row>()
            all.add(Row("other", 7)) // decoy
            all.add(Row("own", v)) // carries
            val map = all.associateBy { it.label }
            val got = map.getValue("own").amount // carries
            Chain.number(got)
        }
    }

    class AssociatedPairs : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val all = mutableListOf<Row>()
            all.add(Row("other", 7)) // decoy
            all.add(Row("own", v)) // carries
            val map = all.associate { it.label to it.amount } // carries
            val got = map["own"] ?: 9 // carries
            Chain.number(got)
        }
    }

    class GroupedRows : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val all = mutableListOf<Row>()
            all.add(Row("other", 7)) // decoy
            all.add(Row("own", v)) // carries
            val got = all.groupBy { it.label }["own"]!!.sumOf { it.amount } // carries
            Chain.number(got)
        }
    }

    class Chained : OfText {
        override fun carry(`in`: Activity, v: String) {
            val got = v.let { it + " " }.also { it.length }.run { trim() } // carries
            Chain.text(got)
        }
    }

    class Applied : OfText {
        override fun carry(`in`: Activity, v: String) {
            val intent = Intent().apply {
                putExtra("t", "decoy") // decoy
                putExtra("s", v) // carries
            }
            val got = with(intent) { getStringExtra("s") } // carries
            Chain.text(got)
        }
    }

    class Lazily : OfText {
        override fun carry(`in`: Activity, v: String) {
            val other by lazy { "decoy" } // decoy
            val made by lazy { v.trim() } // carries
            val got = if (made.length > 0) made else other // carries
            Chain.text(got)
        }
    }

    class Sequenced : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val got = sequenceOf(5, v).map { it * 2 }.drop(1).first() // carries
            Chain.number(got)
        }
    }

    class Yielded : OfText {
        override fun carry(`in`: Activity, v: String) {
            val all = sequence {
                yield("decoy") // decoy
                yield(v) // carries
            }
            val got = all.toList()[1] // carries
            Chain.text(got)
        }
    }

    class CopiedData : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val first = Row("a", 7, "b") // decoy
            val second = first.copy(amount = v) // carries
            val (_, got) = second // carries
            Chain.number(got)
        }
    }

    class Elvis : OfText {
        override fun carry(`in`: Activity, v: String) {
            val row = Row("a", 7)
            val got = row.note?.trim() ?: v // carries
            Chain.text(got)
        }
    }

    class Folded : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val got = listOf(v, v).fold(0) { a, b -> a + b } // carries
            Chain.number(got)
        }
    }

    class SortedRows : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val all = mutableListOf<Row>()
            all.add(Row("b", 7)) // decoy
            all.add(Row("a", v)) // carries
            val got = all.sortedBy { it.label }[0].amount // carries
            Chain.number(got)
        }
    }

    class LeastRow : OfNumber {
        override fun carry(`in`: Activity, v: Int) {
            val all = mutableListOf<Row>()
            all.add(Row("b", 7)) // decoy
            all.add(Row("a", v)) // carries
            val got = all.minByOrNull { it.amount }!!.amount // carries
            Chain.number(got)
        }
    }

    class Zipped : OfText {
        override fun carry(`in`: Activity, v: String) {
            val names = listOf("other", "own")
            val values = listOf("decoy", v) // carries
            val got = names.zip(values).toMap()["own"] // carries
            Chain.text(got)
        }
    }

    class Template : OfText {
        override fun carry(`in`: Activity, v: String) {
            val text = "a=$v;" // carries
            val got = text.substringAfter('=').substringBefore(';') // carries
            Chain.text(got)
        }
    }

    class Built : OfText {
        override fun carry(`in`: Activity, v: String) {
            val text = buildString {
                append("x")
                append(v) // carries
            }
            val got = text.removePrefix("x") // carries
            Chain.text(got)
        }
    }

    class JoinedToText : OfText {
        override fun carry(`in`: Activity, v: String) {
            val text = listOf("x", v).joinToString("/") { it.trim() } // carries
            val got = text.split("/").last() // carries
            Chain.text(got)
        }
    }

    class Flat : OfText {
        override fun carry(`in`: Activity, v: String) {
            val all = listOf(listOf("x"), listOf(v)) // carries
            val got = all.flatten().mapIndexed { i, s -> if (i == 0) "decoy" else s }[1] // carries
            Chain.text(got)
        }
    }

    class ByDefault : OfText {
        private fun mark(a: String = "decoy", b: String = "decoy") = b // carries

        override fun carry(`in`: Activity, v: String) {
            val got = mark(b = v) // carries
            Chain.text(got)
        }
    }

    sealed class Outcome {
        class Good(val text: String) : Outcome()
        object Bad : Outcome()
    }

    class Sealed : OfText {
        override fun carry(`in`: Activity, v: String) {
            val all = arrayOf(Outcome.Bad, Outcome.Good(v)) // carries
            val got = when (val o = all[1]) {
                is Outcome.Good -> o.text // carries
                is Outcome.Bad -> "decoy" // decoy
            }
            Chain.text(got)
        }
    }

    class Caught : OfText {
        override fun carry(`in`: Activity, v: String) {
            val got = runCatching { if (v.isEmpty()) error("x") else v }.getOrElse { "decoy" } // carries
            Chain.text(got)
        }
    }

    class MapDefault : OfText {
        override fun carry(`in`: Activity, v: String) {
            val map = mutableMapOf("other" to "x")
            map.getOrPut("own") { v } // carries
            val got = map["own"] // carries
            Chain.text(got)
        }
    }

    class Property : OfNumber {
        private var kept = 7 // decoy
            set(value) {
                field = value + 0 // carries
            }

        override fun carry(`in`: Activity, v: Int) {
            kept = v // carries
            val got = kept // carries
            Chain.number(got)
        }
    }
}
