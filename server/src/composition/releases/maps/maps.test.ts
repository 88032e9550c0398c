import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRelease } from '../../../testing/builders/aRelease.ts';
import { aSourceMap } from '../../../testing/builders/aSourceMap.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { shownSourceProblem } from './mapsProblem.ts';
import { createSourceFinder } from './releaseMaps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const script = 'routes.2.js';
const base64 = (text: string) => Buffer.from(text).toString('base64');

async function publish(content: string, maps: Readonly<Record<string, string>>) {
  const release = aRelease({}, content);
  const url = `/operator/releases/${release.manifest.name}`;
  const payload = { ...release, any_version: true, maps };
  const answer = await server.operator.inject({ method: 'POST', url, payload });
  return { manifest: release.manifest, answer };
}

describe('source maps of a release', () => {
  it('map a script position to its source', async () => {
    const { manifest, answer } = await publish('mapped', { [script]: base64(aSourceMap()) });
    expect(answer.statusCode).toBe(200);
    const find = createSourceFinder(server.deps);
    expect(await find(manifest, { script, line: 2, column: 7 })).toEqual({
      file: 'mf-parts/src/screens/PartsScreen.tsx',
      line: 5,
      column: 1,
    });
    expect(await find(manifest, { script, line: 1, column: 7 })).toBeUndefined();
    expect(await find(manifest, { script: 'other.js', line: 2, column: 1 })).toBeUndefined();
  });

  it('map files outside the remote to repository paths', async () => {
    const map = base64(aSourceMap('../shared/src/ui/Button.tsx?a1b2'));
    const { manifest } = await publish('beside', { [script]: map });
    const found = await createSourceFinder(server.deps)(manifest, { script, line: 2, column: 1 });
    expect(found?.file).toBe('shared/src/ui/Button.tsx');
  });

  it('are not served', async () => {
    const { manifest } = await publish('kept', { [script]: base64(aSourceMap()) });
    const { name, version, hash } = manifest;
    const folder = `${name}/${version}+${hash}`;
    expect((await server.manager.inject(`/remotes/${folder}/${script}`)).statusCode).toBe(200);
    for (const file of [`${script}.map`, `${script}.map.gz`, `maps/${script}.map`]) {
      for (const place of ['remotes', 'source-maps']) {
        const { statusCode, body } = await server.manager.inject(`/${place}/${folder}/${file}`);
        expect([file, place, statusCode]).toEqual([file, place, 404]);
        expect(body).not.toContain('mappings');
      }
    }
  });

  it.each([
    ['of no script', { 'other.js': base64(aSourceMap()) }, 'other.js is not a script'],
    ['of no text', { [script]: base64('{') }, `what came for ${script} is no source map`],
    ['of no map', { [script]: base64('{"version":3}') }, 'is no source map'],
  ])('are refused: %s', async (what, maps, sentence) => {
    const { answer } = await publish(what, maps);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ msg: { maps: expect.stringContaining(sentence) } });
  });
});

describe('shownSourceProblem', () => {
  it.each([
    ['7.js', 'run();\n//# sourceMappingURL=7.js.map\n', '7.js names a source map'],
    ['7.js', 'run();\n//@ sourceMappingURL=data:application/json;base64,e30=', '7.js names'],
    ['7.js.map', '{}', '7.js.map is a source map'],
    ['7.js', `say("//# sourceMappingURL=x");${' '.repeat(600)}`, undefined],
    ['7.js', 'run();', undefined],
  ])('of %s with %j', (file, content, sentence) => {
    const problem = shownSourceProblem(new Map([[file, Buffer.from(content)]]));
    if (sentence === undefined) expect(problem).toBeUndefined();
    else expect(problem).toContain(sentence);
  });
});
