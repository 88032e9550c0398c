import type { Locale } from '@portal/shared/domain';
import { paperTexts } from '@portal/paper/paperTexts.ts';
import type { OrderMailTexts, OrderMailWords } from './OrderMailWords.ts';

/** The end of a mail, above the seller's company where one is configured. */
const closed = (sentence: string, sender: string | undefined) =>
  sender === undefined ? sentence : `${sentence}\n${sender}`;

const transferEn = ({ bank, due, number }: OrderMailWords): readonly string[] => [
  `Please transfer the total by ${due}, with the order number ${number} before your name. You pay the transfer fee.`,
  ...(bank
    ? [
        `${bank.bank_en} (${bank.bank_code}), ${bank.branch_en} (${bank.branch_code}), ${bank.type_en} ${bank.number}, ${bank.holder_en}${bank.swift === null ? '' : `, SWIFT ${bank.swift}`}`,
      ]
    : []),
];
const transferJa = ({ bank, due, number }: OrderMailWords): readonly string[] => [
  `${due}までに、お振込名義の前に注文番号 ${number} を付けてお振り込みください。振込手数料はお客様のご負担となります。`,
  ...(bank
    ? [
        `${bank.bank_ja}（${bank.bank_code}） ${bank.branch_ja}（${bank.branch_code}） ${bank.type_ja} ${bank.number} ${bank.holder_kana}${bank.swift === null ? '' : ` SWIFT ${bank.swift}`}`,
      ]
    : []),
];

/** What was issued and where it is found, by what was ordered. */
const issuedEn = {
  licenses: 'your licenses have been issued. You’ll find them in the license list.',
  emi: 'your EMI check license has been issued. You’ll find it on the page “EMI check”.',
} as const;
const issuedJa = {
  licenses: 'ライセンスを発行しました。ライセンス一覧でご確認ください。',
  emi: 'EMIチェックのライセンスを発行しました。「EMIチェック」の画面でご確認ください。',
} as const;
/** How the money came, by who collected it. */
const paidEn = {
  bank: 'We have received your payment',
  gateway: 'Your card has been charged',
} as const;
const paidJa = { bank: 'ご入金を確認し', gateway: 'カードでのお支払いが完了し' } as const;
const paidSubjectEn = { bank: 'Payment received', gateway: 'Card payment completed' } as const;
const paidSubjectJa = {
  bank: 'ご入金を確認しました',
  gateway: 'カードでのお支払いが完了しました',
} as const;
/** When the period of the EMI check begins, by what an order waits for. */
const emiPeriodEn = {
  payment: 'If you pay after the start date, the period begins on the payment date.',
  approval:
    'If the order is approved after the start date, the period begins on the approval date.',
} as const;
const emiPeriodJa = {
  payment: '利用開始日より後にお支払いいただいた場合、利用期間はお支払日に始まります。',
  approval: '利用開始日より後に承認された場合、利用期間は承認日に始まります。',
} as const;

/** The texts of mails about orders, by language. */
export const orderMailTexts: Readonly<Record<Locale, OrderMailTexts>> = {
  en: {
    facts: ({ number, items, sums, total, isTaxed }) =>
      [
        `Order number: ${number}`,
        ...items,
        ...sums.map(([name, amount]) => `${name}: ${amount}`),
        `${paperTexts.en.total(isTaxed)}: ${total}`,
      ].join('\n'),
    item: ({ name, period, quantity, subtotal }) =>
      `- ${name} (${period}) × ${quantity}: ${subtotal}`,
    link: 'View order',
    closing: ({ sender }) => closed('This is an automated email.', sender),
    letters: {
      transfer: (words) => ({
        subject: `Order received (${words.number})`,
        paragraphs: [
          'Thank you for your order. Your licenses are issued as soon as your payment arrives.',
          ...transferEn(words),
          ...(words.subject === 'emi' ? [emiPeriodEn.payment] : []),
          'If the order is not paid by then, it is cancelled.',
        ],
      }),
      credit: ({ number, due, subject }) => ({
        subject: `Order received (${number})`,
        paragraphs: [
          'Thank you for your order. We are reviewing your request to pay after delivery; your licenses are issued as soon as it is approved.',
          `It is billed at the end of the month and due on ${due}.`,
          ...(subject === 'emi' ? [emiPeriodEn.approval] : []),
        ],
      }),
      auto_renewal: (words) => ({
        subject: `Renewal order for your licenses (${words.number})`,
        paragraphs: [
          'Auto-renewal is on for licenses that end soon, so we have placed a renewal order for them.',
          ...(words.bank
            ? transferEn(words)
            : [`It is billed at the end of the month and due on ${words.due}.`]),
          'If you do not want to renew, cancel the order. You can turn off auto-renewal in the license list.',
        ],
      }),
      approved: ({ number, due, subject }) => ({
        subject: `Order approved (${number})`,
        paragraphs: [
          `Your order was approved and ${issuedEn[subject]}`,
          `Payment is due on ${due}.`,
        ],
      }),
      refused: ({ number, isAgent }) => ({
        subject: `Order not approved (${number})`,
        paragraphs: [
          `Unfortunately, we can’t offer payment after delivery for this order, so it has been cancelled.${isAgent ? '' : ' You can order again and pay in advance by bank transfer, or by card.'}`,
        ],
      }),
      paid: ({ number, subject, collector }) => ({
        subject: `${paidSubjectEn[collector]} (${number})`,
        paragraphs: [
          `Thank you. ${paidEn[collector]} and ${issuedEn[subject]} You can download the invoice, delivery note, and receipt from the order.`,
        ],
      }),
      failed: ({ number }) => ({
        subject: `Card payment not completed (${number})`,
        paragraphs: [
          'The card was declined or not authenticated. Nothing was charged and no license was issued. Please order again with another card or by bank transfer.',
        ],
      }),
      cancelled: ({ number }) => ({
        subject: `Order cancelled (${number})`,
        paragraphs: ['The order has been cancelled. No payment is due.'],
      }),
      expired: ({ number, due }) => ({
        subject: `Order cancelled: not paid in time (${number})`,
        paragraphs: [
          `We did not receive your payment by ${due}, so the order has been cancelled. If you have paid, please contact us.`,
        ],
      }),
      refunded: ({ number }) => ({
        subject: `Payment refunded (${number})`,
        paragraphs: [
          'We are refunding your payment and have revoked the licenses of this order. You can download the credit note from the order.',
        ],
      }),
      returned: ({ number }) => ({
        subject: `Payment refunded (${number})`,
        paragraphs: [
          'The amount charged to your card differs from the total of this order. We have cancelled the order and are refunding the amount; no license was issued. We apologize for the inconvenience. Please order again.',
        ],
      }),
    },
  },
  ja: {
    facts: ({ number, items, sums, total, isTaxed }) =>
      [
        `注文番号：${number}`,
        ...items,
        ...sums.map(([name, amount]) => `${name}：${amount}`),
        `${paperTexts.ja.total(isTaxed, '合計金額')}：${total}`,
      ].join('\n'),
    item: ({ name, period, quantity, subtotal }) =>
      `・${name}（${period}）× ${quantity}：${subtotal}`,
    link: '注文を確認する',
    closing: ({ sender }) => closed('このメールは自動送信されています。', sender),
    letters: {
      transfer: (words) => ({
        subject: `ご注文ありがとうございます（${words.number}）`,
        paragraphs: [
          'ご注文ありがとうございます。ご入金の確認後、すぐにライセンスを発行いたします。',
          ...transferJa(words),
          ...(words.subject === 'emi' ? [emiPeriodJa.payment] : []),
          'お支払期限までにご入金を確認できない場合、ご注文はキャンセルとなります。',
        ],
      }),
      credit: ({ number, due, subject }) => ({
        subject: `ご注文ありがとうございます（${number}）`,
        paragraphs: [
          'ご注文ありがとうございます。後払いの可否を確認し、承認後すぐにライセンスを発行いたします。',
          `月末締めでご請求し、お支払期限は${due}です。`,
          ...(subject === 'emi' ? [emiPeriodJa.approval] : []),
        ],
      }),
      auto_renewal: (words) => ({
        subject: `ライセンス自動継続のご注文（${words.number}）`,
        paragraphs: [
          '自動継続が設定されたライセンスの有効期間がまもなく終了するため、継続のご注文を作成しました。',
          ...(words.bank
            ? transferJa(words)
            : [`月末締めでご請求し、お支払期限は${words.due}です。`]),
          '継続されない場合は、ご注文をキャンセルしてください。自動継続はライセンス一覧で解除できます。',
        ],
      }),
      approved: ({ number, due, subject }) => ({
        subject: `ご注文が承認されました（${number}）`,
        paragraphs: [`ご注文が承認され、${issuedJa[subject]}`, `お支払期限は${due}です。`],
      }),
      refused: ({ number, isAgent }) => ({
        subject: `ご注文の後払いについて（${number}）`,
        paragraphs: [
          `誠に申し訳ございませんが、後払いを承認できなかったため、ご注文をキャンセルいたしました。${isAgent ? '' : '前払いの銀行振込またはクレジットカードで、あらためてご注文いただけます。'}`,
        ],
      }),
      paid: ({ number, subject, collector }) => ({
        subject: `${paidSubjectJa[collector]}（${number}）`,
        paragraphs: [
          `${paidJa[collector]}、${issuedJa[subject]}請求書・納品書・領収書は注文詳細からダウンロードできます。`,
        ],
      }),
      failed: ({ number }) => ({
        subject: `カード決済が完了しませんでした（${number}）`,
        paragraphs: [
          'カードが承認されなかったか、本人認証が完了しませんでした。請求は発生せず、ライセンスも発行されていません。別のカードまたは銀行振込で、あらためてご注文ください。',
        ],
      }),
      cancelled: ({ number }) => ({
        subject: `ご注文をキャンセルしました（${number}）`,
        paragraphs: ['ご注文をキャンセルしました。お支払いの必要はありません。'],
      }),
      expired: ({ number, due }) => ({
        subject: `お支払期限超過によるご注文のキャンセル（${number}）`,
        paragraphs: [
          `お支払期限（${due}）までにご入金を確認できなかったため、ご注文をキャンセルいたしました。すでにお支払い済みの場合は、お問い合わせください。`,
        ],
      }),
      refunded: ({ number }) => ({
        subject: `ご返金のお知らせ（${number}）`,
        paragraphs: [
          'お支払いいただいた金額を返金いたします。この注文のライセンスは取り消しました。適格返還請求書は注文詳細からダウンロードできます。',
        ],
      }),
      returned: ({ number }) => ({
        subject: `ご返金のお知らせ（${number}）`,
        paragraphs: [
          'カードに請求された金額がご注文の合計金額と異なっていたため、ご注文を取り消し、金額を返金いたします。ライセンスは発行されていません。ご迷惑をおかけして申し訳ございません。お手数ですが、あらためてご注文ください。',
        ],
      }),
    },
  },
};
