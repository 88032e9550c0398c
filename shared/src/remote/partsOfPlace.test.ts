import { partsOfPlace } from './partsOfPlace.ts';
import type { RegisteredRemote } from './Registry.ts';
import type { LinesPart } from './RemoteConfig.ts';

const part = (id: string, order: number, more: Partial<LinesPart> = {}): LinesPart => ({
  id,
  order,
  title: { en: id, ja: id },
  icon: 'file-text',
  call: `/api/${id}`,
  ...more,
});

function aRemote(name: string, places?: RegisteredRemote['places']): RegisteredRemote {
  const current = {
    version: '1.0.0',
    hash: `${name}1`,
    base: `/remotes/${name}/`,
    entry: 'remoteEntry.js',
    global: name,
    integrity: {},
    screens: {},
    contract: '^1.0.0',
  };
  return { name, current, routes: [], navigation: [], ...(places ? { places } : {}) };
}

const remotes = [
  aRemote('mf-parts', { attention: [part('offers', 20), part('news', 10)] }),
  aRemote('mf-plain'),
  aRemote('mf-store', {
    attention: [part('quotes', 15, { requires: { roles: ['owner'] } })],
    license: [part('quotes', 10)],
  }),
];

describe('partsOfPlace', () => {
  it('puts the parts of all remotes in order, each with its remote and release', () => {
    const all = partsOfPlace(remotes, 'attention', () => true);
    expect(all.map(({ id, remote, release }) => [id, remote, release])).toEqual([
      ['news', 'mf-parts', 'mf-parts1'],
      ['quotes', 'mf-store', 'mf-store1'],
      ['offers', 'mf-parts', 'mf-parts1'],
    ]);
  });

  it('leaves out parts of other places and parts that the person may not see', () => {
    expect(partsOfPlace(remotes, 'license', () => true)).toHaveLength(1);
    const open = partsOfPlace(remotes, 'attention', (requires) => requires === undefined);
    expect(open.map(({ id }) => id)).toEqual(['news', 'offers']);
  });
});
