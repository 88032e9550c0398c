import type { EmiPart } from '@portal/shared/contracts';
import { aSession, expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import basisEn from '../../../locales/basis/en.json';
import basisJa from '../../../locales/basis/ja.json';
import resultEn from '../../../locales/result/en.json';
import resultJa from '../../../locales/result/ja.json';
import { aFile } from '../../../testing/aFile.ts';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const en = { ...resultEn, ...basisEn };
const languages = [
  ['en', aSession(), en],
  ['ja', aSession({ locale: 'ja' }), { ...resultJa, ...basisJa }],
] as const;

function aPart(changes: Partial<EmiPart>): EmiPart {
  return {
    ...{ part: 'C1', role: 'capacitor', source: 'guessed', confidence: 0.75 },
    ...{ why: ['designator letters C', 'value 100n'], correction: null, ...changes },
  };
}
const parts = [
  aPart({}),
  aPart({ part: 'U1', role: 'ic', source: 'given', confidence: 1, why: [] }),
  aPart({ part: 'D2', role: 'unknown', source: 'none', confidence: 0.1 }),
];

async function openParts(session = aSession(), texts: typeof en = en) {
  emi.parts(() => parts);
  const view = renderResult({ session });
  await view.user.click(await screen.findByRole('link', { name: texts['emi.result.basis'] }));
  const table = await screen.findByRole('table', { name: texts['emi.basis.parts'] });
  const fieldOf = (name: string) =>
    within(table).getByRole('combobox', {
      name: texts['emi.basis.roleOf'].replace('{name}', name),
    });
  return { ...view, table, fieldOf };
}

describe('BasisCard', () => {
  it.each(languages)(
    'lists uncertain parts first, corrects one in its row, and checks again (%s)',
    async (_locale, session, texts) => {
      const { user, container, table, fieldOf, address } = await openParts(session, texts);
      expect(
        within(table)
          .getAllByRole('rowheader')
          .map((cell) => cell.textContent),
      ).toEqual([...['D2', 'C1', 'U1']]);
      expect(within(table).getByText('75%')).toBeInTheDocument();
      await expectAccessible(container);
      await user.selectOptions(fieldOf('D2'), texts['emi.role.ic']);
      expect(await within(table).findByText(texts['emi.basis.notYet'])).toBeInTheDocument();
      await user.selectOptions(fieldOf('D2'), texts['emi.basis.withdraw']);
      await waitFor(() => {
        expect(within(table).queryByText(texts['emi.basis.notYet'])).not.toBeInTheDocument();
      });
      expect(fieldOf('D2')).toHaveDisplayValue(texts['emi.class.unknown']);
      await user.click(screen.getByRole('button', { name: texts['emi.basis.again'] }));
      await waitFor(() => {
        expect(address()).toBe('/demitasnx/job-2');
      });
      expect(emi.state.asked).toEqual([
        { method: 'PUT', path: 'corrections', body: { roles: 'part,role\n"D2",ic\n' } },
        { method: 'PUT', path: 'corrections', body: { withdrawn: { parts: ['D2'] } } },
        { method: 'POST', path: 'rerun', body: {} },
      ]);
    },
  );

  it('finds parts by name and role', async () => {
    const { user, table } = await openParts();
    await user.type(screen.getByRole('searchbox', { name: en['emi.basis.searchParts'] }), 'capac');
    await waitFor(() => {
      expect(within(table).getAllByRole('rowheader')).toHaveLength(1);
    });
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
  });

  it('takes a file with classes of nets, and says which line is wrong', async () => {
    const { user } = await openParts();
    const why = ['its name'];
    emi.nets(() => [{ net: 'CLK', class: 'clock', source: 'guessed', why, correction: null }]);
    await user.click(screen.getByRole('link', { name: en['emi.basis.nets'] }));
    const table = await screen.findByRole('table', { name: en['emi.basis.nets'] });
    expect(table).toHaveTextContent('its name');
    const message = 'classes.csv, line 1: “fast” is not a net class.';
    emi.server.use(
      http.put(
        '*/corrections',
        () => HttpResponse.json({ error: true, code: 'invalid', message }),
        { once: true },
      ),
    );
    const field = screen.getByLabelText(en['emi.basis.file']);
    await user.upload(field, aFile('CLK,fast', 'nets.csv'));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.upload(field, aFile('CLK,io', 'nets.csv'));
    expect(await screen.findByText(en['emi.basis.fileTaken'])).toBeInTheDocument();
    expect(emi.state.asked).toEqual([
      { method: 'PUT', path: 'corrections', body: { classes: 'CLK,io' } },
    ]);
  });

  it('says that an earlier release kept no list', async () => {
    emi.refuse('/parts', 404, 'not_found');
    renderResult({ search: '?basis=parts' });
    expect(await screen.findByText(en['emi.basis.earlier'])).toBeInTheDocument();
  });
});
