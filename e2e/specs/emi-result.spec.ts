import type { Locator } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { makeGapBoard } from '../fixtures/makeGapBoard.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { EmiResultPage } from '../pages/EmiResultPage.ts';

/** An analysis waits in a queue shared by all tests. */
const analyzed = { timeout: 90_000 };
/** For what follows the loading of a second page beside the first one. */
const loaded = { timeout: 30_000 };
const reason = 'The cable is shielded';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not in the page');
  return box;
}

// Messages of a browser that renders by software.
test.use({ expectedNoise: /GPU stall due to ReadPixels/ });

test('A team narrows findings, opens one by its link, suppresses it, corrects nets, and compares another run', async ({
  page,
  portal,
  browser,
  say,
  makeTeam,
  signIn,
}) => {
  // Longer than both analyses may take.
  test.setTimeout(3 * analyzed.timeout);
  const { owner, guest } = await makeTeam();
  await signIn(owner, '/demitasnx');
  const list = new EmiCheckPage(page, say);
  await list.takeTrial();
  await list.dialog.getByRole('link', { name: say('common.ok') }).click();
  await list.analyze.click();
  await list.chooseBoard(await makeGapBoard());
  await list.agree();
  await list.upload.click();
  await expect(list.status('success')).toBeVisible(analyzed);
  await list.resultOf('gap.tgz').click();

  const screen = new EmiResultPage(page, say);
  await expect(screen.heading).toBeVisible();
  await expect(screen.findings).toHaveCount(3);
  await screen.unfold.click();
  await expect(screen.findings).toHaveCount(4);
  await expect(screen.picture).toHaveAccessibleName(/gap\.tgz.*4/);
  await screen.picture.press('n');
  await expect(screen.opened).toBeVisible();
  await screen.picture.press('?');
  await expect(screen.picture).toBeFocused();
  await expect(page.getByText(say('emi.keys.findings'))).toBeVisible();
  await checkAccessibility(page);
  await screen.picture.press('Escape');
  await expect(page.getByText(say('emi.keys.findings'))).toBeHidden();
  // A snackbar about the analysis can be closed, too.
  await screen.button('emi.findings.close', page.getByRole('main')).click();
  const zoomIn = await boxOf(screen.button('emi.board.zoomIn'));
  const picture = await boxOf(screen.picture);
  expect(zoomIn.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  const worst = screen.row(say('emi.severity.error')).first();
  const number = await boxOf(worst.getByRole('rowheader'));
  const severity = await boxOf(worst.getByText(say('emi.severity.error')));
  expect(severity.y).toBeLessThan(number.y + number.height);

  await screen.filter('severity', say('emi.severity.info'));
  await expect(screen.findings).toHaveCount(2);
  await screen.filter('net', 'DATA');
  await expect(screen.findings).toHaveCount(1);
  await screen.filter('severity', say('list.all'));
  await screen.filter('net', 'CLK');
  await expect(screen.findings).toHaveCount(2);
  await page.reload();
  await expect(screen.findings).toHaveCount(2);

  await screen.findings.first().click();
  await expect(screen.opened).toBeFocused();
  await expect(page).toHaveURL(/net=CLK&finding=/);
  await checkAccessibility(page);
  const context = await browser.newContext();
  await signInByCalls(context, portal, guest);
  const colleague = new EmiResultPage(await context.newPage(), say);
  await colleague.page.goto(page.url());
  await expect(colleague.opened).toHaveText((await screen.opened.textContent()) ?? '', loaded);

  await screen.button('emi.findings.suppress').click();
  const dialog = page.getByRole('dialog');
  await checkAccessibility(page);
  await screen.button('emi.findings.suppress', dialog).click();
  await expect(dialog.getByText(say('emi.findings.reasonMissing'))).toBeVisible();
  await dialog.getByLabel(say('emi.findings.reason')).fill(reason);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(reason).first()).toBeVisible();
  await page.getByRole('combobox', { name: say('emi.thread.assignee') }).selectOption({ index: 1 });
  await screen.button('emi.thread.fix').click();
  await expect(page.getByText(say('emi.thread.fixed'))).toBeVisible();
  await checkAccessibility(page);
  await colleague.page.reload();
  await expect(colleague.page.getByText(reason).first()).toBeVisible(loaded);
  await expect(colleague.page.getByText(say('emi.thread.fixed'))).toBeVisible(loaded);
  await context.close();

  await page.getByRole('link', { name: say('emi.result.basis') }).click();
  await page.getByRole('link', { name: say('emi.basis.nets'), exact: true }).click();
  const nets = page.getByRole('table', { name: say('emi.basis.nets'), exact: true });
  for (const [name, kind] of [
    ['CLK', 'unknown'],
    ['DATA', 'clock'],
  ] as const) {
    const field = nets.getByRole('combobox', { name: say('emi.basis.classOf', { name }) });
    await field.selectOption({ label: say(`emi.class.${kind}`) });
  }
  await expect(nets.getByText(say('emi.basis.notYet'))).toHaveCount(2);
  await checkAccessibility(page);
  const first = new URL(page.url()).pathname;
  await screen.button('emi.basis.again').click();
  await expect(page).not.toHaveURL(new RegExp(first), analyzed);
  await expect(screen.findings.first()).toBeVisible(analyzed);

  await screen.filter('status', say('emi.findings.statusSuppressed'));
  await expect(screen.findings).toHaveCount(1);
  await screen.findings.first().click();
  await expect(page.getByText(reason).first()).toBeVisible();
  await screen.filter('status', say('list.all'));
  await screen.compare('gap.tgz');
  for (const [change, count] of [
    ['new', 1],
    ['still', 3],
    ['gone', 1],
  ] as const) {
    await screen.filter('change', say(`emi.change.${change}`));
    await expect(screen.findings).toHaveCount(count);
  }
  await checkAccessibility(page);
});
