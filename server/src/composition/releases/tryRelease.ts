import type { AccountsUser } from '@portal/shared/contracts';
import type { PageBootstrap, ReleaseManifest } from '@portal/shared/remote';
import type { Deps } from '../../platform/Deps.ts';
import { createBootstrap } from '../pages/createBootstrap.ts';
import type { ReleaseFiles } from './checkRelease.ts';

/** A fictitious reader with all rights. */
const reader: AccountsUser = {
  id: 'trial',
  first_name: '',
  last_name: '',
  email: '',
  avatar_url: null,
  country_code: 'JP',
  role: 1,
  newsletter: 0,
  status: 'active',
  teams: [
    {
      id: 'trial',
      edition: 2,
      agent: 0,
      name: '',
      post_code: '',
      prefecture: '',
      address: '',
      tel: '',
      shipping: 0,
      shipping_name: '',
      shipping_post_code: '',
      shipping_prefecture: '',
      shipping_address: '',
    },
  ],
};

/**
 * Renders each screen of a release once, if previews are enabled: signed in and without data, as on
 * a slow connection.
 *
 * @returns the failure as a sentence; nothing on success, or where remotes' code is not run
 */
export async function tryRelease(
  deps: Deps,
  manifest: ReleaseManifest,
  files: ReleaseFiles,
): Promise<string | undefined> {
  const { preview, name, hash, routes } = manifest;
  const code = preview === undefined ? undefined : files.get(preview);
  if (code === undefined) return undefined;
  const page = await createBootstrap(deps, {
    url: '/',
    locale: 'ja',
    viewer: null,
    user: reader,
    choice: {
      kind: 'frame',
      navigation: manifest.navigation,
      screens: routes.map(({ path }) => path),
    },
    registryVersion: '',
  });
  const failure = await deps.previews.attempt(
    { remote: name, id: hash, read: () => Promise.resolve(code) },
    routes.map(({ path }) => ({ bootstrap: pageAt(path, page), route: path, answers: [] })),
  );
  return (
    failure &&
    `${failure.route} fails when it is first rendered: ${failure.problem}; what needs a browser (window, document, storage) belongs in an effect`
  );
}

/** The page at an address that matches a route's pattern. */
function pageAt(pattern: string, page: PageBootstrap): PageBootstrap {
  return { ...page, url: pattern.replaceAll(/:\w+|\*/g, '1'), permitted: true };
}
