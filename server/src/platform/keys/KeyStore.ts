import type { CryptoKey, JWK } from 'jose';

export type SigningAlgorithm = 'ES256' | 'EdDSA';

export interface SigningKey {
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly publicJwk: JWK;
  readonly privateJwk: JWK;
  readonly privateKey: CryptoKey;
}

/** The keys of an installation. Nothing in it is the same on two installations. */
export interface KeyStore {
  /** 32 bytes for one purpose, derived from the installation's master secret; the same at every start. */
  secret(purpose: string): Buffer;
  /** Encrypts a text for a database column (AES-256-GCM). */
  seal(text: string): string;
  /** @throws when the text was not sealed by this installation. */
  unseal(sealed: string): string;
  /** The signing key for a use (`openid`, `licenses`), generated when first asked for. */
  signingKey(use: string, algorithm: SigningAlgorithm): Promise<SigningKey>;
}
