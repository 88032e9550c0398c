import type { Locator, Page, Request } from '@playwright/test';
import type { Portal } from '../fixtures/Portal.ts';
import { openAndSettle } from '../fixtures/openAndSettle.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { faultyFixture, takeRelease, wholeFixture } from '../fixtures/takeRelease.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';
import { formEntry, FramePage } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

const nextLicenses = '.cache/e2e/mf-licenses';
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

  await portalCommand(portal, 'releases', 'publish', nextLicenses, '--any-version', '--all');
  await page.reload();
  await expect(after).toBeVisible();

  await portalCommand(portal, 'releases', 'rollback', 'mf-licenses');
  await page.reload();
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
});

test('Another release is offered to an open page where something is typed, and else taken with the next step', async ({
  page,
  context,
  portal,
  language,
  say,
  makeTeam,
}) => {
  await takeRelease(portal, faultyFixture);
  const { owner } = await makeTeam();
  await signInByCalls(context, portal, owner);
  await page.clock.install();
  const calls = callsUnderWay(page);
  await openAndSettle(page, `${portal.url}/fixture/form`);
  await expect(heading(page, 'Form')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const frame = new FramePage(page, say);
  const goToForm = async () => {
    await frame.showMenu();
    await frame.entry(formEntry, language).click();
  };
  const offer = page.getByText(say('shell.remotes.newRelease'));

  const note = page.getByLabel('Note');
  await note.fill('half a sentence');
  await takeAndHear({ page, portal, calls }, wholeFixture);
  await expect(offer).toHaveCount(0);
  await goToForm();
  await expect(offer).toBeVisible();
  await expect(note).toHaveValue('half a sentence');
  await expect(heading(page, 'Form')).toBeVisible();
  await page.getByRole('button', { name: say('shell.remotes.takeNewRelease') }).click();
  await expect(heading(page, '★ Form')).toBeVisible();
  await expect(note).toHaveValue('');
  await expect(offer).toHaveCount(0);

  await takeAndHear({ page, portal, calls }, faultyFixture);
  await expect(heading(page, '★ Form')).toBeVisible();
  await goToForm();
  await expect(heading(page, 'Form')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
});

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** The page's pending calls, which advancing the clock would time out; the stream has no limit. */
function callsUnderWay(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (call) => {
    if (!call.url().endsWith('/api/changes')) calls.add(call);
  });
  page.on('requestfinished', (call) => calls.delete(call));
  page.on('requestfailed', (call) => calls.delete(call));
  return calls;
}

interface Listening {
  readonly page: Page;
  readonly portal: Portal;
  readonly calls: ReadonlySet<Request>;
}

/** Publishes a release, and lets the page notice it in real time. */
async function takeAndHear({ page, portal, calls }: Listening, folder: string): Promise<void> {
  const before = await (await page.request.get(`${portal.url}/api/registry`)).text();
  let isHeard = false;
  const heard = page
    .waitForResponse(
      // A timed-out call has no text, and is repeated.
      async (response) =>
        response.url().endsWith('/api/registry') &&
        (await response.text().catch(() => before)) !== before,
    )
    .then(() => {
      isHeard = true;
    });
  await takeRelease(portal, folder);
  // A response may contain a version that is a second old.
  await expect
    .poll(async () => {
      if (!isHeard && calls.size === 0) await page.clock.fastForward(statusMs);
      return isHeard;
    })
    .toBe(true);
  await heard;
}
