import type { Locale } from '@portal/shared/domain';
import { createHash } from 'node:crypto';
import { standInPage } from '../standInPage.ts';

const style = [
  ':root{color-scheme:light dark;background:Canvas;color:CanvasText;font:16px/1.6 system-ui,sans-serif}',
  'body{max-width:32rem;margin:12vh auto 0;padding:0 1rem}',
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}',
  'form{display:flex;gap:.75rem;margin-top:1.5rem}',
  'button{font:inherit;min-height:44px;padding:0 1.25rem;border-radius:6px;border:1px solid;background:none;color:inherit;cursor:pointer}',
  'button[value=authenticate]{background:#07705a;border-color:#07705a;color:#fff}',
].join('');
/** Submits automatically; without scripts the button does. */
const script = 'document.forms[0].submit()';

const texts = {
  en: {
    title: 'Sandbox card authentication',
    question: 'Is this payment yours?',
    note: 'This page is part of the demo. It stands in for the page of the card company; no money moves.',
    amount: 'Amount',
    order: 'Order number',
    authenticate: 'Authenticate',
    refuse: 'Refuse',
    back: 'Back to the shop',
    over: 'This authentication is over. Go back to the shop and look at the order.',
  },
  ja: {
    title: 'テスト用カード認証',
    question: 'このお支払いを承認しますか？',
    note: 'このページはデモの一部で、カード会社の認証画面の代わりです。実際の請求は発生しません。',
    amount: '金額',
    order: '注文番号',
    authenticate: '承認する',
    refuse: '承認しない',
    back: 'ショップに戻る',
    over: 'この認証手続きは終了しています。ショップに戻って注文をご確認ください。',
  },
} as const satisfies Record<Locale, object>;

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows one style, one script, and forms back to the shop, including redirects. */
export function challengePolicy(shopUrl: string): string {
  return [
    "default-src 'none'",
    `style-src ${sha256(style)}`,
    `script-src ${sha256(script)}`,
    'img-src data:',
    "base-uri 'none'",
    `form-action 'self' ${shopUrl}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

interface Question {
  readonly payment: string;
  readonly data: string;
  readonly amount: string;
  readonly reference: string;
}

/** Asks the card holder. */
export function questionPage(
  locale: Locale,
  { payment, data, amount, reference }: Question,
): string {
  const text = texts[locale];
  return page(
    locale,
    `<p>${text.question}</p>
<dl><dt>${text.amount}</dt><dd>${escape(amount)}</dd><dt>${text.order}</dt><dd>${escape(reference)}</dd></dl>
<p><small>${text.note}</small></p>
<form method="post" action="/3ds/answer">
${hidden({ payment, data })}
<button name="answer" value="authenticate">${text.authenticate}</button>
<button name="answer" value="refuse">${text.refuse}</button>
</form>`,
  );
}

/** Returns the holder to the shop with the gateway's signed result. */
export function returnPage(
  locale: Locale,
  address: string,
  fields: Readonly<Record<string, string>>,
): string {
  return page(
    locale,
    `<form method="post" action="${escape(address)}">
${hidden(fields)}
<button>${texts[locale].back}</button>
</form>
<script>${script}</script>`,
  );
}

export function overPage(locale: Locale): string {
  return page(locale, `<p>${texts[locale].over}</p>`);
}

function page(locale: Locale, main: string): string {
  return standInPage({ locale, title: texts[locale].title, style, main });
}

function hidden(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('\n');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
