import { expect, test } from '../fixtures/test.ts';
import { reportUse } from '../fixtures/reportUse.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { rowOf, UsageLogPage } from '../pages/UsageLogPage.ts';

test('What a license client did is in the usage log in numbers', async ({
  page,
  portal,
  computer,
  say,
  makeTeam,
  signIn,
}) => {
  test.slow();
  const team = await makeTeam({ licenses: [{ product: 'cd' }] });
  await signIn(team.owner, '/license');
  await new LicenseListPage(page, say).register(computer, portal);
  const day = await reportUse(computer, { portal, team, request: page.request });

  await page.goto(`${portal.url}/log`);
  const log = new UsageLogPage(page, say);
  await expect(log.heading).toBeVisible();
  const hours = await log.showTable(say('logs.license.hoursByDay'));
  await expect(rowOf(hours, day)).toContainText(say('logs.hours', { hours: '2.0' }));
  // One person requested Circuit Designer today and got it.
  const requesters = await log.showTable(say('logs.license.requestersByDay'));
  await expect(requesters.getByRole('row').last().getByRole('cell').first()).toHaveText('1');
  const failures = page.getByRole('region', { name: say('logs.license.failuresByDay') });
  await expect(failures).toContainText(say('charts.allZero'));

  // The only request for PCB Designer failed.
  await page.goto(`${portal.url}/log?product=pd`);
  const refused = await log.showTable(say('logs.license.failuresByDay'));
  await expect(refused.getByRole('row').last()).toContainText('100.0%');
});
