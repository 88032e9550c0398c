import { addCard } from '../fixtures/addCard.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { readMail } from '../fixtures/readMail.ts';
import { readPdf } from '../fixtures/readPdf.ts';
import { expect, test } from '../fixtures/test.ts';
import { CardPayment } from '../pages/CardPayment.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { OrderPage } from '../pages/OrderPage.ts';

test('A license of the EMI check is ordered, paid by card on the order’s page, and used @all', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  test.slow();
  const { owner } = await makeTeam({ locale: language });
  await addCard(portal, owner, 'declined');
  await addCard(portal, owner, 'challenge');
  await signIn(owner, '/demitasnx');
  const check = new EmiCheckPage(page, say);
  const order = new OrderPage(page, say);
  const card = new CardPayment(page, say);
  const total = { en: '¥110,000', ja: '￥110,000' }[language];
  const authentication = {
    en: { yes: 'Authenticate', no: 'Refuse' },
    ja: { yes: '承認する', no: '承認しない' },
  }[language];
  const answer = async (words: 'yes' | 'no') => {
    await page.getByRole('button', { name: authentication[words], exact: true }).click();
    await page.waitForURL(`${portal.url}/3dsec_finished?**`);
  };
  await check.buy.click();
  await check.dialog.getByLabel(say('emi.application.project')).fill('Router 3');
  await check.agree();
  await check.dialog.getByRole('button', { name: say('emi.application.buy') }).click();
  await check.dialog.getByRole('link', { name: say('emi.application.toOrder') }).click();

  await expect(page.getByText(say('orders.detail.emiAfterPayment'))).toBeVisible();
  const number = await order.facts.getByText(/^S\d+$/).innerText();
  await checkAccessibility(page);
  await card.open.click();
  await card.pay('0002', total);
  await expect(card.refused).toContainText(say('orders.pay.failed', { number }));
  await checkAccessibility(page);

  await card.pay('3220', total);
  await expect(page.getByText(say('orders.cards.secureLead'))).toBeVisible();
  await page.waitForURL(`${portal.gatewayUrl}/**`);
  await answer('no');
  await expect(page.getByText(say('orders.outcome.notPaid', { number }))).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: say('orders.outcome.backToOrder') }).click();

  await expect(order.facts).toContainText(say('orders.status.unpaid'));
  await expect(order.bank).toContainText(number);
  await card.open.click();
  await card.pay('3220', total);
  await answer('yes');
  await expect(page.getByText(say('orders.outcome.paid', { number }))).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: say('orders.outcome.toOrder') }).click();

  await expect(order.facts).toContainText(say('orders.status.paid'));
  await expect(order.facts).toContainText(say('orders.status.card'));
  await expect(order.bank).toHaveCount(0);
  await expect(card.open).toHaveCount(0);
  const receipt = readPdf((await order.save('receipt')).content);
  expect(receipt).toContain(number);
  expect(receipt).toMatch(/Credit card|クレジットカード/);
  await expect
    .poll(() => readMail(portal, owner.email))
    .toMatch(/Your card has been charged|カードでのお支払いが完了/);
  await page.getByRole('link', { name: say('orders.detail.toEmiCheck') }).click();
  await check.analyze.click();
  await expect(check.project).toHaveValue('Router 3');
});
