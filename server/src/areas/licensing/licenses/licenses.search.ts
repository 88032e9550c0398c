import type { SearchAnswer } from '@portal/shared/contracts';
import {
  licenseValidity,
  productNames,
  searchWords,
  type License,
  type Locale,
  type ValidityKind,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import {
  detailOf,
  nothingFound,
  readHits,
  searchAnswer,
} from '../../../platform/answers/searchAnswer.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { hasWords, nameText, personText } from '../../../platform/db/searchText.ts';
import { toLicense, type LicenseReader } from './licenses.presenter.ts';
import { licenseRecords } from './licenses.queries.ts';

interface LicenseSearch extends LicenseReader {
  readonly teamId: string;
  readonly q: string;
  /** Whether to search and show people: a guest sees only the license and its validity. */
  readonly withPeople: boolean;
  readonly now: Date;
}

/** Finds a team's licenses by number, product and people, the newest first. */
export async function findLicenses(
  db: Kysely<Database>,
  { teamId, q, withPeople, now, ...reader }: LicenseSearch,
): Promise<SearchAnswer> {
  const words = searchWords(q);
  if (words.length === 0) return nothingFound;
  const records = await licenseRecords(db, teamId, now)
    .where(hasWords(words, withPeople ? sql`concat_ws(' ', ${license}, ${people})` : license))
    .orderBy('license.created_at', 'desc')
    .orderBy('license.number', 'desc')
    .limit(readHits)
    .execute();
  return searchAnswer(records, (record) => {
    const each = toLicense(record, reader);
    const { id, number, product, owner } = each;
    const name = withPeople ? (owner?.name ?? null) : null;
    const detail = detailOf(productNames[product], validityText(each, reader), name);
    return { id, title: number, detail, to: `/license/${encodeURIComponent(number)}` };
  });
}

const license = sql<string>`concat_ws(' ', license.number,
  ${nameText(sql.ref('license.product'), productNames)})`;
const people = sql`concat_ws(' ', ${personText('owner')}, ${personText('active')})`;

const validityTexts: Readonly<
  Record<Locale, Readonly<Record<ValidityKind, (first: string, last: string) => string>>>
> = {
  en: {
    valid: (_, last) => `valid until ${last}`,
    near_expiry: (_, last) => `valid until ${last}`,
    expired: (_, last) => `expired ${last}`,
    upcoming: (first) => `valid from ${first}`,
  },
  ja: {
    valid: (_, last) => `${last}まで有効`,
    near_expiry: (_, last) => `${last}まで有効`,
    expired: (_, last) => `${last}に期限切れ`,
    upcoming: (first) => `${first}から有効`,
  },
};

function validityText(each: License, { locale, today }: LicenseReader): string {
  return validityTexts[locale][licenseValidity(each, today).kind](each.startsOn, each.endsOn);
}
