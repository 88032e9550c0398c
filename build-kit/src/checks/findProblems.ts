import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  claimProblem,
  isIconName,
  isRoutePath,
  matchRoute,
  ownPaths,
  placeProblems,
  prefetchProblems,
  redirectProblems,
  type NavigationEntry,
  type RemoteConfig,
} from '@portal/shared/remote';
import { readCatalogs, usedMessages } from '../messages/messages.ts';
import { lineOf } from './lineOf.ts';
import { contractProblems } from './contractProblems.ts';
import { routePaths } from './routePaths.ts';
import { schemaProblems } from './schemaProblems.ts';
import { screenRequests } from './screenRequests.ts';

/**
 * Finds contradictions between `remote.config.ts` and the remote, and conflicts with other remotes.
 */
export function findProblems(
  config: RemoteConfig,
  dir: string,
  others: readonly RemoteConfig[],
): readonly string[] {
  return [
    ...nameProblems(config),
    ...packageProblems(config, dir),
    ...routeProblems(config, dir),
    ...prefetchProblems(config),
    ...placeProblems(config),
    ...redirectProblems(config),
    ...messageProblems(dir),
    ...ownershipProblems(config, others),
    ...contractProblems(config, dir),
    ...schemaProblems(dir),
    ...globalStyleProblems(dir),
  ];
}

function nameProblems({ name, version, contract }: RemoteConfig) {
  return [
    /^mf-[a-z0-9-]+$/.test(name) ? '' : `the name ${name} must be mf- and lower-case letters`,
    /^\d+\.\d+\.\d+$/.test(version) ? '' : `the version ${version} must be like 1.2.3`,
    /^[\^~]?\d+\.\d+\.\d+$/.test(contract) ? '' : `the contract ${contract} must be like ^1.0.0`,
  ].filter(Boolean);
}

/**
 * Compares with `package.json`, which the remotes of the end-to-end tests lack. The version is only
 * in `remote.config.ts`.
 */
function packageProblems({ name }: RemoteConfig, dir: string) {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return [];
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // A package name may have a scope, a remote's name has none.
  const stated = String(new Map(Object.entries(manifest ?? {})).get('name') ?? 'none');
  const found = stated.replace(/^@[^/]+\//, '');
  return found === name ? [] : [`remote.config.ts has the name ${name}, package.json has ${found}`];
}

function routeProblems(config: RemoteConfig, dir: string) {
  const routesFile = join(dir, 'src/routes.tsx');
  if (!existsSync(routesFile)) return ['src/routes.tsx, which the remote exposes, does not exist'];
  const screens = screenRequests(routesFile);
  const named = config.routes.map(({ path }) => path).join(', ');
  const exposed = routePaths(dir).join(', ');
  return [
    screens.length === config.routes.length
      ? ''
      : `src/routes.tsx loads ${String(screens.length)} screens, remote.config.ts names ${String(config.routes.length)} routes; each route has one lazy import, in the same order`,
    named === exposed
      ? ''
      : `remote.config.ts has the routes ${named}, src/routes.tsx exposes ${exposed}`,
    ...config.routes.map(({ path }) =>
      isRoutePath(path)
        ? ''
        : `the route ${path} must be like /parts or /parts/:id: lower-case words, no slash at the end`,
    ),
    ...config.navigation.map(({ to }) =>
      matchRoute(config.routes, to) ? '' : `the menu entry ${to} is no route of the remote`,
    ),
    ...config.navigation.map(({ to, icon }: NavigationEntry) =>
      isIconName(icon)
        ? ''
        : `the menu entry ${to} has the icon ${icon}, which the portal lacks; see shared/src/remote/iconNames.ts`,
    ),
  ].filter(Boolean);
}

function messageProblems(dir: string) {
  const catalogs = readCatalogs(dir);
  if (catalogs === undefined) return [];
  const ids = new Set([...Object.keys(catalogs.en), ...Object.keys(catalogs.ja)]);
  for (const id of usedMessages(dir)) ids.add(id);
  return [...ids].flatMap((id) => [
    ...(id in catalogs.en ? [] : [`src/locales/en.json lacks the message ${id}`]),
    ...(id in catalogs.ja ? [] : [`src/locales/ja.json lacks the message ${id}`]),
  ]);
}

function ownershipProblems(config: RemoteConfig, others: readonly RemoteConfig[]) {
  return ownPaths(config)
    .map((path) => claimProblem(path, others))
    .filter((problem) => problem !== undefined);
}

/** Finds global styles, which would also apply to the screens of other remotes. */
function globalStyleProblems(dir: string): readonly string[] {
  const src = join(dir, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
    .filter(({ text }) => /\bcreateGlobalStyle\b/.test(text))
    .map(
      ({ file, text }) =>
        `src/${file}:${lineOf(text, 'createGlobalStyle')} uses createGlobalStyle, whose rules would stay on the screens of other remotes; style your own elements`,
    );
}
