# Methods whose lifting needs care. Assembled: smali a --api 30 -o shapes.dex Shapes.smali
.class public LShapes;
.super Ljava/lang/Object;

.field public static final LIMIT:I = 0x2a
.field public static final NAME:Ljava/lang/String; = "two\nlines"
.field public static final OFF:Z = false
.field public static final RATIO:D = 1.5
.field public static small:S

# One zero that is an int and null.
.method public static zeroOfTwoKinds(Z)Ljava/lang/String;
    .registers 3
    const/4 v0, 0x0
    invoke-static {v0}, LShapes;->takeInt(I)V
    if-eqz p0, :end
    const-string v0, "set"
    :end
    return-object v0
.end method

.method public static takeInt(I)V
    .registers 1
    return-void
.end method

# A constant that is a float in one place and an int in another, through a move.
.method public static constantThroughMove()F
    .registers 4
    const/high16 v0, 0x3f800000    # 1.0f
    move v1, v0
    invoke-static {v1}, LShapes;->takeInt(I)V
    move v2, v1
    return v2
.end method

# The division can throw even if nothing uses its result.
.method public static unusedDivision(II)V
    .registers 3
    div-int v0, p0, p1
    return-void
.end method

# What the call defines does not reach its own handler.
.method public static definitionAndHandler(Ljava/lang/String;)I
    .registers 3
    const/4 v0, -0x1
    :start
    invoke-static {p0}, Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I
    move-result v0
    :stop
    .catch Ljava/lang/NumberFormatException; {:start .. :stop} :handler
    return v0
    :handler
    move-exception v1
    return v0
.end method

# A handler without move-exception, into which control also falls.
.method public static sharedHandler([I)I
    .registers 3
    const/4 v0, 0x0
    :start
    array-length v1, p0
    :stop
    .catchall {:start .. :stop} :handler
    if-nez v1, :handler
    const/4 v0, 0x5
    :handler
    return v0
.end method

# An array by its elements, and one by its data.
.method public static arrays(II)[C
    .registers 4
    filled-new-array {p0, p1, p0}, [I
    const/4 v0, 0x2
    new-array v0, v0, [C
    fill-array-data v0, :data
    return-object v0
    :data
    .array-data 2
        0x61s
        0xfffes
    .end array-data
.end method

# Bits of booleans stay boolean, of others not.
.method public static bits(ZZI)Z
    .registers 5
    and-int v0, p0, p1
    xor-int/lit8 v0, v0, 0x1
    or-int v1, p0, p2
    invoke-static {v1}, LShapes;->takeInt(I)V
    return v0
.end method

# Two classes that only an interface joins: the use decides.
.method public static joinedByUse(Z)I
    .registers 2
    if-eqz p0, :other
    new-instance v0, Ljava/util/ArrayList;
    invoke-direct {v0}, Ljava/util/ArrayList;-><init>()V
    goto :end
    :other
    new-instance v0, Ljava/util/Vector;
    invoke-direct {v0}, Ljava/util/Vector;-><init>()V
    :end
    invoke-interface {v0}, Ljava/util/List;->size()I
    move-result v0
    return v0
.end method

# Code that nothing reaches is kept.
.method public static dead()V
    .registers 2
    goto :end
    const/4 v0, 0x7
    add-int/lit8 v1, v0, 0x1
    :end
    return-void
.end method

# Pairs of registers, and reuse of their halves.
.method public static wide(JD)J
    .registers 8
    const-wide v0, 0x7fffffffffffffffL
    add-long v2, p0, v0
    const/4 v1, 0x3
    shl-long v2, v2, v1
    const-wide/high16 v0, 0x4000000000000000L    # 2.0
    cmpl-double v0, p2, v0
    if-gtz v0, :neg
    return-wide v2
    :neg
    neg-long v2, v2
    return-wide v2
.end method

# Both switches, with a loop around.
.method public static switches(I)I
    .registers 3
    const/4 v0, 0x0
    :again
    packed-switch p0, :packed
    sparse-switch p0, :sparse
    return v0
    :one
    add-int/lit8 v0, v0, 0x1
    :two
    add-int/lit8 p0, p0, -0x1
    goto :again
    :packed
    .packed-switch 0x1
        :one
        :two
    .end packed-switch
    :sparse
    .sparse-switch
        -0x5 -> :two
        0x64 -> :one
    .end sparse-switch
.end method

# Null in place of an object: the failure must stay.
.method public static nullAccess()I
    .registers 2
    const/4 v0, 0x0
    aget v1, v0, v0
    iget v1, v0, LShapes;->field:I
    array-length v1, v0
    monitor-enter v0
    monitor-exit v0
    throw v0
.end method
.field public field:I

# The element type of a plain aget comes from the array.
.method public static elements([F[J)F
    .registers 6
    const/4 v0, 0x0
    aget v1, p0, v0
    aget-wide v2, p1, v0
    aput-wide v2, p1, v0
    const/high16 v2, 0x40000000    # 2.0f
    aput v2, p0, v0
    mul-float v1, v1, v2
    return v1
.end method

# Bytes, chars, shorts and booleans used as ints, which Jimple casts; an exception is declared.
.method public static narrow([BCZ)I
    .registers 7
    .annotation system Ldalvik/annotation/Throws;
        value = {
            Ljava/io/IOException;,
            Ljava/lang/InterruptedException;
        }
    .end annotation
    const/4 v0, 0x0
    aget-byte v1, p0, v0
    and-int/lit16 v2, v1, 0xff
    invoke-static {v2}, LShapes;->takeInt(I)V
    and-int/lit8 v2, v1, 0xf
    add-int/2addr v2, p1
    if-gt p1, v1, :small
    if-eqz p2, :small
    sget-short v2, LShapes;->small:S
    :small
    int-to-short v3, v2
    sput-short v3, LShapes;->small:S
    sub-int v2, v2, v3
    return v2
.end method
