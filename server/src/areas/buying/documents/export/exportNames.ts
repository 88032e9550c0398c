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

/** A paper in the index of an export. */
export interface IndexedPaper extends NamedPaper {
  readonly document: Exported;
  readonly addressee: string;
  readonly file: string;
  readonly sha256: string;
}

interface IndexColumn extends Readonly<Record<Locale, string>> {
  readonly value: (paper: IndexedPaper) => CsvValue;
}

const columns: readonly IndexColumn[] = [
  { en: 'Date', ja: '日付', value: ({ document }) => document.dated },
  {
    en: 'Amount',
    ja: '金額',
    value: ({ document: { total, currency } }) => toMajor(total, currency),
  },
  { en: 'Currency', ja: '通貨', value: ({ document }) => document.currency },
  { en: 'Addressee', ja: '宛名', value: ({ addressee }) => addressee },
  { en: 'Issuer', ja: '発行者', value: ({ issuer }) => issuer },
  { en: 'Kind', ja: '種類', value: (paper) => paper.kindName },
  { en: 'Number', ja: '番号', value: ({ document }) => document.number },
  {
    en: 'Order',
    ja: '注文番号',
    value: ({ document }) => (document.kind === 'quotation' ? '' : document.order.number),
  },
  { en: 'File', ja: 'ファイル名', value: ({ file }) => file },
  { en: 'SHA-256', ja: 'SHA-256', value: ({ sha256 }) => sha256 },
];

/** The index of an export, as a CSV file in the reader's words. */
export function indexCsv(locale: Locale, papers: readonly IndexedPaper[]): Promise<string> {
  const headings = columns.map((column) => column[locale]);
  return csvText(
    headings,
    papers.map((paper) => columns.map(({ value }) => value(paper))),
  );
}
