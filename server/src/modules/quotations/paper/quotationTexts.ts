import type { Locale } from '@portal/shared/domain';

interface QuotationTexts {
  readonly title: string;
  /** Company as it is addressed. */
  readonly addressee: (company: string) => string;
  readonly contact: (name: string) => string;
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
  readonly columns: [
    no: string,
    item: string,
    months: string,
    quantity: string,
    price: string,
    amount: string,
  ];
  readonly newLicense: string;
  readonly renewal: (number: string) => string;
  readonly months: (count: number) => string;
  readonly subtotal: string;
  readonly tax: (percent: number) => string;
  readonly slips: (count: number) => string;
  readonly total: (isTaxed: boolean) => string;
  readonly taxTitle: string;
  readonly taxBase: (percent: number) => string;
  readonly taxAmount: string;
  readonly remarks: string;
  readonly validity: (day: string) => string;
  readonly withoutTax: string;
  readonly noTax: string;
}

/** The words of a quotation. */
export const quotationTexts: Readonly<Record<Locale, QuotationTexts>> = {
  en: {
    title: 'QUOTE',
    addressee: (company) => company,
    contact: (name) => `Attn: ${name}`,
    greeting: 'Thank you for your inquiry. We are pleased to quote as follows.',
    number: 'Quote no.',
    issued: 'Date',
    validUntil: 'Valid until',
    tel: 'Phone',
    amount: (isTaxed) => (isTaxed ? 'Total (tax included)' : 'Total'),
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
    columns: ['No.', 'Item', 'Contract period', 'Quantity', 'Unit price', 'Amount'],
    newLicense: 'new license',
    renewal: (number) => `renewal of ${number}`,
    months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
    subtotal: 'Subtotal',
    tax: (percent) => `Consumption tax (${percent}%)`,
    slips: (count) => `Paper-slip fee (${count}, tax included)`,
    total: (isTaxed) => (isTaxed ? 'Total (tax included)' : 'Total'),
    taxTitle: 'Included by tax rate',
    taxBase: (percent) => `Taxable at ${percent}%`,
    taxAmount: 'Consumption tax',
    remarks: 'Remarks',
    validity: (day) => `This quote is valid until ${day}.`,
    withoutTax: 'Unit prices and amounts are without consumption tax.',
    noTax: 'All amounts are in US dollars. No Japanese consumption tax is charged.',
  },
  ja: {
    title: '御見積書',
    addressee: (company) => `${company} 御中`,
    contact: (name) => `${name} 様`,
    greeting: '下記のとおりお見積り申し上げます。',
    number: '見積番号',
    issued: '発行日',
    validUntil: '有効期限',
    tel: 'TEL',
    amount: (isTaxed) => (isTaxed ? '御見積金額（税込）' : '御見積金額'),
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
    columns: ['No.', '品名', '契約期間', '数量', '単価', '金額'],
    newLicense: '新規ライセンス',
    renewal: (number) => `継続 ${number}`,
    months: (count) => `${count}か月`,
    subtotal: '小計',
    tax: (percent) => `消費税（${percent}%）`,
    slips: (count) => `紙伝票発行手数料（${count}枚・税込）`,
    total: (isTaxed) => (isTaxed ? '合計（税込）' : '合計'),
    taxTitle: '税率別内訳',
    taxBase: (percent) => `${percent}%対象（税抜）`,
    taxAmount: '消費税',
    remarks: '備考',
    validity: (day) => `本見積書の有効期限は${day}です。`,
    withoutTax: '単価および金額は消費税抜きの価格です。',
    noTax: '金額はすべて米ドル建てです。日本の消費税はかかりません。',
  },
};
