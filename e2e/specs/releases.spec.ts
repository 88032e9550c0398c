import type { Locator, Page } from '@playwright/test';
import type { Portal } from '../fixtures/Portal.ts';
import { openToRest } from '../fixtures/openToRest.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';
import { formEntry, FramePage } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

const nextLicenses = '.cache/e2e/mf-licenses';
const fixtureRemote = 'e2e/remotes/mf-fixture';
const nextFixture = '.cache/e2e/mf-fixture';
const statusMs = 60_000;

test('A new release of a screen appears in a running portal and is taken back', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  const before = new LicenseListPage(page, say).heading;
  const after = page.getByRole('heading', { level: 1, name: `★ ${say('licenses.list.title')}` });
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();

  await portalCommand(portal, 'releases', 'publish', nextLicenses, '--any-version');
  await page.reload();
  await expect(after).toBeVisible();

  await portalCommand(portal, 'releases', 'rollback', 'mf-licenses');
  await page.reload();
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
});

test.describe('when a newer release is published while a page is open', () => {
  test.beforeEach(async ({ page, portal, makeTeam, signIn }) => {
    await portalCommand(portal, 'releases', 'publish', fixtureRemote, '--any-version');
    const { owner } = await makeTeam();
    await signIn(owner, '/license');
    await page.clock.install();
    await openToRest(page, `${portal.url}/fixture/form`);
    await expect(heading(page, 'Form')).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  });

  test('it is taken with the next step to it when nothing is typed', async ({
    page,
    portal,
    language,
    say,
  }) => {
    await publishAndHear(page, portal);
    await expect(heading(page, 'Form')).toBeVisible();
    const frame = new FramePage(page, say);
    await frame.showMenu();
    await frame.entry(formEntry, language).click();
    await expect(heading(page, '★ Form')).toBeVisible();
    await expect(page.getByText(say('shell.remotes.newRelease'))).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  });

  test('it is offered when something is typed, and taken on request', async ({
    page,
    portal,
    language,
    say,
  }) => {
    const note = page.getByLabel('Note');
    await note.fill('half a sentence');
    await publishAndHear(page, portal);
    const offer = page.getByText(say('shell.remotes.newRelease'));
    await expect(offer).toHaveCount(0);
    const frame = new FramePage(page, say);
    await frame.showMenu();
    await frame.entry(formEntry, language).click();
    await expect(offer).toBeVisible();
    await expect(note).toHaveValue('half a sentence');
    await expect(heading(page, 'Form')).toBeVisible();

    await page.getByRole('button', { name: say('shell.remotes.takeNewRelease') }).click();
    await expect(heading(page, '★ Form')).toBeVisible();
    await expect(note).toHaveValue('');
    await expect(offer).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  });
});

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Publishes the next release of the fixture and lets the page hear of it in its own time. */
async function publishAndHear(page: Page, portal: Portal): Promise<void> {
  const before = await (await page.request.get(`${portal.url}/api/registry`)).text();
  let isHeard = false;
  const heard = page
    .waitForResponse(
      async (response) =>
        response.url().endsWith('/api/registry') && (await response.text()) !== before,
    )
    .then(() => {
      isHeard = true;
    });
  await portalCommand(portal, 'releases', 'publish', nextFixture, '--any-version');
  // An answer may name a version that is a second old.
  await expect
    .poll(async () => {
      if (!isHeard) await page.clock.fastForward(statusMs);
      return isHeard;
    })
    .toBe(true);
  await heard;
}
