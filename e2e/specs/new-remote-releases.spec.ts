import { portalCommand } from '../fixtures/portalCommand.ts';
import { repositoryWithout } from '../fixtures/repositoryWithout.ts';
import { startPortal } from '../fixtures/startPortal.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { distributorEntry, DistributorPage } from '../pages/DistributorPage.ts';
import { FramePage } from '../pages/FramePage.ts';

/** The test has a portal of its own, in which the distributor's remote was never published. */
const test = base.extend({
  portal: [
    async ({}, use) => {
      const { folder, discard } = await repositoryWithout('mf-distributor');
      const portal = await startPortal({ env: { DEMO: '0' }, repository: folder });
      await use(portal);
      await portal.stop();
      await discard();
    },
    { scope: 'test', timeout: 90_000 },
  ],
});

test.describe('a remote that a running portal did not have', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('gets its menu entry and its address by its release alone', async ({
    page,
    portal,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    const { guest } = await makeTeam();
    await signIn(guest, '/license');
    const frame = new FramePage(page, say);
    // They come behind the preview of the screen.
    await expect(page.locator('script[src^="/shell/"]').first()).toBeAttached();
    const shellScripts = await page.locator('script[src^="/shell/"]').evaluateAll(sources);
    await page.goto(`${portal.url}/auths/digikey`);
    await expect(page.getByText(say('common.pageNotFound'))).toBeVisible();
    await frame.showMenu();
    await expect(frame.menu).toBeVisible();
    await expect(frame.entry(distributorEntry, language)).toHaveCount(0);

    await portalCommand(portal, 'releases', 'publish', 'mf-distributor');
    await page.goto(`${portal.url}/license`);
    await frame.showMenu();
    await frame.entry(distributorEntry, language).click();
    await expect(page).toHaveURL(`${portal.url}/auths/digikey`);
    const screen = new DistributorPage(page, say);
    await expect(screen.heading).toBeVisible();
    await expect(screen.startLink).toBeVisible();
    // The shell is the same one, byte by byte.
    const after = await page.locator('script[src^="/shell/"]').evaluateAll(sources);
    expect(after.slice(0, shellScripts.length)).toEqual(shellScripts);
    expect(shellScripts.length).toBeGreaterThan(0);

    // Without a distributor that is configured, the screen says so.
    await screen.startLink.click();
    await expect(page.getByRole('alert')).toContainText(say('distributor.failure.unavailable'));
  });
});

function sources(scripts: readonly Element[]): string[] {
  return scripts.map(
    (script) => `${script.getAttribute('src')} ${script.getAttribute('integrity')}`,
  );
}
