package org.esdroid.samples.gate;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;

class Guard implements InvocationHandler {
    String badge = "7";

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) throws IOException {
        if (badge == null) { // full
            throw new IOException("no badge"); // thin
        }
        return method.getName() + " by " + badge;
    }
}
