import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { DownloadsPage, readArrived } from '../pages/DownloadsPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const downloadsEntry = { en: 'Downloads', ja: 'ダウンロード' } as const;
const details = { post_code: '105-0011', prefecture: '東京都', address: '港区', tel: '03-1' };
const ofPerson = { professional: { ...details, licenses: 0 }, incomplete: { licenses: 0 } };

test('An owner downloads the latest version and compares its hash', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam(ofPerson.professional);
  await signIn(owner, '/download');
  const downloads = new DownloadsPage(page, say);
  await expect(downloads.heading).toBeVisible();
  for (const bit of [64, 32] as const) {
    await expect(downloads.button(bit)).toBeVisible();
  }
  const hash = await downloads.shownHash(downloads.button(64));
  const arrived = await downloads.download(downloads.button(64));
  expect(arrived.sha256).toBe(hash);
  expect(arrived.name).toMatch(/^[\w.-]+64bit\.zip$/);
  await expect(downloads.thanks).toBeVisible();
  await checkAccessibility(page);
});

test('The thanks page downloads once, even after a reload and coming back', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam(ofPerson.professional);
  await signIn(owner, '/download');
  const downloads = new DownloadsPage(page, say);
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/download\/thanks\/[\d.]+\?/.test(request.url())) files.push(request.url());
  });
  await page.clock.install();
  await downloads.button(32).click();
  await expect(downloads.thanks).toBeVisible();
  const started = page.waitForEvent('download');
  await page.clock.runFor(2_000);
  await started;
  expect(files).toHaveLength(1);

  await page.reload();
  await expect(downloads.thanks).toBeVisible();
  await page.clock.runFor(10_000);
  await page.getByRole('link', { name: say('downloads.thanks.back') }).click();
  await expect(downloads.heading).toBeVisible();
  await page.goBack();
  await expect(downloads.thanks).toBeVisible();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.clock.runFor(10_000);
  expect(files).toHaveLength(1);
});

test('A guest downloads the version for combined use from its section @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { guest } = await makeTeam(ofPerson.professional);
  await signIn(guest, '/download/combined');
  const downloads = new DownloadsPage(page, say);
  const button = downloads.button(64, '9.4.1');
  await expect(button).toBeVisible();
  const hash = await downloads.shownHash(button);
  expect((await downloads.download(button)).sha256).toBe(hash);
});

test('A community team downloads without company details @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ edition: 'community', licenses: 0 });
  await signIn(owner, '/download');
  const downloads = new DownloadsPage(page, say);
  await expect(page.getByText(say('buying.communityHint'))).toBeVisible();
  await expect(page.getByText(say('downloads.combined'))).toHaveCount(0);
  await checkAccessibility(page);
  const hash = await downloads.shownHash(downloads.button(64));
  expect((await downloads.download(downloads.button(64))).sha256).toBe(hash);
});

test('An owner with incomplete details is told which, fills them in and downloads @all', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ ...details, tel: '', ...ofPerson.incomplete });
  await signIn(owner, '/download');
  const downloads = new DownloadsPage(page, say);
  await expect(page.getByText(say('downloads.refused.noLicense'))).toBeVisible();
  const missing = page.getByRole('main').getByRole('status').getByRole('listitem');
  await expect(missing).toHaveText([say('downloads.refused.tel')]);
  await expect(downloads.button(64)).toHaveCount(0);
  await checkAccessibility(page);

  await page.getByRole('link', { name: say('downloads.refused.fillIn') }).click();
  await page.getByLabel(say('accounts.team.tel'), { exact: true }).fill('03-5555-0100');
  await page.getByRole('button', { name: say('accounts.form.save') }).click();
  await expect(page.getByText(say('common.saved'))).toBeVisible();
  // A job reports the change to the manager.
  await expect(async () => {
    await page.goto(`${portal.url}/download`);
    await expect(downloads.button(64)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('A guest of a team with incomplete details is told whom to ask @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { guest } = await makeTeam(ofPerson.incomplete);
  await signIn(guest, '/download');
  await expect(page.getByText(say('downloads.refused.askOwner'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('downloads.refused.fillIn') })).toHaveCount(0);
});

test.describe('addresses that name no installer', () => {
  test.use({ expectedNoise: /40[34] \(/ });

  test('show a page with a way back @all', async ({ page, portal, say, makeTeam, signIn }) => {
    const { owner } = await makeTeam(ofPerson.professional);
    await signIn(owner, '/download');
    await expect(new DownloadsPage(page, say).heading).toBeVisible();
    await page.goto(`${portal.url}/download/execute?e=2&bit=64&v=99.0.0`);
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('link').click();
    await expect(new DownloadsPage(page, say).heading).toBeVisible();
    await page.goto(`${portal.url}/download/execute?e=1&bit=64&v=12.0.0`);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /\/download$/);
  });
});

test('A visitor signs in on the way and comes to the file', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam(ofPerson.professional);
  await page.goto(`${portal.url}/download/execute?e=2&bit=64&v=12.0.0`);
  const signIn = new SignInPage(page, say);
  await expect(signIn.heading).toBeVisible();
  const arriving = page.waitForEvent('download');
  await signIn.fill(owner);
  await expect(page).toHaveURL(`${portal.url}/download/thanks?v=12.0.0&bit=64&e=2`);
  expect((await readArrived(await arriving)).name).toContain('12.0.0');
});

test('The menu leads to the downloads @all', async ({
  page,
  portal,
  say,
  language,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam(ofPerson.professional);
  await signIn(owner, '/license');
  const frame = new FramePage(page, say);
  await frame.showMenu();
  await frame.entry(downloadsEntry, language).click();
  await expect(new DownloadsPage(page, say).heading).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/download`);
  await expect(page).toHaveTitle(`${say('downloads.title')} · ${say('common.product')}`);
});
