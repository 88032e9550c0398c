import { randomBytes } from 'node:crypto';
import { answerSurvey } from '../fixtures/answerSurvey.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { fillSignUp } from '../fixtures/fillSignUp.ts';
import { mailedLink } from '../fixtures/mailedLink.ts';
import { expect, test } from '../fixtures/test.ts';
import { OrderListPage } from '../pages/OrderListPage.ts';
import { createPages, proceed } from '../pages/orderPages.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('Somebody registers and invites a colleague, who signs in, buys and leaves', async ({
  page,
  portal,
  say,
  browser,
}) => {
  test.slow();
  const mark = randomBytes(5).toString('hex');
  const password = 'trace width 0.2';
  const owner = { email: `owner-${mark}@fresh.example`, password };
  const colleague = { email: `colleague-${mark}@fresh.example`, password };
  const teamName = 'Fresh boards';

  await page.goto(`${portal.accountsUrl}/sign_up/`);
  await page.getByRole('radio', { name: new RegExp(say('accounts.signUp.professional')) }).check();
  await page.getByRole('radio', { name: say('accounts.signUp.person'), exact: true }).check();
  await fillSignUp(page, say, { ...owner, teamName });
  await page.getByRole('button', { name: say('accounts.signUp.submit') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.signUp.sentTitle') }),
  ).toBeVisible();
  await page.goto(await mailedLink(portal, owner.email));
  await answerSurvey(page, say);
  // The browser that registered and confirmed needs no password.
  await page.goto(`${portal.accountsUrl}/users`);

  await page.getByRole('button', { name: say('accounts.invite.invite'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('accounts.invite.email'), { exact: true }).fill(colleague.email);
  await dialog.getByRole('radio', { name: say('accounts.role.admin') }).check();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: say('accounts.invite.submit') }).click();
  await expect(page.getByText(say('accounts.invite.sent', colleague))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await expect(row).toContainText(say('accounts.users.invited'));

  const context = await browser.newContext();
  const other = await context.newPage();
  // Opened while another person is signed in, who signs out and returns.
  await other.goto(`${portal.accountsUrl}/user`);
  await new SignInPage(other, say).fill(owner);
  await expect(other).toHaveURL(`${portal.accountsUrl}/user`);
  await other.goto(await mailedLink(portal, colleague.email));
  const values = { own: owner.email, email: colleague.email };
  await expect(other.getByText(say('accounts.invitation.otherAddress', values))).toBeVisible();
  await checkAccessibility(other);
  await other.getByRole('button', { name: say('accounts.invitation.signOut') }).click();
  const field = (name: string) =>
    other.getByLabel(say(`accounts.invitation.${name}`), { exact: true });
  await field('lastName').fill('佐藤');
  await field('firstName').fill('Ken');
  await field('password').fill(password);
  await other.getByRole('checkbox').check();
  await checkAccessibility(other);
  await other.getByRole('button', { name: say('accounts.invitation.register') }).click();
  await expect(
    other.getByText(say('accounts.invitation.joined', { team: teamName })),
  ).toBeVisible();

  await other.goto(`${portal.url}/store`);
  await new SignInPage(other, say).fill(colleague);
  const pages = createPages(other, say);
  await pages.store.add({ product: 'cd', months: 12, quantity: 1 });
  const shown = await proceed(pages);
  await pages.checkout.confirm('bankPrepay');
  await pages.checkout.expectSame(shown);
  await pages.checkout.place.click();
  await expect(pages.checkout.completed).toBeVisible();

  await other.goto(`${portal.accountsUrl}/leave`);
  await other.getByRole('button', { name: say('accounts.leaving.leave') }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: say('accounts.leaving.leave') })
    .click();
  await expect(
    other.getByRole('heading', { level: 1, name: say('accounts.leaving.leftTitle') }),
  ).toBeVisible();
  await context.close();

  // The order stays with the team.
  await page.reload();
  await expect(row).toContainText(say('accounts.users.hasLeft'));
  await page.goto(`${portal.url}/orders`);
  await expect(new OrderListPage(page, say).rows).toContainText(shown.total.slice(1));
});
