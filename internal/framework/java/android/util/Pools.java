package android.util;

/** Objects to be used again; what is given back twice is an error. */
public final class Pools {
    private Pools() {
    }

    /** A pool. */
    public interface Pool<T> {
        T acquire();

        boolean release(T instance);
    }

    /** A pool of some objects. */
    public static class SimplePool<T> implements Pool<T> {
        private final Object[] mPool;
        private int mPoolSize;

        public SimplePool(int maxPoolSize) {
            if (maxPoolSize <= 0) {
                throw new IllegalArgumentException("The max pool size must be > 0");
            }
            mPool = new Object[maxPoolSize];
        }

        @Override
        @SuppressWarnings("unchecked")
        public T acquire() {
            if (mPoolSize == 0) {
                return null;
            }
            T instance = (T) mPool[--mPoolSize];
            mPool[mPoolSize] = null;
            return instance;
        }

        @Override
        public boolean release(T instance) {
            for (int i = 0; i < mPoolSize; i++) {
                if (mPool[i] == instance) {
                    throw new IllegalStateException("Already in the pool!");
                }
            }
            if (mPoolSize == mPool.length) {
                return false;
            }
            mPool[mPoolSize++] = instance;
            return true;
        }
    }

    /** A pool for several threads. */
    public static class SynchronizedPool<T> extends SimplePool<T> {
        private final Object mLock = new Object();

        public SynchronizedPool(int maxPoolSize) {
            super(maxPoolSize);
        }

        @Override
        public T acquire() {
            synchronized (mLock) {
                return super.acquire();
            }
        }

        @Override
        public boolean release(T element) {
            synchronized (mLock) {
                return super.release(element);
            }
        }
    }
}
