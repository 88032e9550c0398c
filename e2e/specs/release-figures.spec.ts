import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { faultyFixture, takeRelease } from '../fixtures/takeRelease.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';

// For others it does not exist; the browser logs that.
test.use({ expectedNoise: /The fixture fails on purpose|404 \(Not Found\)/ });

test('Staff alone find the error that a customer was shown, with its place in the sources @all', async ({
  browser,
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  // Two people, a release that is tried before publication, and three screens.
  test.slow();
  const team = await makeTeam();
  await takeRelease(portal, faultyFixture);
  const refused = page.waitForResponse(`${portal.url}/releases`);
  await signIn(team.owner, '/releases');
  expect((await refused).status()).toBe(404);
  await expect(page.getByText(say('shell.screens.notFound'))).toBeVisible();
  await portalCommand(portal, 'staff', 'add', team.owner.email);

  const context = await browser.newContext();
  await signInByCalls(context, portal, team.guest);
  const customer = await context.newPage();
  const told = customer.waitForResponse(/\/api\/releases\/reports$/);
  await customer.goto(`${portal.url}/fixture/render`);
  const alert = customer.getByRole('alert').filter({ hasText: say('shell.remotes.broken') });
  const line = alert.getByText(say('common.requestId', { id: '' }).trim());
  const shown = (await line.textContent()) ?? '';
  const id = /[0-9a-z]{8}$/.exec(shown)?.[0] ?? '';
  expect((await told).status()).toBe(204);
  await context.close();

  // The staff flag reaches the manager a moment after the command.
  await expect.poll(async () => (await page.goto(`${portal.url}/releases`))?.status()).toBe(200);
  const menu = page.getByRole('navigation').getByRole('link', { name: say('releases.list.title') });
  await expect(menu.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();
  await expect(page.getByText('mf-fixture').first()).toBeVisible();

  await page.getByRole('textbox', { name: say('releases.list.errorId') }).fill(id);
  // The toolbar's search has the same name in Japanese.
  const find = page.getByRole('main').getByRole('button', { name: say('releases.list.find') });
  await find.click();
  const error = page.getByRole('article', { name: id });
  await expect(error.getByText('The fixture fails on purpose')).toBeVisible();
  await expect(error.getByText(/mf-fixture\/src\/faults\/isFaulty\.ts:10:/)).toBeVisible();
  await expect(error.getByText(/mf-fixture\/src\/faults\/RenderScreen\.tsx:5:/)).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('link', { name: 'mf-fixture', exact: true }).click();
  await expect(page.getByRole('region', { name: say('releases.remote.speed') })).toBeVisible();
  await expect(page.getByRole('article', { name: id })).toBeVisible();
  await checkAccessibility(page);
  expect(await portalCommand(portal, 'releases', 'errors', '--id', id)).toContain(
    'mf-fixture/src/faults/isFaulty.ts:10:',
  );
});
