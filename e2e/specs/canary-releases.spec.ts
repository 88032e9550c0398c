import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from '../fixtures/createTeam.ts';
import { parseJson } from '../fixtures/parseJson.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { faultyFixture, takeRelease, wholeFixture } from '../fixtures/takeRelease.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';

const root = join(import.meta.dirname, '../..');

test.use({ expectedNoise: /The fixture fails on purpose/ });

test('A release goes to one team first, and is stopped by itself when it fails its people', async ({
  browser,
  portal,
  say,
  makeTeam,
}, info) => {
  // Four people and two releases, each tried before publication; the busy screen is watched for 8 s.
  test.slow();
  const team = await makeTeam();
  const others = await makeTeam();
  await takeRelease(portal, wholeFixture);
  const canary = info.outputPath('mf-fixture');
  await copyRelease(faultyFixture, canary);
  const toTeam = ['--any-version', '--team', team.id];
  await portalCommand(portal, 'releases', 'publish', canary, ...toTeam);

  /** A person's browser with the fixture's form open. */
  const open = async (person: Person, form: string) => {
    const context = await browser.newContext();
    await signInByCalls(context, portal, person);
    const page = await context.newPage();
    await page.goto(`${portal.url}/fixture/form`);
    await expect(page.getByRole('heading', { name: form, exact: true })).toBeVisible();
    return page;
  };
  const other = await open(others.owner, '★ Form');
  await other.context().close();
  const endless = await open(team.admin, 'Form');
  await endless.goto(`${portal.url}/fixture/endless`);
  await endless.getByRole('button', { name: say('shell.remotes.useFormer') }).click();
  await expect(endless.getByText(say('shell.remotes.former'))).toBeVisible();
  await endless.context().close();
  for (const person of [team.owner, team.admin, team.guest]) {
    const page = await open(person, 'Form');
    const told = page.waitForResponse(/\/api\/releases\/reports$/);
    await page.goto(`${portal.url}/fixture/render`);
    await expect(page.getByText(say('shell.remotes.broken'))).toBeVisible();
    expect((await told).status()).toBe(204);
    await page.context().close();
  }
  const history = await portalCommand(portal, 'releases', 'list', 'mf-fixture');
  expect(history).toContain('stopped by system, “it failed 3 of 3 people');
  await open(team.owner, '★ Form');
});

/** Copies a release with a new hash, because people are counted by hash. */
async function copyRelease(from: string, to: string): Promise<void> {
  await cp(join(root, from, 'dist'), join(to, 'dist'), { recursive: true });
  const file = join(to, 'dist/release.json');
  const manifest = parseJson<object>(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, version: '1.0.1' }));
}
