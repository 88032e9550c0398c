import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteConfig } from '@portal/shared/remote';
import { findProblems } from './findProblems.ts';

const config: RemoteConfig = {
  name: 'mf-parts',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [{ path: '/parts', title: { en: 'Parts', ja: '部品' } }],
  navigation: [{ to: '/parts', label: { en: 'Parts', ja: '部品' }, icon: 'layout-grid', order: 1 }],
};

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@portal/mf-parts", "version": "1.0.0" }',
  'src/paths.ts': "export const paths = { parts: '/parts' } as const;",
  'src/routes.tsx':
    "export const routes = [{ path: paths.parts, lazy: () => import('./Parts.tsx') }];",
  'src/locales/en.json': '{ "parts.title": "Parts" }',
  'src/locales/ja.json': '{ "parts.title": "部品" }',
  'src/messages.ts': "defineMessages({ title: { id: 'parts.title' } });",
};

/** Finds the problems of a remote with these files. */
function problemsOf(
  changes: Partial<RemoteConfig>,
  changedFiles: Readonly<Record<string, string>> = {},
  others: readonly RemoteConfig[] = [],
) {
  const dir = mkdtempSync(join(tmpdir(), 'remote-'));
  try {
    for (const [file, text] of Object.entries({ ...files, ...changedFiles })) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    }
    return findProblems({ ...config, ...changes }, dir, others);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

describe('findProblems', () => {
  it('accepts a consistent remote', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('requires a valid name, version and contract', () => {
    expect(
      problemsOf(
        { name: 'Parts', version: '1', contract: '-1.0.0' },
        { 'package.json': '{ "name": "Parts", "version": "1" }' },
      ),
    ).toHaveLength(3);
  });

  it('requires one lazy screen for each route', () => {
    const routes = "export const routes = [{ path: '/parts', Component: Parts }];";
    expect(problemsOf({}, { 'src/routes.tsx': routes })).toEqual([
      expect.stringContaining('loads 0 screens'),
    ]);
  });

  it('requires the name of package.json', () => {
    const stated = '{ "name": "mf-store", "version": "1.0.0" }';
    expect(problemsOf({}, { 'package.json': stated })).toEqual([
      'remote.config.ts has the name mf-parts, package.json has mf-store',
    ]);
  });

  it.each(['/sum mary', '/Summary', '/summary/'])('refuses the route "%s"', (path) => {
    const routes = [{ path, title: { en: 'X', ja: 'X' } }];
    const exposed = { 'src/paths.ts': `export const paths = { parts: '${path}' };` };
    expect(problemsOf({ routes, navigation: [] }, exposed)).toEqual([
      `the route ${path} must be like /parts or /parts/:id: lower-case words, no slash at the end`,
    ]);
  });

  it('requires the routes that the remote exposes, in order', () => {
    const paths = "export const paths = { parts: '/part' } as const;";
    expect(problemsOf({}, { 'src/paths.ts': paths })).toEqual([
      'remote.config.ts has the routes /parts, src/routes.tsx exposes /part',
    ]);
    const text = "export const routes = [{ path: '/parts', lazy: () => import('./Parts.tsx') }];";
    expect(problemsOf({}, { 'src/routes.tsx': text })).toEqual([]);
    const other = text.replace('/parts', '/others');
    expect(problemsOf({}, { 'src/routes.tsx': other })).toEqual([
      'remote.config.ts has the routes /parts, src/routes.tsx exposes /others',
    ]);
  });

  it('requires menu entries to link to routes of the remote', () => {
    const [entry] = config.navigation;
    const navigation = entry ? [{ ...entry, to: '/elsewhere' }] : [];
    expect(problemsOf({ navigation })).toEqual([expect.stringContaining('/elsewhere')]);
  });

  it('refuses to prefetch calls that the server lacks', () => {
    const [route] = config.routes;
    const routes = route ? [{ ...route, prefetch: [{ path: '/api/nothing/' }] }] : [];
    expect(problemsOf({ routes })).toEqual([expect.stringContaining('/api/nothing/')]);
  });

  it('refuses imports newer than its contract', () => {
    const source = "import { storageOf } from '@portal/shared';";
    expect(problemsOf({}, { 'src/keep.ts': source })).toEqual([
      expect.stringContaining('src/keep.ts:1 imports storageOf of @portal/shared'),
    ]);
  });

  it('refuses parts for places whose links lead nowhere', () => {
    const title = { en: 'Parts', ja: '部品' };
    const icon = 'layout-grid' as const;
    const part = { id: 'parts', title, icon, order: 10, call: '/api/orders/search' };
    expect(problemsOf({ places: { search: [part] } })).toEqual([]);
    expect(problemsOf({ places: { search: [{ ...part, list: '/elsewhere' }] } })).toEqual([
      expect.stringContaining('/elsewhere'),
    ]);
  });

  it('finds messages missing in a language', () => {
    expect(problemsOf({}, { 'src/locales/ja.json': '{}' })).toEqual([
      'src/locales/ja.json lacks the message parts.title',
    ]);
    const messages = "defineMessages({ lead: { id: 'parts.lead' } });";
    expect(problemsOf({}, { 'src/messages.ts': messages })).toEqual([
      'src/locales/en.json lacks the message parts.lead',
      'src/locales/ja.json lacks the message parts.lead',
    ]);
  });

  it('refuses paths of other remotes or the portal', () => {
    const other = { ...config, name: 'mf-others' };
    expect(problemsOf({}, {}, [other])).toEqual(['/parts meets /parts, which mf-others owns']);
    const routes = [{ path: '/api/:id', title: { en: 'X', ja: 'X' } }];
    const exposed = { 'src/paths.ts': "export const paths = { parts: '/api/:id' };" };
    expect(problemsOf({ routes, navigation: [] }, exposed)).toEqual([
      '/api/:id meets /api/*, which the portal owns',
    ]);
  });

  it('refuses global styles', () => {
    const source = "import { createGlobalStyle } from 'styled-components';";
    expect(problemsOf({}, { 'src/Look.tsx': source })).toEqual([
      expect.stringContaining('src/Look.tsx:1 uses createGlobalStyle'),
    ]);
  });

  it('finds imports that the shared schema library lacks', () => {
    const source = "import * as z from 'zod/mini';\nz.object({ a: z.bigint() });";
    expect(problemsOf({}, { 'src/a.ts': source })).toEqual([
      'src/a.ts:2 uses z.bigint; name it in shared/src/schema.ts first',
    ]);
  });
});
