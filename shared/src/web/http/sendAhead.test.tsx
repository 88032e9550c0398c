import { waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { delay, http, HttpResponse, mockServer } from '../../testing/index.ts';
import { dropAhead, isAnyAhead } from './aheadAnswers.ts';
import { api } from './api.ts';
import { configureApi } from './configureApi.ts';
import { sendAhead } from './sendAhead.ts';

const server = mockServer();
const schema = z.object({ id: z.number() });
const renew = jest.fn<Promise<boolean>, []>();
const onSignedOut = jest.fn();
const calls: Request[] = [];
let status = 200;

beforeEach(() => {
  calls.length = 0;
  status = 200;
  renew.mockReset().mockResolvedValue(false);
  onSignedOut.mockReset();
  const tokens = { apiToken: 'bearer', csrfToken: 'csrf' };
  configureApi({ baseUrl: location.origin, getTokens: () => tokens, renew, onSignedOut });
  server.use(
    http.get('*/api/thing', ({ request }) => {
      calls.push(request);
      return status === 200
        ? HttpResponse.json({ id: calls.length })
        : HttpResponse.json({ error: true, code: 'failed' }, { status });
    }),
    http.post('*/api/thing', () => HttpResponse.json({ id: 0 })),
  );
});

afterEach(() => {
  dropAhead();
});

const take = (signal?: AbortSignal) =>
  api.get('/api/thing', schema, { takesAhead: true, ...(signal && { signal }) });
const arrival = () =>
  waitFor(() => {
    expect(calls).toHaveLength(1);
  });

describe('prefetched calls', () => {
  it('are claimed once, with the tokens of the page', async () => {
    sendAhead('/api/thing');
    sendAhead('/api/thing');
    expect(await take()).toEqual({ id: 1 });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer bearer');
    expect(isAnyAhead()).toBe(false);
    expect(await take()).toEqual({ id: 2 });
  });

  it('do not answer calls that do not claim them', async () => {
    sendAhead('/api/thing');
    await api.get('/api/thing', schema);
    expect(isAnyAhead()).toBe(true);
  });

  it.each([
    ['a fault', 500, 'server'],
    ['a refusal', 403, 'refused'],
  ])('fail with %s when they are claimed, without another call', async (_, answered, kind) => {
    status = answered;
    sendAhead('/api/thing');
    await arrival();
    await expect(take()).rejects.toMatchObject({ kind });
    expect(calls).toHaveLength(1);
  });

  it('report the end of the session only when they are claimed', async () => {
    status = 401;
    sendAhead('/api/thing');
    await arrival();
    await new Promise((resolve) => setTimeout(resolve));
    expect(renew).not.toHaveBeenCalled();
    await expect(take()).rejects.toMatchObject({ kind: 'signed_out' });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('are repeated with renewed tokens', async () => {
    status = 401;
    renew.mockImplementation(() => {
      status = 200;
      return Promise.resolve(true);
    });
    sendAhead('/api/thing');
    await arrival();
    expect(await take()).toEqual({ id: 3 });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('are discarded after a write, which may make them outdated', async () => {
    sendAhead('/api/thing');
    await api.post('/api/thing', { json: {} }, schema, { outlivesPage: true });
    expect(isAnyAhead()).toBe(true);
    await api.post('/api/thing', { json: {} }, schema);
    expect(isAnyAhead()).toBe(false);
  });

  it('are aborted when they are discarded, and by the signal of the claimer', async () => {
    const aborted = jest.spyOn(AbortController.prototype, 'abort');
    sendAhead('/api/thing');
    dropAhead(['/api/thing']);
    expect(isAnyAhead()).toBe(true);
    expect(aborted).not.toHaveBeenCalled();
    dropAhead();
    expect(isAnyAhead()).toBe(false);
    expect(aborted).toHaveBeenCalled();
    server.use(http.get('*/api/thing', () => delay('infinite')));
    sendAhead('/api/thing');
    const controller = new AbortController();
    const taken = take(controller.signal);
    await waitFor(() => {
      expect(isAnyAhead()).toBe(false);
    });
    controller.abort();
    await expect(taken).rejects.toMatchObject({ name: 'AbortError' });
    aborted.mockRestore();
  });
});
