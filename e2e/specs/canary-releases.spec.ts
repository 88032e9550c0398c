import type { Person } from '../fixtures/createTeam.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';

/** Some of its screens fail in browsers, where no trial can see it. */
const faulty = 'e2e/remotes/mf-fixture';
const whole = '.cache/e2e/mf-fixture';

test.use({ expectedNoise: /The fixture fails on purpose/ });

test('A release goes to one team first, and is stopped by itself when it fails its people', async ({
  browser,
  portal,
  say,
  makeTeam,
}) => {
  // Four people and two releases, each tried before it is published.
  test.slow();
  const team = await makeTeam();
  const others = await makeTeam();
  await portalCommand(portal, 'releases', 'publish', whole, '--any-version');
  const toTeam = ['--any-version', '--team', team.id];
  await portalCommand(portal, 'releases', 'publish', faulty, ...toTeam);

  /** A browser of somebody, at the fixture's form. */
  const open = async (person: Person) => {
    const context = await browser.newContext();
    await signInByCalls(context, portal, person);
    const page = await context.newPage();
    await page.goto(`${portal.url}/fixture/form`);
    return page;
  };
  const formOf = { everybody: '★ Form', team: 'Form' };
  const pages = [];
  for (const person of [team.owner, team.admin, team.guest]) {
    const page = await open(person);
    await expect(page.getByRole('heading', { name: formOf.team, exact: true })).toBeVisible();
    pages.push(page);
  }
  const other = await open(others.owner);
  await expect(other.getByRole('heading', { name: formOf.everybody, exact: true })).toBeVisible();

  for (const page of pages) {
    await page.goto(`${portal.url}/fixture/render`);
    const told = page.waitForResponse(/\/api\/releases\/reports$/);
    await expect(page.getByText(say('shell.remotes.broken'))).toBeVisible();
    expect((await told).status()).toBe(204);
  }
  const history = await portalCommand(portal, 'releases', 'list', 'mf-fixture');
  expect(history).toContain('stopped by system, “it failed 3 of 3 people');
  for (const page of [...pages, other]) {
    await page.goto(`${portal.url}/fixture/form`);
    await expect(page.getByRole('heading', { name: formOf.everybody, exact: true })).toBeVisible();
    await page.context().close();
  }
});
