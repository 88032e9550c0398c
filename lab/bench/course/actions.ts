import type { Page } from 'playwright';
import type { Action } from '../measure/measureAction.ts';

/** An action and how much it may cost. */
export interface Case extends Action {
  readonly what: string;
  /** Whether it shows data that the page does not have. */
  readonly needsData: boolean;
}

const shown = (selector: string) => `${selector}:not([inert] *)`;
const firstRow = (number: string) => shown(`[role="row"][data-index="0"] a[href*="/${number}-"]`);
/** The link from a license to the list. */
const toList = shown('nav[aria-label="Breadcrumbs"] a[href="/license"]');
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const toField = (name: string) => (page: Page) => page.getByLabel(name, { exact: true }).focus();

async function openLicense(page: Page): Promise<void> {
  await page.locator(firstRow('CD')).click();
  await page.locator(toList).waitFor();
}

async function fillCart(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Circuit Designer' });
  await card.getByLabel('Contract period').selectOption('12');
  await card.getByRole('button', { name: /^Add/ }).click();
  await page.getByText('¥165,000', { exact: true }).first().waitFor();
}

async function openCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole('button', { name: 'Proceed to order' }).click();
  await page.getByRole('radio', { name: /prepay/ }).check();
}

async function openFinding(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'power-board-a1.tgz' }).click();
  await page.getByRole('button', { name: /joined to no pad/ }).click();
  await page.locator('h2', { hasText: 'Finding 1' }).waitFor();
}

/** What a person does with the list of licenses. */
const onLicenses: readonly Case[] = [
  { what: 'sort', press: button('Number'), shown: shown('[aria-sort="descending"]') },
  { what: 'filter', prepare: toField('Product'), press: 'P', shown: firstRow('PD') },
  {
    what: 'type in search',
    prepare: (page: Page) => page.getByRole('searchbox').first().focus(),
    press: 'p',
    shown: firstRow('PD'),
  },
  { what: 'open a menu', press: button('User menu'), shown: '[role="menu"]' },
  { what: 'open the menu of a row', press: button(/^Actions for/), shown: '[role="menu"]' },
  { what: 'open a dialog', press: button('Register a computer'), shown: '[role="dialog"]' },
  { what: 'change the language', press: button('日本語'), shown: 'h1', text: 'ライセンス一覧' },
  {
    what: 'open a row',
    press: (page: Page) => page.locator(firstRow('CD')),
    shown: toList,
    needsData: true,
  },
  {
    what: 'Back',
    prepare: openLicense,
    press: 'Back',
    shown: firstRow('CD'),
  },
].map((each) => ({ needsData: false, ...each, at: '/license' }));

/** What a person does on other screens, whose length does not depend on the team. */
const elsewhere: readonly Case[] = [
  {
    what: 'switch the tab',
    at: '/log',
    press: (page) => page.getByRole('tab', { name: 'User', exact: true }),
    shown:
      'main:has([role="tab"]:nth-child(2)[aria-selected="true"]) [role="tabpanel"] [role="status"]',
    needsData: true,
  },
  {
    what: 'open the next finding',
    at: '/demitasnx',
    prepare: openFinding,
    press: button(/has no plane next to it/),
    shown: 'h2',
    text: 'Finding 2Error',
    needsData: false,
  },
  {
    what: 'change a quantity in the cart',
    at: '/store',
    prepare: fillCart,
    press: (page) =>
      page
        .getByRole('row')
        .getByRole('button', { name: /^One more/ })
        .first(),
    shown: '[role="status"] strong',
    text: '¥330,000',
    needsData: true,
  },
  {
    what: 'next step of the checkout',
    at: '/store',
    prepare: openCheckout,
    press: button('Next'),
    shown: '[aria-current="step"]',
    text: '2Confirm order',
    needsData: false,
  },
];

/** Teams of the demo by the number of their licenses, with the actions to measure. */
export const teams = [
  { rows: '50', owner: 'owner@pro.example', cases: [...onLicenses, ...elsewhere] },
  { rows: '10,000', owner: 'owner@large.example', cases: onLicenses },
] as const;
