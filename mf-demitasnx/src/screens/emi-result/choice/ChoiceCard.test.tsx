import type { EmiChoice } from '@portal/shared/contracts';
import { expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../../../locales/choice/en.json';
import { anEmiJobRow } from '../../../testing/anEmiJob.ts';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();

function failed(of: EmiChoice['of']) {
  const job = anEmiJobRow({ status: 'failed', error: 'The units cannot be right.' });
  emi.result(() => ({ job, choice: { settings: { f_max_mhz: 500 }, of }, result: null }));
}
const units = { kind: 'units', mm: '60.0 × 40.0', inch: '1524.0 × 1016.0' } as const;

describe('ChoiceCard', () => {
  it('analyzes the board again with the chosen unit', async () => {
    failed(units);
    const { user, container, address } = renderResult();
    const name = en['emi.choice.mm'].replace('{size}', '60.0 × 40.0');
    const button = await screen.findByRole('button', { name });
    await expectAccessible(container);
    await user.click(button);
    await waitFor(() => {
      expect(address()).toBe('/demitasnx/job-2');
    });
    const body = { settings: { f_max_mhz: 500, units: 'mm' } };
    expect(emi.state.asked).toEqual([{ method: 'POST', path: 'rerun', body }]);
  });

  it('offers the jobs of the archive, and says that the license has no use left', async () => {
    failed({ kind: 'jobs', jobs: ['main', 'sub/power'] });
    const message = 'The license has no use left today.';
    emi.server.use(
      http.post('*/rerun', async ({ request }) => {
        emi.state.asked.push({ method: 'POST', path: 'rerun', body: await request.json() });
        return HttpResponse.json({ error: true, code: 'license_used', message });
      }),
    );
    const { user } = renderResult();
    await user.click(await screen.findByRole('button', { name: 'sub/power' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(emi.state.asked[0]?.body).toEqual({ settings: { f_max_mhz: 500, job: 'sub/power' } });
    expect(screen.getByRole('button', { name: 'main' })).toBeEnabled();
  });
});
