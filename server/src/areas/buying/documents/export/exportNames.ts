import { csvText, toMajor, type CsvValue, type Locale } from '@portal/shared/domain';
import { quotationTexts } from '../../quotations/paper/quotationTexts.ts';
import { documentTexts } from '../documentTexts.ts';
import type { ExportedDocument, ExportedQuotation } from './exportOrders.queries.ts';

const longestName = 60;

type Exported = ExportedDocument | ExportedQuotation;

/** The name of a paper's kind in the paper's language: a Japanese one is 請求書 for every reader. */
export function kindName({ kind }: Pick<Exported, 'kind'>, locale: Locale): string {
  return kind === 'quotation'
    ? quotationTexts[locale].title
    : documentTexts[locale].kinds[kind].title;
}

interface NamedPaper {
  /** The seller as the paper names it: the counterparty in the customer's books. */
  readonly issuer: string;
  /** The name of the kind in the paper's language. */
  readonly kindName: string;
}

/**
 * The file name of a paper: `20261121_519475_株式会社デモ_請求書_S20261100001-I1.pdf` contains date, amount
 * and counterparty, by which the Japanese law on electronic books (電子帳簿保存法) requires documents to
 * be searchable. Characters that file systems reject become hyphens.
 */
export function fileName(
  { dated, currency, total, number }: Pick<Exported, 'dated' | 'currency' | 'total' | 'number'>,
  { issuer, kindName: kind }: NamedPaper,
): string {
  const day = dated.replaceAll('-', '');
  const name = issuer
    .normalize('NFC')
    .replaceAll(/[\s_/\\:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
    .replaceAll(/^[-.]+|(?<![-.])[-.]+$/g, '');
  const short = Array.from(name).slice(0, longestName).join('');
  const words = kind.replaceAll(' ', '-');
  return `${[day, toMajor(total, currency), short, words, number].join('_')}.pdf`;
}

const headings: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Date',
    'Amount',
    'Currency',
    'Addressee',
    'Issuer',
    'Kind',
    'Number',
    'Order',
    'File',
    'SHA-256',
  ],
  ja: [
    '日付',
    '金額',
    '通貨',
    '宛名',
    '発行者',
    '種類',
    '番号',
    '注文番号',
    'ファイル名',
    'SHA-256',
  ],
};

/** The index of an export as a CSV file in the reader's language. */
export function indexCsv(locale: Locale, rows: readonly (readonly CsvValue[])[]): Promise<string> {
  return csvText(headings[locale], rows);
}
