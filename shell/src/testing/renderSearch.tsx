import { screen } from '@testing-library/react';
import { RemoteMessages } from '@portal/shared';
import type { NavigationEntry, RegisteredRemote } from '@portal/shared/remote';
import {
  delay,
  http,
  HttpResponse,
  renderWithProviders,
  type aSession,
} from '@portal/shared/testing';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { createRemotes } from '../remotes/createRemotes.ts';
import { pressByKeys } from '@portal/shared/frame';
import type { Tell } from '../remotes/Happening.ts';
import { RemotesContext } from '../remotes/RemotesContext.ts';
import { Search } from '../search/Search.tsx';
import { aRemote } from './aRelease.ts';

const catalogs = { en, ja };

/** Two remotes that add parts to the search: everybody finds parts, managers find offers too. */
export const searchedRemotes: readonly RegisteredRemote[] = [
  {
    ...aRemote(),
    places: {
      search: [
        {
          id: 'parts',
          title: { en: 'Parts', ja: '部品' },
          icon: 'factory',
          order: 20,
          call: '/api/parts/search',
          list: '/parts',
        },
      ],
    },
  },
  {
    ...aRemote(),
    name: 'mf-offers',
    routes: [{ path: '/offers', title: { en: 'What we offer', ja: '提案' } }],
    navigation: [],
    places: {
      search: [
        {
          id: 'offers',
          title: { en: 'Offers', ja: '提案' },
          icon: 'file-text',
          order: 10,
          call: '/api/offers/search',
          requires: { roles: ['owner', 'admin'] },
        },
      ],
    },
  },
];

export const searchedEntries: readonly NavigationEntry[] = [
  { to: '/parts', label: { en: 'Parts', ja: '部品' }, icon: 'factory', order: 10 },
  { to: '/offers', label: { en: 'Offers', ja: 'ご提案' }, icon: 'file-text', order: 20 },
];

/** A part's answer with hits of these titles. */
export function answers(call: string, ...titles: readonly string[]) {
  return http.get(`*${call}`, () =>
    HttpResponse.json({
      hits: titles.map((title) => ({ id: title, title, detail: `About ${title}`, to: '/parts' })),
      more: titles.length === 5,
    }),
  );
}

/** A part that never answers. */
export function keepsSilent(call: string) {
  return http.get(`*${call}`, () => delay('infinite'));
}

/** Ends the keys of the page before. */
let stopKeys: () => void = () => undefined;

interface World {
  readonly session?: ReturnType<typeof aSession>;
  readonly fetchRegistry?: () => Promise<readonly RegisteredRemote[]>;
  /** Hears of parts that fail. */
  readonly tell?: Tell;
}

/** Renders the search of a page beside a field and a link. */
export function renderSearch({ session, fetchRegistry, tell = () => undefined }: World = {}) {
  const load = fetchRegistry ?? (() => Promise.resolve(searchedRemotes));
  const remotes = createRemotes(
    { remotes: [], version: 'v1', isComplete: false },
    {
      load: () => new Promise(() => undefined),
      carriedRemotes: () => [],
      fetchRegistry: async () => ({ generated_at: '', version: 'v2', remotes: await load() }),
      keepRegistry: () => Promise.resolve(),
      lastRegistry: () => Promise.resolve(undefined),
      hasUnsavedChanges: () => false,
      report: () => undefined,
      tell,
      wait: () => Promise.resolve(),
      now: () => 0,
      random: () => 0,
    },
  );
  const view = renderWithProviders(
    <RemotesContext value={remotes}>
      <RemoteMessages catalogs={catalogs}>
        <Search entries={searchedEntries} />
        <main>
          <h1>Screen</h1>
          <label>
            Note <input />
          </label>
        </main>
      </RemoteMessages>
    </RemotesContext>,
    { path: '/elsewhere', ...(session ? { session } : {}) },
  );
  stopKeys();
  stopKeys = pressByKeys(view.container);
  /** Opens the search and types. */
  const search = async (text: string) => {
    await view.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    if (text !== '') await view.user.type(field, text);
    return field;
  };
  return { ...view, search };
}
