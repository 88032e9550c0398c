import { addressee } from '../fixtures/addressee.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { createPages, proceed } from '../pages/orderPages.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';

/** Headings of search results from remotes and the frame. */
const groups = {
  en: {
    licenses: 'Licenses',
    orders: 'Orders',
    quotes: 'Quotes',
    documents: 'Documents',
    users: 'Users',
  },
  ja: {
    licenses: 'ライセンス',
    orders: '注文',
    quotes: '見積書',
    documents: '書類',
    users: 'ユーザー',
  },
} as const;

test('An owner finds anything by the keyboard alone, a guest only what is for guests', async ({
  page,
  context,
  browser,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  test.slow();
  const { owner, admin, guest, licenses } = await makeTeam({ licenses: 1, locale: language });
  const license = licenses[0]?.number ?? '';
  const names = groups[language];
  const pages = createPages(page, say);
  await signIn(owner, '/store');
  await pages.store.add({ product: 'cd', months: 12 });
  await pages.store.openQuotation();
  await pages.store.createQuotation(addressee);
  const quote = await pages.store.quotations.getByRole('link').innerText();
  await proceed(pages);
  await pages.checkout.confirm('bankPrepay');
  await pages.checkout.place.click();
  await pages.checkout.closeNotice();
  const order = await pages.history.onlyNumber();

  const search = new SearchDialog(page, say);
  await search.button.press('Enter');
  await expect(search.field).toBeFocused();
  await expect(search.group(say('frame.search.screens'))).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(search.button).toBeFocused();

  await search.type(order.toLowerCase());
  const found = search.result(names.orders, order);
  await expect(found).toContainText(say('orders.status.unpaid'));
  await checkAccessibility(page);
  await search.open(found);
  await expect(page).toHaveURL(/\/order\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const orderAddress = page.url();

  await search.type(quote);
  await search.open(search.result(names.quotes, quote));
  await expect(page).toHaveURL(/\/store\/quotations\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(quote);

  await search.type(language === 'ja' ? '請求書' : 'invoice');
  await search.open(search.result(names.documents, '.*').first());
  await expect(page).toHaveURL(orderAddress);

  await search.type(license);
  const opened = context.waitForEvent('page');
  const licensePage = `${portal.url}/license/${license}`;
  // Only the request is checked: Chromium 150 sometimes crashes when it shows a page in a new tab.
  const requested = context.waitForEvent('request', (request) => request.url() === licensePage);
  await search.open(search.result(names.licenses, license), 'Control+Enter');
  await requested;
  await (await opened).close();
  await expect(search.field).toBeFocused();
  await search.open(search.result(names.licenses, license));
  await expect(page).toHaveURL(`${portal.url}/license/${license}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(license);

  // A screen is found in both languages.
  await search.type(language === 'ja' ? 'usage log' : '利用ログ');
  await search.open(search.group(say('frame.search.screens')).getByRole('option'));
  await expect(page).toHaveURL(`${portal.url}/log`);

  await search.type('');
  const recent = search.group(say('frame.search.recent')).getByRole('option');
  await expect(recent.first()).toContainText(license);
  await page.keyboard.type(admin.email.toUpperCase());
  await search.open(search.result(names.users, '.*').first());
  await expect(page).toHaveURL(`${portal.accountsUrl}/users`);
  await expect(page.getByRole('main')).toContainText(admin.email);

  // Account pages search screens and actions.
  await search.type(language === 'ja' ? '更新' : 'renew');
  await search.open(search.group(say('frame.search.acts')).getByRole('option').first());
  await expect(page).toHaveURL(`${portal.url}/store`);

  await context.clearCookies();
  await signIn(admin, '/license');
  await search.type('');
  await expect(search.group(say('frame.search.screens'))).toBeVisible();
  await expect(search.group(say('frame.search.recent'))).toHaveCount(0);

  const other = await browser.newContext();
  await signInByCalls(other, portal, guest);
  const theirs = new SearchDialog(await other.newPage(), say);
  const asked: string[] = [];
  theirs.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await theirs.page.goto(`${portal.url}/license`);
  await theirs.type(license);
  await expect(theirs.result(names.licenses, license)).toContainText(/\d{4}-\d{2}-\d{2}/);
  await expect(theirs.result(names.licenses, license)).not.toContainText(owner.lastName);
  await theirs.field.fill(order);
  await expect(theirs.page.getByText(say('frame.search.nothing', { text: order }))).toBeVisible();
  const searched = asked.filter((path) => path.endsWith('/search'));
  expect([...new Set(searched)]).toEqual(['/api/licenses/search']);
  await other.close();
});

test.describe('a part of the search that is away', () => {
  test.use({ expectedNoise: /500 \(Internal Server Error\)/ });

  test('keeps nobody from the others @all', async ({ page, language, say, makeTeam, signIn }) => {
    const { owner, licenses } = await makeTeam({ licenses: 1 });
    const license = licenses[0]?.number ?? '';
    const names = groups[language];
    let isAway = true;
    await page.route('**/api/orders/search*', async (route) => {
      await (isAway ? route.fulfill({ status: 500, json: { error: true } }) : route.continue());
    });
    await signIn(owner, '/license');
    const search = new SearchDialog(page, say);
    await search.type(license);
    await expect(search.result(names.licenses, license)).toBeVisible();
    const again = search.group(names.orders).getByRole('option');
    await expect(again).toContainText(say('frame.search.failed', { part: names.orders }));
    await checkAccessibility(page);
    isAway = false;
    await search.open(again);
    await expect(again).toHaveCount(0);
    await expect(search.field).toBeFocused();
  });
});
