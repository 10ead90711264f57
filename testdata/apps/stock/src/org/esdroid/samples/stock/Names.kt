package org.esdroid.samples.stock

fun String.capitalised(): String = this[0].uppercaseChar() + drop(1) // fault, thin
