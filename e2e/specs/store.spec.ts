import { addressee } from '../fixtures/addressee.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { readSheets } from '../fixtures/readPdf.ts';
import { expect, test } from '../fixtures/test.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { CartPaper } from '../pages/CartPaper.ts';
import { StorePage } from '../pages/StorePage.ts';

/** Licenses in their second year, to get a duration and a volume discount. */
const nearEnd = { product: 'cd', starts_in_days: -400, ends_in_days: 5 } as const;

test('A team in Japan sees why a cart costs what it costs, on screen and on paper, and a colleague goes on with it', async ({
  page,
  context,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, admin, licenses } = await makeTeam({ licenses: [nearEnd] });
  const number = licenses[0]!.number;
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list
    .row(number)
    .getByRole('button', { name: say('licenses.cell.actions', { number }) })
    .click();
  await page.getByRole('menuitem', { name: say('licenses.cell.renew'), exact: true }).click();
  const store = new StorePage(page, say);
  await expect(store.renewalMonths(number)).toHaveValue('12');
  await store.add({ product: 'cd', months: 12, quantity: 5 });
  await store.add({ product: 'pd', months: 3, quantity: 2 });
  await store.slip('invoice').check();
  await expect(store.updating).toHaveCount(0);
  const shown = await store.shownCart();
  expect([shown.lines.length, shown.discounts.length]).toEqual([3, 2]);

  await store.explain();
  const why = page.getByRole('dialog', { name: say('explain.title') });
  // The explanation has three lines, two discounts, tax and paper slips.
  await expect(why.getByRole('listitem')).toHaveCount(7);
  await expect(why).toContainText(shown.total.slice(1));
  await checkAccessibility(page);
  await page.keyboard.press('Escape');

  await store.openQuotation();
  await checkAccessibility(page);
  const paper = new CartPaper(await store.createQuotation(addressee), language);
  paper.expectSame(shown);
  expect(paper.text).toContain(addressee.company);
  const link = store.quotations.getByRole('link');
  expect(paper.text).toContain(await link.innerText());

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Q\d+/);
  const sheets = readSheets(await page.pdf({ preferCSSPageSize: true }));
  // No sheet is empty or contains controls or a snackbar.
  for (const sheet of sheets) {
    expect(sheet).toMatch(/[¥￥]/);
    expect(sheet).not.toContain(say('store.quotations.use'));
    expect(sheet).not.toMatch(/was downloaded|をダウンロードしました/);
  }
  expect(sheets.join(' ')).toContain(number);
  const address = new URL(page.url()).pathname;
  await page.evaluate(() => {
    localStorage.clear();
  });
  await context.clearCookies();
  await signIn(admin, address);
  await page.getByRole('button', { name: say('store.quotations.use'), exact: true }).click();
  await expect(page).toHaveURL(`${portal.url}/store`);
  await expect(page.getByText(say('store.shop.quoted'))).toBeVisible();
  await expect.poll(() => store.shownCart()).toEqual(shown);
  await store.quantity('cd').fill('4');
  await expect(page.getByText(say('store.shop.quoted'))).toHaveCount(0);
  await expect(store.row('cd')).toContainText('600,000');
});

const buyers = [
  {
    who: 'An agent',
    team: { agent: true },
    total: '519,475',
    terms: {
      en: 'Payment terms Closing at month end, bank transfer by the end of the next month ',
      ja: '支払条件 月末締め翌月末銀行振込 ',
    },
    others: /credit card|クレジットカード/,
  },
  {
    who: 'A team abroad',
    team: { country: 'US' },
    total: '3,762.00',
    terms: {
      en: 'Payment terms Bank transfer before the start date, or credit card ',
      ja: '支払条件 利用開始日前の銀行振込、またはクレジットカード ',
    },
    others: /Closing at month end|月末締め|消費税（|\(10%\)/,
  },
] as const;

for (const { who, team, total, terms, others } of buyers) {
  test(`${who} has terms of its own on the paper @all`, async ({
    page,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner } = await makeTeam({ licenses: 0, ...team });
    await signIn(owner, '/store');
    const store = new StorePage(page, say);
    await expect(store.quote).toBeDisabled();
    await store.add({ product: 'cd', months: 1, quantity: 3 });
    await store.add({ product: 'cd', months: 12, quantity: 3 });
    if ('country' in team) {
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    } else {
      await store.slip('invoice').check();
      await store.slip('receipt').check();
    }
    await expect(store.updating).toHaveCount(0);
    const shown = await store.shownCart();
    expect(shown.total).toContain(total);
    await checkAccessibility(page);
    const dialog = await store.openQuotation();
    await dialog.getByLabel(say('store.quotation.paymentTerms')).selectOption('display');
    const paper = new CartPaper(await store.createQuotation(addressee), language);
    paper.expectSame(shown);
    expect(paper.text).toContain(terms[language]);
    expect(paper.text).not.toMatch(others);
  });
}

test('People who may not buy read what to do @all', async ({
  page,
  context,
  say,
  makeTeam,
  signIn,
}) => {
  const community = await makeTeam({ edition: 'community', licenses: 0 });
  await signIn(community.owner, '/store');
  await expect(page.getByText(say('buying.communityHint'))).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: say('buying.estimate') }).click();
  await expect(page.getByText(say('store.permission.communityNext'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('buying.upgrade') }).last()).toBeVisible();
  await new StorePage(page, say).add({ product: 'cd', months: 1 });
  await checkAccessibility(page);
  await context.clearCookies();
  const { guest } = await makeTeam({ licenses: 0 });
  await signIn(guest, '/store');
  await expect(page.getByText(say('store.permission.guestHint'))).toBeVisible();
});

test('Two tabs share one cart, and a damaged one keeps what it can', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ licenses: 0 });
  await signIn(owner, '/store');
  const here = new StorePage(page, say);
  await here.add({ product: 'cd', months: 1, quantity: 2 });
  const otherPage = await context.newPage();
  await otherPage.goto(`${portal.url}/store`);
  const there = new StorePage(otherPage, say);
  await expect(there.row('cd')).toBeVisible();
  await there.add({ product: 'pd', months: 1 });
  await expect(here.row('pd')).toBeVisible();
  await here.quantity('cd').fill('4');
  await expect(there.quantity('cd')).toHaveValue('4');
  await expect(there.totals).toContainText('88,000');
  await otherPage.close();

  await page.evaluate(() => {
    localStorage.setItem('cd', '{"m1":4,"m2":99');
    localStorage.setItem('licenses', 'no list');
  });
  await page.reload();
  await expect(page.getByText(say('store.shop.damaged'))).toBeVisible();
  await expect(here.row('pd')).toBeVisible();
  await expect(here.row('cd')).toHaveCount(0);
  await expect(here.totals).toContainText('22,000');
});

test('A team chooses among 2,000 licenses @all', async ({ page, say, makeTeam, signIn }) => {
  const { owner, licenses } = await makeTeam({ licenses: 2_000 });
  await signIn(owner, '/store');
  const store = new StorePage(page, say);
  const { renewals } = store;
  await expect(renewals.getByRole('rowheader')).toHaveCount(5);
  await renewals.getByRole('button', { name: /2,?000/ }).click();
  const drawn = await renewals.getByRole('rowheader').count();
  expect(drawn).toBeLessThan(100);
  await renewals.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  // On phones rows are cards without a header; elsewhere the header sticks below the totals.
  const header = renewals.getByRole('columnheader').first();
  if (await header.isVisible()) await header.click({ trial: true });
  const number = licenses[1_500]!.number;
  await store.showRenewalTools();
  await renewals.getByRole('searchbox').fill(number);
  await expect(renewals.getByRole('rowheader')).toHaveText([number]);
  await store.renewalMonths(number).fill('1');
  await renewals.getByRole('searchbox').fill('');
  await renewals.getByLabel(/2,000/).selectOption('12');
  await expect(store.updating).toHaveCount(0);
  await expect(store.totals).toContainText(/[¥￥]\d{3},\d{3},\d{3}/);
  await expect(store.quote).toBeEnabled();
});

test.describe('without a network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('The cart still works and says that its total is not current', async ({
    page,
    context,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner } = await makeTeam({ licenses: 0 });
    // Without the profile call the page would redirect to the sign-in.
    const profile = page.waitForEvent('requestfinished', (request) =>
      /^GET .*\/api\/user\/me\/$/.test(`${request.method()} ${request.url()}`),
    );
    await signIn(owner, '/store');
    const store = new StorePage(page, say);
    await store.add({ product: 'cd', months: 1 });
    await expect(store.updating).toHaveCount(0);
    await profile;
    await context.setOffline(true);
    await store.quantity('cd').fill('3');
    const alert = page.getByRole('alert').filter({ hasText: say('store.totals.notCurrent') });
    await expect(alert).toBeVisible();
    await expect(store.row('cd')).toContainText('45,000');
    await checkAccessibility(page);
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(store.totals).toContainText('49,500');
  });
});
