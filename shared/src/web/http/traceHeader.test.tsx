import * as z from 'zod/mini';
import { http, HttpResponse, mockServer } from '../../testing/index.ts';
import { api } from './api.ts';
import { configureApi } from './configureApi.ts';
import { followActs } from './traceHeader.ts';

const server = mockServer();
const schema = z.object({});
const page = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
const sent: (string | null)[] = [];
/** Milliseconds since the page was opened. */
let now = 0;

beforeEach(() => {
  sent.length = 0;
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  server.use(
    http.all('*/api/thing', ({ request }) => {
      sent.push(request.headers.get('traceparent'));
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => {
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

/** A page as the server renders it. */
function open({
  traceparent,
  baseUrl = location.origin,
}: {
  traceparent?: string;
  baseUrl?: string;
}) {
  if (traceparent !== undefined) {
    document.head.innerHTML = `<meta name="traceparent" content="${traceparent}">`;
  }
  const tokens = { apiToken: null, csrfToken: null };
  const renew = () => Promise.resolve(false);
  configureApi({ baseUrl, getTokens: () => tokens, renew, onSignedOut: () => undefined });
  followActs();
}

/** Trace, span and flags of a call. */
async function call(path = '/api/thing', options = {}) {
  await api.get(path, schema, options);
  const [, trace, span, flags] = sent.at(-1)?.split('-') ?? [];
  return { trace, span, flags };
}

const press = () => {
  window.dispatchEvent(new Event('pointerdown'));
};

describe('the trace of a call', () => {
  it('has the form of W3C trace context, and starts with that of the page', async () => {
    open({ traceparent: page });
    const { trace } = await call();
    expect(sent[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(trace).toBe('a1'.repeat(16));
  });

  it('is the same for all calls of a user action, each with its own span, and changes with the next', async () => {
    open({ traceparent: page });
    press();
    const [first, second] = [await call(), await call('/api/thing', { isPlain: true })];
    expect(first.trace).not.toBe('a1'.repeat(16));
    expect(second.trace).toBe(first.trace);
    expect(second.span).not.toBe(first.span);
    press();
    expect((await call()).trace).not.toBe(first.trace);
  });

  it('ends after a while, so that later calls of the page are not part of the action', async () => {
    open({ traceparent: page });
    press();
    const { trace } = await call();
    now += 10_000;
    expect((await call()).trace).toBe(trace);
    now += 1;
    const later = await call();
    expect(later.trace).not.toBe(trace);
    expect((await call()).trace).toBe(later.trace);
  });

  it('repeats whether the page is recorded', async () => {
    open({ traceparent: page.replace(/01$/, '00') });
    expect((await call()).flags).toBe('00');
  });

  it('is absent where the portal does not trace', async () => {
    open({});
    await call();
    expect(sent).toEqual([null]);
  });

  it('is never sent to another origin, even if the host page traces', async () => {
    open({ traceparent: page, baseUrl: 'https://portal.example' });
    await call();
    open({ traceparent: page });
    await call('https://accounts.example/api/thing', { isPlain: true });
    expect(sent).toEqual([null, null]);
  });
});
