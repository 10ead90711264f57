package org.w3c.dom;

/** The type that a schema gives to an element or attribute. */
public interface TypeInfo {
    int DERIVATION_RESTRICTION = 0x1;
    int DERIVATION_EXTENSION = 0x2;
    int DERIVATION_UNION = 0x4;
    int DERIVATION_LIST = 0x8;

    String getTypeName();

    String getTypeNamespace();

    boolean isDerivedFrom(String typeNamespaceArg, String typeNameArg, int derivationMethod);
}
