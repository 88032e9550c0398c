import type { Locale } from '@portal/shared/domain';
import { createHash } from 'node:crypto';
import { standInPage } from '../standInPage.ts';

const style = [
  ':root{color-scheme:light dark;background:Canvas;color:CanvasText;font:16px/1.6 system-ui,sans-serif}',
  'body{max-width:32rem;margin:8vh auto 0;padding:0 1rem}',
  'form{display:grid;gap:1rem;margin-top:1.5rem}form p{margin:0}form p[role=alert]{margin-top:-.5rem}label{display:grid;gap:.25rem}',
  'input{font:inherit;min-height:44px;padding:0 .75rem;border:1px solid;border-radius:6px;background:none;color:inherit;box-sizing:border-box;width:100%}',
  'div{display:flex;gap:.75rem;flex-wrap:wrap}[role=alert]{border-inline-start:4px solid #b3261e;padding-inline-start:.75rem}',
  'button{font:inherit;min-height:44px;padding:0 1.25rem;border-radius:6px;border:1px solid;background:none;color:inherit;cursor:pointer}',
  'button[value=add]{background:#07705a;border-color:#07705a;color:#fff}',
].join('');

const texts = {
  en: {
    title: 'Sandbox: add a card',
    note: 'This page is part of the demo. It stands in for the page of the payment company and takes test cards only.',
    number: 'Card number',
    holder: 'Name on the card',
    expiry: 'Expires (MM/YY)',
    add: 'Add card',
    cancel: 'Cancel',
    allRequired: 'All fields are required.',
    numberMissing: 'Enter the card number.',
    numberRefused: 'Enter the number of one of the test cards.',
    holderMissing: 'Enter the name on the card.',
    holderRefused: 'Enter the name as it stands on the card, in up to 60 characters.',
    expiryMissing: 'Enter the month and year in which the card expires.',
    expiryRefused: 'Enter month and year like 12/40.',
    over: 'This page is over. Go back to the portal and begin again.',
  },
  ja: {
    title: 'テスト用カード登録',
    note: 'このページはデモの一部で、決済会社の画面の代わりです。テスト用のカードのみ登録できます。',
    number: 'カード番号',
    holder: 'カード名義',
    expiry: '有効期限（MM/YY）',
    add: 'カードを追加',
    cancel: 'キャンセル',
    allRequired: 'すべての項目が必須です。',
    numberMissing: 'カード番号を入力してください。',
    numberRefused: 'テスト用のカード番号を入力してください。',
    holderMissing: 'カード名義を入力してください。',
    holderRefused: 'カード名義は、カードに記載のとおり60文字以内で入力してください。',
    expiryMissing: '有効期限を入力してください。',
    expiryRefused: '有効期限は12/40のように月と年で入力してください。',
    over: 'このページは終了しています。ポータルに戻り、もう一度お試しください。',
  },
} as const satisfies Record<Locale, object>;

/** Allows one style, no script, and a form that returns to the merchant. */
export function newCardPolicy(merchantUrls: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "base-uri 'none'",
    `form-action 'self' ${merchantUrls.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

type Field = 'number' | 'holder' | 'expiry';

/** Whether a field is empty or invalid. */
export type CardFaults = Readonly<Partial<Record<Field, 'Missing' | 'Refused'>>>;

interface NewCardForm {
  /** Token of the page: letters, digits, `-` and `_`. */
  readonly token: string;
  /** Previous input, without the number. */
  readonly typed?: { readonly holder: string; readonly expiry: string };
  readonly faults?: CardFaults;
}

/** Asks for a card; after a refusal with an error at each invalid field. */
export function newCardPage(locale: Locale, { token, typed, faults = {} }: NewCardForm): string {
  const text = texts[locale];
  const [firstWrong] = Object.keys(faults);
  const field = (name: Field, attributes: string, value = '') => {
    const fault = faults[name];
    const state = fault ? `aria-invalid="true" aria-describedby="${name}-error"` : '';
    const focus = name === firstWrong ? 'autofocus' : '';
    const error = fault ? `<p role="alert" id="${name}-error">${text[`${name}${fault}`]}</p>` : '';
    return `<label>${text[name]}<input name="${name}" required ${attributes} ${state} ${focus} value="${escape(value)}"></label>${error}`;
  };
  return page(
    locale,
    `<p><small>${text.note}</small></p>
<form method="post" action="/cards/new" novalidate>
<p><small>${text.allRequired}</small></p>
<input type="hidden" name="page" value="${escape(token)}">
${field('number', 'inputmode="numeric" autocomplete="off"')}
${field('holder', 'autocomplete="off"', typed?.holder)}
${field('expiry', 'autocomplete="off"', typed?.expiry)}
<div><button name="answer" value="add">${text.add}</button>
<button name="answer" value="cancel">${text.cancel}</button></div>
</form>`,
  );
}

export function cardPageOver(locale: Locale): string {
  return page(locale, `<p>${texts[locale].over}</p>`);
}

function page(locale: Locale, main: string): string {
  return standInPage({ locale, title: texts[locale].title, style, main });
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
