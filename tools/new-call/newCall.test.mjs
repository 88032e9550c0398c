import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { newCall } from './newCall.mjs';

/** What the command reads or changes. */
const registries = [
  'shared/src/areas',
  'shared/src/remote/managerCalls.ts',
  'server/src/app/app.ts',
  'server/src/areas/downloads/downloadsModules.ts',
  'server/src/platform/db',
  'server/src/testing/access/foreignCalls.ts',
];

let copy;
function makeCopy() {
  copy = mkdtempSync(join(tmpdir(), 'portal-new-call-'));
  for (const each of registries) cpSync(join(root, each), join(copy, each), { recursive: true });
}
const removeCopy = () => rmSync(copy, { recursive: true, force: true });

const write = (path, method, ...more) =>
  newCall(copy, ['--area', 'parts', '--path', path, '--method', method, ...more]);
const textOf = (file) => readFileSync(join(copy, file), 'utf8');

describe('newCall', () => {
  beforeEach(makeCopy);
  afterEach(removeCopy);

  it('makes an area with contract, table, route and test, and registers them', async () => {
    const { isDone, text } = await write('/api/spare-parts', 'GET');
    expect(isDone).toBe(true);
    const files = [...text.matchAll(/^ {2}(\S+\.ts)$/gm)].map(([, file]) => file);
    expect(files).toContain('server/src/areas/parts/spare-parts/listSpareParts.test.ts');
    for (const file of files) expect(textOf(file)).not.toMatch(/sample[ _-]?thing/i);
    expect(textOf('shared/src/areas/contracts.ts')).toContain("'./parts/spareParts.contract.ts'");
    expect(textOf('server/src/platform/db/forTeam.ts')).toContain("'manager.spare_part': true,");
    expect(textOf('server/src/platform/db/Database.ts')).toMatch(/ {4}SparePartsTables,\n/);
    expect(textOf('server/src/platform/db/migrations/index.ts')).toMatch(
      /_spare_parts': spareParts,\n\};\n$/,
    );
    expect(textOf('server/src/app/app.ts')).toContain('  ...partsModules,\n');
    expect(textOf('server/src/areas/parts/partsModules.ts')).toContain('= [listSpareParts];');
    expect(textOf('shared/src/remote/managerCalls.ts')).toContain('\n      GET /api/spare-parts`');
  });

  it('adds further calls to the same things', async () => {
    await write('/api/spare-parts', 'get');
    const { text } = await write('/api/spare-parts/:id', 'put', '--who', 'owners');
    expect(text).not.toContain('contract.ts');
    expect(textOf('server/src/areas/parts/partsModules.ts')).toContain(
      '= [listSpareParts, changeSparePart];',
    );
    const place = 'server/src/areas/parts/spare-parts/changeSparePart';
    expect(textOf(`${place}.routes.ts`)).toContain("access: { who: 'owner' }");
    expect(textOf(`${place}.test.ts`)).toContain("role: 'admin'");
    expect(textOf('shared/src/remote/managerCalls.ts')).toContain(
      "  ['owners', `PUT /api/spare-parts/:id`],\n] as const;",
    );
    expect(textOf('server/src/testing/access/foreignCalls.ts')).toContain(
      "['PUT /api/spare-parts/:id', 'another team’s is unknown: changeSparePart.test.ts'],\n]);",
    );
  });

  it('adds to an area that exists', async () => {
    await newCall(copy, ['--area', 'downloads', '--path', '/api/hints', '--method', 'POST']);
    expect(textOf('server/src/areas/downloads/downloadsModules.ts')).toContain('createHint]');
    expect(textOf('server/src/app/app.ts')).toBe(
      readFileSync(join(root, 'server/src/app/app.ts'), 'utf8'),
    );
  });

  it('writes what docs/add-a-call.md shows', async () => {
    cpSync(join(root, 'tools/new-remote/mf-sample-name'), join(copy, 'mf-parts'), {
      recursive: true,
    });
    await write('/api/parts', 'GET', '--remote', 'mf-parts');
    const guide = readFileSync(join(root, 'docs/add-a-call.md'), 'utf8');
    const shown = [...guide.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, text]) => text);
    const files = [
      'shared/src/areas/parts/parts.contract.ts',
      'server/src/areas/parts/parts/listParts.routes.ts',
      'server/src/areas/parts/parts/listParts.test.ts',
      'mf-parts/src/testing/anItemRow.ts',
    ];
    expect(shown).toEqual(files.map(textOf));
    expect(textOf('mf-parts/src/api/itemsCall.ts')).toContain("path: '/api/parts'");
    expect(textOf('mf-parts/remote.config.ts')).toContain("prefetch: [{ path: '/api/parts' }]");
  });
});

describe('newCall with an impossible request', () => {
  // Writes nothing, so that one copy is enough.
  beforeAll(makeCopy);
  afterAll(removeCopy);

  it.each([
    ['/api/spare-part', 'GET', 'must be /api/<things>'],
    ['/spare-parts', 'GET', 'must be /api/<things>'],
    ['/api/spare-parts', 'DELETE', 'none of the calls that this command writes'],
    ['/api/spare-parts/:id', 'PATCH', 'none of the calls that this command writes'],
    ['/api/licenses', 'GET', 'GET /api/licenses exists already'],
    ['/api/installers', 'POST', 'The portal has installers already'],
    ['/api/users', 'GET', 'The portal has users already'],
    ['/api/spare-parts', 'GET', 'The group all is none of', '--who', 'all'],
    ['/api/spare-parts', 'POST', 'by GET calls only', '--remote', 'mf-parts'],
    ['/api/spare-parts', 'GET', 'mf-parts has no src/api/itemsCall.ts', '--remote', 'mf-parts'],
  ])('refuses %s with %s: %s', async (path, method, sentence, ...more) => {
    const before = textOf('shared/src/remote/managerCalls.ts');
    const { isDone, text } = await write(path, method, ...more);
    expect([isDone, text]).toEqual([false, expect.stringContaining(sentence)]);
    expect(textOf('shared/src/remote/managerCalls.ts')).toBe(before);
  });

  it('explains itself without its options', async () => {
    expect((await newCall(copy, ['--area', 'parts'])).text).toContain('npm run new-call -- --area');
  });
});
