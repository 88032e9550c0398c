import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { createPages, proceed } from '../pages/orderPages.ts';

test.describe('placing an order whose answer is lost', () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test('Pressing again makes no second order, and an unpaid one can be cancelled', async ({
    page,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner } = await makeTeam({ licenses: 0 });
    const pages = createPages(page, say);
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
    // The response arrives after the second click, which hits the same button.
    const presses: { both?: Promise<void> } = {};
    await page.route('**/api/order', async (route) => {
      await presses.both;
      await route.continue();
    });
    presses.both = checkout.place.dblclick();
    await presses.both;
    await checkout.closeNotice();
    const number = await history.onlyNumber();
    await history.cancel(number);
    await expect(history.row(number)).toContainText(say('orders.status.cancelled'));
  });
});

test('A team finds one among 2,000 orders @all', async ({ page, say, signIn }) => {
  const demo = { id: '', firstName: '', lastName: '' };
  const owner = { ...demo, email: 'owner@large.example', password: 'circuit-board-2026' };
  const { history } = createPages(page, say);
  await signIn(owner, '/orders');
  await expect(page.getByRole('status').filter({ hasText: /2,000/ })).toBeVisible();
  // Neither the preview nor the list of the first rows omits any.
  await expect.poll(() => history.rows.count()).toBeLessThan(100);
  // The page contains the first rows; the others load later.
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

test.describe('an order without the permission', () => {
  test.use({ expectedNoise: /status of 403/ });

  test('People who may not order read why @all', async ({
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
