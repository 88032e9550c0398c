import type { Letter, Mail, MailLink, MailPicture } from './Mailer.ts';

/** The two parts of a mail's body. */
export interface MailBody {
  readonly text: string;
  readonly html: string;
}

/** Addresses used in mails. */
export interface MailAddresses {
  /** The vendor's contact page, linked at the end of each mail. */
  readonly contact?: string | undefined;
  /** Own origins. Only addresses on these are linked in paragraphs. */
  readonly sites?: readonly string[];
}

/** Renders both parts of a mail with equal content; plain text uses the pictures' alternatives. */
export function composeMail(
  { locale, ...letter }: Letter & Pick<Mail, 'locale'>,
  { contact, sites = [] }: MailAddresses = {},
): MailBody {
  const { before, items = [], pictures = [], link, after, unsubscribe } = letter;
  const ends = [contact && { text: contactWords[locale], href: contact }, unsubscribe].filter(
    (end) => typeof end === 'object',
  );
  const paragraph = (each: string) => `<p>${marked(each, sites)}</p>`;
  const links = (each: MailLink | undefined) => (each ? [`${each.text}\n${each.href}`] : []);
  const text = [
    ...before,
    ...items.flatMap((item) => links(item).map((each) => `- ${each}`)),
    ...pictures.map(({ alt }) => alt),
    ...links(link),
    ...after,
    ...ends.flatMap(links),
  ].join('\n\n');
  const html = [
    '<!doctype html>',
    `<html lang="${locale}"><body style="${styles.body}"><div style="${styles.paper}">`,
    ...before.map(paragraph),
    ...(items.length > 0 ? list(items) : []),
    ...pictures.map(image),
    ...(link ? button(link) : []),
    ...after.map(paragraph),
    ...ends.map(anchor),
    '</div></body></html>',
  ].join('\n');
  return { text: `${text}\n`, html };
}

const contactWords = { en: 'Contact us', ja: 'お問い合わせ' } as const;

const family = "system-ui, 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', sans-serif";

/** Brand colors as literals: mail programs support few styles and no variables. */
const styles = {
  body: `margin:0;padding:24px;background:#f3f6f5;color:#14201c;font:16px/1.7 ${family}`,
  // Long addresses must wrap on a phone.
  paper:
    'overflow-wrap:anywhere;word-wrap:break-word;max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:10px',
  button:
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#07705a;color:#ffffff;text-decoration:none',
  list: 'margin:0 0 16px;padding-left:20px',
  item: 'margin:0 0 8px',
  link: 'color:#07705a',
  plain: 'color:inherit',
  whole: 'white-space:nowrap',
  end: 'font-size:14px',
  address: 'font-size:14px;color:#52615b;word-break:break-all',
  picture: 'display:block;max-width:100%;height:auto',
} as const;

/** Text as HTML with line breaks. A line that is one of the portal's addresses becomes a link. */
function marked(text: string, sites: readonly string[]): string {
  const isOwn = (line: string) => sites.some((site) => line.startsWith(`${site}/`));
  return text
    .split('\n')
    .map((line) => (isOwn(line) ? plainLink(line) : keepWhole(escape(line))))
    .join('<br>\n');
}

function plainLink(href: string): string {
  const address = escape(href);
  return `<a href="${address}" style="${styles.link}">${address}</a>`;
}

/**
 * Prevents line breaks in license numbers and negative amounts (at the hyphen) and Japanese dates.
 */
function keepWhole(html: string): string {
  return html.replaceAll(
    /(?<![\w/-])(?:[A-Z]{2})?-[¥￥$]?\d[\d,.]*(?![\w/-])|\d{4}年\d{1,2}月\d{1,2}日/gu,
    (whole) => `<span style="${styles.whole}">${whole}</span>`,
  );
}

function list(items: readonly MailLink[]): readonly string[] {
  const lines = items.map(
    ({ text, href }) =>
      `<li style="${styles.item}"><a href="${escape(href)}" style="${styles.link}">${keepWhole(escape(text))}</a></li>`,
  );
  return [`<ul style="${styles.list}">`, ...lines, '</ul>'];
}

function image({ name, alt, width }: MailPicture): string {
  return `<p><img src="cid:${name}" alt="${escape(alt)}" width="${width}" style="${styles.picture}"></p>`;
}

function button({ text, href }: MailLink): readonly string[] {
  const address = escape(href);
  return [
    `<p><a href="${address}" style="${styles.button}">${escape(text)}</a></p>`,
    `<p style="${styles.address}"><a href="${address}" style="${styles.plain}">${address}</a></p>`,
  ];
}

function anchor({ text, href }: MailLink): string {
  const address = escape(href);
  return `<p style="${styles.end}"><a href="${address}" style="${styles.link}">${escape(text)}</a></p>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
