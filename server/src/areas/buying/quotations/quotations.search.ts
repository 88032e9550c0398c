import type { SearchAnswer } from '@portal/shared/contracts';
import { amountWords, toMajor, type Locale } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import {
  detailOf,
  nothingFound,
  readHits,
  searchAnswer,
} from '../../../platform/answers/searchAnswer.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { amountText, hasWords, joinedText, personText } from '../../../platform/db/searchText.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { quotationsOf } from '../cart-pricing/quoted/quotations.queries.ts';

interface QuotationSearch {
  readonly teamId: string;
  readonly q: string;
  readonly locale: Locale;
}

/** Finds a team's quotations by number, amount, dates and people, the newest first. */
export async function findQuotations(
  db: Kysely<Database>,
  { teamId, q, locale }: QuotationSearch,
): Promise<SearchAnswer> {
  const words = amountWords(q);
  if (words.length === 0) return nothingFound;
  const records = await quotationsOf(db, teamId)
    .where(hasWords(words, quotationText))
    .limit(readHits)
    .execute();
  return searchAnswer(records, ({ id, number, company, total, currency, valid_until }) => ({
    id,
    title: number,
    detail: detailOf(
      company,
      documentFormats(locale, currency).money(toMajor(total, currency)),
      validText[locale](valid_until),
    ),
    to: `/store/quotations/${encodeURIComponent(id)}`,
  }));
}

const quotationText = sql<string>`concat_ws(' ', quotation.number,
  ${amountText(sql.ref('quotation.total'), sql.ref('quotation.currency'))},
  (quotation.created_at at time zone 'Asia/Tokyo')::date, quotation.valid_until,
  quotation.snapshot -> 'form' ->> 'company',
  ${joinedText(sql`quotation.snapshot -> 'form' ->> 'user_name'`)}, ${personText('person')})`;

const validText: Readonly<Record<Locale, (day: string) => string>> = {
  en: (day) => `valid until ${day}`,
  ja: (day) => `有効期限 ${day}`,
};
