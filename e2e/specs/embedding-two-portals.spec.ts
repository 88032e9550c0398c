import type { Locator } from '@playwright/test';
import { createTeam } from '../fixtures/createTeam.ts';
import { openOwnPage, ownOrigin } from '../fixtures/ownPage.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';

const nextLicenses = '.cache/e2e/mf-licenses';

// Messages about the unavailable portal.
test.use({ expectedNoise: /\/\/(manager|accounts)\.other\.example|net::ERR_FAILED/ });

test('Elements of two portals stand on one strict page, each with people and a release of its own @all', async ({
  page,
  portal,
  otherPortal,
  signInByWindow,
  language,
  say,
}) => {
  test.slow();
  const team = { locale: language } as const;
  const mine = await createTeam(portal, { ...team, licenses: [{ product: 'cd' }] });
  const theirs = await createTeam(otherPortal, { ...team, licenses: [{ product: 'pd' }] });
  await portalCommand(otherPortal, 'releases', 'publish', nextLicenses, '--any-version', '--all');
  const portals = [portal, otherPortal];
  const origin = await ownOrigin(portals);
  const open = (...scripts: readonly string[]) =>
    openOwnPage(page, origin, {
      portals,
      scripts,
      body: `<portal-licenses id="one" base-url="${portal.url}"></portal-licenses>
        <portal-licenses id="two" base-url="${otherPortal.url}"></portal-licenses>`,
    });
  const one = page.locator('#one');
  const two = page.locator('#two');
  const headings = (place: Locator) => place.getByRole('heading', { level: 1 });
  const numbers = (place: Locator) => place.getByRole('rowheader');
  const renewal = (place: Locator) => place.getByRole('switch');
  const retry = (place: Locator) =>
    place.getByRole('button', { name: say('common.tryAgain'), exact: true });
  const title = say('licenses.list.title');

  // The page has one portal's script. The other portal is unavailable, and loads on retry.
  const away = `${otherPortal.url}/**`;
  await page.route(away, (route) => route.abort());
  await open(`${portal.url}/embed.js`);
  await expect(two.getByRole('alert')).toBeVisible();
  await signInByWindow(mine.owner, one);
  await expect(numbers(one)).toHaveText([mine.licenses[0]!.number]);
  await page.unroute(away);
  await retry(two).click();
  await signInByWindow(theirs.owner, two);
  await expect(numbers(two)).toHaveText([theirs.licenses[0]!.number]);
  await expect(headings(one)).toHaveText(title);
  await expect(headings(two)).toHaveText(`★ ${title}`);

  // Actions in an element affect its own portal.
  await renewal(two).click();
  await expect(two.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();
  await expect(renewal(two)).toBeChecked();
  await expect(renewal(one)).not.toBeChecked();

  // The page has both scripts: people signed in at both portals sign in without a question.
  await open(`${otherPortal.url}/embed.js`, `${portal.url}/embed.js`);
  for (const place of [one, two]) {
    await place.getByRole('button', { name: say('embed.signIn'), exact: true }).click();
    await expect(numbers(place)).toHaveCount(1);
  }
  await expect(renewal(two)).toBeChecked();
  await expect(renewal(one)).not.toBeChecked();

  // One portal is stopped, and the other's element still works.
  await otherPortal.leave();
  await renewal(two).click();
  await expect(two.getByText(say('failure.network'))).toBeVisible();
  await renewal(one).click();
  await expect(one.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();
  await open(`${otherPortal.url}/embed.js`, `${portal.url}/embed.js`);
  await expect(two.getByRole('alert')).toBeVisible();
  await expect(retry(two)).toBeVisible();
  await one.getByRole('button', { name: say('embed.signIn'), exact: true }).click();
  await expect(renewal(one)).toBeChecked();
});
