import type { FirstSteps } from '@portal/shared/contracts';
import { aSession, expectAccessible, mockServer } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderOverview } from '../../../testing/renderOverview.tsx';

const server = mockServer();
const screens = ['/download', '/store', '/demitasnx'];
const { config } = aSession();
/** Accounts with a page of users. */
const withUsers = { ...config, accounts: { ...config.accounts, pages: ['/users'] } };
const steps: FirstSteps = [
  { kind: 'installer', done: true },
  { kind: 'purchase', done: false },
  { kind: 'emi_trial', done: false },
  { kind: 'colleague', done: false },
];

function show(steps: FirstSteps, surroundings: Partial<Parameters<typeof renderOverview>[0]> = {}) {
  return renderOverview({ server, steps, screens, ...surroundings });
}

describe('FirstSteps', () => {
  it('shows what is to do and what is done', async () => {
    const { container } = show(steps, { session: aSession({ config: withUsers }) });
    const region = await screen.findByRole('region', { name: 'First steps' });
    const [first] = within(region).getAllByRole('listitem');
    expect(first).toHaveTextContent('Download the program (done)');
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Buy licenses',
      'Try the EMI check for free',
      'Invite a colleague',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/store',
      '/demitasnx',
      `${config.services.accounts}/users`,
    ]);
    await expectAccessible(container);
  });

  it('omits steps without a screen in this portal', async () => {
    show(steps, { screens: ['/store'] });
    const region = await screen.findByRole('region', { name: 'First steps' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    ['all is done', steps.map(({ kind }) => ({ kind, done: true }))],
    ['there is none', []],
  ])('is the empty state when %s', async (_when, given) => {
    show(given);
    expect(await screen.findByText('No data')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'First steps' })).not.toBeInTheDocument();
  });
});
