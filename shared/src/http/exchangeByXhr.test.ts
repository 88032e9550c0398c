import * as z from 'zod/mini';
import { http, HttpResponse, mockServer } from '../testing/index.ts';
import { api } from './api.ts';
import { ApiError } from './ApiError.ts';
import { configureApi } from './configureApi.ts';
import type { UploadProgress } from './exchangeByXhr.ts';

const server = mockServer();
const schema = z.object({ id: z.string() });
const renew = jest.fn<Promise<boolean>, []>();
let apiToken = 'first';

beforeEach(() => {
  apiToken = 'first';
  renew.mockReset().mockResolvedValue(false);
  configureApi({
    baseUrl: location.origin,
    getTokens: () => ({ apiToken, csrfToken: 'csrf' }),
    renew,
    onSignedOut: jest.fn(),
  });
});

function upload(options: { readonly signal?: AbortSignal } = {}) {
  const seen: UploadProgress[] = [];
  const form = new FormData();
  form.append('name', 'router');
  const answer = api.post('/api/thing', { form }, schema, {
    ...options,
    timeoutMs: false,
    onUploadProgress: (progress) => {
      seen.push(progress);
    },
  });
  return { answer, seen };
}

describe('a call whose sending is followed', () => {
  it('sends form and tokens, tells what is sent, and gives the checked answer', async () => {
    const heard: string[] = [];
    server.use(
      http.post('*/api/thing', async ({ request }) => {
        heard.push(String(request.headers.get('authorization')));
        const name = (await request.formData()).get('name');
        if (typeof name === 'string') heard.push(name);
        return HttpResponse.json({ id: 'a' });
      }),
    );
    const { answer, seen } = upload();
    expect(await answer).toEqual({ id: 'a' });
    expect(heard).toEqual(['Bearer first', 'router']);
    const last = seen.at(-1);
    expect(last?.sentBytes).toBe(last?.totalBytes);
  });

  it('is repeated once the tokens are renewed', async () => {
    renew.mockImplementation(() => {
      apiToken = 'second';
      return Promise.resolve(true);
    });
    server.use(
      http.post('*/api/thing', ({ request }) =>
        request.headers.get('authorization') === 'Bearer second'
          ? HttpResponse.json({ id: 'b' })
          : HttpResponse.json({ error: true, code: 'signed_out' }, { status: 401 }),
      ),
    );
    expect(await upload().answer).toEqual({ id: 'b' });
  });

  it.each([
    ['refused', () => HttpResponse.json({ error: 'true', message: 'No uses are left.' })],
    ['server', () => HttpResponse.json({ error: true }, { status: 500 })],
    ['network', () => HttpResponse.error()],
  ])('fails as any call does: %s', async (kind, response) => {
    server.use(http.post('*/api/thing', response));
    const failure: unknown = await upload().answer.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind });
  });

  it('tells the request id of an answer that has one', async () => {
    server.use(
      http.post('*/api/thing', () =>
        HttpResponse.json({}, { status: 500, headers: { 'X-Request-Id': 'r-7' } }),
      ),
    );
    await expect(upload().answer).rejects.toMatchObject({ requestId: 'r-7' });
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    server.use(
      http.post('*/api/thing', () => {
        controller.abort();
        return HttpResponse.json({ id: 'too late' });
      }),
    );
    const { answer } = upload({ signal: controller.signal });
    await expect(answer).rejects.not.toBeInstanceOf(ApiError);
    expect(renew).not.toHaveBeenCalled();
  });
});
