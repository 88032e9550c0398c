import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { DistributorPage } from '../pages/DistributorPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const path = '/auths/digikey';

test('A guest links an account at the distributor and unlinks it', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { guest } = await makeTeam();
  await signIn(guest, path);
  const screen = new DistributorPage(page, say);
  await expect(page.getByText(say('distributor.activation'))).toBeVisible();

  await screen.startLink.click();
  const { allow } = screen.question(language);
  await expect(allow).toBeVisible();
  expect(page.url()).not.toContain(portal.url);
  await checkAccessibility(page);
  await allow.click();
  await expect(page).toHaveURL(`${portal.url}${path}`);
  await expect(screen.linked).toBeVisible();
  const times = page.getByRole('definition');
  await expect(times).toHaveCount(2);
  // Times include the name of the browser's zone.
  for (const time of await times.all()) await expect(time).toContainText(/JST|GMT\+9/);
  await checkAccessibility(page);

  await screen.unlink.click();
  const dialog = page.getByRole('alertdialog', { name: say('distributor.unlink.title') });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: say('distributor.unlink.confirm') }).click();
  await expect(page.getByText(say('distributor.unlink.done'))).toBeVisible();
  await expect(screen.startLink).toBeVisible();
  await page.reload();
  await expect(screen.startLink).toBeVisible();
});

test('An owner who refuses at the distributor reads why there is no link, and can begin again @all', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, path);
  const screen = new DistributorPage(page, say);
  await screen.startLink.click();
  await screen.question(language).deny.click();
  await expect(page).toHaveURL(`${portal.url}${path}?link=denied`);
  await expect(page.getByRole('alert')).toContainText(say('distributor.failure.denied'));
  await checkAccessibility(page);

  await screen.startLink.click();
  await screen.question(language).allow.click();
  await expect(page).toHaveURL(`${portal.url}${path}`);
  await expect(screen.linked).toBeVisible();
});

test('A callback of the distributor that nobody has asked for makes no link @all', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner, `${path}/callback?state=made-up&code=made-up`);
  await expect(page).toHaveURL(`${portal.url}${path}?link=stale`);
  await expect(page.getByRole('alert')).toContainText(say('distributor.failure.stale'));
  await expect(new DistributorPage(page, say).startLink).toBeVisible();
});

test('A visitor signs in first and comes back to the distributor’s question @all', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
}) => {
  const { guest } = await makeTeam();
  await page.goto(`${portal.url}${path}`);
  const signIn = new SignInPage(page, say);
  await expect(signIn.heading).toBeVisible();
  await page.goto(`${portal.url}${path}/new`);
  await signIn.fill(guest);
  await expect(new DistributorPage(page, say).question(language).allow).toBeVisible();
});

test('The pages of the manual exist @all', async ({ page, say, makeTeam, signIn }) => {
  const { guest } = await makeTeam();
  await signIn(guest, path);
  for (const id of ['distributor.linkageManual', 'distributor.searchManual']) {
    const link = page.getByRole('link', { name: say(id) });
    const address = await link.getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect([address, answer.status()]).toEqual([address, 200]);
  }
});
