import { personName, type Locale } from '@portal/shared/domain';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import type { Person } from '../fixtures/createTeam.ts';
import { expect, test } from '../fixtures/test.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

function nameOf({ lastName, firstName }: Person, language: Locale): string {
  return personName({ last_name: lastName, first_name: firstName }, language);
}

test('A computer becomes standalone, works offline and gives its licenses back', async ({
  page,
  portal,
  computer,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }, { product: 'pd' }] });
  const [schematic, pcb] = licenses.map(({ number }) => number);
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list.register(computer, portal);
  const request = await computer.run('lir', '--product', 'cd,pd');
  expect(request.code, request.text).toBe(0);

  const form = await list.openActivation('activation.toStandalone');
  const submit = form.getByRole('button', { name: say('licenses.activation.toStandalone') });
  await expect(submit).toBeDisabled();
  await checkAccessibility(page);
  const option = (label: string, number: string) =>
    form.getByLabel(say(label)).selectOption(
      // Options are selected by id, because their labels contain more than the license number.
      { value: licenses.find((one) => one.number === number)?.id ?? '' },
    );
  await option('licenses.activation.schematic', schematic!);
  await option('licenses.activation.pcb', pcb!);
  await form.getByLabel(say('licenses.activation.user')).selectOption({ value: owner.id });
  await form
    .getByLabel(say('licenses.activation.requestFile'))
    .setInputFiles(computer.file('request.lir'));
  await submit.click();
  await expect(page.getByText(say('licenses.activation.standaloneDone'))).toBeVisible();
  for (const number of [schematic!, pcb!]) {
    await expect(list.row(number)).toContainText(say('licenses.list.standalone'));
  }

  const arriving = page.waitForEvent('download');
  await list
    .row(schematic!)
    .getByRole('button', { name: say('licenses.cell.actions', { number: schematic! }) })
    .click();
  await page.getByRole('menuitem', { name: say('licenses.cell.licenseFile') }).click();
  await (await arriving).saveAs(computer.file('team.lic'));
  const verified = await computer.run('verify', 'team.lic');
  expect(verified.code, verified.text).toBe(0);
  expect(verified.text).toContain(schematic);
  expect(verified.text).toContain(pcb);

  const release = await computer.run('lrr', 'team.lic');
  expect(release.code, release.text).toBe(0);
  const back = await list.openActivation('activation.toNetwork');
  await checkAccessibility(page);
  await back
    .getByLabel(say('licenses.activation.releaseFile'))
    .setInputFiles(computer.file('release.lrr'));
  await back.getByRole('button', { name: say('licenses.activation.toNetwork') }).click();
  await expect(page.getByText(say('licenses.activation.networkDone'))).toBeVisible();
  for (const number of [schematic!, pcb!]) {
    await expect(list.row(number)).toContainText(say('licenses.list.network'));
  }
});

test('A wrong request file is refused with what to do about it @all', async ({
  page,
  portal,
  computer,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list.register(computer, portal);
  await computer.run('lir', '--product', 'cd');
  const lir = await computer.read('request.lir');

  const form = await list.openActivation('activation.toStandalone');
  const file = form.getByLabel(say('licenses.activation.requestFile'));
  const submit = form.getByRole('button', { name: say('licenses.activation.toStandalone') });
  const choose = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const reason = (code: string) =>
    form.getByText(say(`licenses.refusal.${code}`, { extension: '.lir' }));

  await choose('request.txt', lir);
  await expect(reason('wrong_extension')).toBeVisible();
  await choose('request.lir', '');
  await expect(reason('empty')).toBeVisible();
  await choose('request.lir', 'x'.repeat(65 * 1024));
  await expect(reason('too_large')).toBeVisible();
  await expect(submit).toBeDisabled();

  await form
    .getByLabel(say('licenses.activation.schematic'))
    .selectOption({ value: licenses[0]!.id });
  await form.getByLabel(say('licenses.activation.user')).selectOption({ value: owner.id });
  await choose('request.lir', 'not a license file');
  await submit.click();
  await expect(reason('malformed')).toBeVisible();
  await choose('request.lir', lir.replaceAll('LIR', 'LRR'));
  await submit.click();
  await expect(reason('wrong_kind')).toBeVisible();
  await expect(list.row(licenses[0]!.number)).toContainText(say('licenses.list.network'));
});

test('A license in use is released after a question, and its holder is told', async ({
  page,
  portal,
  computer,
  say,
  makeTeam,
  signIn,
  language,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  const { number } = licenses[0]!;
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list.register(computer, portal);
  const held = await computer.run('checkout', '--product', 'cd');
  expect(held.code, held.text).toBe(0);

  await page.reload();
  const name = nameOf(owner, language);
  await list.release(number, name).click();
  const { question } = list;
  await expect(question).toContainText(say('licenses.release.title'));
  await checkAccessibility(page);
  await question.getByRole('button', { name: say('common.cancel') }).click();
  await expect(list.row(number)).toContainText(name);

  await list.release(number, name).click();
  await question.getByRole('button', { name: say('licenses.release.confirm') }).click();
  await expect(page.getByText(say('licenses.release.done', { number }))).toBeVisible();
  await expect(list.release(number, name)).toHaveCount(0);
  const refused = await computer.run('heartbeat', '--product', 'cd');
  expect(refused.code, refused.text).toBe(1);
});

test.describe('two people who release the same license', () => {
  // The browser logs the refusal.
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test('the second person is told that the first was quicker @all', async ({
    page,
    context,
    portal,
    computer,
    say,
    makeTeam,
    signIn,
    language,
  }) => {
    const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
    const { number } = licenses[0]!;
    await signIn(owner, '/license');
    const list = new LicenseListPage(page, say);
    await list.register(computer, portal);
    await computer.run('checkout', '--product', 'cd');
    const other = await context.newPage();
    const others = new LicenseListPage(other, say);
    const name = nameOf(owner, language);
    const confirm = { name: say('licenses.release.confirm') };
    await page.reload();
    await other.goto(`${portal.url}/license`);
    await list.release(number, name).click();
    await others.release(number, name).click();
    await others.question.getByRole('button', confirm).click();
    await expect(other.getByText(say('licenses.release.done', { number }))).toBeVisible();
    await list.question.getByRole('button', confirm).click();
    await expect(page.getByText(say('licenses.release.notInUse'))).toBeVisible();
  });
});
