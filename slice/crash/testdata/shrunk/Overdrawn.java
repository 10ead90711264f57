package com.example.shrunk;

class Overdrawn extends RuntimeException {
    Overdrawn(String message, Throwable cause) {
        super(message, cause);
    }
}
