import { parseArgs } from 'node:util';

export const usage = `npm run new-call -- --area <area> --path /api/<things>[/:id] --method <method> [--who <group>]
  [--remote mf-<name>]

  --area    folder of server/src/areas and shared/src/areas; a new one is made
  --path    /api/parts with GET (list) or POST (create),
            /api/parts/:id with GET (read), PUT (change) or DELETE (delete)
  --who     members (everybody of a team), managers (owners and admins), owners, or buyers
            (managers of professional teams); members when left out
  --remote  with GET: a remote of npm run new-remote, which gets its items by this call`;

/** What a call does, by its method and whether its path ends in `/:id`. */
const kinds = {
  'GET many': 'list',
  'POST many': 'create',
  'GET one': 'read',
  'PUT one': 'change',
  'DELETE one': 'delete',
};

/** By group: the access that its routes declare, and a role that they refuse. */
export const groups = {
  members: { access: "{ who: 'guest' }" },
  managers: { access: "{ who: 'manager' }", refused: 'guest' },
  owners: { access: "{ who: 'owner' }", refused: 'admin' },
  buyers: { access: "{ who: 'manager', edition: 'professional' }", refused: 'guest' },
};

/**
 * Parses the command line.
 * @returns {{ area: string, path: string, method: string, who: string, remote?: string } |
 * undefined} undefined if it cannot be parsed
 */
export function readCall(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        area: { type: 'string' },
        path: { type: 'string' },
        method: { type: 'string' },
        who: { type: 'string', default: 'members' },
        remote: { type: 'string' },
      },
    });
    const { area, path, method } = values;
    if (area === undefined || path === undefined || method === undefined) return undefined;
    return { ...values, method: method.toUpperCase() };
  } catch {
    // An unknown option, or an option without its value.
    return undefined;
  }
}

/**
 * Reasons why a call cannot be written that are in the request itself, as sentences.
 * @param {NonNullable<ReturnType<typeof readCall>>} request
 */
export function findCallProblems({ area, path, method, who, remote }) {
  const things = thingsOf(path);
  const kind = kindOf({ path, method });
  return [
    /^[a-z]+(-[a-z]+)*$/.test(area)
      ? ''
      : `The area ${area} must be lower-case words with hyphens.`,
    things === undefined
      ? `The path ${path} must be /api/<things> or /api/<things>/:id: one word in the plural, or several with hyphens.`
      : '',
    things !== undefined && kind === undefined
      ? `${method} ${path} is none of the calls that this command writes.`
      : '',
    who in groups ? '' : `The group ${who} is none of ${Object.keys(groups).join(', ')}.`,
    remote !== undefined && method !== 'GET' ? 'A remote gets its items by GET calls only.' : '',
  ].filter(Boolean);
}

/** @returns {'list' | 'create' | 'read' | 'change' | 'delete' | undefined} */
export function kindOf({ path, method }) {
  return kinds[`${method} ${path.endsWith('/:id') ? 'one' : 'many'}`];
}

/** The plural and the singular in a path: `circuit-notes` and `circuit-note`. */
export function thingsOf(path) {
  const [, plural] = /^\/api\/([a-z]+(?:-[a-z]+)*)(?:\/:id)?$/.exec(path) ?? [];
  const singular = plural && singularOf(plural);
  return singular ? { plural, singular } : undefined;
}

function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : undefined;
}
