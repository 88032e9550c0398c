import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { makeBoardFile } from '../fixtures/makeBoardFile.ts';
import { readDownload } from '../fixtures/readDownload.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { FramePage } from '../pages/FramePage.ts';

const path = '/demitasnx';
/** An analysis waits in a queue shared by all tests. */
const analyzed = { timeout: 90_000 };

test('A team owner takes the free trial, analyzes a board and downloads the report @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  test.slow();
  const { owner } = await makeTeam();
  await signIn(owner, path);
  const screen = new EmiCheckPage(page, say);
  await expect(screen.analyze).toBeDisabled();
  await expect(page.getByText(say('emi.jobs.none'))).toBeVisible();

  await screen.applyForTrial.click();
  await expect(screen.dialog).toBeVisible();
  // Neither Escape nor a click beside the dialog closes it.
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(screen.dialog).toBeVisible();
  const apply = screen.dialog.getByRole('button', { name: say('emi.application.apply') });
  await expect(apply).toBeDisabled();
  await checkAccessibility(page);
  await screen.agree();
  await apply.click();
  await expect(page.getByText(say('emi.application.trialDone'))).toBeVisible();
  await checkAccessibility(page);
  await screen.dialog.getByRole('link', { name: say('common.ok') }).click();
  await expect(screen.dialog).toBeHidden();
  await expect(page.getByText(say('emi.trialUsed'))).toBeVisible();
  await expect(screen.applyForTrial).toBeHidden();

  await screen.analyze.click();
  await expect(screen.project).toHaveValue(say('emi.trial'));
  await checkAccessibility(page);
  await screen.chooseBoard(await makeBoardFile());
  await screen.agree();
  await screen.upload.click();
  await expect(page.getByText(say('emi.upload.done', { file: 'router.tgz' }))).toBeVisible();
  await expect(screen.dialog).toBeHidden();

  await expect(screen.status('success')).toBeVisible(analyzed);
  const report = await readDownload(page, () => screen.report('router.tgz').click());
  expect(report.name).toBe('router_emi.pdf');
  expect(new TextDecoder().decode(report.content.slice(0, 5))).toBe('%PDF-');

  await screen.licenseList.click();
  await expect(screen.licenses()).toHaveCount(1);
  await expect(screen.licenses()).toContainText(say('emi.trial'));
  await expect(screen.licenses()).toContainText('1/5');
  await checkAccessibility(page);
});

test.describe('An upload that is refused', () => {
  test.use({ expectedNoise: /status of 422/ });

  test('says why and costs no use, like an analysis that fails @all', async ({
    page,
    say,
    makeTeam,
    signIn,
  }) => {
    test.slow();
    const { owner, guest } = await makeTeam();
    await signIn(owner, path);
    const screen = new EmiCheckPage(page, say);
    await screen.takeTrial();

    await page.context().clearCookies();
    await signIn(guest, path);
    await screen.analyze.click();
    await screen.chooseBoard({
      name: 'notes.tgz',
      mimeType: 'application/gzip',
      buffer: Buffer.from('These are no boards.'),
    });
    await screen.agree();
    await screen.upload.click();
    const refusal = page.getByRole('alert').filter({ hasText: say('emi.upload.errors') });
    await expect(refusal).toBeVisible();
    await checkAccessibility(page);
    await refusal.getByRole('button', { name: say('common.close') }).click();
    await expect(refusal).toBeHidden();

    // It starts like an archive, so only the analysis notices.
    await screen.chooseBoard({
      name: 'damaged.tgz',
      mimeType: 'application/gzip',
      buffer: Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]),
    });
    await screen.upload.click();
    await expect(screen.status('failed')).toBeVisible(analyzed);
    await expect(
      page.getByText(say('emi.jobs.hasFailed', { file: 'damaged.tgz' }), { exact: true }),
    ).toBeVisible();
    await screen.licenseList.click();
    await expect(screen.licenses()).toContainText('0/5');
  });
});

test('A team owner buys a license with the keyboard and comes to the order @all', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, path);
  const screen = new EmiCheckPage(page, say);
  // The preview of the screen, which it waits for, accepts no keys.
  await checkAccessibility(page);
  await screen.buy.focus();
  await page.keyboard.press('Enter');
  await expect(screen.dialog).toBeVisible();
  await screen.dialog.getByLabel(say('emi.application.project')).focus();
  await page.keyboard.type('Router 3');
  await screen.dialog.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await screen.dialog.getByRole('button', { name: say('emi.application.buy') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('emi.application.purchaseDone'))).toBeVisible();
  // Focus is on the link to the order.
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href.startsWith(`${portal.url}/order/`));
  await expect(page.getByText(/110,000/).first()).toBeVisible();
});

test('A guest sees no buying, and a community team reads how to upgrade @all', async ({
  page,
  context,
  say,
  makeTeam,
  signIn,
}) => {
  const { guest } = await makeTeam();
  await signIn(guest, path);
  const screen = new EmiCheckPage(page, say);
  await expect(screen.analyze).toBeDisabled();
  await expect(page.getByText(say('emi.noLicenseAsk'))).toBeVisible();
  await expect(screen.buy).toHaveCount(0);
  await expect(screen.applyForTrial).toHaveCount(0);

  const { owner } = await makeTeam({ edition: 'community' });
  await context.clearCookies();
  await signIn(owner, path);
  await expect(page.getByText(say('emi.upgradeFirst'))).toBeVisible();
  await expect(screen.analyze).toHaveCount(0);
  await checkAccessibility(page);
});

test.describe('An upload on a bad line', () => {
  test.use({ expectedNoise: /ERR_CONNECTION_RESET/ });

  test('goes on by itself, asks before Back leaves it, and goes on after a reload', async ({
    page,
    say,
    language,
    makeTeam,
    signIn,
  }) => {
    test.slow();
    const { owner } = await makeTeam();
    await signIn(owner, '/license');
    // Earlier, the link of the menu belongs to the page and leaves it.
    await waitForScreen(page);
    const frame = new FramePage(page, say);
    await frame.showMenu();
    await frame.entry({ en: 'EMI check', ja: 'EMIチェック' }, language).click();
    const screen = new EmiCheckPage(page, say);
    await screen.takeTrial();
    await screen.dialog.getByRole('link', { name: say('common.ok') }).click();

    // The file has three chunks: the first arrives, the second is cut, the third never starts.
    let isCut = true;
    let isHeld = true;
    let pieces = 0;
    await page.route('**/api/v1/demitasnx/uploads/*', async (route) => {
      if (route.request().method() === 'PATCH') pieces += 1;
      if (pieces > 1 && isCut) await route.abort('connectionreset');
      else if (pieces < 4 || !isHeld) await route.continue();
    });
    const board = await makeBoardFile(20_000_000);
    await screen.analyze.click();
    await screen.chooseBoard(board);
    await screen.agree();
    await screen.upload.click();
    const progress = page.getByRole('progressbar', { name: /router\.tgz/ });
    await expect(page.getByText(say('emi.upload.interrupted'))).toBeVisible();
    await checkAccessibility(page);
    isCut = false;
    // It retries after 1, 2, 5 and 10 seconds.
    await expect(page.getByText(say('emi.upload.interrupted'))).toBeHidden({ timeout: 20_000 });
    await expect.poll(() => pieces).toBe(4);

    await page.evaluate(() => {
      history.back();
    });
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say('emi.leaving.title'));
    await checkAccessibility(page);
    await question.getByRole('button', { name: say('emi.leaving.stay') }).click();
    await expect(progress).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);

    page.once('dialog', (dialog) => dialog.accept());
    await page.reload({ waitUntil: 'commit' });
    isHeld = false;
    await screen.analyze.click();
    await expect(screen.dialog.getByText(/router\.tgz/)).toBeVisible();
    await screen.chooseBoard(board);
    await screen.agree();
    await checkAccessibility(page);
    await screen.dialog.getByRole('button', { name: say('emi.upload.goOn') }).click();
    await expect(page.getByText(say('emi.upload.done', { file: 'router.tgz' }))).toBeVisible();
    await expect(screen.status('success')).toBeVisible(analyzed);
    await expect(screen.report('router.tgz')).toBeVisible();
  });
});
