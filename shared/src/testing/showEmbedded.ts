import { act, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import type { TellPage } from '../embed/EmbedEvents.ts';
import type { EmbedSettings } from '../embed/EmbedSettings.ts';
import { openEmbed, type Opened } from '../embed/openEmbed.tsx';
import { findInRooms } from '../embed/rooms.ts';
import type { Locale } from '../basics/Locale.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { aConfig } from './aConfig.ts';
import { aUser } from './aSession.ts';

/** Origin of the portal whose screens are embedded in tests. */
export const embeddingPortal = 'https://portal.example';

/**
 * Answers what an embedded screen asks before anything else: whose token it has, an owner's, and what
 * that person may open in the portal.
 *
 * @param screens paths of what is not embedded, each of which is in the menu too
 */
export function knowsPerson(screens: readonly string[] = []) {
  const known = {
    routes: screens.map((path) => ({ path })),
    menu: screens.map((to) => ({ to })),
  };
  return [
    http.get(`${embeddingPortal}/api/config/`, () => HttpResponse.json(aConfig())),
    http.get(`${embeddingPortal}/api/user/me`, () => HttpResponse.json(aUser())),
    http.get(`${embeddingPortal}/api/screens`, () => HttpResponse.json(known)),
  ] as const;
}

interface Given extends Partial<Omit<EmbedSettings, 'locale'>> {
  /** `null`: the page names none. Default: English. */
  readonly locale?: Locale | null;
  /** The window that the loader has opened; `null`: it was blocked. */
  readonly opened?: Window | null;
}

/** Shows a remote as in a page of another site, with a token. */
export function showEmbedded(
  routes: readonly RemoteRouteObject[],
  { locale = 'en', opened: handed, ...given }: Given = {},
) {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  let settings: EmbedSettings = {
    baseUrl: embeddingPortal,
    token: 'bearer-1',
    page: {},
    routing: 'memory',
    basePath: '',
    ...(locale === null ? {} : { locale }),
    ...given,
  };
  // As in the build, which gives it to the library of the controls (`leavePageAlone.cjs`).
  Object.assign(document, { getElementById: findInRooms });
  const tell = jest.fn<TellPage>(() => true);
  let opened: Opened | undefined;
  act(() => {
    opened = openEmbed(shadow, routes, { settings, tell, opened: handed });
  });
  const place = shadow.querySelector('div');
  if (!place) throw new Error('nothing is shown');
  return {
    screen: within(place),
    host,
    /** What the page around was told. */
    tell,
    change: (next: Partial<EmbedSettings>) => {
      settings = { ...settings, ...next };
      act(() => {
        opened?.change(settings);
      });
    },
    close: () => {
      act(() => {
        opened?.close();
      });
      Reflect.deleteProperty(document, 'getElementById');
      host.remove();
    },
  };
}
