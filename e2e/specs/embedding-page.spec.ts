import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';
import { readToken } from '../fixtures/readToken.ts';
import { traces } from '../fixtures/traces.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SitePage } from '../pages/SitePage.ts';

test('Two elements of two people stand on a strict page, and leave nothing behind', async ({
  page: host,
  browser,
  portal,
  openPlain,
  language,
  say,
  makeTeam,
}) => {
  test.slow();
  const first = await makeTeam({ licenses: [{ product: 'cd' }] });
  const second = await makeTeam({ licenses: [{ product: 'cd' }] });
  const tokens: string[] = [];
  for (const { owner } of [first, second]) {
    const elsewhere = await (await browser.newContext({ locale: language })).newPage();
    await elsewhere.goto(`${portal.url}/license`);
    await new SignInPage(elsewhere, say).fill(owner);
    await elsewhere.waitForURL(`${portal.url}/license`, { waitUntil: 'commit' });
    tokens.push(await readToken(elsewhere));
  }
  await openPlain();
  const before = await traces(host);
  const site = new SitePage(host);
  await site.add('portal-licenses', { id: 'one', token: tokens[0] ?? '', locale: 'en' });
  await site.add('portal-licenses', { id: 'two', token: tokens[1] ?? '', locale: 'ja' });
  const one = host.locator('#one');
  const two = host.locator('#two');
  await expect(one.getByText(first.licenses[0]!.number)).toBeVisible();
  await expect(two.getByText(second.licenses[0]!.number)).toBeVisible();
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('Licenses');
  await expect(two.getByRole('heading', { level: 1 })).toHaveText('ライセンス一覧');
  await expect(one.getByText(second.licenses[0]!.number)).toBeHidden();

  // Moved, the screen keeps its input, and changes its language in place.
  const search = one.getByRole('searchbox');
  await search.fill(first.licenses[0]!.number.slice(0, 2));
  await host.evaluate(() => {
    document.querySelector('main')?.append(document.querySelector('#one') ?? '');
  });
  await expect(search).toHaveValue(first.licenses[0]!.number.slice(0, 2));

  // A screen that the element lacks: this page handles it; otherwise the portal opens.
  await one.getByRole('button', { name: `Actions for ${first.licenses[0]!.number}` }).click();
  await one.getByRole('menuitem', { name: 'Renew', exact: true }).click();
  await expect(host.getByText('Asked for /store?renew=')).toBeVisible();

  await site.empty();
  await expect(host.locator('#one')).toHaveCount(0);
  expect(await traces(host)).toEqual(before);
});
