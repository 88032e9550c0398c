import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { createPages, proceed } from '../pages/orderPages.ts';

const gatewayPage = {
  en: {
    number: 'Card number',
    holder: 'Name on the card',
    expiry: 'Expires (MM/YY)',
    add: 'Add card',
  },
  ja: {
    number: 'カード番号',
    holder: 'カード名義',
    expiry: '有効期限（MM/YY）',
    add: 'カードを追加',
  },
} as const;

test('A card is added at the gateway, made the default one, pays an order and is deleted', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const words = gatewayPage[language];
  const { owner } = await makeTeam({ licenses: 0 });
  const pages = createPages(page, say);
  await signIn(owner, '/store');
  await pages.store.add({ product: 'cd', months: 1 });
  await page.goto(`${portal.accountsUrl}/creditcard`);
  await expect(page.getByText(say('accounts.cards.none'))).toBeVisible();
  for (const number of ['4000000000003220', '4242 4242 4242 4242']) {
    await page.getByRole('button', { name: say('accounts.cards.add') }).click();
    await page.waitForURL(`${portal.gatewayUrl}/cards/new?**`);
    await checkAccessibility(page);
    await page.getByLabel(words.number).fill(number);
    await page.getByLabel(words.holder).fill('HANAKO SATO');
    await page.getByLabel(words.expiry).fill('12/40');
    await page.getByRole('button', { name: words.add }).click();
    await expect(page).toHaveURL(`${portal.accountsUrl}/creditcard?card=added`);
    await expect(page.getByText(say('accounts.cards.added'))).toBeVisible();
    // The cards move the button when they arrive.
    await expect(page.getByRole('listitem').filter({ hasText: number.slice(-4) })).toBeVisible();
  }
  const card = say('accounts.cards.name', { brand: 'Visa', last4: '4242' });
  await page.getByRole('button', { name: say('accounts.cards.makeDefaultOf', { card }) }).click();
  await expect(page.getByText(say('accounts.cards.isDefault'))).toBeVisible();
  await checkAccessibility(page);

  await page.goto(`${portal.url}/store`);
  await proceed(pages);
  await pages.checkout.way('card').check();
  await expect(pages.checkout.card('4242')).toBeChecked();
  await pages.checkout.next.click();
  await pages.checkout.place.click();
  await expect(pages.checkout.completed).toBeVisible();

  await page.goto(`${portal.accountsUrl}/creditcard`);
  await page.getByRole('button', { name: say('accounts.cards.removeOf', { card }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('accounts.cards.remove') })
    .click();
  await expect(page.getByText(card)).toHaveCount(0);
});
