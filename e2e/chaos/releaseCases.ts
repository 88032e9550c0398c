import { portalCommand } from '../fixtures/portalCommand.ts';
import type { Portal } from '../fixtures/Portal.ts';
import { expect } from '../fixtures/test.ts';
import type { ChaosCase, Expected, Stage } from './ChaosCase.ts';
import { downloads, faultyScreen, fixture, goByMenu, headingOf, licenses } from './places.ts';

const group = 'releases';

async function publish(portal: Portal, folder: string): Promise<void> {
  await portalCommand(portal, 'releases', 'publish', folder, '--any-version', '--all');
}

/** The release with failing screens, as the first one published. */
export async function publishFixture({ portal }: Stage): Promise<void> {
  // The first time there is nothing to withdraw.
  await portalCommand(portal, 'releases', 'withdraw', 'mf-fixture').catch(() => undefined);
  await publish(portal, 'e2e/remotes/mf-fixture');
}

export const publishNextFixture = async ({ portal }: Stage): Promise<void> =>
  publish(portal, '.cache/e2e/mf-fixture');

function releaseCase(what: string, path: string, expected: Omit<Expected, 'other'>): ChaosCase {
  const place = faultyScreen(path);
  return {
    name: `release: ${what}`,
    group,
    place,
    expected: { other: downloads, ...expected },
    prepare: publishFixture,
    meet: async ({ signIn, owner }) => signIn(owner, path),
    mend: publishNextFixture,
  };
}

const saysBroken = { says: 'shell.remotes.broken', back: 'try again' } as const;
const saysLate = { says: 'shell.remotes.timeout', back: 'try again' } as const;

const fail = async ({ page }: Stage) => page.getByRole('button', { name: 'Fail' }).click();

/** Faults of a release in a browser that its trial does not reveal. */
export const releaseCases: readonly ChaosCase[] = [
  releaseCase('another React', '/fixture/other-react', saysBroken),
  releaseCase('throws at import', '/fixture/import', saysBroken),
  releaseCase('throws at render', '/fixture/render', saysBroken),
  releaseCase('throws in an effect', '/fixture/effect', saysBroken),
  {
    ...releaseCase('throws in an event', '/fixture/event', { back: 'by itself' }),
    meet: async (stage) => {
      await stage.signIn(stage.owner, '/fixture/event');
      await fail(stage);
    },
  },
  { ...releaseCase('loading never ends', '/fixture/never', saysLate), isLate: true },
  { ...releaseCase('rendering never ends', '/fixture/suspended', saysLate), isLate: true },
  releaseCase('sets state for ever', '/fixture/endless', { back: 'by itself' }),
  {
    name: 'release: its files are gone after the next one',
    group,
    place: fixture,
    expected: { other: downloads, back: 'by itself' },
    prepare: async (stage) => {
      const { page, signIn, owner } = stage;
      await publishFixture(stage);
      const registry = page.waitForResponse('**/api/registry');
      await signIn(owner, licenses.path);
      await registry;
      await expect(headingOf(stage, licenses)).toBeVisible();
      await publishNextFixture(stage);
    },
    meet: async (stage) => {
      stage.line.damage(/\/remotes\/mf-fixture\/1\.0\.0/, 'missing');
      await goByMenu(stage, fixture);
    },
  },
];
