import type { Page, Route } from '@playwright/test';
import { openAndSettle } from '../fixtures/openAndSettle.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// The browser itself logs each failed load; the page's message is tested.
test.use({
  expectedNoise: /Failed to load resource|Failed to find a valid digest|RemoteLoadError/,
});

const listCall = /\/api\/licenses\/?(\?.*)?$/;

/** Removes streamed responses from the page, so that the screen makes the faulty call itself. */
async function withoutStreamedAnswers(page: Page): Promise<void> {
  await page.route(/\/license(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/<script[^>]*data-portal-answer[\s\S]*?<\/script>/g, '');
    return route.fulfill({ response, body });
  });
}

const brokenAnswers: readonly [string, (route: Route) => Promise<void>][] = [
  [
    'a fault of the server',
    (route) =>
      route.fulfill({
        status: 500,
        json: { error: true, code: 'internal', request_id: 'e2e-request' },
      }),
  ],
  ['a page instead of data', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
  ['broken data', (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' })],
  ['no connection', (route) => route.abort('connectionrefused')],
];

test('The list survives broken answers and offers to try again @all', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  // Four loads, each failing first.
  test.slow();
  const { owner, licenses } = await makeTeam();
  await signInByCalls(context, portal, owner);
  await withoutStreamedAnswers(page);
  for (const [what, answer] of brokenAnswers) {
    await test.step(what, async () => {
      await page.route(listCall, answer);
      await page.goto(`${portal.url}/license`);
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unroute(listCall);
      // By keyboard: the attention strip appears above, and may move the button from under a
      // pointer.
      await page.getByRole('button', { name: say('common.tryAgain') }).press('Enter');
      await expect(new LicenseListPage(page, say).row(licenses[0]!.number)).toBeVisible();
    });
  }
});

test('A call that is not answered for 30 seconds ends with a sentence @all', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner, licenses } = await makeTeam();
  await signInByCalls(context, portal, owner);
  await page.clock.install();
  await withoutStreamedAnswers(page);
  await page.route(listCall, () => undefined);
  const asked = page.waitForRequest(listCall);
  await openAndSettle(page, `${portal.url}/license`);
  await asked;
  await page.clock.fastForward(31_000);
  await expect(page.getByText(say('failure.timeout'))).toBeVisible();
  await page.unroute(listCall);
  await page.getByRole('button', { name: say('common.tryAgain') }).click();
  await expect(new LicenseListPage(page, say).row(licenses[0]!.number)).toBeVisible();
});

const remoteEntry = /\/remotes\/mf-licenses\/.*remoteEntry.*\.js$/;

test('A remote that takes ten seconds is waited for in a usable frame', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  await signInByCalls(context, portal, owner);
  await page.clock.install();
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route(remoteEntry, async (route) => {
    await opened;
    await route.fallback();
  });
  const asked = page.waitForRequest(remoteEntry);
  await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
  await asked;
  const frame = new FramePage(page, say);
  await frame.userMenu.click();
  await expect(frame.signOut).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.fastForward(10_000);
  gate.open?.();
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
});

test('An expired session in the middle of an action keeps what was chosen', async ({
  page,
  context,
  browser,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  // The page's initial calls must be over, because a later one is to find that the session has
  // ended.
  const profile = page.waitForResponse(/\/api\/user\/me\/?$/);
  await signIn(owner, '/license');
  await profile;
  const form = await new LicenseListPage(page, say).openActivation('activation.toNetwork');
  await form
    .getByLabel(say('licenses.activation.releaseFile'))
    .setInputFiles({ name: 'kept.lrr', mimeType: 'text/plain', buffer: Buffer.from('anything') });
  // A call ends the session without this browser's knowledge.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  await elsewhere.request.get(`${portal.url}/signout`);
  await elsewhere.close();
  const submit = form.getByRole('button', { name: say('licenses.activation.toNetwork') });
  await submit.click();
  const ended = page.getByRole('alertdialog', { name: say('shell.session.endedTitle') });
  await expect(ended).toBeVisible();

  const opening = context.waitForEvent('page');
  await ended.getByRole('button', { name: say('shell.session.signIn') }).click();
  await new SignInPage(await opening, say).fill(owner);
  await expect(ended).toBeHidden();
  await expect(form.getByText(/kept\.lrr/)).toBeVisible();
  await submit.click();
  await expect(form.getByText(say('licenses.refusal.malformed'))).toBeVisible();
});

test('Signing out in one tab signs the others out', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  const other = await context.newPage();
  await other.goto(`${portal.url}/license`);
  await expect(new LicenseListPage(other, say).heading).toBeVisible();

  const frame = new FramePage(page, say);
  await frame.userMenu.click();
  await frame.signOut.click();
  await expect(new SignInPage(page, say).heading).toBeVisible();
  await expect(new SignInPage(other, say).heading).toBeVisible();
});
