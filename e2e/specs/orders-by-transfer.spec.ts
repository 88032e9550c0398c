import { writeFile } from 'node:fs/promises';
import { documentNames } from '@portal/shared/domain';
import { unzipSync } from 'fflate';
import { addCard } from '../fixtures/addCard.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { readMail } from '../fixtures/readMail.ts';
import { expect, test } from '../fixtures/test.ts';
import { CartPaper } from '../pages/CartPaper.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { expectLicenses, createPages, proceed } from '../pages/orderPages.ts';

const nearEnd = { product: 'cd', starts_in_days: -400, ends_in_days: 5 } as const;

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
  const pages = createPages(page, say);
  const { store, checkout, history, order } = pages;
  await signIn(owner, '/store');
  await store.renewalMonths(renewed).fill('12');
  await store.add({ product: 'cd', months: 12, quantity: 5 });
  await store.slip('invoice').check();
  const shown = await proceed(pages);
  expect(shown.discounts).toHaveLength(2);

  await expect(checkout.way('bankPrepay')).toBeVisible();
  await expect(checkout.next).toHaveCount(0);
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
  expect(await readMail(portal, owner.email)).toContain(number);

  await history.row(number).getByRole('link').click();
  expect(await order.offered()).toEqual([documentNames[language].invoice]);
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
  // A paid order keeps the bank account, for later reference.
  await expect(order.bank).toBeVisible();
  await expect(order.more).toHaveCount(0);
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
});

const laterPayers = [
  { who: 'A team in Japan', team: {}, ways: 3 },
  { who: 'An agent', team: { agent: true }, ways: 1 },
] as const;

for (const { who, team, ways } of laterPayers) {
  test(`${who} pays after delivery once the operator has approved it @all`, async ({
    page,
    portal,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    const { admin } = await makeTeam({ licenses: 0, ...team });
    const pages = createPages(page, say);
    const { store, checkout, history, order } = pages;
    await signIn(admin, '/store');
    await store.add({ product: 'pd', months: 3, quantity: 2 });
    const shown = await proceed(pages);
    await expect(page.getByRole('radio')).toHaveCount(ways);
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
      (['invoice', 'delivery'] as const).map((kind) => documentNames[language][kind]),
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

test('A team abroad pays in dollars, by transfer or by card, without tax @all', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ licenses: 0, country: 'US' });
  await addCard(portal, owner, 'succeeds');
  const pages = createPages(page, say);
  const { store, checkout, history, order } = pages;
  await signIn(owner, '/store');
  await store.add({ product: 'cd', months: 12, quantity: 5 });
  // A chosen day is the same on both sides of midnight.
  await store.startNextDay();
  const shown = await proceed(pages);
  expect(shown).toMatchObject({ tax: null, total: '$5,700.00' });
  await expect(checkout.way('bankPostpay')).toHaveCount(0);
  await checkout.confirm('bankPrepay');
  await checkout.expectSame(shown);
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
  await store.startNextDay();
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
