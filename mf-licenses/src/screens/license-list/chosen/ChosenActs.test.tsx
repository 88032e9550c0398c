import {
  aLicenseRow,
  aSession,
  expectAccessible,
  HttpResponse,
  savedFiles,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { act, answersActs, chooseAll, held } from '../../../testing/chosenLicenses.ts';
import { licenseServer, listsLicenses } from '../../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../../testing/renderLicenseList.tsx';

const server = licenseServer();
const standalone = (number: string) =>
  aLicenseRow({ number, standalone_at: '2026-01-01T00:00:00Z' });

async function expectReleaseAlone() {
  expect(await act('Release')).toBeInTheDocument();
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  for (const name of ['Auto-renewal', 'Renew']) {
    expect(bar.queryByRole('button', { name })).not.toBeInTheDocument();
  }
}

describe('ChosenActs', () => {
  it('says beforehand what a release will do, and afterwards what it did not do', async () => {
    const { user, container } = await chooseAll(server, [
      held('CD-1'),
      held('CD-2'),
      standalone('CD-3'),
      aLicenseRow({ number: 'CD-4' }),
    ]);
    await user.click(await act('Release'));
    const question = await screen.findByRole('alertdialog', { name: 'Release 2 licenses?' });
    expect(question).toHaveTextContent('CD-1, CD-2');
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Standalone, tied to a computer: CD-3', 'Not in use: CD-4']);
    await expectAccessible(question);
    const bodies = answersActs(server, 'release', () =>
      HttpResponse.json({ done: ['id-CD-1'], refused: [{ id: 'id-CD-2', code: 'not_in_use' }] }),
    );
    await user.click(within(question).getByRole('button', { name: 'Release' }));
    const answer = await screen.findByRole('dialog', { name: '1 license was released' });
    expect(answer).toHaveTextContent('3 licenses stay as they are:');
    expect(
      within(answer)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Not in use: CD-2, CD-4', 'Standalone, tied to a computer: CD-3']);
    expect(bodies).toEqual([
      {
        licenses: [
          { id: 'id-CD-1', active_user_id: 'user-2' },
          { id: 'id-CD-2', active_user_id: 'user-2' },
        ],
      },
    ]);
    await expectAccessible(answer);
    await user.click(within(answer).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByText('4 selected')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows no dialog when everything was done', async () => {
    const { user } = await chooseAll(server, [held('CD-1'), held('CD-2')], {
      session: aSession({ locale: 'ja' }),
    });
    answersActs(server, 'release', () =>
      HttpResponse.json({ done: ['id-CD-1', 'id-CD-2'], refused: [] }),
    );
    await user.click(await act('解放'));
    const question = await screen.findByRole('alertdialog', {
      name: '2件のライセンスを解放しますか？',
    });
    await user.click(within(question).getByRole('button', { name: '解放' }));
    expect(await screen.findByText('2件のライセンスを解放しました')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('retries the unanswered ones, and counts all in the end', async () => {
    const { user } = await chooseAll(server, [held('CD-1'), held('CD-2')]);
    await user.click(await act('Release'));
    const question = await screen.findByRole('alertdialog');
    answersActs(server, 'release', () =>
      HttpResponse.json({ error: true, code: 'internal' }, { status: 500 }),
    );
    await user.click(within(question).getByRole('button', { name: 'Release' }));
    const answer = await screen.findByRole('dialog', { name: '2 licenses without a response' });
    const alert = within(answer).getByRole('alert');
    expect(alert).toHaveTextContent('CD-1, CD-2');
    answersActs(server, 'release', () =>
      HttpResponse.json({ done: ['id-CD-1', 'id-CD-2'], refused: [] }),
    );
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 licenses were released')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends a long selection in chunks, and stops at a failed one', async () => {
    const rows = Array.from({ length: 1001 }, (_, n) => aLicenseRow({ number: `CD-${String(n)}` }));
    const { user } = await chooseAll(server, rows);
    await user.click(await act('Auto-renewal'));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn on' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Turn on auto-renewal of 1,001 licenses?',
    });
    expect(question).toHaveTextContent('and 981 more');
    let calls = 0;
    const bodies = answersActs(
      server,
      'auto-continue',
      ({ ids }: { readonly ids: readonly string[] }) => {
        calls += 1;
        if (calls === 2)
          return HttpResponse.json({ error: true, code: 'internal' }, { status: 503 });
        return HttpResponse.json({ done: ids, refused: [] });
      },
    );
    await user.click(within(question).getByRole('button', { name: 'Turn on' }));
    const answer = await screen.findByRole('dialog', {
      name: 'Auto-renewal of 500 licenses is on',
    });
    expect(within(answer).getByRole('alert')).toHaveTextContent('501 licenses without a response');
    await user.click(within(answer).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Auto-renewal of 1,001 licenses is on')).toBeInTheDocument();
    expect(bodies).toHaveLength(4);
    expect(bodies[3]).toEqual({ ids: ['id-CD-1000'], auto_continue: 1 });
  }, 30_000);

  it('stops a long act after the present call, and goes on', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => aLicenseRow({ number: `CD-${String(n)}` }));
    const { user } = await chooseAll(server, rows);
    await user.click(await act('Auto-renewal'));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn on' }));
    const question = await screen.findByRole('alertdialog');
    let answer: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const bodies = answersActs(
      server,
      'auto-continue',
      async ({ ids }: { readonly ids: readonly string[] }) => {
        await pressed;
        return HttpResponse.json({ done: ids, refused: [] });
      },
    );
    await user.click(within(question).getByRole('button', { name: 'Turn on' }));
    await user.click(await within(question).findByRole('button', { name: 'Stop' }));
    answer();
    const stopped = await screen.findByRole('dialog', {
      name: 'Auto-renewal of 500 licenses is on',
    });
    expect(stopped).toHaveTextContent('Stopped: 1 license was not changed');
    expect(bodies).toHaveLength(1);
    await user.click(within(stopped).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Auto-renewal of 501 licenses is on')).toBeInTheDocument();
    expect(bodies[1]).toEqual({ ids: ['id-CD-500'], auto_continue: 1 });
  }, 30_000);

  it('skips trials and licenses already in the wanted state', async () => {
    const { user } = await chooseAll(server, [
      aLicenseRow({ number: 'CD-1', trial: 1 }),
      aLicenseRow({ number: 'CD-2' }),
    ]);
    await user.click(await act('Auto-renewal'));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off' });
    expect(dialog).toHaveTextContent('None of the selected licenses allows this.');
    expect(dialog).toHaveTextContent('Trial: CD-1');
    expect(dialog).toHaveTextContent('Auto-renewal is already off: CD-2');
    expect(within(dialog).queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });

  it('passes renewals to the store, and lists what cannot be renewed', async () => {
    const { user, address } = await chooseAll(
      server,
      [aLicenseRow({ number: 'CD-1' }), aLicenseRow({ number: 'CD-2', updatable: false })],
      { menu: ['/store'] },
    );
    await user.click(await act('Renew'));
    const question = await screen.findByRole('alertdialog', { name: 'Renew 1 license?' });
    expect(question).toHaveTextContent('In an unpaid order: pay or cancel it first: CD-2');
    await user.click(within(question).getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => {
      expect(address()).toBe('/store');
    });
  });

  it('has rarely used acts in a menu on phones', async () => {
    const { user } = await chooseAll(server, [
      aLicenseRow({ number: 'CD-1', auto_continue: 0 }),
      aLicenseRow({ number: 'CD-2', auto_continue: 0 }),
    ]);
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    // Only phones show it.
    await user.click(
      await within(bar).findByRole('button', { name: 'More actions', hidden: true }),
    );
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Turn auto-renewal on', 'Turn auto-renewal off', 'CSV']);
    await user.click(screen.getByRole('menuitem', { name: 'Turn auto-renewal on' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Turn on auto-renewal of 2 licenses?' }),
    ).toBeInTheDocument();
  });

  it('saves the chosen licenses as CSV', async () => {
    const saved = savedFiles();
    server.use(
      listsLicenses(() => [aLicenseRow({ number: 'CD-1' }), aLicenseRow({ number: 'CD-2' })]),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select CD-2' }));
    await user.click(await act('CSV'));
    expect(await screen.findByText('CSV saved with 1 license')).toBeInTheDocument();
    const text = await saved[0]?.content.text();
    expect(text).toContain('CD-2');
    expect(text).not.toContain('CD-1');
  });

  it('offers an owner outside Japan neither auto-renewal nor an absent store', async () => {
    await chooseAll(server, [held('CD-1')], { session: aSession({ country: 'US' }) });
    await expectReleaseAlone();
  });

  it('lets a guest do nothing but release what they hold', async () => {
    const session = aSession({ role: 'guest' });
    const own = session.user?.id ?? '';
    const { user } = await chooseAll(server, [held('CD-1', own), held('CD-2')], { session });
    await expectReleaseAlone();
    await user.click(await act('Release'));
    const question = await screen.findByRole('alertdialog', { name: 'Release 1 license?' });
    expect(question).toHaveTextContent(
      'In use by others; only owners and admins can release them: CD-2',
    );
  });
});
