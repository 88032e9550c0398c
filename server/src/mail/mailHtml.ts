import type { Locale } from '@portal/shared/domain';

interface HtmlLetter {
  readonly locale: Locale;
  readonly href: string;
  readonly link: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const family = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', sans-serif";

/** Mail programs know few styles and no variables: the brand's colors stand here as they are. */
const styles = {
  body: `margin:0;padding:24px;background:#f5f7f8;color:#16202a;font:16px/1.7 ${family}`,
  paper: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:10px',
  button:
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#0b6b57;color:#ffffff;text-decoration:none',
  address: 'font-size:14px;color:#55636d;word-break:break-all',
} as const;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The HTML part of a mail with one link; everything in it is also in the text part. */
export function mailHtml({ locale, href, link, before, after }: HtmlLetter): string {
  const paragraph = (text: string): string => `<p>${escape(text).replaceAll('\n', '<br>\n')}</p>`;
  const address = escape(href);
  return [
    '<!doctype html>',
    `<html lang="${locale}"><body style="${styles.body}"><div style="${styles.paper}">`,
    ...before.map(paragraph),
    `<p><a href="${address}" style="${styles.button}">${escape(link)}</a></p>`,
    `<p style="${styles.address}">${address}</p>`,
    ...after.map(paragraph),
    '</div></body></html>',
  ].join('\n');
}
