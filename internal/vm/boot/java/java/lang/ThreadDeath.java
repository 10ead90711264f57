package java.lang;

/** Thrown to end a thread. */
public class ThreadDeath extends Error {
}
