/** Which columns of a list a person wants to see, and in which order. */
export interface ColumnChoice {
  /** Ids of the columns in their order, those that are hidden among them. */
  readonly order: readonly string[];
  readonly hidden: ReadonlySet<string>;
}

/** The choices of a person by the name of the list. */
export type ColumnChoices = ReadonlyMap<string, ColumnChoice>;

/** Name of the cookie, and of the item in local storage, with the choices of a person. */
export function columnChoicesKey(userId: string): string {
  return `portal_columns_${userId}`;
}

/** What may stand in the cookie; anything else was not written by the portal. */
const written = /^[\w.:|-]{1,2000}$/;

/**
 * Reads choices from their text, `licenses:product.-owner|orders:status`: the columns of each list
 * in their order, hidden ones with a minus. Anything that is not such a text is no choice.
 */
export function parseColumnChoices(text: string | null | undefined): ColumnChoices {
  if (text === null || text === undefined || !written.test(text)) return new Map();
  return new Map(
    text.split('|').flatMap((part): [string, ColumnChoice][] => {
      const [list, ids] = part.split(':');
      if (list === undefined || ids === undefined) return [];
      const marked = ids.split('.').filter((id) => id !== '');
      const hidden = marked.filter((id) => id.startsWith('-')).map(unmarked);
      return [[list, { order: marked.map(unmarked), hidden: new Set(hidden) }]];
    }),
  );
}

/** The text of choices; empty without any. */
export function writeColumnChoices(choices: ColumnChoices): string {
  const parts = [...choices].map(([list, { order, hidden }]) => {
    const ids = order.map((id) => (hidden.has(id) ? `-${id}` : id));
    return `${list}:${ids.join('.')}`;
  });
  return parts.join('|');
}

/** The text of a person's choices in the `cookie` header of a request. */
export function columnChoicesIn(cookies: string | undefined, userId: string): string | undefined {
  const start = `${columnChoicesKey(userId)}=`;
  const cookie = cookies?.split(/;\s*/).find((each) => each.startsWith(start));
  const text = cookie?.slice(start.length);
  return text !== undefined && written.test(text) ? text : undefined;
}

function unmarked(id: string): string {
  return id.replace(/^-/, '');
}
