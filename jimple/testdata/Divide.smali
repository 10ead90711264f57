.class public LDivide;
.super Ljava/lang/Object;

.method public static quotient(II)I
    .registers 3
    div-int v0, p0, p1
    return v0
.end method
