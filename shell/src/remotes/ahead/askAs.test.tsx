import { api, createQueryClient, createSessionStore } from '@portal/shared';
import type { RemoteRoute } from '@portal/shared/remote';
import { unknown } from '@portal/shared/schema';
import { aSession, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { isAnyAhead } from '@portal/shared/frame';
import { pass } from '../../testing/aPage.ts';
import { askAs } from './askAs.ts';
import { connectApi } from '../../session/connectApi.ts';

const server = mockServer();
/** The clock of the machine, while the page's stands. */
const { setTimeout: later } = globalThis;
const asked: string[] = [];

const title = { en: 'Parts', ja: '部品' };
const parts: RemoteRoute = {
  path: '/parts',
  title,
  prefetch: [
    { path: '/api/parts/', forward: ['q'], limit: 100 },
    { path: '/api/use?by=day', forward: ['start_at'] },
  ],
};
const part: RemoteRoute = {
  path: '/parts/:id',
  title,
  requires: { roles: ['owner'] },
  prefetch: [{ path: '/api/parts/:id' }],
};
const plain: RemoteRoute = { path: '/plain', title };
const at = (pathname: string, search = '') => ({ pathname, search });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  asked.length = 0;
  server.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json({});
    }),
  );
});

afterEach(async () => {
  // What no test has taken is dropped in time.
  await pass(30_000);
  expect(isAnyAhead()).toBe(false);
  jest.useRealTimers();
});

function aPerson(session = aSession()) {
  const store = createSessionStore(session);
  connectApi(store);
  return { store, ask: askAs(store, createQueryClient()) };
}

/** As a screen makes the call. */
const take = (path: string) => api.get(path, unknown(), { takesAhead: true });

/** Lets calls be sent. */
async function settle(calls: number) {
  for (let turn = 0; turn < 100 && asked.length < calls; turn += 1) {
    await new Promise((resolve) => later(resolve));
  }
}

describe('askAs', () => {
  it('asks for what the screen will: a long list whole, other calls with the address', async () => {
    const { ask } = aPerson();
    ask(parts, at('/parts', '?q=cap&start_at=2026-11-01&tab=2'), 'opened');
    await settle(2);
    expect(asked).toEqual(['/api/parts/', '/api/use?by=day&start_at=2026-11-01']);
  });

  it('fills in the parameters of the path', async () => {
    const { ask } = aPerson();
    ask(part, at('/parts/C%2D7'), 'near');
    await settle(1);
    expect(asked).toEqual(['/api/parts/C%2D7']);
  });

  it.each([
    ['visitors', aSession({ role: 'visitor' }), parts],
    ['a session that has ended', aSession({ status: 'expired' }), parts],
    ['people who may not open the screen', aSession({ role: 'guest' }), part],
    ['releases without prefetch', aSession(), plain],
  ])('asks nothing for %s', (_, session, route) => {
    aPerson(session).ask(route, at(route.path), 'opened');
    expect(isAnyAhead()).toBe(false);
  });

  it('asks nothing for a screen that is there, and keeps what was asked for it', async () => {
    const { ask } = aPerson();
    ask(part, at('/parts/7'), 'there');
    expect(isAnyAhead()).toBe(false);
    ask(part, at('/parts/7'), 'near');
    ask(part, at('/parts/7'), 'there');
    await settle(1);
    expect(isAnyAhead()).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('drops answers of an unopened screen after five seconds', async () => {
    const { ask } = aPerson();
    ask(part, at('/parts/7'), 'near');
    await pass(4_999);
    expect(isAnyAhead()).toBe(true);
    await pass(1);
    expect(isAnyAhead()).toBe(false);
  });

  it('keeps what is opened while its scripts are on their way', async () => {
    const { ask } = aPerson();
    ask(part, at('/parts/7'), 'near');
    ask(part, at('/parts/7'), 'opened');
    await pass(29_999);
    expect(isAnyAhead()).toBe(true);
    await settle(1);
    expect(asked).toHaveLength(1);
  });

  it('drops the answers of the screen before when another is opened', async () => {
    const { ask } = aPerson();
    ask(part, at('/parts/7'), 'opened');
    await settle(1);
    ask(part, at('/parts/8'), 'opened');
    await Promise.all([take('/api/parts/8'), take('/api/parts/7')]);
    expect(asked.toSorted()).toEqual(['/api/parts/7', '/api/parts/7', '/api/parts/8']);
  });

  it('does not give up what is opened for what is pointed at meanwhile', async () => {
    const { ask } = aPerson();
    ask(part, at('/parts/7'), 'opened');
    ask(part, at('/parts/8'), 'near');
    await take('/api/parts/7');
    expect(asked).toEqual(['/api/parts/7']);
  });

  it('drops answers in the former language', () => {
    const { store, ask } = aPerson();
    ask(part, at('/parts/7'), 'opened');
    store.setState({ today: '2026-11-27' });
    expect(isAnyAhead()).toBe(true);
    store.setState({ locale: 'ja' });
    expect(isAnyAhead()).toBe(false);
  });
});
