import { screen, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { ComeBackScreen } from './ComeBackScreen.tsx';
import { LeaveScreen } from './LeaveScreen.tsx';
import { LeftScreen } from './LeftScreen.tsx';

const server = mockServer();
const outlook = {
  team_name: 'Kiban Works',
  team_ends: true,
  refusal: null,
  figures: { running_licenses: 3, auto_renewals: 1, unpaid_orders: 2, open_jobs: 1 },
};
const look = (given: object = {}) => {
  server.use(http.get('*/api/leaving', () => HttpResponse.json({ ...outlook, ...given })));
};

describe('LeaveScreen', () => {
  it('says what happens, and asks before it sends the reasons', async () => {
    const sent: unknown[] = [];
    look();
    server.use(
      http.post('*/api/leaving', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ error: true, code: 'owner_has_members' }, { status: 409 });
      }),
    );
    const { container, user } = renderPage(<LeaveScreen />);
    expect(await screen.findByText(/3 active licenses/)).toBeVisible();
    expect(screen.getByText(/2 orders are unpaid/)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('checkbox', { name: 'Hard to use' }));
    await user.type(screen.getByRole('textbox'), 'Thank you');
    await user.click(screen.getByRole('button', { name: 'Leave the service' }));
    expect(sent).toEqual([]);
    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Leave the service' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(sent).toEqual([{ reasons: ['hard_to_use'], comment: 'Thank you' }]);
  });

  it('tells a member that everything stays with the team', async () => {
    look({ team_ends: false });
    renderPage(<LeaveScreen />, { role: 'guest' });
    expect(await screen.findByText(/All licenses stay with the team “Kiban Works”/)).toBeVisible();
    expect(screen.getByText(/“Former member”/)).toBeVisible();
    expect(screen.queryByText(/is not refunded/)).not.toBeInTheDocument();
  });

  it('leads an owner with members to the users first', async () => {
    look({ team_ends: false, refusal: 'owner_has_members' });
    const { container } = renderPage(<LeaveScreen />);
    expect(await screen.findByText(/You own the team “Kiban Works”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to users' })).toHaveAttribute('href', '/users');
    expect(screen.queryByRole('button', { name: 'Leave the service' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('offers to ask again when it cannot be loaded', async () => {
    server.use(http.get('*/api/leaving', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderPage(<LeaveScreen />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    look();
    await user.click(again);
    expect(await screen.findByText(/3 active licenses/)).toBeVisible();
  });
});

describe('LeftScreen', () => {
  it.each([
    ['en', /until December 21, 2026/],
    ['ja', /2026年12月21日まで/],
  ] as const)('says until when one can come back (%s)', async (locale, text) => {
    const view = renderPage(<LeftScreen lastDay="2026-12-21" />, { role: 'visitor', locale });
    expect(screen.getByText(text)).toBeVisible();
    await expectAccessible(view.container);
  });
});

describe('ComeBackScreen', () => {
  it('offers to come back, and says when that failed', async () => {
    let calls = 0;
    server.use(
      http.post('*/come_back/abc', () => {
        calls += 1;
        return HttpResponse.json({ error: true, code: 'too_many' }, { status: 429 });
      }),
    );
    const { container, user } = renderPage(
      <ComeBackScreen action="/come_back/abc" lastDay="2026-12-21" />,
      { role: 'visitor' },
    );
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(calls).toBe(1);
  });
});
