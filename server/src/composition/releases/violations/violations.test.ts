import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { remoteFiguresSchema } from '@portal/shared/contracts';
import { aRelease } from '../../../testing/builders/aRelease.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { readViolations } from './readViolations.ts';

let server: TestServer;
let managerUrl: string;
const { manifest, files } = aRelease();
const { name, hash, version } = manifest;
beforeAll(async () => {
  server = await createTestServer();
  ({ managerUrl } = server.deps.config);
  const url = `/operator/releases/${name}`;
  await server.operator.inject({ method: 'POST', url, payload: { manifest, files } });
});
afterAll(() => server.close());

async function send(body: unknown, type = 'application/reports+json') {
  const answer = await server.manager.inject({
    method: 'POST',
    url: '/api/releases/violations',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer.statusCode;
}

async function figures() {
  const staff = await server.signIn(await aPerson(server.deps, { staff: true }));
  return remoteFiguresSchema.parse((await staff.get(`/api/releases/figures/${name}`)).json());
}

const aViolation = (body: object = {}) => ({
  type: 'csp-violation',
  url: `${managerUrl}/parts`,
  age: 10,
  user_agent: 'x',
  body: {
    documentURL: `${managerUrl}/parts?token=secret`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/tanaka.js?x=1',
    sourceFile: `${managerUrl}/remotes/${name}/${version}+${hash}/routes.2.js`,
    lineNumber: 2,
    columnNumber: 7,
    ...body,
  },
});

describe('POST /api/releases/violations', () => {
  it('counts a report for the release of the script, without query strings', async () => {
    expect(await send([aViolation(), aViolation()])).toBe(204);
    const { releases, errors } = await figures();
    expect(releases[0]?.violations).toBe(2);
    expect(errors).toMatchObject([
      {
        kind: 'violation',
        route: '/parts',
        message: 'script-src: https://evil.example',
        stack: [{ place: 'routes.2.js:2:7' }],
      },
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/secret|tanaka/);
    const metrics = await server.operator.inject('/operator/metrics');
    expect(metrics.body).toContain(
      `portal_release_violations_total{remote="${name}",release="${hash}",directive="script-src"} 2`,
    );
  });

  it('accepts the older format, and attributes blocked scripts to the page’s screen', async () => {
    const old = {
      'csp-report': {
        'document-uri': `${managerUrl}/parts`,
        'violated-directive': 'style-src-attr',
        'blocked-uri': 'inline',
      },
    };
    expect(await send(old, 'application/csp-report')).toBe(204);
    const refused = {
      type: 'integrity-violation',
      url: `${managerUrl}/parts`,
      body: { documentURL: `${managerUrl}/parts`, blockedURL: `${managerUrl}/shell/x.js?y` },
    };
    expect(await send([refused])).toBe(204);
    const messages = (await figures()).errors.map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining(['style-src: inline', 'integrity: /shell/x.js']),
    );
  });

  it('ignores invalid reports, and limits size and rate', async () => {
    const before = (await figures()).releases[0]?.violations;
    for (const body of ['{', '[]', '[1]', '{"csp-report":{}}', [{ type: 'x' }]]) {
      expect(await send(body)).toBe(204);
    }
    expect(await send([aViolation({ documentURL: 'https://x.example/', sourceFile: '' })])).toBe(
      204,
    );
    expect((await figures()).releases[0]?.violations).toBe(before);
    expect(await send('x'.repeat(40_000))).toBe(413);
    const codes = [];
    for (let call = 0; call < 30; call += 1) codes.push(await send('[]'));
    expect(codes.at(-1)).toBe(429);
  });
});

describe('readViolations', () => {
  it('ignores violations by extensions, and more than twenty', () => {
    const ofExtension = aViolation({ sourceFile: 'chrome-extension://abc/x.js' });
    expect(readViolations([ofExtension], managerUrl)).toEqual([]);
    expect(readViolations([aViolation({ blockedURL: 'moz-extension' })], managerUrl)).toEqual([]);
    expect(
      readViolations(
        Array.from({ length: 30 }, () => aViolation()),
        managerUrl,
      ),
    ).toHaveLength(20);
  });
});
