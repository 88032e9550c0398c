import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { developFixture, type Developer } from '../fixtures/developFixture.ts';
import { expect, test } from '../fixtures/test.ts';

const form = 'src/screens/FormScreen.tsx';

/** The first type check takes long. */
const typesMs = 60_000;

test.describe.configure({ mode: 'default' });

let developer: Developer;
test.beforeAll(async ({ portal }) => {
  developer = await developFixture(portal);
});
test.afterAll(() => developer.stop());

test('A developer takes a remote into one tab, changes it while something is typed, and resets', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  // All types are checked once before the first change is noticed.
  test.slow();
  const { owner } = await makeTeam();
  const wish = encodeURIComponent(`mf-fixture@${developer.origin}`);
  await signIn(owner, `/fixture/form?dev=${wish}`);
  await expect(page.getByText(developer.origin)).toBeVisible();
  await checkAccessibility(page);
  await page.locator('a.action').click();

  const bar = page.getByRole('complementary', { name: say('shell.development.name') });
  await expect(bar).toContainText(developer.origin);
  await expect(bar).toContainText(say('shell.development.owner', { owner: 'Journeys' }));
  await expect(page).toHaveURL(`${portal.url}/fixture/form`);
  await expect(page.getByRole('heading', { level: 1, name: 'Form' })).toBeVisible();
  await checkAccessibility(page);

  const note = page.getByLabel('Note');
  await note.fill('half a sen');
  await developer.edit(form, '<h1>Form', '<h1>Newer form');
  await expect(page.getByRole('heading', { level: 1, name: 'Newer form' })).toBeVisible();
  await expect(note).toHaveValue('half a sen');
  await expect(note).toBeFocused();

  await developer.edit(form, "note !== ''", '7');
  await expect(bar.getByRole('alert')).toContainText(`${form}:6 TS2345`, { timeout: typesMs });
  await developer.edit(form, 'Changes(7)', "Changes(note !== '')");
  await expect(bar.getByRole('alert')).toHaveCount(0, { timeout: typesMs });

  const other = await context.newPage();
  await other.goto(`${portal.url}/license`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    other.getByRole('complementary', { name: say('shell.development.name') }),
  ).toHaveCount(0);

  await note.fill('');
  await page.goto(`${portal.url}/license`);
  await expect(bar).toContainText('mf-licenses');
  await bar.getByRole('button', { name: say('shell.development.reset') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('A remote alone has each screen at its own address, with the frame and without @all', async ({
  page,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  await signIn(owner);
  await page.goto(`${developer.origin}/fixture/table`);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+$/ })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto(`${developer.origin}/fixture/form?frame=0`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test.describe('where a screen throws', () => {
  test.use({ expectedNoise: /The fixture fails on purpose/ });

  test('the bar names file and line of the source', async ({ page, say, makeTeam, signIn }) => {
    const { owner } = await makeTeam();
    await signIn(owner);
    await page.goto(`${developer.origin}/fixture/render`);
    const bar = page.getByRole('complementary', { name: say('shell.development.name') });
    await expect(bar.getByRole('alert')).toContainText(/src\/faults\/\w+\.tsx?:\d+ /);
  });
});
