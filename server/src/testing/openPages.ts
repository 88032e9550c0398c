import type { PreviewRequest } from '@portal/shared/remote';
import { createManagerApp } from '../app/app.ts';
import type { ShellBuild } from '../composition/pages/ShellBuild.ts';
import type { Previews } from '../composition/previews/Previews.ts';
import type { TestClient } from './browsers/TestClient.ts';
import { aRelease } from './builders/aRelease.ts';
import { aPerson, aTeam } from './builders/people.ts';
import { createTestServer } from './createTestServer.ts';

/** A small shell whose frame contains its address. */
export const shell: ShellBuild = {
  scripts: ['/shell/main.1.js'],
  companions: { '@portal/shared/table': ['/shell/table.2.js'] },
  integrity: { '/shell/main.1.js': 'sha384-main', '/shell/table.2.js': 'sha384-table' },
  renderFrame: ({ url }) => ({
    guard: 'guard()',
    html: `<main>${url}</main>`,
    styles: '<style data-styled="true">main{}</style>',
    script: 'rememberClicks()',
    previewScript: 'rememberPreviewClicks()',
  }),
};

interface Asked {
  /** Id of the release. */
  readonly id: string;
  readonly code: string;
  readonly request: PreviewRequest;
}

/** Constant previews that record their requests. */
export function recordingPreviews() {
  const asked: Asked[] = [];
  /** The releases of each `prepare` call. */
  const prepared: (readonly string[])[] = [];
  const previews: Previews = {
    render: async ({ id, read }, request) => {
      asked.push({ id, code: String(await read()), request });
      return { html: '<h1>As it will look</h1>', styles: '<style data-styled="true">h1{}</style>' };
    },
    isExpected: () => true,
    attempt: () => Promise.resolve(undefined),
    prepare: (scripts) => {
      prepared.push(scripts.map(({ id }) => id));
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return { previews, asked, prepared };
}

/**
 * A manager with a shell and one remote, with the screens `/parts` (for the owner, with a failing
 * call) and `/open` (for everybody).
 */
export async function openPages() {
  const server = await createTestServer();
  const { previews, asked, prepared } = recordingPreviews();
  const manager = createManagerApp({ ...server.deps, shell, previews });
  const team = await aTeam(server.deps);
  const owner = await server.signIn(await aPerson(server.deps, { team, last_name: '</script>' }));
  const guest = await server.signIn(await aPerson(server.deps, { team, role: 'guest' }));
  const title = { en: 'Parts <b>', ja: '部品' };
  const release = aRelease({
    routes: [
      {
        path: '/parts',
        title,
        requires: { roles: ['owner'] },
        prefetch: [{ path: '/api/config/?of=parts', forward: ['x'] }, { path: '/api/order/none' }],
      },
      {
        path: '/open',
        title,
        requires: { signedIn: false },
        prefetch: [{ path: '/api/config/' }],
      },
      { path: '/news', title, places: ['attention'] },
    ],
    places: {
      attention: [
        { id: 'news', title, icon: 'download', order: 20, call: '/api/installers/news' },
        {
          id: 'quotations',
          title,
          icon: 'file-text',
          order: 10,
          call: '/api/quotations/ending',
          requires: { roles: ['owner'] },
        },
      ],
    },
    screens: {
      '/news': { preload: [], companions: [] },
      '/parts': { preload: ['routes.2.js'], companions: ['@portal/shared/table'] },
      '/open': { preload: [], companions: [] },
    },
  });
  const { statusCode } = await server.operator.inject({
    method: 'POST',
    url: `/operator/releases/${release.manifest.name}`,
    payload: { ...release },
  });
  if (statusCode !== 200) throw new Error(`publishing failed with ${statusCode}`);

  return {
    server,
    /** Hash of the remote's release. */
    hash: release.manifest.hash,
    /** A person whose last name would end a script. */
    owner,
    guest,
    asked,
    prepared,
    visit: (url: string, client?: TestClient, headers: Readonly<Record<string, string>> = {}) =>
      manager.inject({ url, headers: client ? { cookie: client.cookie, ...headers } : headers }),
    close: async () => {
      await manager.close();
      await server.close();
    },
  };
}
