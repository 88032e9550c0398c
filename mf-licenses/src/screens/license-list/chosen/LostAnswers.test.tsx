import { HttpResponse } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { act, answersActs, chooseAll, held } from '../../../testing/chosenLicenses.ts';
import { licenseServer } from '../../../testing/licenseHandlers.ts';

const server = licenseServer();
const notInUse = (id: string) => ({ id, code: 'not_in_use' });

/** Selects the given number of licenses and releases them; the call gets this answer. */
async function releaseWith(count: number, answer: () => Response) {
  const rows = Array.from({ length: count }, (_, n) => held(`CD-${String(n)}`));
  const { user } = await chooseAll(server, rows);
  await user.click(await act('Release'));
  const question = await screen.findByRole('alertdialog');
  const bodies = answersActs(server, 'release', answer);
  await user.click(within(question).getByRole('button', { name: 'Release' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  return { bodies, tryAgain: () => user.click(again) };
}

describe('A release without an answer', () => {
  it.each([
    ['got lost', () => HttpResponse.error()],
    ['came from a proxy', () => HttpResponse.html('<h1>504</h1>', { status: 504 })],
  ])('counts as done when the answer %s and the retry finds nobody', async (_how, answer) => {
    const { tryAgain } = await releaseWith(2, answer);
    answersActs(server, 'release', () =>
      HttpResponse.json({ done: ['id-CD-1'], refused: [notInUse('id-CD-0')] }),
    );
    await tryAgain();
    expect(await screen.findByText('2 licenses were released')).toBeInTheDocument();
  });

  it('still counts after a retry answered with a service error', async () => {
    const { tryAgain } = await releaseWith(1, () => HttpResponse.error());
    let calls = 0;
    answersActs(server, 'release', () => {
      calls += 1;
      if (calls > 1) return HttpResponse.json({ done: [], refused: [notInUse('id-CD-0')] });
      return HttpResponse.json({ error: true, code: 'internal' }, { status: 500 });
    });
    await tryAgain();
    const alert = await screen.findByRole('alert');
    await within(alert).findByText(/went wrong/);
    await tryAgain();
    expect(await screen.findByText('1 license was released')).toBeInTheDocument();
  });

  it('is not claimed after a service error, which changes nothing', async () => {
    const { tryAgain } = await releaseWith(1, () =>
      HttpResponse.json({ error: true, code: 'internal' }, { status: 500 }),
    );
    answersActs(server, 'release', () =>
      HttpResponse.json({ done: [], refused: [notInUse('id-CD-0')] }),
    );
    await tryAgain();
    const answer = await screen.findByRole('dialog', { name: 'No license was released' });
    expect(answer).toHaveTextContent('Not in use: CD-0');
  });

  it('is not claimed for licenses whose call was never sent', async () => {
    const { bodies, tryAgain } = await releaseWith(501, () => HttpResponse.error());
    expect(bodies).toHaveLength(1);
    let calls = 0;
    answersActs(server, 'release', ({ licenses }: { licenses: readonly { id: string }[] }) => {
      calls += 1;
      return HttpResponse.json({ done: [], refused: licenses.map(({ id }) => notInUse(id)) });
    });
    await tryAgain();
    const answer = await screen.findByRole('dialog', { name: '500 licenses were released' });
    expect(calls).toBe(2);
    expect(answer).toHaveTextContent('Not in use: CD-500');
  }, 30_000);
});
