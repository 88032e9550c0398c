import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { accountScreenSchema } from '../../shared/src/areas/accounts/accountPages.contract.ts';
import { framePaths } from '../../shared/src/remote/index.ts';
import { servedAccountPages } from '../../server/src/platform/protocol/servedAccountPages.ts';
import { accountPlaces, exempted, portalPlaces, unknownRoute } from '../../e2e/crawl/places.ts';
import { root } from '../root.mjs';

const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.config.ts')),
);
const configs = await Promise.all(
  remotes.map((name) => import(join(root, name, 'remote.config.ts'))),
);
const screens = accountScreenSchema.def.options.map(({ shape }) => shape.name.def.values[0]);

const sorted = (names) => [...new Set(names)].toSorted();
const routesOf = (places) => sorted(places.map(({ route }) => route));

describe('the crawl', () => {
  it('opens the routes of all remotes and of the frame, and no others', () => {
    const routes = configs.flatMap(({ config }) => config.routes.map(({ path }) => path));
    expect(routes).toContain('/license');
    expect(routesOf(portalPlaces)).toEqual(sorted([unknownRoute, ...framePaths, ...routes]));
  });

  it('opens all pages of accounts, and no others', () => {
    const pages = [...servedAccountPages, ...screens.filter((name) => name !== 'account')];
    expect(pages).toContain('sign_up');
    const opened = [...routesOf(accountPlaces), ...Object.keys(exempted)];
    expect(sorted(opened)).toEqual(sorted([unknownRoute, ...pages]));
  });
});
