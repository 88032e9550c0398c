import path from 'node:path';

/** Served file types by extension; none is a document. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Media type of a file name, or `undefined` if the type is not served. */
export function assetType(file: string): string | undefined {
  return types[path.extname(file)];
}

/** Whether compression helps. */
export function isText(file: string): boolean {
  return /^text|json/.test(assetType(file) ?? '');
}
