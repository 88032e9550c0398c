import {
  createQueryClient,
  createSessionStore,
  PlacesProvider,
  SessionProvider,
  usePlace,
  type PlacedPart,
} from '@portal/shared';
import type { LinesPart, PageBootstrap } from '@portal/shared/remote';
import {
  aSession,
  clearStreamed,
  http,
  HttpResponse,
  mockServer,
  streamIntoPage,
} from '@portal/shared/testing';
import { act, render, waitFor } from '@testing-library/react';
import { partsOfPlace } from '@portal/shared/remote';
import { RemotesContext } from '../remotes/RemotesContext.ts';
import { connectApi } from '../session/connectApi.ts';
import { aPage } from '../testing/aPage.ts';
import { aRemote } from '../testing/aRelease.ts';
import { usePlacedParts } from './usePlacedParts.ts';

const server = mockServer();
afterEach(clearStreamed);

const title = { en: 'Offers', ja: 'ご案内' };
const offers: LinesPart = {
  id: 'offers',
  title,
  icon: 'file-text',
  order: 10,
  call: '/api/parts/:number/offers',
};
const others: LinesPart = { ...offers, id: 'others', requires: { roles: ['owner'] } };
const remote = { ...aRemote(), places: { license: [offers, others] } };
const values = { number: 'C 7' };
const path = '/api/parts/C%207/offers';
const lineOf = (text: string) => ({ id: text, text, act: null });

/** A page whose server named the parts of its screen's place, before the registry is read. */
function open(session = aSession({ role: 'guest' })) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/parts/:number/offers', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({ lines: [lineOf(`answer ${String(asked.length)}`)] });
    }),
  );
  const { remotes, world, told } = aPage(aRemote(), { isComplete: false });
  world.registry = { ...world.registry, remotes: [remote] };
  const store = createSessionStore(session);
  connectApi(store);
  const parts = partsOfPlace([remote], 'license', (requires) => requires === undefined);
  const bootstrap: PageBootstrap = {
    url: '/parts/C%207',
    locale: 'en',
    isMenuClosed: false,
    today: '2026-11-20',
    user: null,
    config: session.config,
    navigation: [],
    remote: aRemote(),
    permitted: true,
    parts,
    registryVersion: 'v1',
  };
  const page = { bootstrap, session: store, queries: createQueryClient(), remotes };
  let shown: readonly PlacedPart[] = [];
  function Place() {
    shown = usePlace('license');
    return null;
  }
  function Around() {
    return (
      <PlacesProvider parts={usePlacedParts(page)}>
        <Place />
      </PlacesProvider>
    );
  }
  render(
    <RemotesContext value={remotes}>
      <SessionProvider store={store}>
        <Around />
      </SessionProvider>
    </RemotesContext>,
  );
  return { asked, told, store, remotes, parts: () => shown };
}

const textsOf = (lines: Awaited<ReturnType<PlacedPart['ask']>> | undefined) =>
  lines?.map(({ text }) => text);

describe('usePlacedParts', () => {
  it('has the parts that the page names until the registry is read, then those of all', async () => {
    const { parts, remotes } = open(aSession({ role: 'owner' }));
    expect(parts().map(({ key }) => key)).toEqual(['mf-parts/offers']);
    await act(() => remotes.readRegistry());
    expect(parts().map(({ key }) => key)).toEqual(['mf-parts/offers', 'mf-parts/others']);
  });

  it('asks nothing for lines that came with the page, and knows them', async () => {
    streamIntoPage({ path, body: { lines: [lineOf('came along')] } });
    const { parts, asked } = open();
    const [part] = parts();
    expect(textsOf(part?.known(values))).toEqual(['came along']);
    expect(await part?.ask(values)).toBe(part?.known(values));
    expect(asked).toEqual([]);
  });

  it('knows what was answered, and asks in another language again', async () => {
    streamIntoPage({ path: '/api/parts/C%208/offers', body: { lines: [lineOf('came along')] } });
    const { parts, asked, store } = open();
    expect(parts()[0]?.known(values)).toBeUndefined();
    expect(textsOf(await parts()[0]?.ask(values))).toEqual(['answer 1']);
    expect(textsOf(parts()[0]?.known(values))).toEqual(['answer 1']);
    act(() => {
      store.setState({ locale: 'ja' });
    });
    expect(parts()[0]?.known({ number: 'C 8' })).toBeUndefined();
    expect(textsOf(await parts()[0]?.ask(values))).toEqual(['answer 2']);
    expect(asked).toEqual([path, path]);
  });

  it('tells the team of a part that came with too many lines', async () => {
    streamIntoPage({ path, body: { lines: ['a', 'b', 'c', 'd'].map(lineOf) } });
    const { parts, told } = open();
    server.use(http.get(`*${path}`, () => HttpResponse.json({}, { status: 500 })));
    expect(parts()[0]?.hasFailed(values)).toBe(false);
    expect(await parts()[0]?.ask(values)).toEqual([]);
    expect(parts()[0]?.hasFailed(values)).toBe(true);
    await waitFor(() => {
      expect(told).toEqual(['a1 offers']);
    });
  });
});
