package android.os;

/** The network was used on the main thread. */
public class NetworkOnMainThreadException extends RuntimeException {}
