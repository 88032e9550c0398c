import { taxWords } from '@portal/shared/domain';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { StorePage } from '../pages/StorePage.ts';

for (const { width, tag } of [
  { width: 390, tag: '' },
  { width: 320, tag: ' @all' },
]) {
  test.describe(`${width} px${tag}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('The total and what to do with it stay in sight, and cover nothing', async ({
      page,
      say,
      makeTeam,
      signIn,
    }) => {
      const { owner, licenses } = await makeTeam({ licenses: 7 });
      const numbers = licenses.map(({ number }) => number);
      await signIn(owner, '/store');
      const store = new StorePage(page, say);
      const first = store.renewals.getByRole('rowheader').first();
      const add = store.card('cd').getByRole('button', { name: say.beginning('store.new.add') });
      await expect(add).toBeInViewport({ ratio: 1 });
      await expect(store.renewals.getByRole('searchbox')).toBeHidden();
      // An empty cart leaves the place to the goods.
      await expect(store.proceed).not.toBeInViewport();

      const number = await first.innerText();
      expect(numbers).toContain(number);
      await store.renewForYear(number).click();
      await expect(store.renewalMonths(number)).toHaveValue('12');
      await expect(store.totals).toContainText(/[¥￥]16\d,\d{3}/);
      await expect(store.proceed).toBeEnabled();
      await expect(store.proceed).toBeInViewport({ ratio: 1 });
      await expect(store.quote).toBeInViewport({ ratio: 1 });
      const parts = store.totals.getByText(taxWords[say.language].shortTax, { exact: true });
      await expect(parts).toBeHidden();
      await store.totals.getByRole('button', { name: say('store.totals.parts') }).click();
      await expect(parts).toBeInViewport();
      await checkAccessibility(page);
      await store.totals.getByRole('button', { name: say('store.totals.parts') }).click();

      // The focused element is always visible, from the first field to the end of the page.
      await store.showRenewalTools();
      const rows = store.renewals.getByRole('rowheader');
      await store.renewals.getByRole('searchbox').fill(number);
      await expect(rows).toHaveCount(1);
      await store.renewals.getByRole('searchbox').fill('');
      // Rows near the window; a long list renders no others.
      await expect(rows.nth(1)).toBeVisible();
      await store.renewalMonths(number).focus();
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(isFocusInSight), `tab stop ${stop}`).toBe(true);
      }
    });
  });
}

test.describe('768 px @all', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('The total stays in sight on a tablet', async ({ page, say, makeTeam, signIn }) => {
    const { owner } = await makeTeam({ licenses: 7 });
    await signIn(owner, '/store');
    const store = new StorePage(page, say);
    await expect(store.renewals.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(store.proceed).toBeInViewport({ ratio: 1 });
    await expect(store.totals).toBeInViewport({ ratio: 1 });
  });
});

/** Whether the center of the focused element is uncovered. */
function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    seen !== null && (focused.contains(seen) || seen.contains(focused) || hasLabel(focused, seen))
  );

  function hasLabel(control: Element, shown: Element): boolean {
    return shown.closest('label')?.contains(control) ?? false;
  }
}
