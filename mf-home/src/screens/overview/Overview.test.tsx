import type { FirstSteps } from '@portal/shared/contracts';
import { aSession, expectAccessible, mockServer } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { aPart } from '../../testing/aPart.ts';
import { renderOverview } from '../../testing/renderOverview.tsx';

const server = mockServer();

const licenses = aPart('licenses', [
  {
    id: 'total',
    text: 'Licenses',
    figure: { value: '1,204', note: '+2 this month' },
    act: { label: 'Show', to: '/license' },
  },
  { id: 'free', text: 'Free', figure: { value: '12', note: null }, act: null },
]);
const orders = aPart('orders', [
  { id: 'due', text: 'Due', figure: { value: '¥16,500', note: null }, act: null },
  {
    id: 'o1',
    text: 'Order S1',
    detail: '2026-11-20 · ¥16,500',
    act: { label: 'Open order', to: '/order/o1' },
  },
]);

describe('Overview', () => {
  it('shows the figures of all parts, then their lines in cards', async () => {
    const { container } = renderOverview({ server, overview: [licenses, orders] });
    expect(await screen.findByText('Due')).toBeInTheDocument();
    const tiles = within(screen.getByRole('list', { name: 'Figures' })).getAllByRole('listitem');
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'Licenses1,204+2 this month',
      'Free12',
      'Due¥16,500',
    ]);
    expect(screen.getByRole('link', { name: 'Licenses' })).toHaveAttribute('href', '/license');
    const card = screen.getByRole('region', { name: 'The orders' });
    const link = within(card).getByRole('link', { name: 'Open order' });
    expect(link).toHaveAttribute('href', '/order/o1');
    expect(link).toHaveAccessibleDescription('Order S1');
    expect(card).toHaveTextContent('2026-11-20 · ¥16,500');
    expect(screen.queryByRole('region', { name: 'The licenses' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('leaves only the gap of a part that failed', async () => {
    const failed = aPart('boards', [], { hasFailed: () => true });
    const late = aPart('usage', [], { ask: () => new Promise(() => undefined) });
    const session = aSession();
    renderOverview({ server, session, overview: [failed, late, licenses] });
    expect(await screen.findByText('1,204')).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('The boardsNot available right now.');
    expect(within(second!).getByRole('status')).toBeInTheDocument();
  });

  it('shows a new team its first steps, with what it has to do', async () => {
    const acts = aPart('acts', [
      { id: 'c1', text: 'Your card expires', detail: '2026-12-31', trend: [1, 0, 2], act: null },
    ]);
    const steps: FirstSteps = [{ kind: 'installer', done: false }];
    const overview = [acts, aPart('licenses', [])];
    renderOverview({ server, overview, steps, screens: ['/download'] });
    expect(await screen.findByRole('link', { name: 'Download the program' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Figures' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'The acts' })).toHaveTextContent('2026-12-31');
  });

  it('shows what came with the page at once', () => {
    const lines = [
      { id: 'total', text: 'Licenses', figure: { value: '7', note: null }, act: null },
    ];
    renderOverview({ server, overview: [aPart('licenses', lines, { known: () => lines })] });
    expect(screen.getByText('7')).toBeInTheDocument();
  });
});
