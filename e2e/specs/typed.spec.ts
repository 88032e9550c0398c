import { faultyFixture, takeRelease } from '../fixtures/takeRelease.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { FramePage, licensesEntry } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

test.beforeEach(async ({ portal }) => takeRelease(portal, faultyFixture));

for (const [what, address, label] of [
  ['a form that says what is unsaved', '/fixture/form', 'Note'],
  ['a form that says nothing', '/fixture/plain-form', 'Remark'],
] as const) {
  test(`What is typed in ${what} is asked for by menu, Back and reload`, async ({
    page,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner } = await makeTeam();
    await signIn(owner, address);
    const list = new LicenseListPage(page, say);
    await waitForScreen(page);
    const field = page.getByLabel(label);
    await field.fill('half a sentence');

    const question = page.getByRole('alertdialog', { name: say('common.discard.title') });
    const stay = question.getByRole('button', { name: say('common.discard.stay') });
    const frame = new FramePage(page, say);
    await frame.showMenu();
    await frame.entry(licensesEntry, language).click();
    await stay.click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address}$`));

    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => {
      location.reload();
    });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(field).toHaveValue('half a sentence');

    await frame.showMenu();
    await frame.entry(licensesEntry, language).click();
    await question.getByRole('button', { name: say('common.discard.discard') }).click();
    await expect(list.heading).toBeVisible();
    await expect(page).toHaveURL(/\/license$/);
    expect(asked).toHaveLength(1);
  });
}

test('A link to a page of accounts leaves what is typed only after the answer', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/fixture/form');
  await waitForScreen(page);
  await page.getByLabel('Note').fill('half a sentence');
  const frame = new FramePage(page, say);
  await frame.userMenu.click();
  page.once('dialog', (dialog) => void dialog.dismiss());
  await frame.signOut.click();
  await expect(frame.signOut).toBeHidden();
  await expect(page.getByLabel('Note')).toHaveValue('half a sentence');
  await frame.showMenu();
  const question = page.getByRole('alertdialog', { name: say('common.discard.title') });
  await frame.menu.locator(`a[href^="${portal.accountsUrl}"]`).first().click();
  await question.getByRole('button', { name: say('common.discard.discard') }).click();
  await page.waitForURL(`${portal.accountsUrl}/**`);
});
