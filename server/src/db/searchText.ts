import { sql, type Expression } from 'kysely';

/**
 * Whether each word of `searchWords` is somewhere in a text, in any case and width (NFKC): the
 * domain's `hasWords` in SQL. The collation knows every letter's small one; the database's own may
 * know those of ASCII only.
 */
export function hasWords(words: readonly string[], text: Expression<string | null>) {
  const found = words.map(
    (word) => sql`strpos(lower(normalize(${text}, NFKC) collate "und-x-icu"), ${word}) > 0`,
  );
  return sql<boolean>`(${sql.join([sql`true`, ...found], sql` and `)})`;
}

/** What people type of an amount in minor units: major ones, with and without commas. */
export function amountText(minor: Expression<number>, currency: Expression<string>) {
  return sql<string>`case ${currency}
    when 'JPY' then concat_ws(' ', ${minor}::text, to_char(${minor}, 'FM999,999,999,990'))
    else concat_ws(' ', to_char(${minor} / 100.0, 'FM999999999990.00'),
      to_char(${minor} / 100.0, 'FM999,999,999,990.00')) end`;
}

/** The name of a product by its code in a column. @param names by code */
export function nameText(
  column: Expression<string | null>,
  names: Readonly<Record<string, string>>,
) {
  const cases = Object.entries(names).map(([code, name]) => sql`when ${code} then ${name}`);
  return sql<string | null>`case ${column} ${sql.join(cases, sql` `)} end`;
}
