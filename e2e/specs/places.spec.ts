import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { callOperator } from '../fixtures/callOperator.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { holdScripts } from '../fixtures/holdScripts.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import type { Portal } from '../fixtures/Portal.ts';
import { faultyFixture, takeRelease } from '../fixtures/takeRelease.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testOwnPortal.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { FramePage, licensesEntry } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';

const news = {
  en: { text: 'Version 99.1.0 of the program is ready to be downloaded.', act: 'Download' },
  ja: { text: '新しいバージョン 99.1.0 をダウンロードできます。', act: 'ダウンロード' },
} as const;

const wrongPart = { en: 'Wrong part', ja: '誤った項目' } as const;

/** Waits until the browser has painted. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Publishes a version of the program, which a line of the strip announces. */
async function publishNews(portal: Portal): Promise<void> {
  const file = join(portal.dataDir, 'setup-99.1.0-x64.exe');
  await writeFile(file, 'a program');
  const facts = ['--edition', 'professional', '--version', '99.1.0', '--bit', '64'];
  await portalCommand(portal, 'installers', 'publish', file, ...facts);
}

test.describe.configure({ mode: 'default' });

test.beforeAll(({ ownPortal }) => publishNews(ownPortal));

test('A line of news comes with the page, above the rows from the first, and leads on', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses: made } = await makeTeam();
  const { number } = made[0]!;
  await signIn(owner, '/download');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/installers/news')) asked.push(request.url());
  });
  const letScriptsGo = await holdScripts(page);
  const registry = page.waitForResponse('**/api/registry*');
  await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
  const strip = page.getByRole('list', { name: say('licenses.attention.title') });
  const line = strip.getByRole('listitem').filter({ hasText: news[language].text });
  await expect(line).toBeVisible();
  const row = new LicenseListPage(page, say).row(number);
  const before = await row.boundingBox();
  await letScriptsGo();
  await waitForScreen(page);
  expect(await row.boundingBox()).toEqual(before);
  await expect(line).toBeVisible();
  // Then the page knows the parts of all remotes, and calls those whose lines it lacks.
  await registry;
  await drawn(page);
  expect(await row.boundingBox()).toEqual(before);
  expect(asked).toEqual([]);
  await checkAccessibility(page);
  await line.getByRole('link', { name: news[language].act }).click();
  await expect(page).toHaveURL(/\/download$/);
});

test('No line moves what is being pressed', async ({ page, language, say, makeTeam, signIn }) => {
  const { owner, licenses: made } = await makeTeam();
  const { number } = made[0]!;
  const held: Route[] = [];
  await page.route('**/api/installers/news*', (route) => {
    held.push(route);
  });
  await signIn(owner, '/download');
  // A link followed before hydration opens a page with its lines.
  await waitForScreen(page);
  const frame = new FramePage(page, say);
  await frame.showMenu();
  await frame.entry(licensesEntry, language).click();
  await waitForScreen(page);
  const list = new LicenseListPage(page, say);
  const actions = list
    .row(number)
    .getByRole('button', { name: say('licenses.cell.actions', { number }) });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await actions.hover();
  await page.mouse.down();
  const before = await actions.boundingBox();
  const answered = page.waitForResponse('**/api/installers/news*');
  await Promise.all(held.map((route) => route.continue()));
  await (await answered).finished();
  await drawn(page);
  expect(await actions.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(news[language].text)).toBeVisible();
});

test('A part that fails keeps nobody from the others, and its team is told', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  await takeRelease(portal, faultyFixture);
  const before = await failuresOf(portal);
  const { owner, licenses: made } = await makeTeam();
  const { number } = made[0]!;
  // The reporting code loads when the browser is idle.
  const tellsNow = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text()).includes('/api/releases/reports'),
  );
  await signIn(owner, `/license`);
  await expect(new LicenseListPage(page, say).row(number)).toBeVisible();
  const strip = page.getByRole('list', { name: say('licenses.attention.title') });
  await expect(strip.getByRole('listitem')).toHaveText([new RegExp(news[language].text)]);
  const reporting = (await tellsNow).url();
  const canReport = async () => {
    await page.waitForFunction((url) => performance.getEntriesByName(url).length > 0, reporting);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve);
        }),
    );
  };
  await canReport();

  await page.goto(`${portal.url}/overview`);
  const tiles = page.getByRole('list', { name: say('home.figures') }).getByRole('listitem');
  const gap = tiles.filter({ hasText: wrongPart[language] });
  await expect(gap).toContainText(say('home.failed'));
  await expect(tiles).toHaveCount(5);

  const search = new SearchDialog(page, say);
  await search.type(number);
  await expect(search.result(licensesEntry[language], number)).toBeVisible();
  await expect(search.result(wrongPart[language], '')).toHaveText(new RegExp(wrongPart[language]));
  await canReport();
  await page.goto('about:blank');

  for (const place of ['search', 'attention', 'overview'] as const) {
    await expect.poll(async () => (await failuresOf(portal))[place]).toBeGreaterThan(before[place]);
  }
});

/** Failure counts of the fixture's part, by place. */
async function failuresOf(portal: Portal) {
  const releases = await callOperator<readonly Release[]>(
    portal,
    'GET',
    '/operator/releases/mf-fixture',
  );
  const timesOf = (place: string) =>
    releases
      .flatMap(({ failed_parts }) => failed_parts)
      .filter((failed) => failed.place === place && failed.part === 'wrong')
      .reduce((sum, { times }) => sum + times, 0);
  return {
    search: timesOf('search'),
    attention: timesOf('attention'),
    overview: timesOf('overview'),
  };
}

interface Release {
  readonly failed_parts: readonly {
    readonly place: string;
    readonly part: string;
    readonly times: number;
  }[];
}
