import type { Locale } from '@portal/shared/domain';

interface CartTexts {
  /** Sentences by field of the request; a field without one gets `other`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly other: string;
  /** Days are in words here and below (`daysInWords`). */
  readonly start: (first: string, last: string) => string;
  readonly startPassed: (chosen: string, first: string, last: string) => string;
  readonly notRenewable: (numbers: readonly string[]) => string;
  readonly signedOut: string;
  readonly quotationCurrency: string;
  readonly empty: string;
  readonly quotationExpired: (last: string) => string;
  readonly quotationDiffers: string;
  readonly quotationUsed: (order: string) => string;
}

/** Sentences about a cart that cannot be priced, by language. */
export const cartTexts: Readonly<Record<Locale, CartTexts>> = {
  en: {
    fields: {
      cd: 'Quantities are whole numbers from 0 to 20 for contract periods of 1 to 12 months.',
      pd: 'Quantities are whole numbers from 0 to 20 for contract periods of 1 to 12 months.',
      start_at: 'Enter the start date as a date.',
      licenses: 'Renew each license once, by 1 to 12 months.',
      country_code: 'Choose a country.',
    },
    other: 'This entry is not valid.',
    start: (first, last) => `Choose a start date from ${first} to ${last}.`,
    startPassed: (chosen, first, last) =>
      `The chosen start date ${chosen} has passed. Start dates from ${first} to ${last} are possible.`,
    notRenewable: (numbers) =>
      `These licenses cannot be renewed at the moment: ${listed(numbers, ', ', 'and more')}. Pay or cancel their unpaid orders first; licenses that expired more than 30 days ago cannot be renewed.`,
    signedOut: 'Sign in to renew licenses.',
    quotationCurrency:
      'This quote is in another currency than the one your team pays in. Please make a new quote.',
    empty: 'Put at least one license into the cart.',
    quotationExpired: (last) => `This quotation was valid until ${last}. Request a new one.`,
    quotationDiffers:
      'The cart is no longer the one that was quoted. It can be ordered at today’s prices.',
    quotationUsed: (order) =>
      `This quotation has been ordered already, as ${order}. Request a new one at today’s prices.`,
  },
  ja: {
    fields: {
      cd: '数量は0～20の整数、契約期間は1～12か月で指定してください。',
      pd: '数量は0～20の整数、契約期間は1～12か月で指定してください。',
      start_at: '利用開始日を正しい日付で入力してください。',
      licenses: '継続するライセンスは重複なく、1～12か月の範囲で指定してください。',
      country_code: '国を選択してください。',
    },
    other: 'この項目の値が正しくありません。',
    start: (first, last) => `利用開始日は${first}から${last}までの日付を選択してください。`,
    startPassed: (chosen, first, last) =>
      `選択された利用開始日（${chosen}）は過ぎています。${first}から${last}までの日付を指定できます。`,
    notRenewable: (numbers) =>
      `現在継続できないライセンスがあります（${listed(numbers, '、', 'ほか')}）。未入金の注文がある場合は、お支払いまたはキャンセルしてください。期限切れから30日を過ぎたライセンスは継続できません。`,
    signedOut: 'ライセンスを継続するにはサインインしてください。',
    quotationCurrency:
      'この見積書は貴チームのお支払い通貨と異なります。お手数ですが、見積書を新しく作成してください。',
    empty: 'カートにライセンスを1つ以上追加してください。',
    quotationExpired: (last) =>
      `この見積書の有効期限（${last}）は過ぎています。新しい見積書を発行してください。`,
    quotationDiffers: 'カートの内容が見積書と異なります。現在の価格でご注文いただけます。',
    quotationUsed: (order) =>
      `この見積書はすでに注文されています（注文番号：${order}）。現在の価格で新しい見積書を発行してください。`,
  },
};

/** Lists license numbers: the first five, and a hint at the rest. */
function listed(numbers: readonly string[], comma: string, more: string): string {
  const shown = numbers.length > 5 ? [...numbers.slice(0, 5), more] : numbers;
  return shown.join(comma);
}
