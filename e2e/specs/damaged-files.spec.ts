import { FaultyLine, type Fault } from '../fixtures/FaultyLine.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

/** The browser reaches the portal through the line; the calls of the tests do not. */
const test = base.extend<object, { readonly line: FaultyLine }>({
  line: [
    async ({}, use) => {
      const line = new FaultyLine();
      await line.open();
      await use(line);
      line.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, line }, use) => {
      const { args = [], ...others } = launchOptions;
      const through = [`--proxy-server=${line.address}`, '--proxy-bypass-list=<-loopback>'];
      await use({ ...others, args: [...args, ...through] });
    },
    { scope: 'worker' },
  ],
});

test.afterEach(({ line }) => {
  line.mend();
});

// The browser itself reports what it refuses; what the page then does is what is tested.
test.use({
  expectedNoise:
    /Failed to load resource|Failed to find a valid digest|RemoteLoadError|ApiError: network|preload/,
});

const kinds: readonly [string, RegExp][] = [
  ['the entry of a remote', /\/remotes\/mf-licenses\/.*remoteEntry.*\.js$/],
  ['a script of a screen', /\/remotes\/mf-licenses\/(?!.*remoteEntry).*\.js$/],
  ['a part that remotes share', /\/shell\/\d+\.\w+\.js$/],
  ['the script of the frame', /\/shell\/(main|vendor)\.\w+\.js$/],
];
const all: readonly Fault[] = ['altered', 'cut short', 'missing', 'error', 'a page', 'lost'];
const faults = process.env['TEST_LONG'] === '1' ? all : all.slice(0, 2);

for (const [kind, files] of kinds) {
  for (const fault of faults) {
    test(`${kind}, ${fault} once: the screen comes by itself`, async ({
      page,
      line,
      say,
      makeTeam,
      signIn,
    }) => {
      const { owner, licenses } = await makeTeam();
      line.damage(files, fault, 1);
      await signIn(owner, '/license');
      const list = new LicenseListPage(page, say);
      await waitForScreen(page);
      await list.search.fill(licenses[0]!.number);
      await expect(list.row(licenses[0]!.number)).toBeVisible();
      await expect(page).toHaveURL(/[?&]q=/);
      expect(line.damaged).toBeGreaterThan(0);
      await expect(page).not.toHaveTitle('x');
      await page.waitForLoadState('networkidle');
    });
  }
}

for (const [kind, files] of kinds.slice(0, 3)) {
  test(`${kind}, altered for long: the page says so, and "Try again" brings the screen`, async ({
    page,
    line,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner } = await makeTeam();
    line.damage(files, 'altered');
    await signIn(owner, '/license');
    // It has tried for some seconds by itself.
    const said = page.getByText(say('shell.remotes.unreachable'));
    await expect(said).toBeVisible({ timeout: 25_000 });
    line.mend();
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await expect(new LicenseListPage(page, say).search).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

test('The script of the frame, altered for long: the page says so in words and can be loaded anew', async ({
  page,
  line,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  line.damage(kinds[3]![1], 'altered');
  await signIn(owner, '/license');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText({ en: 'does not answer yet', ja: '操作できません' }[language]);
  line.mend();
  await alert.getByRole('button', { name: say('common.tryAgain') }).click();
  await expect(alert).toBeHidden();
  await waitForScreen(page);
  await expect(new LicenseListPage(page, say).search).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('The script of the frame, late: the page says so, until it starts', async ({
  page,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await page.clock.install();
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  await page.route(kinds[3]![1], async (route) => {
    await opened;
    await route.fallback();
  });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await expect(list.heading).toBeVisible();
  await page.clock.fastForward(8_000);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText({ en: 'longer than usual', ja: '時間がかかって' }[language]);
  gate.open?.();
  await expect(alert).toBeHidden();
  await list.search.fill('x');
  await page.waitForLoadState('networkidle');
});
