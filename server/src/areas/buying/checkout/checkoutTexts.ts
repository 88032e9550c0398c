import type { Locale } from '@portal/shared/domain';

interface CheckoutTexts {
  readonly empty: string;
  readonly priceChanged: string;
  readonly paymentNotAllowed: string;
  readonly cardUnknown: string;
  readonly cardDeclined: string;
  readonly gatewayAway: string;
  readonly keyReused: string;
  readonly notPayable: string;
  readonly notReached: string;
}

/** Sentences about an order that cannot be placed, by language. */
export const checkoutTexts: Readonly<Record<Locale, CheckoutTexts>> = {
  en: {
    empty: 'No data in cart',
    priceChanged: 'The price has changed. Check the new total before you place the order.',
    paymentNotAllowed: 'This payment method is not available. Choose another one.',
    cardUnknown: 'This card is no longer registered. Choose another one.',
    cardDeclined: 'The card was declined and nothing was charged. Use another card.',
    gatewayAway:
      'The card company does not answer at the moment and nothing was ordered. Try again later, or pay by bank transfer.',
    keyReused: 'This confirmation was already used for another order. Check the order history.',
    notPayable: 'This order can no longer be paid by card. Reload the page to see its status.',
    notReached:
      'The card company does not answer at the moment and nothing was charged. Try again later, or pay by bank transfer.',
  },
  ja: {
    empty: 'カートにデータがありません',
    priceChanged: '価格が変更されました。新しい合計金額をご確認のうえ、ご注文ください。',
    paymentNotAllowed: 'この支払方法はご利用いただけません。別の支払方法を選択してください。',
    cardUnknown: 'このカードは登録されていません。別のカードを選択してください。',
    cardDeclined:
      'カードが承認されませんでした。請求は発生していません。別のカードをご利用ください。',
    gatewayAway:
      '現在カード会社に接続できないため、ご注文は確定していません。しばらくしてからもう一度お試しいただくか、銀行振込をご利用ください。',
    keyReused: 'この確認画面は別の注文で使用済みです。注文履歴をご確認ください。',
    notPayable:
      'この注文はカードでお支払いいただけません。ページを再読み込みして状態をご確認ください。',
    notReached:
      '現在カード会社に接続できないため、請求は発生していません。しばらくしてからもう一度お試しいただくか、銀行振込をご利用ください。',
  },
};
