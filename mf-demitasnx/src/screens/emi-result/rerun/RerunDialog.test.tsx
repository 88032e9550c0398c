import { aSession, expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/result/en.json';
import ja from '../../../locales/result/ja.json';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const languages = [
  ['en', aSession(), en],
  ['ja', aSession({ locale: 'ja' }), ja],
] as const;
const classes = {
  given: 'net,class\nDATA,io\n',
  settings: { f_max_mhz: 800 },
  nets: [
    { net: 'CLK', class: 'clock', source: 'guessed' },
    { net: 'DATA', class: 'io', source: 'given' },
  ],
} as const;

async function openDialog(session = aSession(), texts: typeof en = en) {
  emi.classes(() => ({ ...classes, nets: [...classes.nets] }));
  const view = renderResult({ session });
  await view.user.click(await screen.findByRole('button', { name: texts['emi.result.rerun'] }));
  const dialog = await screen.findByRole('dialog', { name: texts['emi.result.rerun'] });
  const start = await within(dialog).findByRole('button', { name: texts['emi.rerun.start'] });
  return { ...view, dialog, start };
}

describe('RerunDialog', () => {
  it.each(languages)(
    'analyzes the board with other classes, and opens that run (%s)',
    async (_locale, session, texts) => {
      const { user, dialog, start, address } = await openDialog(session, texts);
      await expectAccessible(dialog);
      const field = within(dialog).getByLabelText('CLK');
      expect(field).toHaveDisplayValue(texts['emi.class.clock']);
      expect(dialog).toHaveTextContent(texts['emi.classSource.guessed']);
      await user.selectOptions(field, texts['emi.class.unknown']);
      await user.click(start);
      await waitFor(() => {
        expect(address()).toBe('/demitasnx/job-2');
      });
      const body = { classes: 'net,class\nDATA,io\nCLK,unknown\n', settings: { f_max_mhz: 800 } };
      expect(emi.state.asked).toEqual([{ method: 'POST', path: 'rerun', body }]);
    },
  );

  it('finds nets by name', async () => {
    const { user, dialog } = await openDialog();
    await user.type(within(dialog).getByRole('searchbox'), 'dat');
    await waitFor(() => {
      expect(within(dialog).queryByLabelText('CLK')).not.toBeInTheDocument();
    });
    expect(within(dialog).getByLabelText('DATA')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('searchbox'), 'x');
    expect(await within(dialog).findByText(en['emi.rerun.noNets'])).toBeInTheDocument();
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
    expect(await screen.findByLabelText('CLK')).toBeInTheDocument();
  });
});
