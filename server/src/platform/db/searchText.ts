import { formsOfWord } from '@portal/shared/domain';
import { sql, type Expression } from 'kysely';

/** What `plainCode` leaves out first, and then makes a hyphen of, with every long vowel sign. */
const unseen = '\u00ad\u200b\u200c\u200d\u2060\ufeff';
const dashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc';

/**
 * Whether each word of `searchWords` is somewhere in a text, in any case and width: the domain's
 * `hasWords` in SQL, for texts that have names as `personText` writes them and days as `YYYY-MM-DD`.
 * The collation knows every letter's small one; the database's own may know those of ASCII only.
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

/** What people type of an amount in minor units: major ones, with and without commas. */
export function amountText(minor: Expression<number>, currency: Expression<string>) {
  return sql<string>`case ${currency}
    when 'JPY' then concat_ws(' ', ${minor}::text, to_char(${minor}, 'FM999,999,999,990'))
    else concat_ws(' ', to_char(${minor} / 100.0, 'FM999999999990.00'),
      to_char(${minor} / 100.0, 'FM999,999,999,990.00')) end`;
}

/** NFKC without what is not seen, which would keep a mark from its kana. */
function normalized(text: Expression<string | null>) {
  return sql<string>`normalize(translate(${text}, ${unseen}, ''), NFKC)`;
}

/** A name, and the name twice without spaces, so that either order of its parts is found. */
export function joinedText(name: Expression<string | null>) {
  const joined = sql`nullif(replace(${normalized(name)}, ' ', ''), ${normalized(name)})`;
  return sql<string>`concat(${name}, ' ', repeat(${joined}, 2))`;
}

/** The name of a person by which they are found. @param table or its alias */
export function personText(table: string) {
  const [last, first] = [sql.ref(`${table}.last_name`), sql.ref(`${table}.first_name`)];
  return joinedText(sql<string>`concat_ws(' ', ${last}, ${first})`);
}

/** The name of a product by its code in a column. @param names by code */
export function nameText(
  column: Expression<string | null>,
  names: Readonly<Record<string, string>>,
) {
  const cases = Object.entries(names).map(([code, name]) => sql`when ${code} then ${name}`);
  return sql<string | null>`case ${column} ${sql.join(cases, sql` `)} end`;
}
