import { useHasScreen } from './web/navigation/KnownScreens.tsx';
import { usePlace } from './web/navigation/Places.tsx';
import type { PageBootstrap } from './remote/PageBootstrap.ts';
import type { PartOfPlace } from './remote/partsOfPlace.ts';
import { aConfig, clearStreamed, streamIntoPage } from './testing/index.ts';
import { createPreview } from './createPreview.tsx';

afterEach(clearStreamed);

function Told() {
  const known = usePlace('attention').map(({ known: linesOf }) => linesOf()?.length ?? 'none');
  return <h1>{[useHasScreen('/store'), useHasScreen('/news'), ...known].map(String).join(' ')}</h1>;
}

const render = createPreview([
  { path: '/parts', lazy: () => Promise.resolve({ Component: Told }) },
]);
const bootstrap: PageBootstrap = {
  url: '/parts',
  locale: 'ja',
  isMenuClosed: false,
  today: '2026-11-20',
  user: null,
  config: aConfig(),
  navigation: [],
  remote: null,
  permitted: true,
  registryVersion: 'v1',
};
const part = (call: string): PartOfPlace => ({
  id: 'offers',
  title: { en: 'Offers', ja: 'ご案内' },
  icon: 'file-text',
  order: 10,
  call,
  place: 'attention',
  remote: 'mf-store',
  release: 'a1',
});

async function htmlOf(page: PageBootstrap): Promise<string> {
  const { html }: { html: string } = JSON.parse(
    await render(JSON.stringify({ bootstrap: page, route: '/parts', answers: [] })),
  );
  return html;
}

describe('createPreview', () => {
  it('knows the screens and the lines that the page names', async () => {
    streamIntoPage({ path: '/api/offers', body: { lines: [{ id: 'a', text: 'A', act: null }] } });
    const parts = [part('/api/offers'), part('/api/late')];
    const html = await htmlOf({ ...bootstrap, screens: ['/parts', '/store'], parts });
    expect(html).toBe('<h1>true false 1 none</h1>');
  });

  it('renders for pages of an earlier contract, which name neither', async () => {
    expect(await htmlOf(bootstrap)).toBe('<h1>false false</h1>');
  });
});
