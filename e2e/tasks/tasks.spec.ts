import type { Page } from '@playwright/test';
import { addDefaultCard } from '../fixtures/addCard.ts';
import { answerSurvey } from '../fixtures/answerSurvey.ts';
import { mailedLink } from '../fixtures/mailedLink.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { StorePage } from '../pages/StorePage.ts';
import { makeGapBoard } from '../fixtures/makeGapBoard.ts';
import { countClicks } from './countClicks.ts';

interface Task {
  /** Does a task from where a customer begins, and prints its clicks beside the wanted ones. */
  readonly task: (name: string, wanted: number, act: () => Promise<void>) => Promise<void>;
}

const test = base.extend<Task>({
  expectedNoise: /GPU stall due to ReadPixels/,
  task: async ({ context }, use) => {
    const clicks = await countClicks(context);
    await use(async (name, wanted, act) => {
      const before = clicks();
      await act();
      process.stdout.write(`| ${name} | ${clicks() - before} | ${wanted} |\n`);
    });
  },
});

/** A demo owner with a year of licenses, orders and usage. */
const demoOwner = {
  id: '',
  email: 'owner@pro.example',
  password: 'circuit-board-2026',
  firstName: '',
  lastName: '',
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' });

/** Pays with the default card. */
async function pay(checkout: CheckoutPage): Promise<void> {
  await checkout.next.click();
  await checkout.place.click();
  await expect(checkout.completed).toBeVisible();
}

test('Release a license', async ({ page, say, portal, task, makeTeam, signIn, computer }) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list.register(computer, portal);
  await computer.run('checkout', '--product', 'cd');
  await page.reload();
  const number = licenses[0]?.number ?? '';
  await task('release a license', 2, async () => {
    await list
      .row(number)
      .getByRole('button', { name: /^Release/ })
      .click();
    await list.question.getByRole('button', { name: /^Release/ }).click();
    await expect(list.question).toHaveCount(0);
  });
});

test('Renew three licenses', async ({ page, say, portal, task, makeTeam, signIn }) => {
  const ending = { product: 'cd', ends_in_days: 10 } as const;
  const { owner } = await makeTeam({ licenses: [ending, ending, ending] });
  await addDefaultCard(portal, owner);
  await signIn(owner, '/overview');
  const store = new StorePage(page, say);
  await task('renew three by card', 6, async () => {
    await link(page, 'Renew').first().click();
    await expect(store.updating).toHaveCount(0);
    await expect(store.proceed).toBeEnabled();
    await store.proceed.click();
    await pay(new CheckoutPage(page, say));
  });
});

test('Quote as a visitor', async ({ page, say, portal, task }) => {
  await page.goto(`${portal.url}/estimate`);
  const store = new StorePage(page, say);
  await expect(store.card('cd')).toBeVisible();
  await task('quote for six as a visitor', 7, async () => {
    await store.add({ product: 'cd', months: 12, quantity: 6 });
    await expect(store.updating).toHaveCount(0);
    await store.openQuotation();
    await store.createQuotation({
      company: 'Field',
      contactName: 'Sam Field',
      email: 'sam@field.example',
      tel: '03-1234-5678',
    });
  });
});

test('Pay a cart by card', async ({ page, say, portal, task, makeTeam, signIn }) => {
  const { owner } = await makeTeam({ licenses: 0 });
  await addDefaultCard(portal, owner);
  await signIn(owner, '/store');
  const store = new StorePage(page, say);
  await store.add({ product: 'cd', months: 1 });
  await expect(store.updating).toHaveCount(0);
  await task('full cart by card', 3, async () => {
    await store.proceed.click();
    await pay(new CheckoutPage(page, say));
  });
});

test('Find files, act on idle licenses', async ({ page, say, task, signIn, portal }) => {
  await signIn(demoOwner, '/overview');
  await button(page, 'English').first().click();
  await task('installer', 2, async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Downloads' }).first().click();
    const arrives = page.waitForEvent('download');
    await link(page, /Windows 64-bit/).click();
    await arrives;
  });
  await page.goto(`${portal.url}/overview`);
  await task('last invoice', 2, async () => {
    await page.getByRole('listitem').filter({ hasText: 'Invoice' }).getByRole('link').click();
    const arrives = page.waitForEvent('download');
    await button(page, /Invoice/)
      .first()
      .click();
    await arrives;
  });
  await page.goto(`${portal.url}/overview`);
  await task('language', 1, async () => {
    await button(page, '日本語').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
  await page.goto(`${portal.url}/license`);
  await button(page, 'English').first().click();
  await task('end the auto-renewal of idle licenses', 4, async () => {
    await button(page, /Idle$/).click();
    await page.getByRole('columnheader').getByRole('checkbox').click();
    await page
      .getByRole('group', { name: say('choosing.bar') })
      .getByRole('button', { name: 'Auto-renewal' })
      .click();
    await page.getByRole('menuitem', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('Add an admin', async ({ page, task, makeTeam, signIn }) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/overview');
  await task('add an admin', 4, async () => {
    await link(page, 'Team').click();
    await link(page, 'Members').first().click();
    await button(page, 'Invite').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).fill('new@fresh.example');
    await dialog.getByRole('radio', { name: /^Admin/ }).click();
    await button(page, 'Send invitation').click();
    await expect(page.getByText('new@fresh.example').first()).toBeVisible();
  });
});

test('Check a board', async ({ page, say, task, makeTeam, signIn }) => {
  const { owner } = await makeTeam();
  await signIn(owner, '/demitasnx');
  const screen = new EmiCheckPage(page, say);
  await screen.takeTrial();
  await screen.dialog.getByRole('link', { name: say('common.ok') }).click();
  await task('check a board and share a finding', 5, async () => {
    await screen.analyze.click();
    await screen.chooseBoard(await makeGapBoard());
    await screen.agree();
    await screen.upload.click();
    await expect(screen.status('success')).toBeVisible({ timeout: 100_000 });
    await screen.resultOf('gap.tgz').click();
    await page.getByRole('button', { name: /^Finding 2/ }).click();
    await button(page, 'Copy link').click();
  });
});

test('Register', async ({ page, portal, say, task }, { testId }) => {
  const email = `tasks-${testId}-${Date.now()}@fresh.example`;
  await page.goto(`${portal.accountsUrl}/sign_up/`);
  const field = (name: string) => page.getByLabel(say(`accounts.signUp.${name}`), { exact: true });
  const person = {
    lastName: 'Field',
    firstName: 'Sam',
    email,
    teamName: 'Field',
    password: 'trace width 0.2',
  };
  await task('register and see the overview', 12, async () => {
    for (const [name, text] of Object.entries(person)) await field(name).fill(text);
    await page.getByRole('checkbox').click();
    await button(page, say('accounts.signUp.submit')).click();
    await page.getByRole('heading', { level: 1, name: say('accounts.signUp.sentTitle') }).waitFor();
    await page.goto(await mailedLink(portal, email));
    await answerSurvey(page, say);
    await link(page, say('accounts.confirm.open')).click();
    await expect(page).toHaveURL(`${portal.url}/overview`);
  });
});
