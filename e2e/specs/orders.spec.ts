import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { addCard } from '../fixtures/addCard.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { readMail } from '../fixtures/readMail.ts';
import type { Say } from '../fixtures/say.ts';
import { expect, test } from '../fixtures/test.ts';
import { CartPaper } from '../pages/CartPaper.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { OrderListPage } from '../pages/OrderListPage.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import type { ShownCart } from '../pages/ShownCart.ts';
import { StorePage } from '../pages/StorePage.ts';

const nearEnd = { product: 'cd', starts_in_days: -400, ends_in_days: 5 } as const;

/** Everything of a way through the checkout that is done with the pages of one tab. */
function pagesOf(page: Page, say: Say) {
  return {
    store: new StorePage(page, say),
    checkout: new CheckoutPage(page, say),
    history: new OrderListPage(page, say),
    order: new OrderPage(page, say),
  };
}
type Pages = ReturnType<typeof pagesOf>;

/** What the store says of the cart, once it is sure; then on to the checkout. */
async function proceed({ store }: Pages): Promise<ShownCart> {
  await expect(store.updating).toHaveCount(0);
  const shown = await store.shownCart();
  await store.proceed.click();
  return shown;
}

/** From the order to the license list: each of its licenses is there. @returns their numbers. */
async function expectLicenses({ order }: Pages, count: number): Promise<readonly string[]> {
  const links = order.licenses.getByRole('link');
  await expect(links).toHaveCount(count);
  const numbers = await links.allInnerTexts();
  await links.first().click();
  const list = new LicenseListPage(order.page, order.say);
  await expect(list.row(numbers[0] ?? '')).toBeVisible();
  await list.search.fill('');
  for (const number of numbers) await expect(list.row(number)).toBeVisible();
  return numbers;
}

test('A transfer pays for a renewal and new licenses, and every paper says what the screen said', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}, info) => {
  const { owner, licenses, name } = await makeTeam({ licenses: [nearEnd], locale: language });
  const renewed = licenses[0]?.number ?? '';
  const pages = pagesOf(page, say);
  const { store, checkout, history, order } = pages;
  await signIn(owner, '/store');
  await store.renewalMonths(renewed).selectOption('12');
  await store.add({ product: 'cd', months: 12, quantity: 5 });
  await store.slip('invoice').check();
  const shown = await proceed(pages);
  expect(shown.discounts).toHaveLength(2);

  await expect(checkout.next).toHaveCount(0);
  await checkAccessibility(page);
  await checkout.confirm('bankPrepay');
  await checkout.expectSame(shown);
  await expect(checkout.bank).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(checkout.place).toBeVisible();
  await page.goBack();
  await expect(checkout.way('bankPrepay')).toBeChecked();
  await checkout.next.click();
  await checkout.place.click();
  await expect(checkout.completed).toBeVisible();
  await expect(checkout.notice).toBeVisible();
  await checkAccessibility(page);
  await checkout.closeNotice();

  await expect(history.heading).toBeVisible();
  const number = await history.onlyNumber();
  expect(number).toMatch(/^S\d{6}\d{5}$/);
  await expect(history.row(number)).toContainText(say('orders.status.unpaid'));
  await expect(history.row(number)).toContainText(shown.total.slice(1));
  await checkAccessibility(page);
  expect(await readMail(portal, owner.email)).toContain(number);

  await history.row(number).getByRole('link').click();
  expect(await order.offered()).toEqual([say('orders.documents.invoice')]);
  await expect(order.bank).toContainText(number);
  const invoice = await order.save('invoice');
  expect(invoice.name).toBe(`${number}_invoice.pdf`);
  const paper = new CartPaper(invoice.content, language);
  paper.expectSame(shown);
  for (const text of [number, name, 'T8000000000001']) expect(paper.text).toContain(text);

  const statement = info.outputPath('statement.csv');
  const amount = shown.total.replaceAll(/\D/g, '');
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format();
  await writeFile(statement, `日付,入金額,振込依頼人名\n${today},${amount},${number} ﾃｽﾄ\n`);
  expect(await portalCommand(portal, 'bank', 'import', statement)).toContain('1 paid, 0 not');
  await page.reload();
  await expect(order.facts).toContainText(say('orders.status.paid'));
  await expect(order.bank).toHaveCount(0);
  await expect(order.cancel).toHaveCount(0);
  await expect(order.events).toHaveText(
    ['ordered', 'paid', 'delivered'].map((event) => say(`orders.event.${event}`)),
  );
  await checkAccessibility(page);
  for (const kind of ['delivery', 'receipt'] as const) {
    new CartPaper((await order.save(kind)).content, language).expectSame(shown);
  }
  const numbers = await expectLicenses(pages, 6);
  const last = shown.lines.find(({ renews }) => renews === renewed)?.last ?? 'none';
  await expect(new LicenseListPage(page, say).row(renewed)).toContainText(last);
  expect(numbers).toContain(renewed);
  await page.goto(`${portal.url}/payment`);
  await expect(page.getByText(say('orders.checkout.emptyCart'))).toBeVisible();
  await checkAccessibility(page);
});

const laterPayers = [
  { who: 'A team in Japan', team: {}, ways: 3 },
  { who: 'An agent', team: { agent: true }, ways: 1 },
] as const;

for (const { who, team, ways } of laterPayers) {
  test(`${who} pays after delivery once the operator has approved it`, async ({
    page,
    portal,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    const { admin } = await makeTeam({ licenses: 0, ...team });
    const pages = pagesOf(page, say);
    const { store, checkout, history, order } = pages;
    await signIn(admin, '/store');
    await store.add({ product: 'pd', months: 3, quantity: 2 });
    const shown = await proceed(pages);
    await expect(page.getByRole('radio')).toHaveCount(ways);
    await checkAccessibility(page);
    await checkout.confirm('bankPostpay');
    await checkout.expectSame(shown);
    await expect(checkout.bank).toHaveCount(ways === 1 ? 0 : 1);
    await checkout.place.click();
    await checkout.closeNotice();
    const number = await history.onlyNumber();
    await expect(history.row(number)).toContainText(say('orders.status.unapproved'));

    await portalCommand(portal, 'orders', 'approve', number, '--note', 'credit is good');
    await history.row(number).getByRole('link').click();
    await expect(order.events).toHaveText(
      ['ordered', 'approved', 'delivered'].map((event) => say(`orders.event.${event}`)),
    );
    await expect(order.facts).toContainText(say('orders.status.unpaid'));
    expect(await order.offered()).toEqual(
      ['invoice', 'delivery'].map((kind) => say(`orders.documents.${kind}`)),
    );
    const paper = new CartPaper((await order.save('invoice')).content, language);
    paper.expectSame(shown);
    if (ways === 1) {
      await expect(order.bank).toHaveCount(0);
      expect(paper.text).not.toMatch(/Minato Bank|みなと銀行/);
    } else {
      await expect(order.bank).toBeVisible();
    }
    await expectLicenses(pages, 2);
  });
}

test('A team abroad pays in dollars, by transfer or by card, without tax', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ licenses: 0, country: 'US' });
  await addCard(portal, owner, 'succeeds');
  const pages = pagesOf(page, say);
  const { store, checkout, history, order } = pages;
  await signIn(owner, '/store');
  await store.add({ product: 'cd', months: 12, quantity: 5 });
  const shown = await proceed(pages);
  expect(shown).toMatchObject({ tax: null, total: '$5,700.00' });
  await expect(checkout.way('bankPostpay')).toHaveCount(0);
  await checkout.confirm('bankPrepay');
  await checkout.expectSame(shown);
  await checkAccessibility(page);
  await checkout.place.click();
  await page.getByRole('link', { name: say('orders.outcome.toOrder') }).click();
  await expect(order.bank).toContainText('SWIFT');
  const number = await order.facts.getByText(/^S\d+$/).innerText();
  new CartPaper((await order.save('invoice')).content, language).expectSame(shown);
  await portalCommand(portal, 'orders', 'pay', number, '--note', 'wire of today');
  await page.reload();
  await expectLicenses(pages, 5);

  await page.goto(`${portal.url}/store`);
  await store.add({ product: 'pd', months: 1 });
  const another = await proceed(pages);
  await checkout.confirm('card', '4242');
  await checkout.expectSame(another);
  await checkout.place.click();
  await expect(checkout.completed).toBeVisible();
  await page.getByRole('link', { name: say('orders.outcome.toOrder') }).click();
  await expect(order.facts).toContainText(say('orders.status.paid'));
  const receipt = new CartPaper((await order.save('receipt')).content, language);
  receipt.expectSame(another);
  await expectLicenses(pages, 1);
  await page.goto(`${portal.url}/orders`);
  await expect(history.rows).toHaveCount(2);
  const files = unzipSync((await history.exportThisMonth()).content);
  const names = Object.keys(files).filter((name) => name.endsWith('.pdf'));
  expect(names).toHaveLength(6);
  const index = new TextDecoder().decode(files['index.csv']);
  for (const name of names) expect(index).toContain(name);
  const paper = names.find((name) => /_160_.+_(RECEIPT|領収書)_/.test(name)) ?? names.join();
  new CartPaper(files[paper] ?? new Uint8Array(), language).expectSame(another);
});

test('A card is declined, another is not authenticated and then is: one order is paid', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ licenses: 0 });
  await addCard(portal, owner, 'declined');
  await addCard(portal, owner, 'challenge');
  const pages = pagesOf(page, say);
  const { store, checkout, history, order } = pages;
  const authentication = {
    en: { title: 'Sandbox card authentication', yes: 'Authenticate', no: 'Refuse' },
    ja: { title: 'テスト用カード認証', yes: '承認する', no: '承認しない' },
  }[language];
  const answer = async (words: 'yes' | 'no') => {
    await page.getByRole('button', { name: authentication[words], exact: true }).click();
    await page.waitForURL(`${portal.url}/3dsec_finished?**`);
  };
  await signIn(owner, '/store');
  await store.add({ product: 'cd', months: 1 });
  const shown = await proceed(pages);

  await checkout.confirm('card', '0002');
  await checkout.place.click();
  const declined = page.getByRole('alert').filter({ hasText: say('orders.checkout.notOrdered') });
  await expect(declined).toBeVisible();
  await checkAccessibility(page);
  await declined.getByRole('link', { name: say('orders.checkout.otherWay') }).click();

  await checkout.confirm('card', '3220');
  await checkout.place.click();
  await expect(page.getByText(say('orders.checkout.secureLead'))).toBeVisible();
  await page.waitForURL(`${portal.gatewayUrl}/**`);
  await expect(page.getByRole('heading', { name: authentication.title })).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await answer('no');
  const failed = page.getByText(say('orders.outcome.failedNext'));
  await expect(failed).toBeVisible();
  await checkAccessibility(page);
  // The page before has been answered, and leads here again.
  await page.goBack();
  await page.waitForURL(`${portal.url}/3dsec_finished?**`);
  await expect(failed).toBeVisible();
  await page.getByRole('link', { name: say('orders.outcome.another') }).click();

  await checkout.confirm('card', '3220');
  await checkout.expectSame(shown);
  await checkout.place.click();
  await answer('yes');
  await expect(checkout.completed).toBeVisible();
  await checkout.closeNotice();
  await expect(history.rows).toHaveCount(3);
  await expect(history.rows.filter({ hasText: say('orders.status.failed') })).toHaveCount(2);
  await history.rows
    .filter({ hasText: say('orders.status.paid') })
    .getByRole('link')
    .click();
  const number = await order.facts.getByText(/^C\d+$/).innerText();
  new CartPaper((await order.save('receipt')).content, language).expectSame(shown);
  const [license = ''] = await expectLicenses(pages, 1);

  await portalCommand(portal, 'orders', 'refund', number, '--note', 'ordered by mistake');
  await page.goBack();
  await page.reload();
  const credit = new CartPaper((await order.save('credit')).content, language);
  credit.expectSame(shown);
  await page.goto(`${portal.url}/license`);
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  await expect(page.getByText(license)).toHaveCount(0);
});

test.describe('when an answer is lost', () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test('Pressing again makes no second order, and an unpaid one can be cancelled', async ({
    page,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner } = await makeTeam({ licenses: 0 });
    const pages = pagesOf(page, say);
    const { store, checkout, history } = pages;
    await signIn(owner, '/store');
    await store.add({ product: 'cd', months: 1 });
    await proceed(pages);
    await checkout.confirm('bankPrepay');
    await page.route(
      '**/api/order',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await checkout.place.click();
    await expect(page.getByText(say('orders.checkout.unknown'))).toBeVisible();
    await checkAccessibility(page);
    await page.reload();
    await checkout.place.dblclick();
    await checkout.closeNotice();
    const number = await history.onlyNumber();
    await history.cancel(number);
    await expect(history.row(number)).toContainText(say('orders.status.cancelled'));
  });
});

test('A team finds one among 2,000 orders', async ({ page, say, signIn }) => {
  const demo = { id: '', firstName: '', lastName: '' };
  const owner = { ...demo, email: 'owner@large.example', password: 'circuit-board-2026' };
  const { history } = pagesOf(page, say);
  await signIn(owner, '/orders');
  await expect(page.getByText(/2,000/)).toBeVisible();
  expect(await history.rows.count()).toBeLessThan(100);
  // The first rows come with the page, all others later.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(history.rows.last()).toHaveAttribute('aria-rowindex', '2001', { timeout: 2_000 });
  }).toPass();
  const last = history.rows.last().getByRole('link');
  await expect(last).toBeInViewport();
  const number = await last.innerText();
  await checkAccessibility(page);
  await history.search.fill(number);
  await expect(history.rows).toHaveCount(1);
  expect(await history.onlyNumber()).toBe(number);
  await page.reload();
  await expect(history.rows).toHaveCount(1);
});

test.describe('without the permission', () => {
  test.use({ expectedNoise: /status of 403/ });

  test('Whoever may not order reads why', async ({
    page,
    context,
    portal,
    say,
    makeTeam,
    signIn,
  }) => {
    const community = await makeTeam({ edition: 'community', licenses: 0 });
    const professional = await makeTeam({ licenses: 0 });
    const people = [
      { person: community.owner, hint: say('buying.communityHint') },
      { person: professional.guest, hint: say('buying.guestHint') },
    ];
    for (const { person, hint } of people) {
      await context.clearCookies();
      await signIn(person, '/orders');
      await expect(page.getByText(say('shell.screens.notPermitted'))).toBeVisible();
      for (const address of ['/payment', '/3dsec_finished']) {
        await page.goto(`${portal.url}${address}`);
        await expect(page.getByText(hint)).toBeVisible();
      }
      await checkAccessibility(page);
    }
  });
});
