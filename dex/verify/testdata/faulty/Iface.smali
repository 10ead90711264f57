.class public interface abstract LIface;
.super Ljava/lang/Object;
.method public abstract call()V
.end method
