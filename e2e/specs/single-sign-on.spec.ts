import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { freePorts } from '../fixtures/freePorts.ts';
import { readMail } from '../fixtures/readMail.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect } from '../fixtures/test.ts';
import { test as base } from '../fixtures/testOwnPortal.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const program = join(
  import.meta.dirname,
  '../../server/src/testing/single-sign-on/providerProgram.ts',
);

const test = base.extend<{
  /** Port of the team's provider, which runs as a separate process. */
  readonly providerPort: number;
}>({
  providerPort: async ({ portal }, use) => {
    const [port = 0] = await freePorts(1);
    const provider = spawn(process.execPath, ['--import', 'tsx', program], {
      env: {
        ...process.env,
        PORT: String(port),
        REDIRECT_URI: `${portal.accountsUrl}/sso/callback`,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(provider.stdout, 'data');
    await use(port);
    provider.kill();
  },
});

test('A team signs in by its own provider, its people prove themselves, and new ones join it', async ({
  page,
  portal,
  say,
  makeTeam,
  browser,
  providerPort: port,
}) => {
  // Three sign-ins and a setup.
  test.slow();
  // The provider's own pages load a font from the internet.
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const team = await makeTeam();
  const domain = team.owner.email.split('@')[1] ?? '';

  await signInByCalls(page.context(), portal, team.owner);
  await page.goto(`${portal.accountsUrl}/sso`);
  await page
    .getByLabel(say('accounts.sso.issuer'), { exact: true })
    .fill(`http://127.0.0.1:${port}`);
  await page.getByLabel(say('accounts.sso.clientId')).fill('portal');
  await page.getByLabel(say('accounts.sso.clientSecret')).fill('secret of the portal');
  await page.getByLabel(say('accounts.sso.domain'), { exact: true }).fill(domain);
  await page.getByRole('button', { name: say('accounts.form.save') }).click();

  await page.getByRole('button', { name: say('accounts.sso.sendMail') }).click();
  await expect(
    page.getByText(say('accounts.sso.mailed', { address: `postmaster@${domain}` })),
  ).toBeVisible();
  await checkAccessibility(page);
  const mail = await readMail(portal, `postmaster@${domain}`);
  const link = /http\S+\/sso\/domain\/[\w-]+/.exec(mail)?.[0] ?? '';
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(link);
  await reader.getByRole('button', { name: say('accounts.sso.domainProof.confirm') }).click();
  await expect(reader.getByText(say('accounts.sso.domainProof.proved'))).toBeVisible();
  await reader.context().close();

  await page.reload();
  await page.getByRole('button', { name: say('accounts.sso.testButton') }).click();
  await signInAtProvider(`anybody@${domain}`);
  await expect(page.getByText(say('accounts.sso.testPassed'))).toBeVisible();
  await page.getByRole('button', { name: say('accounts.sso.switchOn') }).click();
  await expect(page.getByRole('button', { name: say('accounts.sso.switchOff') })).toBeVisible();
  await checkAccessibility(page);

  await page.context().clearCookies();
  await page.goto(`${portal.url}/license`);
  const signIn = new SignInPage(page, say);
  await signIn.fill(team.guest);
  await expect(page.getByText(say('accounts.signIn.ssoRefused'))).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: say('accounts.signIn.sso') }).click();
  await signInAtProvider(team.guest.email);
  const proof = page.getByRole('heading', { name: say('accounts.sso.join.proofTitle') });
  await expect(proof).toBeVisible();
  await page.getByRole('button', { name: say('accounts.sso.join.byMail') }).click();
  await expect(page.getByText(say.beginning('accounts.sso.join.mailed'))).toBeVisible();
  await checkAccessibility(page);
  const own = await readMail(portal, team.guest.email);
  await page.goto(/http\S+\/sso\/join\/[\w-]+/.exec(own)?.[0] ?? '');
  await page.getByRole('button', { name: say('accounts.sso.join.confirm') }).click();
  await expect(page).toHaveURL(`${portal.url}/license`);

  await page.context().clearCookies();
  await page.goto(`${portal.url}/license`);
  await signIn.email.fill(`new@${domain}`);
  await page.getByRole('button', { name: say('accounts.signIn.sso') }).click();
  await signInAtProvider(`new@${domain}`);
  await expect(page.getByRole('heading', { name: say('accounts.sso.join.title') })).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel(say('accounts.sso.join.lastName'), { exact: true }).fill('Suzuki');
  await page.getByLabel(say('accounts.signUp.terms')).check();
  await page.getByRole('button', { name: say('accounts.sso.join.register') }).click();
  await expect(page).toHaveURL(`${portal.url}/license`);

  async function signInAtProvider(login: string): Promise<void> {
    await expect(page).toHaveURL(new RegExp(`:${port}/interaction/`));
    const field = page.getByPlaceholder('Enter any login');
    if (await field.isVisible()) {
      await field.fill(login);
      await page.getByPlaceholder('and password').fill('x');
      await page.getByRole('button').click();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
  }
});
