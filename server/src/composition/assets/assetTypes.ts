import path from 'node:path';

/** Files a release or a page's build may consist of, by extension; nothing that is a document. */
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

/** Media type of a file by its name, or `undefined` when such a file is not served. */
export function assetType(file: string): string | undefined {
  return types[path.extname(file)];
}

/** Whether compressing makes it smaller. */
export function isText(file: string): boolean {
  return /^text|json/.test(assetType(file) ?? '');
}
