import type { Locale } from '@portal/shared/domain';

interface StandInPage {
  readonly locale: Locale;
  readonly title: string;
  /** The page's style block; its CSP must allow it by hash. */
  readonly style: string;
  /** HTML after the heading. */
  readonly main: string;
}

/** HTML of a page of a simulated other company, with the title as its heading. */
export function standInPage({ locale, title, style, main }: StandInPage): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}
