import type { CryptoKey, JWK } from 'jose';

export type SigningAlgorithm = 'ES256' | 'EdDSA';

export interface SigningKey {
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly publicJwk: JWK;
  readonly privateJwk: JWK;
  readonly privateKey: CryptoKey;
}

/** Keys of an installation; none is shared between installations. */
export interface KeyStore {
  /** 32 bytes for one purpose, derived from the master secret; stable across restarts. */
  secret(purpose: string): Buffer;
  /** Encrypts a text for a database column (AES-256-GCM). */
  seal(text: string): string;
  /** @throws when this installation did not seal the text */
  unseal(sealed: string): string;
  /** The signing key for a use (`openid`, `licenses`), generated on first use. */
  signingKey(use: string, algorithm: SigningAlgorithm): Promise<SigningKey>;
}
