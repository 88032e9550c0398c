import path from 'node:path';

const keyPattern = /^[\w+-][\w.+-]*(\/[\w+-][\w.+-]*)*$/;

/** Whether a name is one that a store of files gives. */
export function isKey(name: string): boolean {
  return keyPattern.test(name);
}

/** @throws Error for what is no key, so that none leads out of the store's place */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a blob key: ${key}`);
  return key;
}

/** Where a key's file lies in a folder. Fails for what is no key. */
export function blobFile(folder: string, key: string): string {
  return path.join(folder, requireKey(key));
}

/** What is thrown where a file is read that is not there, with the code that the disk gives. */
export function noSuchBlob(key: string): Error {
  return Object.assign(new Error(`ENOENT: there is no blob ${key}`), { code: 'ENOENT' });
}
