import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@portal/shared/contracts';
import { accountsModules, managerModules } from './app.ts';
import { newTeamSchema } from '../operator/teams/teams.contract.ts';
import { operatorModules } from './operatorApp.ts';
import { routesOf } from '../testing/access/routesOf.ts';
import { typedTextsOf, type TypedText } from '../testing/access/typedTextsOf.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Texts that nobody types, by field name or by route and name. */
const filledByPrograms = new Set([
  // Links, redirects and responses of other sites.
  ...['token', 'state', 'ended', 'again', 'page', 'origin', 'estimate', 'active_user_id', 'ids'],
  ...['GET /signin: to', 'GET /signout: to', 'GET /development: to', 'of'],
  ...['GET /site_answer: code', 'error', 'POST /payments/3ds/notify: '],
  // Choices: filters, sorts, calendar days, people.
  ...['product', 'mode', 'validity', 'use', 'trial', 'status', 'sort'],
  ...['person', 'whom', 'start_at'],
  ...['GET /api/orders: from', 'GET /api/orders: to'],
  // Files and their names, which have separate parsers.
  ...[
    'csv',
    'classes',
    'roles',
    'files',
    'maps',
    'manifest',
    'base',
    'upload',
    'notes_en',
    'notes_ja',
  ],
  // Designators and names of nets, as the archive has them.
  'withdrawn',
  ...['key_file', 'POST /operator/backups: to'],
  ...['POST /api/v1/usage/events: ', 'POST /operator/teams/:team/usage-events: '],
  // Browser reports.
  ...['route', 'message', 'stack'],
  // Carts, which pages compose.
  ...['cd', 'pd', 'licenses'],
  // Validated in the route, with a specific message.
  'data.label',
]);

/** Ids and tokens in addresses come from links; operators type numbers. */
const typedParameters = ['number'];

const nameOf = ({ path }: TypedText) => path.split('.').at(-1) ?? '';
/** Texts without a declared type or a limit. @param where location, for the message */
const unread = (where: string, texts: readonly TypedText[]) =>
  texts
    .filter(
      ({ reading, isLimited }) => reading === undefined || (reading !== 'shape' && !isLimited),
    )
    .filter(({ path }) => !isFilled([`${where}: ${path}`, path, ...path.split('.')]))
    .map(({ path }) => `${where}: ${path}`);
const isFilled = (names: readonly string[]) =>
  names.some((name) => filledByPrograms.has(name.replace(/^HEAD/, 'GET')));

describe('every text that a person types into a request', () => {
  it.each([
    ['manager', [...managerModules, ...operatorModules]],
    ['accounts', accountsModules],
  ] as const)(
    'is a name, a code or a secret, of limited length (routes of %s)',
    async (name, modules) => {
      const routes = await routesOf(server, name, modules);
      const wrong = routes.flatMap(({ method, url, schema: { body, querystring, params } }) => {
        const typed = typedTextsOf(params).filter((text) => typedParameters.includes(nameOf(text)));
        const texts = [...typedTextsOf(body), ...typedTextsOf(querystring), ...typed];
        return unread(`${method} ${url}`, texts);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('is marked as printed if documents show it', () => {
    const names =
      /^(team_name|(last|first|user|shipping)_name|company|(shipping_)?(prefecture|address))$/;
    const forms = Object.entries({ ...contracts, newTeamSchema }).map(
      ([name, schema]) => [name, typedTextsOf(schema)] as const,
    );
    const typed = forms.flatMap(([form, texts]) => {
      const isTeam = texts.some((text) => nameOf(text) === 'prefecture');
      return texts
        .filter(({ reading }) => reading === 'name')
        .filter((text) => names.test(nameOf(text)) || (isTeam && nameOf(text) === 'name'))
        .map(({ path, isPrinted }) => ({ at: `${form}: ${path}`, isPrinted }));
    });
    expect(typed.filter(({ isPrinted }) => !isPrinted)).toEqual([]);
    expect(typed.length).toBeGreaterThan(25);
  });

  it('is typed in forms that a route reads field by field, too', () => {
    const forms = Object.entries(contracts).filter(([name]) =>
      /(?<!passkey|secure)(?:Request|Form)Schema$/i.test(name),
    );
    const wrong = forms.flatMap(([name, schema]) => unread(name, typedTextsOf(schema)));
    expect(wrong).toEqual([]);
    expect(forms.length).toBeGreaterThan(30);
  });

  it('is never normalised if it is a password', () => {
    const passwords = Object.values(contracts)
      .flatMap((schema) => typedTextsOf(schema))
      .filter((text) => nameOf(text).endsWith('password'));
    expect(passwords.map(({ reading }) => reading)).not.toContain('code');
    expect(passwords.map(({ reading }) => reading)).not.toContain('name');
    expect(passwords.length).toBeGreaterThan(5);
  });
});
