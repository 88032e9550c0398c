import path from 'node:path';

const keyPattern = /^[\w+-][\w.+-]*(\/[\w+-][\w.+-]*)*$/;

/** Where a key's file lies in a folder. Fails for what is no key, so that none leads out of it. */
export function blobFile(folder: string, key: string): string {
  if (!keyPattern.test(key)) throw new Error(`not a blob key: ${key}`);
  return path.join(folder, key);
}
