import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { StorePage } from '../pages/StorePage.ts';

const buyers = [
  { who: 'A professional team in Japan', team: {}, price: '495,000', sum: '470,250' },
  { who: 'An agent', team: { agent: true }, price: '495,000', sum: '470,250' },
  { who: 'A professional team abroad', team: { country: 'US' }, price: '3,960', sum: '3,762' },
] as const;

for (const { who, team, price, sum } of buyers) {
  test(`${who} sees what a cart costs`, async ({ page, say, makeTeam, signIn }) => {
    const { owner } = await makeTeam({ licenses: 0, ...team });
    await signIn(owner, '/store');
    const store = new StorePage(page, say);
    await expect(store.quote).toBeDisabled();
    await store.add({ product: 'cd', months: 1, quantity: 3 });
    await store.add({ product: 'cd', months: 12, quantity: 3 });
    await expect(store.discounts).toContainText(/6(セット| sets) · 5%/);
    await expect(store.updating).toHaveCount(0);
    const isJapan = !('country' in team);
    if (isJapan) {
      await store.slip('invoice').check();
      await store.slip('receipt').check();
      await expect(store.totals).toContainText('519,475');
      await expect(store.totals).toContainText(price);
      await expect(store.totals).toContainText('47,025');
    } else {
      await expect(store.totals).toContainText(`$${sum}.00`);
      await expect(store.totals).not.toContainText(say('store.totals.tax'));
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    }
    await page.getByRole('button', { name: say('store.totals.explain') }).click();
    const dialog = page.getByRole('dialog', { name: say('store.explain.title') });
    await expect(dialog).toContainText(sum);
    await checkAccessibility(page);
  });
}
