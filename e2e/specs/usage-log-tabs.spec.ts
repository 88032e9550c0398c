import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { readDownload } from '../fixtures/readDownload.ts';
import { expect, test } from '../fixtures/test.ts';
import { StorePage } from '../pages/StorePage.ts';
import { UsageLogPage } from '../pages/UsageLogPage.ts';

/** The demo's professional team with a year of use. */
const demo = { id: '', firstName: '', lastName: '', password: 'circuit-board-2026' };
const lead = { ...demo, email: 'admin@pro.example' };

interface UserAnswer {
  readonly start_at: string;
  readonly end_at: string;
  readonly data: readonly (readonly [string, number, number])[];
}

test('A team lead reads how licenses are used, tab by tab', async ({ page, say, signIn }) => {
  const log = new UsageLogPage(page, say);
  await signIn(lead, '/log');
  await expect(log.heading).toBeVisible();
  const days = await log.readTable(say('logs.license.hoursByDay'));
  // The table has a heading and a row for each of the last 90 days.
  expect(days).toHaveLength(91);
  expect(days[0]).toEqual([
    say('logs.license.day'),
    say('logs.license.hours'),
    say('logs.license.utilization'),
  ]);

  await log.tab('user').click();
  await expect(log.tab('user')).toHaveAttribute('aria-selected', 'true');
  await expect(log.loading).toBeHidden();
  const answering = page.waitForResponse(/\/api\/log\/user/);
  await log.showPeriod('days90');
  await expect(log.loading).toBeVisible();
  const answer = (await (await answering).json()) as UserAnswer;
  await expect(log.loading).toBeHidden();
  const users = await log.readTable(say('logs.user.titleBoth'));
  expect(users.slice(1).map(([name]) => name)).toEqual(answer.data.map(([name]) => name));
  expect(users.slice(1).map(([, cd]) => Number.parseFloat((cd ?? '').replaceAll(',', '')))).toEqual(
    answer.data.map(([, cd]) => cd),
  );
  await checkAccessibility(page);

  await log.tab('other').click();
  await expect(page.getByRole('heading', { name: say('logs.other.advice') })).toBeVisible();
  await log.showPeriod('months12');
  await expect(log.loading).toBeHidden();
  const months = await log.readTable(say('logs.other.peaksByMonth'));
  expect(months).toHaveLength(13);
  await page.reload();
  await expect(log.tab('other')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(log.tab('user')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(log.tab('license')).toHaveAttribute('aria-selected', 'true');
});

test('A team lead takes the figures away as CSV and as a picture @all', async ({
  page,
  say,
  signIn,
}) => {
  const log = new UsageLogPage(page, say);
  await signIn(lead, '/log');
  await expect(log.csv()).toBeVisible();
  const csv = await readDownload(page, () => log.csv().click());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv.content);
  expect(csv.name).toMatch(/^usage-log_license_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(91);

  const title = say('logs.license.hoursByDay');
  const svg = await readDownload(page, () => log.choose(title, 'svg'));
  expect(svg.name).toMatch(/\.svg$/);
  expect(new TextDecoder().decode(svg.content)).toContain(title);
  const png = await readDownload(page, () => log.choose(title, 'png'));
  expect(png.name).toMatch(/\.png$/);
  // A PNG file has "PNG" after its first byte.
  expect(new TextDecoder('latin1').decode(png.content.slice(1, 4))).toBe('PNG');
});

/** The store's messages about a link into its cart. */
const linkTexts = {
  en: {
    added: (count: number) => `${count} licenses were added to the cart.`,
    leftOut:
      '2 licenses from the link could not be added: the maximum per order is 20 per product and contract period. This license can’t be renewed right now. 1 entry in the link could not be read and was left out.',
  },
  ja: {
    added: (count: number) => `${count}ライセンスをカートに追加しました。`,
    leftOut:
      'リンクのうち2ライセンスは追加していません。一度に注文できる数量は1製品・1契約期間につき20までです。 このライセンスは現在継続できません。 リンクの内容のうち1件は読み取れないため、追加していません。',
  },
} as const;

test('A team lead takes the advice into the cart of the store, where it stands too', async ({
  page,
  portal,
  language,
  say,
  signIn,
}) => {
  await signIn(lead, '/log?tab=other');
  // The demo has a peak of PCB Designer last month.
  const button = page.getByRole('link', { name: say('logs.other.putIntoCart') });
  const href = (await button.getAttribute('href')) ?? '';
  const [, quantity = ''] = /^\/store\?add=pd:12:(\d+)$/.exec(href) ?? [];
  const advice = await page
    .getByRole('listitem')
    .filter({ has: button })
    .getByRole('paragraph')
    .first()
    .innerText();
  await button.click();

  await expect(page).toHaveURL(`${portal.url}/store`);
  await expect(page.getByText(linkTexts[language].added(Number(quantity)))).toBeVisible();
  const store = new StorePage(page, say);
  await expect(store.quantity('pd')).toHaveValue(quantity);
  await expect(store.renewals.getByText(advice, { exact: true })).toBeVisible();
  await expect(store.renewals.getByText(say('store.advice.inCart'))).toBeVisible();
  await expect(store.updating).toHaveCount(0);
  await checkAccessibility(page);

  // After removing one, the store offers it again, and a reload adds nothing.
  await store.quantity('pd').fill(String(Number(quantity) - 1));
  await page.reload();
  await expect(store.quantity('pd')).toHaveValue(String(Number(quantity) - 1));
  await store.renewals.getByRole('link', { name: say('store.advice.putIntoCart') }).click();
  await expect(store.quantity('pd')).toHaveValue(quantity);
});

test('A link puts into the cart what it can, and says what was left out @all', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({
    licenses: [{ product: 'cd' }, { product: 'pd' }, { product: 'cd' }],
  });
  const [first, second, third] = licenses;
  const wanted = [
    ...[`renew=${first!.id}`, `renew=${second!.id}`, 'renew=gone'],
    ...['add=cd:12:20', 'add=cd:12:2', 'add=pd:1:3', 'add=pd:99:1'],
  ];
  await signIn(owner, `/store?${wanted.join('&')}`);
  const store = new StorePage(page, say);
  await expect(page.getByText(linkTexts[language].added(23))).toBeVisible();
  await expect(page.getByText(linkTexts[language].leftOut)).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/store`);
  await expect(store.renewalMonths(first!.number)).toHaveValue('12');
  await expect(store.renewalMonths(second!.number)).toHaveValue('12');
  await expect(store.renewalMonths(third!.number)).toHaveValue('0');
  await expect(store.quantity('cd')).toHaveValue('20');
  await expect(store.quantity('pd')).toHaveValue('3');
  await expect(store.proceed).toBeEnabled();
});

test('Whoever may not see the usage log reads who may @all', async ({
  page,
  context,
  say,
  makeTeam,
  signIn,
}) => {
  const professional = await makeTeam({ licenses: 0 });
  const community = await makeTeam({ edition: 'community', licenses: 0 });
  for (const { person, hint } of [
    { person: professional.guest, hint: say('logs.guestHint') },
    { person: community.owner, hint: say('logs.communityHint') },
  ]) {
    await context.clearCookies();
    await signIn(person, '/log');
    await expect(page.getByText(hint)).toBeVisible();
    await checkAccessibility(page);
  }
});

test('A team that has used nothing reads so @all', async ({ page, say, makeTeam, signIn }) => {
  const team = await makeTeam({ licenses: 0 });
  await signIn(team.owner, '/log');
  await expect(page.getByText(say('logs.view.empty'))).toBeVisible();
  await checkAccessibility(page);
});
