import type { PartLines } from '@portal/shared/contracts';
import { addDays, toCalendarDay, type CalendarDay, type Locale } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { usesQuotation } from './quotationUse.ts';
import { quotationsOf, type TeamQuotation } from '../cart-pricing/quoted/quotations.queries.ts';

/** Days before its end when a quotation needs attention. */
const endingDays = 7;
const mostLines = 3;

interface Reader {
  readonly teamId: string;
  readonly today: CalendarDay;
  readonly locale: Locale;
}

/** A team's unordered quotations that end within a week, the first to end on top. */
export async function endingQuotations(db: Kysely<Database>, reader: Reader): Promise<PartLines> {
  const records = await openQuotations(db, reader)
    .where('quotation.valid_until', '<=', addDays(reader.today, endingDays))
    .execute();
  return linesOf(records, reader, texts.ends);
}

/** A team's quotations that would renew a license, the first to end on top. */
export async function renewingQuotations(
  db: Kysely<Database>,
  { license, ...reader }: Reader & { readonly license: string },
): Promise<PartLines> {
  const renewal = JSON.stringify([{ number: license }]);
  const records = await openQuotations(db, reader)
    .where(sql<boolean>`quotation.snapshot -> 'renewals' @> ${renewal}::jsonb`)
    .execute();
  return linesOf(records, reader, texts.renews);
}

/** Quotations that can still be ordered. */
function openQuotations(db: Kysely<Database>, { teamId, today }: Reader) {
  return quotationsOf(db, teamId)
    .where('quotation.valid_until', '>=', today)
    .where((quotation) =>
      quotation.not(
        quotation.exists(
          quotation
            .selectFrom('manager.order as made')
            .select('made.id')
            .whereRef('made.quotation_id', '=', 'quotation.id')
            .where(usesQuotation),
        ),
      ),
    )
    .clearOrderBy()
    .orderBy('quotation.valid_until')
    .orderBy('quotation.number')
    .limit(mostLines);
}

type Text = (quotation: string, day: string) => string;

function linesOf(
  records: readonly TeamQuotation[],
  { locale }: Reader,
  text: Readonly<Record<Locale, Text>>,
): PartLines {
  const lines = records.map(({ id, number, valid_until, currency }) => ({
    id,
    text: text[locale](number, documentFormats(locale, currency).day(toCalendarDay(valid_until))),
    act: { label: texts.open[locale], to: `/store/quotations/${encodeURIComponent(id)}` },
  }));
  return { lines };
}

const texts = {
  ends: {
    en: (quotation: string, day: string) => `Quote ${quotation} is valid until ${day}.`,
    ja: (quotation: string, day: string) => `見積書 ${quotation} の有効期限は${day}です。`,
  },
  renews: {
    en: (quotation: string, day: string) =>
      `Quote ${quotation}, valid until ${day}, renews this license.`,
    ja: (quotation: string, day: string) =>
      `見積書 ${quotation}（有効期限 ${day}）にこのライセンスの継続が含まれています。`,
  },
  open: { en: 'Open quote', ja: '見積書を開く' },
} as const;
