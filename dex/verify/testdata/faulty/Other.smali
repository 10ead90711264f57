.class public LOther;
.super Ljava/lang/Object;
.field public o:I
.method public constructor <init>()V
    .registers 1
    invoke-direct {p0}, Ljava/lang/Object;-><init>()V
    return-void
.end method
