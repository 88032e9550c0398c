import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** A bundler's typical `index.html`, with nothing but scripts. */
function indexHtml(scripts: readonly string[]): Buffer {
  const tags = scripts.map((src) => `<script defer src="${src}"></script>`).join('');
  return brotliCompressSync(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>Manager Console</title><link rel="icon" href="data:,">${tags}</head>`,
      '<body><div id="portal"></div></body></html>',
    ].join(''),
  );
}

/**
 * Serves one static page at several paths.
 *
 * @param scripts addresses of its scripts, in order
 */
export function serveIndexHtml(
  app: FastifyInstance,
  paths: readonly string[],
  scripts: readonly string[],
): void {
  const html = indexHtml(scripts);
  for (const path of paths) {
    app.get(path, { config: { access: { who: 'public' } } }, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-encoding', 'br')
        .header('content-security-policy', "style-src 'self' 'unsafe-inline'")
        .send(html),
    );
  }
}
