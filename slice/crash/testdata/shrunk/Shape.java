package com.example.shrunk;

abstract class Shape {
    abstract double area();

    static Shape parse(String name) {
        return name.startsWith("c") ? new Circle(null) : new Square(2);
    }

    static class Circle extends Shape {
        private final Double radius;

        Circle(Double radius) {
            this.radius = radius;
        }

        @Override
        double area() {
            return 3.14 * radius * radius;
        }
    }

    static class Square extends Shape {
        private final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        double area() {
            return side * side;
        }
    }
}
