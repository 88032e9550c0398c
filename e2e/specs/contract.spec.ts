import { portalCommand } from '../fixtures/portalCommand.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';
import { FramePage, licensesEntry } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

const formerRemote = 'e2e/remotes/mf-former';
const formerEntry = { en: 'Former', ja: '以前' } as const;

// The browser logs the address before a release provides it.
test.use({ expectedNoise: /404 \(Not Found\) .*\/former/ });

test('A remote that was built for the contract 1.3.0 comes by its release alone, and runs in the page of today', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  // Three screens, each loaded, and a release that is tried before publication.
  test.slow();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/reports')) reports.push(request.postData() ?? '');
  });
  const { owner, licenses } = await makeTeam();
  const [license] = licenses;
  await signIn(owner, '/former');
  const frame = new FramePage(page, say);
  await expect(page.getByText(say('common.pageNotFound'))).toBeVisible();
  await frame.showMenu();
  await expect(frame.entry(licensesEntry, language)).toBeVisible();
  await expect(frame.entry(formerEntry, language)).toHaveCount(0);
  const shellScripts = page.locator('script[src^="/shell/"]');
  const before = await shellScripts.evaluateAll(sources);
  expect(before.length).toBeGreaterThan(0);
  expect(await portalCommand(portal, 'releases', 'publish', formerRemote)).toContain(
    'mf-former 1.0.0+',
  );
  await page.goto(`${portal.url}/license`);
  const list = new LicenseListPage(page, say);
  await expect(list.heading).toBeVisible();

  // Texts in the reader's language, data of a call, and the table companion.
  await frame.showMenu();
  await frame.entry(formerEntry, language).click();
  const heading = page.getByRole('heading', { level: 1, name: say('former.title') });
  await expect(heading).toBeVisible();
  // The shell is unchanged, byte for byte.
  const after = await shellScripts.evaluateAll(sources);
  expect(after.slice(0, before.length)).toEqual(before);
  const table = page.getByRole('table', { name: say('former.title') });
  for (const { number } of licenses) {
    await expect(table.getByRole('link', { name: number })).toBeVisible();
  }

  // Navigation, an address parameter, and a response that came with the page.
  await page.reload();
  await table.getByRole('link', { name: license!.number }).click();
  const note = page.getByLabel(say('former.note'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('former.noteOf', { number: license!.number }),
  );

  // The typed text is sent; a dialog of a companion, and a snackbar.
  await note.fill('half a sentence');
  await frame.showMenu();
  await frame.entry(licensesEntry, language).click();
  const question = page.getByRole('alertdialog', { name: say('common.discard.title') });
  await question.getByRole('button', { name: say('common.discard.stay') }).click();
  await expect(note).toHaveValue('half a sentence');
  // The phone menu is still open.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('former.ask') }).click();
  const dialog = page.getByRole('alertdialog', { name: say('former.ask') });
  await dialog.getByRole('button', { name: say('former.clear') }).click();
  await expect(dialog).toBeHidden();
  await expect(note).toHaveValue('');
  await expect(page.getByText(say('former.said'))).toBeVisible();

  await page.getByRole('button', { name: say('former.back') }).click();
  await expect(heading).toBeVisible();
  await frame.showMenu();
  await frame.entry(licensesEntry, language).click();
  await expect(list.heading).toBeVisible();

  const failures = reports.filter((report) => /"(load|render|effect)":[1-9]/.test(report));
  expect(failures).toEqual([]);
});

function sources(scripts: readonly Element[]): string[] {
  return scripts.map(
    (script) => `${script.getAttribute('src')} ${script.getAttribute('integrity')}`,
  );
}
