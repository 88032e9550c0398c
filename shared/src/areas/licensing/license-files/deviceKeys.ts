import { fromBase64, toBase64Url, utf8, type Bytes } from './base64.ts';

/** A signer whose private key never leaves its holder. */
export interface LicenseFileSigner {
  readonly kid: string;
  readonly sign: (message: Bytes) => Promise<Bytes>;
}

/** Makes a signer of an Ed25519 private key of Web Crypto. */
export function webCryptoSigner(kid: string, privateKey: CryptoKey): LicenseFileSigner {
  return {
    kid,
    sign: async (message) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message)),
  };
}

/**
 * The id of an Ed25519 public key (32 bytes, base64url): its JWK thumbprint, RFC 7638 with RFC
 * 8037, so that a key cannot carry another key's id.
 */
export async function keyIdOf(publicKey: string): Promise<string> {
  const jwk = `{"crv":"Ed25519","kty":"OKP","x":"${publicKey}"}`;
  return sha256(jwk);
}

/** The SHA-256 of a text in base64url; fingerprints of machines have this form. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))));
}

/** Checks an Ed25519 signature. A malformed key or signature is answered as not valid. */
export async function isSignedBy(
  publicKey: string,
  signature: string,
  message: Bytes,
): Promise<boolean> {
  const key = fromBase64(publicKey);
  const bytes = fromBase64(signature);
  if (key?.length !== 32 || bytes?.length !== 64) return false;
  const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, bytes, message);
}
