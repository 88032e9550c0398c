import * as z from 'zod/mini';
import { http, HttpResponse, mockServer } from '../../testing/index.ts';
import { api } from './api.ts';
import { configureApi } from './configureApi.ts';

const server = mockServer();
const headers = { 'X-Registry-Version': 'abc' };
const heard = jest.fn();

function call(answer: () => Response) {
  server.use(http.get('*/api/thing', answer));
  configureApi({
    baseUrl: location.origin,
    getTokens: () => ({ apiToken: null, csrfToken: null }),
    renew: () => Promise.resolve(false),
    onSignedOut: () => undefined,
    onRegistryVersion: heard,
  });
  return api.get('/api/thing', z.object({ id: z.string() }));
}

beforeEach(() => heard.mockReset());

describe("the registry's version", () => {
  it('is reported from each answer that has it', async () => {
    await call(() => HttpResponse.json({ id: 'a' }, { headers }));
    expect(heard).toHaveBeenCalledWith('abc');
  });

  it('is reported from a refusal, too', async () => {
    await expect(
      call(() => HttpResponse.json({ error: true }, { status: 404, headers })),
    ).rejects.toThrow();
    expect(heard).toHaveBeenCalledWith('abc');
  });

  it('is optional in an answer', async () => {
    await call(() => HttpResponse.json({ id: 'a' }));
    expect(heard).not.toHaveBeenCalled();
  });
});
