/** A key that encrypts secrets in the database; its id stands beside what it has encrypted. */
export interface SealKey {
  readonly id: string;
  readonly key: Buffer;
}

/** The id of the key that is derived from the installation's secret. */
export const derivedKeyId = 'portal';
