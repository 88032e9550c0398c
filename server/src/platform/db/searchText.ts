import { formsOfWord } from '@portal/shared/domain';
import { sql, type Expression } from 'kysely';

/** The characters that `plainCode` removes, and those it replaces with a hyphen. */
const unseen = '\u00ad\u200b\u200c\u200d\u2060\ufeff';
const dashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc';

/**
 * Whether each word of `searchWords` occurs in a text, in any case and width: the domain's
 * `hasWords` in SQL, for texts with names as `personText` writes them and dates as `YYYY-MM-DD`.
 * The explicit collation folds every letter; the database's default may fold ASCII only.
 */
export function hasWords(words: readonly string[], text: Expression<string | null>) {
  const folded = sql`translate(lower(${normalized(text)} collate "und-x-icu"),
    ${dashes}, ${'-'.repeat(dashes.length)})`;
  const found = words.map((word) => {
    const forms = formsOfWord(word).map((form) => sql`strpos(${folded}, ${form}) > 0`);
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join([sql`true`, ...found], sql` and `)})`;
}

/** An amount in minor units as people type it: in major units, with and without commas. */
export function amountText(minor: Expression<number>, currency: Expression<string>) {
  return sql<string>`case ${currency}
    when 'JPY' then concat_ws(' ', ${minor}::text, to_char(${minor}, 'FM999,999,999,990'))
    else concat_ws(' ', to_char(${minor} / 100.0, 'FM999999999990.00'),
      to_char(${minor} / 100.0, 'FM999,999,999,990.00')) end`;
}

/** NFKC without invisible characters, which would separate a voicing mark from its kana. */
function normalized(text: Expression<string | null>) {
  return sql<string>`normalize(translate(${text}, ${unseen}, ''), NFKC)`;
}

/** A name, and the name twice without spaces, so that either order of its parts matches. */
export function joinedText(name: Expression<string | null>) {
  const joined = sql`nullif(replace(${normalized(name)}, ' ', ''), ${normalized(name)})`;
  return sql<string>`concat(${name}, ' ', repeat(${joined}, 2))`;
}

/** The searchable name of a person. @param table or its alias */
export function personText(table: string) {
  const [last, first] = [sql.ref(`${table}.last_name`), sql.ref(`${table}.first_name`)];
  return joinedText(sql<string>`concat_ws(' ', ${last}, ${first})`);
}

/** The product name for a code in a column. @param names by code */
export function nameText(
  column: Expression<string | null>,
  names: Readonly<Record<string, string>>,
) {
  const cases = Object.entries(names).map(([code, name]) => sql`when ${code} then ${name}`);
  return sql<string | null>`case ${column} ${sql.join(cases, sql` `)} end`;
}
