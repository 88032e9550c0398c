import { createHash } from 'node:crypto';
import { type BoardDrawings } from '../BoardDrawings.ts';
import { type ReportContent } from '../content/ReportContent.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { boardSection } from './boardSection.ts';
import { markup, Markup } from './Markup.ts';
import { pageScript } from './pageScript.ts';
import { pageStyles } from './pageStyles.ts';
import { pageTexts } from './pageTexts.ts';
import { appendixSection, rulesSection } from './rulesSection.ts';
import { summarySection } from './summarySection.ts';
import { findingsSection } from './tables.ts';

/** Content security policy: only what the page contains, no network, no other script or style. */
const policy = [
  "default-src 'none'",
  `style-src '${hashOf(pageStyles)}'`,
  `script-src '${hashOf(pageScript)}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The report as one self-contained HTML file: the board with layers, marks and heat map, and the
 * findings with a filter. In pieces; the same report gives the same text.
 */
export function writeHtml(
  report: Report,
  content: ReportContent,
  drawings: BoardDrawings,
): readonly string[] {
  const { locale } = report;
  const texts = reportTexts[locale];
  const links = (
    [
      ['summary-title', texts.summary.title],
      ['board-title', texts.pictures.title],
      ['findings-title', texts.rules.title],
      ['rules-title', texts.rules.list],
      ['appendix-title', texts.appendix.title],
    ] as const
  ).map(([id, text]) => markup`<li><a href="#${id}">${text}</a></li>`);
  return markup`<!doctype html>
<html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.title} · ${texts.title}</title>
        <style>${new Markup(pageStyles)}</style>
      </head>
      <body>
        <header>
          <p class="note">${texts.title}</p>
          <h1><bdi>${content.title}</bdi></h1>
          <nav aria-label="${pageTexts[locale].contents}">
            <ul>
              ${links}
            </ul>
          </nav>
        </header>
        <main>
          ${summarySection(report, content)} ${boardSection(report, content, drawings)}
          ${findingsSection(report, content)} ${rulesSection(report, content)}
          ${appendixSection(report, content)}
        </main>
        <script>${new Markup(pageScript)}</script>
      </body>
    </html>
`.pieces;
}
