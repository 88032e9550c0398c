import type { Change, Fault } from '../fixtures/FaultyLine.ts';
import { parseJson } from '../fixtures/parseJson.ts';
import { expect } from '../fixtures/test.ts';
import type { ChaosCase, Expected, Stage } from './ChaosCase.ts';
import { downloads, fixture, goByMenu, headingOf, licenses, orders } from './places.ts';
import { publishFixture, publishNextFixture } from './releaseCases.ts';

const group = 'registry';
const registryFile = /\/api\/registry$/;

interface ListedRegistry {
  version: string;
  remotes: { name: string; current: { integrity: Record<string, string> } }[];
}

const changed =
  (change: (registry: ListedRegistry) => void): Change =>
  (text) => {
    const registry = parseJson<ListedRegistry>(text);
    change(registry);
    return JSON.stringify(registry);
  };

/** A kind that no current shell knows. */
const withUnknown = changed(({ remotes }) => {
  remotes.unshift({ kind: 'wasm', name: 'mf-later' } as never);
});

/** Digests that match no file. */
const unsigned = changed(({ remotes }) => {
  for (const { name, current } of remotes) {
    if (name !== 'mf-orders') continue;
    for (const file of Object.keys(current.integrity)) {
      current.integrity[file] = `sha384-${'A'.repeat(64)}`;
    }
  }
});

const empty = changed((registry) => {
  registry.version = 'empty';
  registry.remotes = [];
});

/** Opens a screen and goes to another by the menu. */
async function openAndGo(stage: Stage, open: () => Promise<unknown>, to = orders): Promise<void> {
  const { page } = stage;
  const registry = page.waitForEvent('requestfinished', (asked) =>
    asked.url().endsWith('/api/registry'),
  );
  await open();
  await expect(headingOf(stage, licenses)).toBeVisible();
  await registry;
  await goByMenu(stage, to);
}

function registryCase(what: string, fault: Fault | Change, expected: Expected): ChaosCase {
  return {
    name: `registry: ${what}`,
    group,
    place: orders,
    expected,
    meet: async (stage) => {
      stage.line.damage(registryFile, fault);
      await openAndGo(stage, async () => stage.signIn(stage.owner, licenses.path));
    },
  };
}

/** The page carries the remotes of its menu. */
const carried: Expected = { other: downloads, back: 'by itself' };

export const registryCases: readonly ChaosCase[] = [
  registryCase('unreachable at the first visit', 'error', carried),
  registryCase('malformed at the first visit', 'a page', carried),
  {
    ...registryCase('unreachable later', 'error', { other: downloads, back: 'by itself' }),
    prepare: async ({ page, signIn, owner }) => {
      await signIn(owner, licenses.path);
      const isKept = async () =>
        page.evaluate(async () => (await caches.match('/api/registry')) !== undefined);
      await expect.poll(isKept).toBe(true);
    },
    meet: async (stage) => {
      stage.line.damage(registryFile, 'error');
      await openAndGo(stage, async () => stage.page.reload());
    },
  },
  registryCase('an entry of an unknown kind', withUnknown, { other: downloads, back: 'by itself' }),
  registryCase('integrity that nobody has signed', unsigned, {
    says: 'shell.remotes.unreachable',
    other: downloads,
    back: 'try again',
  }),
  {
    ...registryCase('stale, and the files of its release are gone', 'error', {
      says: 'shell.remotes.unreachable',
      other: downloads,
      back: 'try again',
    }),
    place: fixture,
    meet: async (stage) => {
      const { page, portal, line, signIn, owner } = stage;
      await publishFixture(stage);
      const stale = await (await page.request.get(`${portal.url}/api/registry`)).text();
      await publishNextFixture(stage);
      line.damage(registryFile, () => stale);
      line.damage(/\/remotes\/mf-fixture\/1\.0\.0/, 'missing');
      await openAndGo(stage, async () => signIn(owner, licenses.path), fixture);
    },
  },
  registryCase('empty', empty, carried),
];
