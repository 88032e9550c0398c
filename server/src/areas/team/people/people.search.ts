import type { SearchAnswer } from '@portal/shared/contracts';
import { personName, searchWords, type Locale } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import {
  detailOf,
  nothingFound,
  readHits,
  searchAnswer,
} from '../../../platform/answers/searchAnswer.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { hasWords, personText } from '../../../platform/db/searchText.ts';
import { roleOf, type ViewerRole } from '../../../platform/http/Viewer.ts';

interface PeopleSearch {
  readonly teamId: string;
  readonly q: string;
  readonly locale: Locale;
}

/** Finds people of the team by name and mail address, the newest members first. */
export async function findPeople(
  db: Kysely<Database>,
  { teamId, q, locale }: PeopleSearch,
): Promise<SearchAnswer> {
  const words = searchWords(q);
  if (words.length === 0) return nothingFound;
  const records = await forTeam(db, teamId)
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.last_name', 'person.first_name', 'person.email', 'member.role'])
    .where(hasWords(words, sql`concat_ws(' ', ${personText('person')}, person.email)`))
    .orderBy('member.joined_at', 'desc')
    .orderBy('person.id')
    .limit(readHits)
    .execute();
  return searchAnswer(records, ({ id, role, email, ...names }) => ({
    id,
    title: personName(names, locale),
    detail: detailOf(roleTexts[locale][roleOf(role)], email),
    to: '/users',
  }));
}

const roleTexts: Readonly<Record<Locale, Readonly<Record<ViewerRole, string>>>> = {
  en: { owner: 'Owner', admin: 'Admin', guest: 'Guest' },
  ja: { owner: 'オーナー', admin: '管理者', guest: 'ゲスト' },
};
