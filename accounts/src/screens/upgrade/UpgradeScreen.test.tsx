import { screen } from '@testing-library/react';
import { editionOf } from '@portal/shared';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { loadScreen } from '../loadScreen.tsx';
import { UpgradeScreen } from './UpgradeScreen.tsx';

const server = mockServer();
const company = {
  name: 'Hobby boards',
  post_code: '',
  prefecture: '',
  address: '',
  tel: '',
  version: 3,
};

describe('UpgradeScreen', () => {
  it('upgrades with the name alone', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/team/upgrade', () => HttpResponse.json(company)),
      http.post('*/api/team/upgrade', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ edition: 'professional' });
      }),
    );
    const page = await loadScreen({ name: 'account' }, '/upgrade');
    const { container, user, session } = renderPage(page, { edition: 'community' });
    const submit = await screen.findByRole('button', { name: 'Upgrade for free' });
    await expectAccessible(container);
    await user.click(submit);
    expect(await screen.findByText(/now has the Professional edition/)).toBeVisible();
    expect(sent).toEqual([company]);
    // The toolbar and the menu go by it.
    expect(editionOf(session.getState())).toBe('professional');
  });

  it('keeps the input when another person saved first', async () => {
    server.use(
      http.get('*/api/team/upgrade', () => HttpResponse.json(company)),
      http.post('*/api/team/upgrade', () =>
        HttpResponse.json({ error: true, code: 'changed' }, { status: 409 }),
      ),
    );
    const { user } = renderPage(<UpgradeScreen />, { edition: 'community' });
    await user.type(await screen.findByLabelText('Address'), 'Shibakoen 4-2-8');
    await user.click(screen.getByRole('button', { name: 'Upgrade for free' }));
    expect(await screen.findByText(/changed this while you were editing/)).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveValue('Shibakoen 4-2-8');
  });

  it('tells everybody else whom to ask', () => {
    renderPage(<UpgradeScreen />, { edition: 'community', role: 'admin' });
    expect(screen.getByText(/Only the owner of the team can upgrade it/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
