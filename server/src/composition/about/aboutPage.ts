import { createHash } from 'node:crypto';
import { aboutNames, type AboutName } from './aboutNames.ts';

const style =
  ':root{color-scheme:light dark}body{background:Canvas;color:CanvasText;font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}';

/** Allows only the page's style block and its empty icon. */
export const aboutPolicy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A bilingual placeholder for an external address. */
export function aboutPage(name: AboutName): string {
  const [en, ja] = aboutNames[name];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${en} / ${ja}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${en}</h1>
<p>This page is part of the demo. An installation links to the address that its operator has configured.</p>
<section lang="ja">
<h2>${ja}</h2>
<p>このページはデモの一部です。実際の環境では、運用者が設定したアドレスにリンクします。</p>
</section>
<p><a href="/">Manager Console</a></p>
</main>
</body>
</html>
`;
}
