import type { Locale } from '@portal/shared/domain';
import { paperTexts, type PaperTexts } from '@portal/paper/paperTexts.ts';

interface QuotationTexts extends PaperTexts {
  readonly title: string;
  readonly greeting: string;
  readonly number: string;
  readonly issued: string;
  readonly validUntil: string;
  readonly tel: string;
  readonly amount: (isTaxed: boolean) => string;
  readonly start: string;
  readonly conditions: Readonly<
    Record<'payment_terms' | 'delivery_date' | 'delivery_method' | 'contract_period', string>
  >;
  readonly paymentTerms: {
    readonly agent: string;
    readonly japan: string;
    readonly abroad: string;
  };
  readonly deliveryDate: string;
  readonly deliveryMethod: string;
  readonly contractPeriod: string;
  readonly validity: (day: string) => string;
}

/** The words of a quotation. */
export const quotationTexts: Readonly<Record<Locale, QuotationTexts>> = {
  en: {
    ...paperTexts.en,
    title: 'QUOTE',
    greeting: 'Thank you for your inquiry. We are pleased to quote as follows.',
    number: 'Quote no.',
    issued: 'Date',
    validUntil: 'Valid until',
    tel: 'Phone',
    amount: paperTexts.en.total,
    start: 'Start date',
    conditions: {
      payment_terms: 'Payment terms',
      delivery_date: 'Delivery date',
      delivery_method: 'Delivery method',
      contract_period: 'Contract period',
    },
    paymentTerms: {
      agent: 'Closing at month end, bank transfer by the end of the next month',
      japan:
        'Closing at month end and bank transfer by the end of the next month, bank transfer before the start date, or credit card',
      abroad: 'Bank transfer before the start date, or credit card',
    },
    deliveryDate: 'Within 2 business days after the order',
    deliveryMethod: 'Licenses are registered in the portal; an email says so',
    contractPeriod: 'As stated with each item',
    validity: (day) => `This quote is valid until ${day}.`,
  },
  ja: {
    ...paperTexts.ja,
    title: '御見積書',
    greeting: '下記のとおりお見積り申し上げます。',
    number: '見積番号',
    issued: '発行日',
    validUntil: '有効期限',
    tel: 'TEL',
    amount: (isTaxed) => paperTexts.ja.total(isTaxed, '御見積金額'),
    start: '利用開始日',
    conditions: {
      payment_terms: '支払条件',
      delivery_date: '納期',
      delivery_method: '納品方法',
      contract_period: '契約期間',
    },
    paymentTerms: {
      agent: '月末締め翌月末銀行振込',
      japan: '月末締め翌月末銀行振込、利用開始日前の銀行振込、またはクレジットカード',
      abroad: '利用開始日前の銀行振込、またはクレジットカード',
    },
    deliveryDate: 'ご注文後2営業日以内',
    deliveryMethod: 'ポータルにライセンスを登録し、メールでお知らせいたします',
    contractPeriod: '各明細に記載のとおり',
    validity: (day) => `本見積書の有効期限は${day}です。`,
  },
};
