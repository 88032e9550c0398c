import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import type { Person } from '../fixtures/createTeam.ts';
import type { Portal } from '../fixtures/Portal.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { readMail } from '../fixtures/readMail.ts';
import type { Say } from '../fixtures/say.ts';
import { expect, test } from '../fixtures/test.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

interface Visit {
  readonly page: Page;
  readonly portal: Portal;
  readonly say: Say;
}

/** An authenticator app. A code is valid once, so the next sign-in uses the next period's. */
function codeOf(secret: string, period: 'now' | 'next' = 'now'): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + (period === 'next' ? 30_000 : 0) });
}

async function setUpAuthenticator({ page, portal, say }: Visit) {
  await page.goto(`${portal.accountsUrl}/security`);
  const card = page.getByRole('region', { name: say('accounts.factors.title') });
  await expect(card.getByText(say('accounts.factors.off'), { exact: true })).toBeVisible();
  await card.getByRole('button', { name: say('accounts.factors.setUp'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: say('accounts.factor.picture') })).toBeVisible();
  await checkAccessibility(page);
  const secret = (await dialog.getByLabel(say('accounts.factor.key')).textContent()) ?? '';
  await dialog.getByLabel(say('accounts.factor.totpCode')).fill(codeOf(secret));
  const list = page.getByRole('list', { name: say('accounts.factor.codesName') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await checkAccessibility(page);
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: say('accounts.factor.kept') }).click();
  await expect(card.getByText(say('accounts.factors.on'), { exact: true })).toBeVisible();
  return { secret, codes };
}

/** Signs out and enters the password again. */
async function toSecondStep({ page, portal, say }: Visit, person: Person): Promise<void> {
  await page.goto(`${portal.url}/signout`);
  const signIn = new SignInPage(page, say);
  await expect(signIn.heading).toBeVisible();
  await page.goto(`${portal.url}/license`);
  await signIn.fill(person);
  const heading = page.getByRole('heading', { level: 1, name: say('accounts.factor.stepTitle') });
  await expect(heading).toBeVisible();
}

/** The page sends the whole code of an app by itself. */
const fillAppCode = ({ page, say }: Visit, code: string) =>
  page.getByLabel(say('accounts.factor.totpCode'), { exact: true }).fill(code);

test('A person sets up an authenticator app and signs in with its code', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const visit = { page, portal, say };
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  const { secret } = await setUpAuthenticator(visit);
  await expect.poll(() => readMail(portal, owner.email)).toContain('/password/reset');
  await toSecondStep(visit, owner);
  await checkAccessibility(page);
  await fillAppCode(visit, '000000');
  await expect(page.getByText(say('accounts.factor.totpRefused'))).toBeVisible();
  const code = codeOf(secret, 'next');
  await fillAppCode(visit, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
});

test('Somebody without the phone signs in with a recovery code, or asks the operator @all', async ({
  page,
  browser,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const visit = { page, portal, say };
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  const { codes } = await setUpAuthenticator(visit);
  await toSecondStep(visit, owner);
  await page.getByRole('button', { name: say('accounts.factor.recoveryInstead') }).click();
  await page
    .getByLabel(say('accounts.factor.recoveryCode'), { exact: true })
    .fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: say('accounts.factor.confirm'), exact: true }).click();
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  await page.goto(`${portal.accountsUrl}/security`);
  await expect(page.getByText(say('accounts.factors.codesLeft', { count: 9 }))).toBeVisible();

  // It takes effect a day later; until then the mailed link stops it from any browser.
  await portalCommand(portal, 'people', 'reset-factors', owner.email);
  await page.reload();
  const keep = page.getByRole('button', { name: say('accounts.factors.keep') });
  await expect(keep).toBeVisible();
  await checkAccessibility(page);
  const mail = await readMail(portal, owner.email);
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(/http\S+\/factor-reset\/[\w-]+/.exec(mail)?.[0] ?? '');
  await checkAccessibility(reader);
  await reader.getByRole('button', { name: say('accounts.factors.keep') }).click();
  await expect(reader.getByText(say('accounts.factors.resetStopped'))).toBeVisible();
  await reader.context().close();
  await page.reload();
  await expect(page.getByText(say('accounts.factors.codesLeft', { count: 9 }))).toBeVisible();
  await expect(keep).toHaveCount(0);
});

test('A person adds a passkey and signs in with it', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  // Three sign-ins.
  test.slow();
  const visit = { page, portal, say };
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // With presence, the sign-in page's offer of passkeys signs in by itself.
  const setPresence = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const { owner } = await makeTeam();
  await signIn(owner, '/license');
  await page.goto(`${portal.accountsUrl}/security`);
  await page.getByRole('button', { name: say('accounts.factors.addPasskey') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('accounts.factors.passkeyName'), { exact: true }).fill('Laptop');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: say('accounts.factors.addPasskeySubmit') }).click();
  await page.getByRole('button', { name: say('accounts.factor.kept') }).click();
  const rename = say('accounts.factors.renameOf', { name: 'Laptop' });
  await expect(page.getByRole('button', { name: rename })).toBeVisible();
  await setPresence(false);
  await toSecondStep(visit, owner);
  await checkAccessibility(page);
  await setPresence(true);
  await page.getByRole('button', { name: say('accounts.factor.passkeyUse'), exact: true }).click();
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  // In place of the password.
  await setPresence(false);
  await page.goto(`${portal.url}/signout`);
  await expect(new SignInPage(page, say).heading).toBeVisible();
  // That page would sign in as well.
  await page.goto('about:blank');
  await setPresence(true);
  await page.goto(`${portal.url}/license`);
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
});

test('Staff set up a second factor before they are signed in @all', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  await portalCommand(portal, 'staff', 'add', owner.email);
  await page.goto(`${portal.url}/license`);
  await new SignInPage(page, say).fill(owner);
  const title = say('accounts.factor.setUpStepTitle');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await checkAccessibility(page);
  const secret = (await page.getByLabel(say('accounts.factor.key')).textContent()) ?? '';
  await page.getByLabel(say('accounts.factor.totpCode')).fill(codeOf(secret));
  await page.getByRole('button', { name: say('accounts.factor.kept') }).click();
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
});
