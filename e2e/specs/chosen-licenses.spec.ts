import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { Computer } from '../fixtures/Computer.ts';
import { readDownload } from '../fixtures/readDownload.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { StorePage } from '../pages/StorePage.ts';

test('Three chosen licenses are released but the standalone one, which is named', async ({
  page,
  portal,
  computer,
  say,
  makeTeam,
  signIn,
  language,
}) => {
  // Two computers are registered, each by a program.
  test.slow();
  const { owner, licenses } = await makeTeam({
    licenses: [{ product: 'cd' }, { product: 'cd' }, { product: 'pd' }],
  });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list.register(computer, portal);
  await computer.run('lir', '--product', 'cd');
  const form = await list.openActivation('activation.toStandalone');
  await form
    .getByLabel(say('licenses.activation.schematic'))
    .selectOption({ value: licenses[0]!.id });
  await form.getByLabel(say('licenses.activation.user')).selectOption({ value: owner.id });
  await form
    .getByLabel(say('licenses.activation.requestFile'))
    .setInputFiles(computer.file('request.lir'));
  await form.getByRole('button', { name: say('licenses.activation.toStandalone') }).click();
  await expect(page.getByText(say('licenses.activation.standaloneDone'))).toBeVisible();
  const other = await Computer.create(language);
  await list.register(other, portal);
  for (const product of ['cd', 'pd']) {
    const held = await other.run('checkout', '--product', product);
    expect(held.code, held.text).toBe(0);
  }

  await page.reload();
  const [standalone, cd, pd] = licenses.map(({ number }) => number);
  await list.choose(standalone!, cd!, pd!);
  await expect(list.allChoice).toBeChecked();
  await checkAccessibility(page);
  await list.act('release').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${cd!}, ${pd!}`);
  const left = say('licenses.left.standalone');
  await expect(question.getByRole('listitem')).toHaveText([new RegExp(`${left}.*${standalone!}`)]);
  await checkAccessibility(page);
  await question.getByRole('button', { name: say('licenses.chosen.release') }).click();
  const answer = page.getByRole('dialog');
  await expect(answer.getByRole('listitem')).toHaveText([new RegExp(`${left}.*${standalone!}`)]);
  await checkAccessibility(page);
  await answer
    .getByRole('button', { name: say('common.close') })
    .last()
    .click();
  for (const product of ['cd', 'pd']) {
    expect((await other.run('heartbeat', '--product', product)).code).toBe(1);
  }
  await other.discard();
});

test('Auto-renewal is turned on by the keyboard, and a trial is left as it is @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({
    licenses: [
      { product: 'cd' },
      { product: 'cd' },
      { product: 'cd', auto_renewal: true },
      { product: 'pd', trial: true },
    ],
  });
  const [first, second, on, trial] = licenses.map(({ number }) => number);
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await waitForScreen(page);
  await list.choice(first!).focus();
  await page.keyboard.press('Space');
  for (const _step of [1, 2, 3]) await page.keyboard.press('Shift+ArrowDown');
  await expect(list.choice(trial!)).toBeFocused();
  await expect(list.allChoice).toBeChecked();
  await list.askToTurnOn();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${first!}, ${second!}`);
  await expect(question.getByRole('listitem')).toHaveText([
    new RegExp(`${say('licenses.left.already_on')}.*${on!}`),
    new RegExp(`${say('licenses.left.trial')}.*${trial!}`),
  ]);
  await question.getByRole('button', { name: say('licenses.chosen.turnOn') }).press('Enter');
  const answer = page.getByRole('dialog');
  await expect(answer.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  for (const number of [first!, second!, on!]) await expect(list.autoRenewal(number)).toBeChecked();
});

test('Chosen licenses are saved, renewed in the store, and the cart is had back', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({
    licenses: [
      { product: 'cd' },
      { product: 'cd' },
      { product: 'pd' },
      { product: 'pd', trial: true },
    ],
  });
  const [one, two, three, trial] = licenses.map(({ number }) => number);
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await list.choice(two!).click();
  const { content } = await readDownload(page, () => list.saveChosen());
  const text = new TextDecoder().decode(content);
  expect(text).toContain(two);
  for (const number of [one, three, trial]) expect(text).not.toContain(number);

  await list.allChoice.click();
  await list.act('renew').click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('listitem')).toHaveText([
    new RegExp(`${say('licenses.left.trial')}.*${trial!}`),
  ]);
  await question.getByRole('button', { name: say('licenses.chosen.putIntoCart') }).click();
  const store = new StorePage(page, say);
  for (const number of [one!, two!, three!]) {
    await expect(store.renewalMonths(number)).toHaveValue('12');
  }
  await expect(page).toHaveURL(`${portal.url}/store`);
  await page.getByRole('button', { name: say('store.shop.emptyCart') }).click();
  await expect(store.renewalMonths(one!)).toHaveValue('0');
  await expect(page.getByText(say('store.undo.emptied'))).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: say('store.undo.undo') }).click();
  for (const number of [one!, two!, three!]) {
    await expect(store.renewalMonths(number)).toHaveValue('12');
  }
});

test('Ten thousand licenses are chosen at once, also where they are cards @all', async ({
  page,
  say,
  signIn,
}) => {
  const large = { id: '', firstName: '', lastName: '', password: 'circuit-board-2026' };
  await signIn({ ...large, email: 'owner@large.example' }, '/license');
  const list = new LicenseListPage(page, say);
  // As soon as the whole list is loaded.
  await expect(list.allChoice).toBeEnabled({ timeout: 30_000 });
  await list.allChoice.click();
  await expect(list.chosen.getByRole('status')).toContainText('10,000');
  // Cards have no headings: the check box precedes its label.
  const words = list.table.getByRole('columnheader').getByText('10,000');
  if (await words.isVisible()) {
    const [box, text] = await Promise.all([list.allChoice.boundingBox(), words.boundingBox()]);
    expect((text?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(40);
  }
  await list.search.fill((await list.table.getByRole('rowheader').first().textContent()) ?? '');
  await list.chosen.getByRole('button', { name: say('choosing.keepShown') }).click();
  await expect(list.chosen.getByRole('status')).not.toContainText('10,000');
  await list.chosen.getByRole('button', { name: say('choosing.clear') }).click();
  await expect(list.chosen).toHaveCount(0);
  await expect(list.allChoice).toBeFocused();
});
