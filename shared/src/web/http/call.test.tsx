import * as z from 'zod/mini';
import { delay, http, HttpResponse, mockServer } from '../../testing/index.ts';
import { api } from './api.ts';
import { ApiError } from './ApiError.ts';
import { configureApi } from './configureApi.ts';

const server = mockServer();
const schema = z.object({ id: z.string() });
const tokens = { apiToken: 'first', csrfToken: 'csrf' };
const renew = jest.fn<Promise<boolean>, []>();
const onSignedOut = jest.fn();
let current = tokens;

beforeEach(() => {
  current = tokens;
  renew.mockReset().mockResolvedValue(false);
  onSignedOut.mockReset();
  configureApi({ baseUrl: location.origin, getTokens: () => current, renew, onSignedOut });
});

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail as expected');
  return error;
}

function answering(answer: () => Response | Promise<Response>) {
  server.use(http.all('*/api/thing', answer));
}

describe('api', () => {
  it('sends both tokens and resolves to the validated answer', async () => {
    let headers = new Headers();
    server.use(
      http.post('*/api/thing', ({ request }) => {
        headers = request.headers;
        return HttpResponse.json({ id: 'a' });
      }),
    );
    expect(await api.post('/api/thing', { json: { name: 'x' } }, schema)).toEqual({ id: 'a' });
    expect(headers.get('authorization')).toBe('Bearer first');
    expect(headers.get('x-csrf-token')).toBe('csrf');
  });

  it('reads plain-text answers and their headers', async () => {
    answering(() => HttpResponse.text('failed\n', { headers: { 'X-Reason': 'reused' } }));
    const answer = await api.call('POST', '/api/thing', z.enum(['success', 'failed']), {
      answer: 'text',
    });
    expect(answer.data).toBe('failed');
    expect(answer.headers.get('X-Reason')).toBe('reused');
  });

  it('fetches a file, and refuses another media type', async () => {
    const file = (type: string) => () =>
      new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': type } });
    answering(file('application/pdf'));
    const pdf = await api.file('/api/thing', 'application/pdf');
    expect(await pdf.text()).toBe('%PDF-1.7');
    answering(file('text/html'));
    expect(await failureOf(api.file('/api/thing', 'application/pdf'))).toMatchObject({
      kind: 'malformed',
    });
    answering(() => HttpResponse.json({ error: true, code: 'not_found' }, { status: 404 }));
    expect(await failureOf(api.file('/api/thing', 'application/pdf'))).toMatchObject({
      kind: 'refused',
      code: 'not_found',
    });
  });

  it('reports that the server did not answer', async () => {
    answering(() => HttpResponse.error());
    expect(await failureOf(api.get('/api/thing', schema))).toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  it('times out without an answer', async () => {
    answering(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const failure = await failureOf(api.get('/api/thing', schema, { timeoutMs: 30 }));
    expect(failure.kind).toBe('timeout');
  });

  it('times out when an answer stops half-way', async () => {
    // As in a browser, an aborted request ends its answer.
    server.use(
      http.get('*/api/thing', ({ request: { signal } }) => {
        const start = (body: ReadableStreamDefaultController) => {
          signal.addEventListener('abort', () => {
            body.error(signal.reason);
          });
        };
        return new HttpResponse(new ReadableStream({ start }));
      }),
    );
    const failure = await failureOf(api.get('/api/thing', schema, { timeoutMs: 30 }));
    expect(failure.kind).toBe('timeout');
  });

  it('does not time out while pieces of the answer arrive', async () => {
    const timeoutMs = 1_000;
    const startedAt = performance.now();
    const body = new ReadableStream({
      pull: async (controller) => {
        await delay(50);
        const isLongOver = performance.now() - startedAt > 1.5 * timeoutMs;
        controller.enqueue(new TextEncoder().encode(isLongOver ? '{"id":"a"}' : ' '));
        if (isLongOver) controller.close();
      },
    });
    answering(() => new HttpResponse(body));
    expect(await api.get('/api/thing', schema, { timeoutMs })).toEqual({ id: 'a' });
  });

  it.each([
    ['HTML', () => HttpResponse.html('<h1>Proxy</h1>')],
    ['broken JSON', () => HttpResponse.text('{"id":')],
    ['JSON of another shape', () => HttpResponse.json({ id: 7 })],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('refuses %s as malformed', async (_, answer) => {
    answering(answer);
    expect(await failureOf(api.get('/api/thing', schema))).toMatchObject({ kind: 'malformed' });
  });

  it('reports a failure of the server with its request id', async () => {
    answering(() =>
      HttpResponse.json({ error: true, code: 'internal', request_id: 'r-1' }, { status: 500 }),
    );
    expect(await failureOf(api.get('/api/thing', schema))).toMatchObject({
      kind: 'server',
      status: 500,
      code: 'internal',
      requestId: 'r-1',
    });
  });

  it('reports a failure that answers HTML, with the request id of its header', async () => {
    answering(() =>
      HttpResponse.html('<h1>502</h1>', { status: 502, headers: { 'X-Request-Id': 'r-2' } }),
    );
    expect(await failureOf(api.get('/api/thing', schema))).toMatchObject({
      kind: 'server',
      requestId: 'r-2',
    });
  });

  it('reports the field messages of a refused form', async () => {
    answering(() =>
      HttpResponse.json(
        { error: true, code: 'invalid', msg: { name: 'Too long' } },
        { status: 422 },
      ),
    );
    expect(await failureOf(api.post('/api/thing', { json: {} }, schema))).toMatchObject({
      kind: 'refused',
      code: 'invalid',
      fieldMessages: { name: 'Too long' },
    });
  });

  it.each([[true], ['true']])('treats an answer with error %p as refused', async (error) => {
    answering(() => HttpResponse.json({ error, code: 'price_changed', msg: 'New price' }));
    expect(await failureOf(api.post('/api/thing', { json: {} }, schema))).toMatchObject({
      kind: 'refused',
      status: 200,
      code: 'price_changed',
      message: 'New price',
    });
  });

  it('aborts a call when its signal does', async () => {
    answering(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const controller = new AbortController();
    const call = api.get('/api/thing', schema, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('api with an expired session', () => {
  const signedOut = () => HttpResponse.json({ error: true, code: 'signed_out' }, { status: 401 });

  it('renews the tokens once for all calls and repeats them', async () => {
    renew.mockImplementation(() => {
      current = { apiToken: 'second', csrfToken: 'csrf' };
      return Promise.resolve(true);
    });
    server.use(
      http.get('*/api/thing', ({ request }) =>
        request.headers.get('authorization') === 'Bearer second'
          ? HttpResponse.json({ id: 'a' })
          : signedOut(),
      ),
    );
    const answers = await Promise.all([
      api.get('/api/thing', schema),
      api.get('/api/thing', schema),
    ]);
    expect(answers).toEqual([{ id: 'a' }, { id: 'a' }]);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('renews a stale CSRF token as well', async () => {
    renew.mockImplementation(() => {
      current = { apiToken: 'first', csrfToken: 'new' };
      return Promise.resolve(true);
    });
    server.use(
      http.post('*/api/thing', ({ request }) =>
        request.headers.get('x-csrf-token') === 'new'
          ? HttpResponse.json({ id: 'a' })
          : HttpResponse.json({ error: true, code: 'csrf' }, { status: 403 }),
      ),
    );
    expect(await api.post('/api/thing', { json: {} }, schema)).toEqual({ id: 'a' });
  });

  it('reports the end of the session when it cannot be renewed', async () => {
    answering(signedOut);
    expect(await failureOf(api.get('/api/thing', schema))).toMatchObject({ kind: 'signed_out' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('does not renew the tokens after a 403', async () => {
    answering(() => HttpResponse.json({ error: true, code: 'not_allowed' }, { status: 403 }));
    expect(await failureOf(api.get('/api/thing', schema))).toMatchObject({ code: 'not_allowed' });
    expect(renew).not.toHaveBeenCalled();
  });

  it('sends a plain call without tokens and does not repeat it', async () => {
    let authorization: string | null = 'none yet';
    server.use(
      http.get('*/api/thing', ({ request }) => {
        authorization = request.headers.get('authorization');
        return signedOut();
      }),
    );
    await failureOf(api.get('/api/thing', schema, { isPlain: true }));
    expect(authorization).toBeNull();
    expect(renew).not.toHaveBeenCalled();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
