import type { ActionWords } from './ActionWords.ts';

/** Acts that concern orders and their papers. */
export const ordersActions = {
  'order.place': { en: 'Placed an order', ja: '注文' },
  'order.approve': { en: 'Order approved', ja: '注文の承認' },
  'order.refuse': { en: 'Order refused', ja: '注文の却下' },
  'order.pay': { en: 'Order paid', ja: '注文の入金' },
  'order.pay_by_card': { en: 'Paid an order by card', ja: '注文のカード支払い' },
  'order.fail': { en: 'Card payment failed', ja: 'カード決済の失敗' },
  'order.cancel': { en: 'Canceled an order', ja: '注文のキャンセル' },
  'order.expire': {
    en: 'Order canceled: not paid in time',
    ja: '期限切れによる注文のキャンセル',
  },
  'order.refund': { en: 'Order refunded', ja: '注文の返金' },
  'order.refund_sent': { en: 'Refund sent', ja: '返金の送金' },
  'order.slips_posted': { en: 'Paper slips posted', ja: '帳票の郵送' },
  'document.issue': { en: 'Document issued', ja: '帳票の発行' },
} as const satisfies Readonly<Record<string, ActionWords>>;
