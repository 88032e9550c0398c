/** Encrypts secrets in the database; its id is stored with the ciphertext. */
export interface SealKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Id of the key derived from the master secret. */
export const derivedKeyId = 'portal';
