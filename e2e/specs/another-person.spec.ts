import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { createPages, proceed } from '../pages/orderPages.ts';

// The open page's calls are refused.
test.use({ expectedNoise: /status of 40[13]/ });

test('A page sends nothing in the name of another person who has signed in since', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ licenses: 0 });
  const { owner: other } = await makeTeam({ licenses: 0 });
  const pages = createPages(page, say);
  await signIn(owner, '/store');
  await pages.store.add({ product: 'cd', months: 1 });
  await proceed(pages);
  await pages.checkout.confirm('bankPrepay');

  // Another window, which does not notify this page.
  await context.request.get(`${portal.url}/signout`);
  await signInByCalls(context, portal, other);
  await pages.checkout.place.click();
  await expect(page.getByText(say('shell.session.endedTitle'))).toBeVisible();
  const orders = await context.request.get(`${portal.url}/api/orders/`);
  expect(await orders.json()).toEqual([]);
});
