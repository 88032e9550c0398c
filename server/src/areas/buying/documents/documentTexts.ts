import type { DocumentKind, PaymentWay, Locale } from '@portal/shared/domain';
import { paperTexts, type PaperTexts } from '@portal/paper/paperTexts.ts';

interface KindTexts {
  readonly title: string;
  readonly number: string;
  readonly dated: string;
  readonly greeting: string;
  readonly amount: (isTaxed: boolean) => string;
}

interface DocumentTexts extends PaperTexts {
  readonly kinds: Readonly<Record<DocumentKind, KindTexts>>;
  readonly orderNumber: string;
  readonly orderedOn: string;
  readonly invoiceNumber: string;
  readonly invoicedOn: string;
  readonly due: string;
  readonly method: string;
  readonly methods: Readonly<Record<PaymentWay, string>>;
  readonly bank: string;
  readonly purpose: string;
  readonly purposeText: Readonly<Record<'licenses' | 'emi', string>>;
  readonly licenses: (numbers: string) => string;
  readonly fee: string;
  readonly holiday: string;
  readonly refersTo: (invoice: string) => string;
  readonly paidByCard: string;
  /** Stands on an invoice that a card has paid. */
  readonly paidByCardOn: (day: string) => string;
  readonly sample: string;
}

/** The texts of an order's documents, by language. */
export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = {
  en: {
    ...paperTexts.en,
    kinds: {
      invoice: {
        title: 'INVOICE',
        number: 'Invoice no.',
        dated: 'Invoice date',
        greeting: 'Please find our invoice below.',
        amount: (isTaxed) => paperTexts.en.total(isTaxed, 'Amount due'),
      },
      delivery: {
        title: 'DELIVERY NOTE',
        number: 'Delivery note no.',
        dated: 'Delivery date',
        greeting: 'The following items have been delivered.',
        amount: paperTexts.en.total,
      },
      receipt: {
        title: 'RECEIPT',
        number: 'Receipt no.',
        dated: 'Received on',
        greeting: 'We have received the amount below. Thank you.',
        amount: (isTaxed) => paperTexts.en.total(isTaxed, 'Amount received'),
      },
      credit: {
        title: 'CREDIT NOTE',
        number: 'Credit note no.',
        dated: 'Refunded on',
        greeting: 'We refund the amount below.',
        amount: (isTaxed) => paperTexts.en.total(isTaxed, 'Amount refunded'),
      },
    },
    orderNumber: 'Order no.',
    orderedOn: 'Order date',
    invoiceNumber: 'Invoice no.',
    invoicedOn: 'Invoice date',
    due: 'Payment due',
    method: 'Payment',
    methods: {
      card: 'Credit card',
      bank_prepay: 'Bank transfer (prepay)',
      bank_postpay:
        'Bank transfer (postpay, closing at month end, due at the end of the next month)',
    },
    bank: 'Bank details',
    purpose: 'For',
    purposeText: { licenses: 'Software licenses', emi: 'EMI check of circuit boards' },
    licenses: (numbers) => `License no. ${numbers}`,
    fee: 'You pay the transfer fee. Enter the order number before your name.',
    holiday: 'If the due date is a bank holiday, please pay by the previous business day.',
    refersTo: (invoice) => `The qualified invoice for this transaction is ${invoice}.`,
    paidByCard: 'Paid by credit card.',
    paidByCardOn: (day) => `Paid by credit card on ${day}`,
    sample: 'SAMPLE',
  },
  ja: {
    ...paperTexts.ja,
    kinds: {
      invoice: {
        title: '請求書',
        number: '請求書番号',
        dated: '請求日',
        greeting: '下記のとおりご請求申し上げます。',
        amount: (isTaxed) => paperTexts.ja.total(isTaxed, 'ご請求金額'),
      },
      delivery: {
        title: '納品書',
        number: '納品書番号',
        dated: '納品日',
        greeting: '下記のとおり納品いたしました。',
        amount: (isTaxed) => paperTexts.ja.total(isTaxed, '合計金額'),
      },
      receipt: {
        title: '領収書',
        number: '領収書番号',
        dated: '領収日',
        greeting: '下記の金額を正に領収いたしました。',
        amount: (isTaxed) => paperTexts.ja.total(isTaxed, '領収金額'),
      },
      credit: {
        title: '適格返還請求書',
        number: '適格返還請求書番号',
        dated: '返金日',
        greeting: '下記のとおり返金いたします。',
        amount: (isTaxed) => paperTexts.ja.total(isTaxed, '返還金額'),
      },
    },
    orderNumber: '注文番号',
    orderedOn: '注文日',
    invoiceNumber: '請求書番号',
    invoicedOn: '請求日',
    due: 'お支払期限',
    method: 'お支払方法',
    methods: {
      card: 'クレジットカード',
      bank_prepay: '銀行振込（前払い）',
      bank_postpay: '銀行振込（後払い・月末締め翌月末払い）',
    },
    bank: '振込先',
    purpose: '但し書き',
    purposeText: { licenses: 'ソフトウェアライセンス料として', emi: 'EMIチェック利用料として' },
    licenses: (numbers) => `ライセンス番号 ${numbers}`,
    fee: '振込手数料はお客様にてご負担ください。お振込名義の前に注文番号をご記入ください。',
    holiday: 'お支払期限が金融機関休業日の場合は、前営業日までにお支払いください。',
    refersTo: (invoice) => `本取引の適格請求書は${invoice}です。`,
    paidByCard: 'クレジットカードにてお支払いいただきました。',
    paidByCardOn: (day) => `クレジットカード決済済み（${day}）`,
    sample: '（見本）',
  },
};
