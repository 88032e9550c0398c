import type { EmiPart } from '@portal/shared/contracts';
import { expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import basisEn from '../../../locales/basis/en.json';
import resultEn from '../../../locales/result/en.json';
import { aFile } from '../../../testing/aFile.ts';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const en = { ...resultEn, ...basisEn };

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

async function openParts() {
  emi.parts(() => parts);
  const view = renderResult();
  await view.user.click(await screen.findByRole('link', { name: en['emi.result.basis'] }));
  const table = await screen.findByRole('table', { name: en['emi.basis.parts'] });
  const fieldOf = (name: string) =>
    within(table).getByRole('combobox', {
      name: en['emi.basis.roleOf'].replace('{name}', name),
    });
  return { ...view, table, fieldOf };
}

describe('BasisCard', () => {
  it('lists uncertain parts first, corrects one in its row, and checks again', async () => {
    const { user, container, table, fieldOf, address } = await openParts();
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual([...['D2', 'C1', 'U1']]);
    expect(within(table).getByText('75%')).toBeInTheDocument();
    await expectAccessible(container);
    await user.selectOptions(fieldOf('D2'), en['emi.role.ic']);
    expect(await within(table).findByText(en['emi.basis.notYet'])).toBeInTheDocument();
    await user.selectOptions(fieldOf('D2'), en['emi.basis.withdraw']);
    await waitFor(() => {
      expect(within(table).queryByText(en['emi.basis.notYet'])).not.toBeInTheDocument();
    });
    expect(fieldOf('D2')).toHaveDisplayValue(en['emi.class.unknown']);
    await user.click(screen.getByRole('button', { name: en['emi.basis.again'] }));
    await waitFor(() => {
      expect(address()).toBe('/demitasnx/job-2');
    });
    expect(emi.state.asked).toEqual([
      { method: 'PUT', path: 'corrections', body: { roles: 'part,role\n"D2",ic\n' } },
      { method: 'PUT', path: 'corrections', body: { withdrawn: { parts: ['D2'] } } },
      { method: 'POST', path: 'rerun', body: {} },
    ]);
  });

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
    // As Excel saves it in Japan.
    const shiftJis = Uint8Array.of(0x43, 0x4c, 0x4b, 0x2c, 0x93, 0x64, 0x8c, 0xb9);
    await user.upload(field, aFile(shiftJis, 'nets.csv'));
    expect(await screen.findByText(en['emi.basis.fileTaken'])).toBeInTheDocument();
    expect(emi.state.asked).toEqual([
      { method: 'PUT', path: 'corrections', body: { classes: 'CLK,電源' } },
    ]);
  });

  it('says that an earlier release kept no list', async () => {
    emi.refuse('/parts', 404, 'not_found');
    renderResult({ search: '?basis=parts' });
    expect(await screen.findByText(en['emi.basis.earlier'])).toBeInTheDocument();
  });
});
