import { expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import commonEn from '../../../locales/en.json';
import resultEn from '../../../locales/result/en.json';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const en = { ...commonEn, ...resultEn };
const classes = {
  given: 'net,class\nDATA,io\n',
  settings: { f_max_mhz: 800, units: 'mm' },
  nets: [
    { net: 'CLK', class: 'clock', source: 'guessed' },
    { net: 'DATA', class: 'io', source: 'given' },
  ],
} as const;

async function openDialog() {
  emi.classes(() => ({ ...classes, nets: [...classes.nets] }));
  const view = renderResult();
  await view.user.click(await screen.findByRole('button', { name: en['emi.result.rerun'] }));
  const dialog = await screen.findByRole('dialog', { name: en['emi.result.rerun'] });
  const start = await within(dialog).findByRole('button', { name: en['emi.rerun.start'] });
  return { ...view, dialog, start };
}

describe('RerunDialog', () => {
  it('analyzes the board with other settings, and opens that run', async () => {
    const { user, dialog, start, address } = await openDialog();
    await expectAccessible(dialog);
    const field = within(dialog).getByLabelText(en['emi.upload.maxFrequency']);
    await user.clear(field);
    await user.type(field, '500');
    await user.click(start);
    await waitFor(() => {
      expect(address()).toBe('/demitasnx/job-2');
    });
    const body = { settings: { f_max_mhz: 500, units: 'mm' } };
    expect(emi.state.asked).toEqual([{ method: 'POST', path: 'rerun', body }]);
  });

  it.each([
    ['busy', en['emi.rerun.busy']],
    ['invalid', 'Line 3: there is no class “klock”.'],
    ['of-a-newer-server', en['emi.rerun.failed']],
  ])('stays open and says why the server refuses (%s)', async (code, sentence) => {
    const { user, dialog, start } = await openDialog();
    const message = 'Line 3: there is no class “klock”.';
    emi.server.use(http.post('*/rerun', () => HttpResponse.json({ error: true, code, message })));
    const inSight = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(start);
    const said = await within(dialog).findByText(sentence);
    expect(inSight.mock.contexts.some((place) => (place as Element).contains(said))).toBe(true);
    inSight.mockRestore();
  });

  it('can reload the classes after a failure', async () => {
    emi.refuse('/classes', 503, 'unavailable');
    const { user } = renderResult();
    await user.click(await screen.findByRole('button', { name: en['emi.result.rerun'] }));
    const dialog = await screen.findByRole('dialog');
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    emi.classes(() => ({ ...classes, nets: [...classes.nets] }));
    await user.click(again);
    expect(await screen.findByRole('button', { name: en['emi.rerun.start'] })).toBeInTheDocument();
  });
});
