package android.animation;

/** A converter that also goes back. */
public abstract class BidirectionalTypeConverter<T, V> extends TypeConverter<T, V> {
    private BidirectionalTypeConverter<V, T> inverse;

    public BidirectionalTypeConverter(Class<T> fromClass, Class<V> toClass) {
        super(fromClass, toClass);
    }

    public abstract T convertBack(V value);

    public BidirectionalTypeConverter<V, T> invert() {
        if (inverse == null) {
            final BidirectionalTypeConverter<T, V> self = this;
            inverse = new BidirectionalTypeConverter<V, T>(getTargetType(), getSourceType()) {
                @Override
                public V convertBack(T value) {
                    return self.convert(value);
                }

                @Override
                public T convert(V value) {
                    return self.convertBack(value);
                }
            };
        }
        return inverse;
    }
}
