import type { Locale } from '@portal/shared/domain';

/** Reasons to refuse an order besides those of carts, with the field that each concerns. */
export const refusedFields = {
  empty: 'cd',
  price_changed: 'expected_total',
  payment_not_allowed: 'payment_method',
  card_unknown: 'customer_card_id',
  card_declined: 'customer_card_id',
  gateway_away: 'payment_method',
  key_reused: 'id',
  not_payable: 'id',
  not_reached: 'customer_card_id',
} as const;
export type OrderRefusalCode = keyof typeof refusedFields;

/** Sentences about an order that cannot be placed, by language and code. */
export const checkoutTexts: Readonly<Record<Locale, Readonly<Record<OrderRefusalCode, string>>>> = {
  en: {
    empty: 'No data in cart',
    price_changed: 'The price has changed. Check the new total before you place the order.',
    payment_not_allowed: 'This payment method is not available. Choose another one.',
    card_unknown: 'This card is no longer registered. Choose another one.',
    card_declined: 'The card was declined and nothing was charged. Use another card.',
    gateway_away:
      'The card company is not responding, and nothing was ordered. Try again later, or pay by bank transfer.',
    key_reused: 'This confirmation was already used for another order. Check the order history.',
    not_payable: 'This order can no longer be paid by card. Reload the page to see its status.',
    not_reached:
      'The card company is not responding, and nothing was charged. Try again later, or pay by bank transfer.',
  },
  ja: {
    empty: 'カートにデータがありません',
    price_changed: '価格が変更されました。新しい合計金額をご確認のうえ、ご注文ください。',
    payment_not_allowed: 'この支払方法はご利用いただけません。別の支払方法を選択してください。',
    card_unknown: 'このカードは登録されていません。別のカードを選択してください。',
    card_declined:
      'カードが承認されませんでした。請求は発生していません。別のカードをご利用ください。',
    gateway_away:
      '現在カード会社に接続できないため、ご注文は確定していません。しばらくしてからもう一度お試しいただくか、銀行振込をご利用ください。',
    key_reused: 'この確認画面は別の注文で使用済みです。注文履歴をご確認ください。',
    not_payable:
      'この注文はカードでお支払いいただけません。ページを再読み込みして状態をご確認ください。',
    not_reached:
      '現在カード会社に接続できないため、請求は発生していません。しばらくしてからもう一度お試しいただくか、銀行振込をご利用ください。',
  },
};
