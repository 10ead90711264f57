import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.Collections;

/** Key stores that another program wrote: with AES and SHA-256, and with triple DES and SHA-1. */
public class KeyStoreFiles {
    static final String NEW = "MIIEWQIBAzCCBA8GCSqGSIb3DQEHAaCCBAAEggP8MIID+DCCApIGCSqGSIb3DQEHBqCCAoMwggJ/AgEAMIICeAYJKoZIhvcNAQcB"
            + "MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgbOAgKH0gH7wICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEHDq"
            + "JRCxrMRggoqWtyGB4qeAggIQtoLgSIL6a0hUqtww9QKpJcJ9wHvCvLVehnWK5gOD8J9JUlSTbkYtpYNhkMdgiS11i4Ick3atuwCf"
            + "Cr4vxJYhPasS/F71BEKHqPZBAKSlj/DK82m2XhavP3Wr1ucB0wdRNadkq42Bmdmyq9bLq+c+1kUGit/aVVnwHK8imUCWoGan1ndm"
            + "uB4VzhAWtszClZJVtX5ri+OW++qD28UV5L2BWmaRuHlmvi6p7SacklhbzZMSbFqlWxEgh6I3vlFSrTKXZpHEj2mUOP9lM4d7uUvF"
            + "sRqg/x5wB2n0Z5bn82J3ahDbH/9H0BOrJiy8xP8ee3w/yqb2lFhTZw82QbOPt34cRfndSOYuF+Iv0TPAaZBUsaZusWi5zG3I3pUv"
            + "5ogebRNj45drgbsj92ltjlOEuTsOyJWgSyb3bgnSY5tg+F080Zw+KNaAQbD7YZzTIqGTFe5kyDBGAEdn/iBy18SygzadGXpc91Er"
            + "zIQnlC1uit+7e16HuoEK4j6KoUj7O4YlN5AEaYGK/NZl5/ck9H14JqvSkUUjt7igstvnWML/hXNtGUsIJlZYmTL2tiILoDJEz+8H"
            + "WQEyKi8iJYP0BVTHRPRLFtVED5OZmogKWA5Q8IsJKGWx/EqfSzVSRnoIMs+SQ/aeFT080JBTv+kN22tCBM4l6T5gJLIkB3Uv6w41"
            + "e8J2EVo1/PcPklpscRn5GW4XZm2gMIIBXgYJKoZIhvcNAQcBoIIBTwSCAUswggFHMIIBQwYLKoZIhvcNAQwKAQKgge8wgewwVwYJ"
            + "KoZIhvcNAQUNMEowKQYJKoZIhvcNAQUMMBwECG/kCWV0UoSbAgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQNhqzESFO"
            + "pkvlNr7bm/sMmASBkObMC66HXwRMpXU4hCQbRFgw1hCO73vEweUnerBAeU/CQGqa4/eg0rD+guiSiYb4HQFUlmtYT4X3sTDrRF7H"
            + "teM8Gy1gsj7wx5LmANcpglBGOl0Kdz3zjKldiv9XBAhUtmzUR7VleSm9nAeNjV9Y9CkXOFrwB7mbkH22n69ol6LXdrvXSWw59PXz"
            + "OU5EJY+awzFCMBsGCSqGSIb3DQEJFDEOHgwATQB5ACAASwBlAHkwIwYJKoZIhvcNAQkVMRYEFKdBD3qdIsagsCRKxJsjxxQgP+8/"
            + "MEEwMTANBglghkgBZQMEAgEFAAQgEFYiMkLliNprDPFC7p4NEx8JRnkavffbNyBbE1Aoc0IECGlZbnjqOQXxAgIIAA==";
    static final String OLD = "MIIDzQIBAzCCA5MGCSqGSIb3DQEHAaCCA4QEggOAMIIDfDCCAlcGCSqGSIb3DQEHBqCCAkgwggJEAgEAMIICPQYJKoZIhvcNAQcB"
            + "MBwGCiqGSIb3DQEMAQMwDgQImK1yJ4JvrVMCAggAgIICEM9AWSRJ0REF8ChBD6zVG4VruJWLMfSOCYxehadxiYx6iNfWjs1cAfEn"
            + "vmXZ6AK1cZiVw6v3fQlXMb15NEr+dPzmK0VkSiGF5tU2QQ9AHsu4ttjg86Qj0d/yLU+RQATHHhun0hEZQF0Y1kITsPvq43vhmZh3"
            + "tD5dGBZmOmq5HMY5/NYhQXkZuJr9rYtyHsdTA+l4gGbWIuAA3LBn7k2RwmoW9dhDVHp5575oYqI7HOLmUPtOcnbj2maRigOxhqa+"
            + "cXXz0oCXe+rPUnwcPJMpiJLOSbFXoVTm6fr++fPNMhtdQdTHw+4oTEOlpOlnh4cEod1bAJx/ywMGQ0wIkkMwvdlSmzPIHJVKZ5sB"
            + "1gHbnM0lISB/H++ycda7hJ88iDo9BsP2sJtA11n3aGizRtWRnszqkmIBizWNb/gZPBHSqElJABclp599Z4iGfCUbrHv3/CadJQVX"
            + "GYlPwOaVzDSsnvmULLwzWTn0zzBLogphVVMLhWMJaUASQgId7xLCglc+kK6zJw8dVOM0cluckSXV7fj/FJqWDUmXMB2jtZ25TvZx"
            + "oSjjBjS1E8KlITg1LP+YbZ1JMWO3J5U5J0slrSd5Svw+W3zSM/WCs4lVyq42xSYZIoDES/1HjyehYtRS38tGDM9TMRWXzNgWsCNG"
            + "24t22/g7MInyjSUcNAA0tfGjcnUoi6UvVByVJZagRrQSI34UbDCCAR0GCSqGSIb3DQEHAaCCAQ4EggEKMIIBBjCCAQIGCyqGSIb3"
            + "DQEMCgECoIG0MIGxMBwGCiqGSIb3DQEMAQMwDgQIcvndr8AJSKoCAggABIGQwPTyVdN/zwV7nnOckuLxx0u482E0T0Oro1BuFbhW"
            + "7juGAuQgb2cNYqoOXlk98d4eWFNbNsVWGxcie//RMJkD8SuKvVRknOwWN0klsQe1B323Vg1PxyVcvvua2eeAnDa8+ZDob0iaw5qy"
            + "AHWUy/sHna6EVnAAcNTtXVe6ZoWgpIvMCC2BFIJjDpqPAkBgI1+HMTwwFQYJKoZIhvcNAQkUMQgeBgBvAGwAZDAjBgkqhkiG9w0B"
            + "CRUxFgQUp0EPep0ixqCwJErEmyPHFCA/7z8wMTAhMAkGBSsOAwIaBQAEFBU7BwCblFAaZOVmBDqUs6Ws+pQABAhsvCY3JK3XNwIC"
            + "CAA=";

    public static void main(String[] args) throws Exception {
        for (String file : new String[] {NEW, OLD}) {
            byte[] bytes = Base64.getDecoder().decode(file);
            KeyStore ks = KeyStore.getInstance("PKCS12");
            ks.load(new ByteArrayInputStream(bytes), "secret".toCharArray());
            System.out.println(Collections.list(ks.aliases()) + " " + ks.size());
            String alias = ks.aliases().nextElement();
            PrivateKey key = (PrivateKey) ks.getKey(alias, "secret".toCharArray());
            X509Certificate cert = (X509Certificate) ks.getCertificate(alias);
            System.out.println(key.getAlgorithm() + " " + cert.getSubjectX500Principal() + " " + cert.getSigAlgName() + " "
                    + ks.getCertificateChain(alias).length + " " + ks.getCertificateAlias(cert) + " " + cert.getPublicKey().getAlgorithm());
            Signature s = Signature.getInstance("SHA256withECDSA");
            s.initSign(key);
            s.update(bytes);
            byte[] made = s.sign();
            s.initVerify(cert);
            s.update(bytes);
            System.out.println(s.verify(made));
            cert.verify(cert.getPublicKey());
            for (int at : new int[] {bytes.length / 2, bytes.length - 10}) {
                byte[] broken = bytes.clone();
                broken[at] ^= 0x55;
                try {
                    KeyStore.getInstance("PKCS12").load(new ByteArrayInputStream(broken), "secret".toCharArray());
                    System.out.println("a broken file was taken");
                } catch (IOException e) {
                    System.out.println("broken");
                }
            }
            try {
                KeyStore.getInstance("PKCS12").load(new ByteArrayInputStream(bytes), "Secret".toCharArray());
                System.out.println("a wrong password was taken");
            } catch (IOException e) {
                System.out.println("wrong password");
            }
        }
    }
}
