import { expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/result/en.json';
import { mockResult } from '../../../testing/result/mockResult.ts';
import { renderResult } from '../../../testing/result/renderResult.tsx';

const emi = mockResult();
const heading = /^(Finding|指摘) 1/;
const discussed = /^(Comment|コメント)$/;

describe('a finding', () => {
  it('opens by its link and explains itself with a picture, accessibly', async () => {
    const { container } = renderResult({ search: '?finding=gap' });
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
    expect(screen.getByText('Route the net around the gap.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: en['emi.picture.R3'] })).toBeInTheDocument();
    expect(screen.getByText('Why Gap in the reference plane matters.')).toBeInTheDocument();
    expect(screen.getByText('12 mm')).toBeInTheDocument();
    expect(screen.getByText('TI SPRACP4A')).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: discussed })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('opens from the list, and closing restores focus', async () => {
    const { user, address } = renderResult();
    await user.click(await screen.findByRole('button', { name: /CLK runs/ }));
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
    expect(address()).toBe('/demitasnx/job-1?finding=gap');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: /CLK runs/ })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
  });

  it('leads to the next and the previous finding of the list', async () => {
    const { user, address } = renderResult({ search: '?finding=gap' });
    await screen.findByRole('heading', { name: heading });
    expect(screen.getByRole('button', { name: 'Previous finding' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next finding' }));
    expect(await screen.findByRole('heading', { name: /^Finding 2/ })).toHaveFocus();
    expect(address()).toBe('/demitasnx/job-1?finding=long');
    await user.click(screen.getByRole('button', { name: 'Previous finding' }));
    expect(address()).toBe('/demitasnx/job-1?finding=gap');
  });

  it('is reported as unknown when a link names a missing one', async () => {
    renderResult({ search: '?finding=other' });
    expect(await screen.findByText(en['emi.findings.unknown'])).toBeInTheDocument();
  });

  it('is suppressed with a reason, and restored', async () => {
    const { user } = renderResult({ search: '?finding=gap' });
    const suppress = en['emi.findings.suppress'];
    await user.click(await screen.findByRole('button', { name: suppress }));
    const dialog = await screen.findByRole('dialog', { name: suppress });
    await expectAccessible(dialog);
    const submit = within(dialog).getByRole('button', { name: suppress });
    await user.click(submit);
    const reason = within(dialog).getByLabelText(en['emi.findings.reason']);
    expect(reason).toHaveAccessibleDescription(
      expect.stringContaining(en['emi.findings.reasonMissing']),
    );
    await user.type(reason, '  Shielded ');
    await user.click(submit);
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
    expect(emi.state.asked).toEqual([{ method: 'PUT', path: 'gap', body: { reason: 'Shielded' } }]);
    expect(await screen.findByText(/^Shielded.*Hanako Yamada/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: en['emi.findings.takeBack'] }));
    expect(await screen.findByRole('button', { name: suppress })).toBeInTheDocument();
    expect(emi.state.asked.at(-1)).toMatchObject({ method: 'DELETE', path: 'gap' });
  });

  it('says why suppressing failed, and keeps the typed text', async () => {
    emi.server.use(
      http.put('*/suppression', () =>
        HttpResponse.json({ error: true, code: 'too_many' }, { status: 409 }),
      ),
    );
    const { user } = renderResult({ search: '?finding=gap' });
    await user.click(await screen.findByRole('button', { name: 'Suppress' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suppress' });
    await user.type(within(dialog).getByLabelText('Reason'), 'Shielded');
    await user.click(within(dialog).getByRole('button', { name: 'Suppress' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      en['emi.findings.suppressFailed'],
    );
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Shielded');
  });
});
