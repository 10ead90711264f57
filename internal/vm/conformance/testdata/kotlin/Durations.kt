package durations

import kotlin.time.*
import kotlin.time.Duration.Companion.days
import kotlin.time.Duration.Companion.hours
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds

fun main() {
    println(listOf(90.seconds, 1.5.hours, 2.days + 3.hours + 4.minutes + 5.seconds + 6.milliseconds, 500.milliseconds, 12.nanoseconds, Duration.ZERO, Duration.INFINITE, (-90).minutes))
    println(90.seconds.inWholeMinutes.toString() + " " + 90.minutes.toDouble(DurationUnit.HOURS) + " " + 1.days.inWholeMilliseconds)
    println((1.hours - 30.minutes).toString() + (10.seconds * 2.5) + (1.minutes / 4) + (1.hours / 20.minutes) + -(5.seconds))
    println(1.hours > 59.minutes && 60.seconds == 1.minutes)
    println(3725.seconds.toComponents { h, m, s, n -> "$h:$m:$s.$n" })
    println(1.5.seconds.toIsoString() + " " + (26.hours + 3.seconds).toIsoString() + " " + Duration.parse("PT1H30M") + " " + Duration.parse("1d 2h") + " " + Duration.parseOrNull("nonsense"))
    println(1234567.nanoseconds.toString(DurationUnit.MILLISECONDS, 2) + " " + 90.seconds.toString(DurationUnit.MINUTES, 1))
    println(listOf(5.seconds, 1.minutes, 300.milliseconds).sorted().toString() + listOf(1.seconds, 2.seconds).reduce { a, b -> a + b })
    println((-3).seconds.absoluteValue.toString() + (-3).seconds.isNegative() + Duration.INFINITE.isInfinite())
    println(Long.MAX_VALUE.nanoseconds.toString() + " " + Long.MAX_VALUE.milliseconds + " " + 1e20.seconds)
    println(2.seconds.toJavaDuration().toString() + java.time.Duration.ofMinutes(3).toKotlinDuration())
    val t = TestTimeSource()
    val mark = t.markNow()
    t += 5.seconds
    println(mark.elapsedNow().toString() + mark.hasPassedNow() + (mark + 10.seconds).hasPassedNow() + (t.markNow() - mark))
    println(t.measureTime { t += 7.milliseconds })
    println(t.measureTimedValue { t += 1.seconds; "value" })
    val took = measureTime { var s = 0; for (i in 1..1000) s += i }
    println(took >= Duration.ZERO)
    println(kotlin.system.measureTimeMillis { } < 10_000)
    try {
        Duration.parse("x")
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    try {
        Duration.INFINITE - Duration.INFINITE
    } catch (e: IllegalArgumentException) {
        println(e.message)
    }
    println(DurationUnit.entries)
    println(1.seconds.hashCode() == 1000.milliseconds.hashCode())
    println(100.milliseconds.coerceIn(1.seconds, 2.seconds))
}
