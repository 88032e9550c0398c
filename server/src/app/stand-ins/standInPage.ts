import type { Locale } from '@portal/shared/domain';

interface StandInPage {
  readonly locale: Locale;
  readonly title: string;
  /** The page's one style block; the content policy of the page must allow it by its hash. */
  readonly style: string;
  /** HTML that follows the heading. */
  readonly main: string;
}

/** The HTML of a page that stands in for one of another company, with the title as its heading. */
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
