import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createManagerApp } from '../../app/app.ts';
import { openPages, shell } from '../../testing/openPages.ts';
import { pageStream } from './pageStream.ts';

let pages: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

describe('the stream of a page', () => {
  it('starts with the frame, the tokens and every script that the screen needs', async () => {
    const answer = await pages.visit('/parts', pages.owner);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<main>/parts</main>');
    expect(answer.body).toContain('<title>Parts &lt;b&gt; · Manager Console</title>');
    expect(answer.body).toMatch(/<meta name="api-token" content="[\w.-]+">/);
    expect(answer.body).toMatch(/<meta name="csrf-token" content="[\w-]+">/);
    for (const script of ['/shell/main.1.js', 'remoteEntry.1.js', 'routes.2.js', 'table.2.js']) {
      expect(answer.body).toMatch(
        new RegExp(`rel="preload" as="script" href="[^"]*${script}" crossorigin="anonymous" integ`),
      );
    }
  });

  it('starts with the guard script, which lists the scripts that it retries', async () => {
    const { body } = await pages.visit('/parts', pages.owner);
    const scripts = [...body.matchAll(/<script(?! type)[^>]*>([^<]*)/g)];
    expect(scripts[0]?.[0]).toMatch(/^<script nonce="[^"]+">guard\(\)$/);
    expect(body.indexOf('guard()')).toBeLessThan(body.indexOf('rel="preload"'));
    expect(body).toContain('<script async data-shell src="/shell/main.1.js"');
  });

  it('allows scripts and styles by a nonce that no other page has', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await pages.visit('/parts', pages.owner);
        const policy = String(headers['content-security-policy']);
        const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        expect(policy).not.toContain('unsafe');
        expect(body).toContain(`<style nonce="${nonce}" data-styled`);
        expect(body).toMatch(/<script async data-shell src="\/shell\/main.1.js"[^>]* nonce="/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('contains the responses of the first calls, and leaves failed ones to the screen', async () => {
    const { body } = await pages.visit('/parts?x=1&y=2', pages.owner);
    const answers = [...body.matchAll(/data-portal-answer>(.*?)<\/script>/g)].map(
      (match): unknown => JSON.parse(match[1] ?? ''),
    );
    // The key has the parameters of the screen's call first, then those of the page.
    expect(answers).toMatchObject([{ path: '/api/config/?of=parts&x=1', status: 200 }]);
  });

  it('contains the responses of permitted parts of its places', async () => {
    const inBatches = async (client: typeof pages.owner) => {
      const { body } = await pages.visit('/news', client);
      expect(body).toContain('<template id="preview">');
      const { bootstrap, answers } = pages.asked.at(-1)!.request;
      return [bootstrap.parts?.map(({ id }) => id), answers.map(({ path }) => path).toSorted()];
    };
    expect(await inBatches(pages.owner)).toEqual([
      ['quotations', 'news'],
      ['/api/installers/news', '/api/quotations/ending'],
    ]);
    expect(await inBatches(pages.guest)).toEqual([['news'], ['/api/installers/news']]);
  });

  it('contains the screen’s preview after all its responses', async () => {
    const { headers, body } = await pages.visit('/open');
    const nonce = /script-src 'nonce-([^']+)'/.exec(
      String(headers['content-security-policy']),
    )?.[1];
    const template = body.indexOf('<template id="preview"><h1>As it will look</h1></template>');
    expect(template).toBeGreaterThan(body.indexOf('data-portal-answer>'));
    expect(body).toContain(`<style nonce="${String(nonce)}">h1{}</style>`);
    expect(body.slice(template)).toContain(`<script nonce="${String(nonce)}">`);
    expect(pages.asked.at(-1)).toMatchObject({
      code: 'var portalPreview = "first";',
      request: { route: '/open', bootstrap: { url: '/open' }, answers: [{ path: '/api/config/' }] },
    });
  });

  it('sends the scripts after the preview', async () => {
    const { body } = await pages.visit('/open');
    const order = [
      '<main>/open</main>',
      'data-portal-answer>',
      '<template id="preview">',
      'rememberPreviewClicks()',
      'rel="preload" as="script"',
      'id="portal-shell-integrity"',
      '<script async data-shell',
    ].map((part) => body.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(body.match(/<script async data-shell/g)).toHaveLength(1);
  });

  it.each(['gzip', 'br', undefined])('is flushed before its calls start: %s', async (accepted) => {
    const manager = createManagerApp({ ...pages.server.deps, shell });
    const calls = jest.fn();
    const pieces = jest.fn(() => true);
    manager.addHook('onRequest', async ({ url }, { raw }) => {
      if (url.startsWith('/api/')) calls();
      else jest.spyOn(raw, 'write').mockImplementation(pieces);
    });
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    await manager.inject({ url: '/open', headers });
    const [firstPiece = Infinity] = pieces.mock.invocationCallOrder;
    expect(firstPiece).toBeLessThan(calls.mock.invocationCallOrder[0] ?? 0);
    await manager.close();
  });

  it('does not wait for a preview that will not come', async () => {
    const manager = createManagerApp({ ...pages.server.deps, shell });
    const { body } = await manager.inject({ url: '/open' });
    expect(body.indexOf('rel="preload" as="script"')).toBeLessThan(body.indexOf('<body>'));
    expect(body.indexOf('<script async data-shell')).toBeLessThan(
      body.indexOf('data-portal-answer>'),
    );
    await manager.close();
  });

  it('renders previews with the columns that this person has chosen', async () => {
    await pages.visit('/open', pages.owner);
    const id = pages.asked.at(-1)?.request.bootstrap.user?.id ?? '';
    const others = `${pages.owner.cookie}; portal_columns_${id}x=parts:-price`;
    await pages.visit('/open', pages.owner, { cookie: others });
    expect(pages.asked.at(-1)?.request.bootstrap.columns).toBeUndefined();
    const cookie = `${others}; portal_columns_${id}=parts:price.-owner`;
    await pages.visit('/open', pages.owner, { cookie });
    expect(pages.asked.at(-1)?.request.bootstrap.columns).toBe('parts:price.-owner');
  });

  it('contains no preview if a response is missing or the screen is not permitted', async () => {
    const count = pages.asked.length;
    expect((await pages.visit('/parts', pages.owner)).body).not.toContain('<template');
    expect((await pages.visit('/parts', pages.guest)).body).not.toContain('<template');
    expect(pages.asked).toHaveLength(count);
  });

  it('escapes names that would end a script', async () => {
    const { body } = await pages.visit('/parts', pages.owner);
    const text = /id="portal-bootstrap">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(text)).toHaveProperty('user.last_name', '</script>');
  });

  it('is compressed for browsers that accept it', async () => {
    const answer = await pages.visit('/parts', pages.owner, {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const refused = await pages.visit('/parts', pages.owner, { 'accept-encoding': 'br;q=0, gzip' });
    expect(refused.headers['content-encoding']).toBe('gzip');
    expect(refused.headers.vary).toBe('Accept-Encoding');
  });

  it('masks its tokens differently each time', async () => {
    const tokens = async () =>
      [
        ...(await pages.visit('/parts', pages.owner)).body.matchAll(/-token" content="([\w-]+)"/g),
      ].map(([, token = '']) => token);
    const [one, other] = [await tokens(), await tokens()];
    expect(one).toHaveLength(2);
    for (const [index, token] of one.entries()) {
      expect(token.slice(0, 20)).not.toBe(other[index]?.slice(0, 20));
      expect(token.slice(-20)).not.toBe(other[index]?.slice(-20));
    }
  });
});

describe('pageStream', () => {
  it.each([undefined, 'gzip', 'br'])('reports when a piece is flushed: %s', async (accepted) => {
    const stream = pageStream(accepted);
    const pieces: unknown[] = [];
    stream.body.on('data', (piece) => pieces.push(piece));
    stream.send('<p>The first piece</p>');
    await stream.out();
    expect(pieces).not.toEqual([]);
    stream.end('');
  });
});
