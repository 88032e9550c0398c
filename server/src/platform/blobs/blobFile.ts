import path from 'node:path';

const keyPattern = /^[\w+-][\w.+-]*(\/[\w+-][\w.+-]*)*$/;

/** Whether a name is a blob key. */
export function isKey(name: string): boolean {
  return keyPattern.test(name);
}

/** @throws Error for an invalid key, so that no key escapes the store's folder */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a blob key: ${key}`);
  return key;
}

/** The path of a key in a folder. @throws Error for an invalid key */
export function blobFile(folder: string, key: string): string {
  return path.join(folder, requireKey(key));
}

/** The error for reading a missing blob, with the file system's code. */
export function noSuchBlob(key: string): Error {
  return Object.assign(new Error(`ENOENT: no such blob ${key}`), { code: 'ENOENT' });
}
