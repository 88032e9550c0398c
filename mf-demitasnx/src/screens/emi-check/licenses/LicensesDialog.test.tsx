import { expectAccessible } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json';
import { anEmiLicenseRow } from '../../../testing/anEmiLicense.ts';
import { licensesAnswer, mockEmiCheck } from '../../../testing/mockEmiCheck.ts';
import { renderEmiCheck } from '../../../testing/renderEmiCheck.tsx';

const emi = mockEmiCheck();
async function openDialog(name: string) {
  const { user } = renderEmiCheck();
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  return { user, opener, dialog: await screen.findByRole('dialog', { name }) };
}

describe('LicensesDialog', () => {
  it('lists all licenses with their uses', async () => {
    emi.licenses(() =>
      licensesAnswer({
        licenses: [
          anEmiLicenseRow(),
          anEmiLicenseRow({ id: 'emi-2', number: 'EM-0000002', job_count: 5 }),
        ],
      }),
    );
    const { dialog } = await openDialog(en['emi.licenseList']);
    const rows = within(dialog).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      ['project', 'number', 'used', 'ordered', 'validity']
        .map((name) => Object.entries(en).find(([id]) => id === `emi.licenses.${name}`)?.[1])
        .join(''),
      expect.stringMatching(/^Router boardEM-00000012\/52026-11-012026-11-02 . 2026-12-01$/),
      expect.stringContaining(`EM-00000025/5${en['emi.licenses.usedUp']}`),
    ]);
    await expectAccessible(dialog);
  });

  it('says that there is no license yet', async () => {
    emi.licenses(() => licensesAnswer({ licenses: [] }));
    const { dialog } = await openDialog(en['emi.licenseList']);
    expect(within(dialog).getByText(en['emi.licenses.empty'])).toBeInTheDocument();
  });

  it('closes by Escape and restores focus', async () => {
    const { user, opener, dialog } = await openDialog('License list');
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => {
      expect(opener).toHaveFocus();
    });
  });
});
