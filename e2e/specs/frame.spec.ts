import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { holdScripts } from '../fixtures/holdScripts.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { FramePage, licensesEntry } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

const narrow = 960;

test('The frame has its landmarks, menus and footer', async ({ page, say, makeTeam, signIn }) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(say('common.product'));
  await expect(page.getByRole('main')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const link of ['productInformation', 'terms', 'privacy', 'contact']) {
    await expect(
      footer.getByRole('link', { name: new RegExp(say(`frame.${link}`)) }),
    ).toHaveAttribute('href', /.+/);
  }

  await page.getByRole('button', { name: say('frame.notifications') }).click();
  await expect(page.getByText(say('frame.noNotices'))).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('frame.apps') }).click();
  await expect(page.getByRole('menuitem', { name: say('frame.account') })).toBeVisible();
  await page.keyboard.press('Escape');

  const frame = new FramePage(page, say);
  await frame.userMenu.click();
  await expect(frame.signOut).toBeVisible();
  await checkAccessibility(page);
});

test('The links of the frame lead somewhere', async ({ page, portal, say, makeTeam, signIn }) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  for (const link of links) {
    const address = await link.getAttribute('href');
    const answer = await page.request.get(new URL(address ?? '', portal.url).href);
    expect(answer.ok(), address ?? '').toBe(true);
  }
});

test('The language changes without a reload and keeps what is typed', async ({
  page,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list.search.fill('typed and kept');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  const other = language === 'ja' ? 'en' : 'ja';
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: other === 'ja' ? '日本語' : 'English' })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  await expect(page.getByRole('searchbox')).toHaveValue('typed and kept');
  await expect(list.heading).toBeHidden();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test.describe('an address that no remote owns', () => {
  // The browser logs the response's status.
  test.use({ expectedNoise: /404 \(Not Found\) .*\/no-such-page/ });

  test('shows a page that says so, inside the frame', async ({ page, say, makeTeam, signIn }) => {
    const { owner } = await makeTeam();
    await signIn(owner, '/no-such-page');
    await expect(
      page.getByRole('heading', { level: 1, name: say('common.pageNotFound') }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('A click before the scripts have loaded is answered once they have', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  await signInByCalls(context, portal, owner);
  const frame = new FramePage(page, say);
  const letGo = await holdScripts(page);
  await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
  await frame.userMenu.click();
  await expect(frame.signOut).toBeHidden();
  await letGo();
  await expect(frame.signOut).toBeVisible();
});

test('The screen can be read before its scripts have loaded, and works afterwards', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 2 });
  const [number = ''] = licenses.map((license) => license.number);
  await signInByCalls(context, portal, owner);
  const list = new LicenseListPage(page, say);
  const letGo = await holdScripts(page);
  await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
  await expect(list.row(number)).toBeVisible();
  await expect(list.heading).toBeVisible();
  // The styles of frame and preview, which styled-components takes over.
  await expect(page.locator('style[data-styled="true"]')).toHaveCount(2);
  await letGo();
  // The search field is usable once the screen is there; the preview is inert.
  await list.search.fill(number);
  await expect(list.row(number)).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.locator('style[data-styled]')).toHaveCount(2);
  await expect(page.locator('style[data-styled="active"]')).toHaveCount(2);
});

test('The menu is beside the page where there is room, and over it where there is none', async ({
  page,
  language,
  say,
  makeTeam,
  signIn,
  viewport,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  const frame = new FramePage(page, say);
  const { menu, openMenu } = frame;
  if ((viewport?.width ?? narrow) >= narrow) {
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: say('frame.closeMenu') }).click();
    await expect(menu).toBeHidden();
    return;
  }
  await expect(menu).toBeHidden();
  await openMenu.click();
  await expect(menu).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await openMenu.click();
  await frame.entry(licensesEntry, language).click();
  await expect(menu).toBeHidden();
});
