import { api } from '@portal/shared';
import { userStatusSchema } from '@portal/shared/contracts';
import { aConfig, aTeam, aUser, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { createAccountsSession } from './createAccountsSession.ts';

const server = mockServer();
const page = {
  config: aConfig(),
  locale: 'en',
  today: '2026-11-20',
  navigation: [],
  acts: [],
  screen: { name: 'account' },
} as const;

/** Sends a form whose CSRF token no longer counts, while the browser's session is this person's. */
async function send(user_id: string | null, team_id?: string) {
  const sent: (string | null)[] = [];
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ csrf_token: 'renewed', user_id, team_id })),
    http.put('*/api/team', ({ request }) => {
      sent.push(request.headers.get('X-CSRF-Token'));
      if (sent.length > 1) return HttpResponse.json({ status: 'saved' });
      return HttpResponse.json({ error: true, code: 'csrf' }, { status: 403 });
    }),
  );
  const answer = api.put('/api/team', { json: {} }, userStatusSchema);
  return { sent, outcome: await answer.catch((error: unknown) => error) };
}

describe('createAccountsSession', () => {
  it('sends a form again with a new token of the same session', async () => {
    createAccountsSession({ ...page, user: aUser({ id: 'user-1' }) });
    const { sent, outcome } = await send('user-1');
    expect(sent).toEqual([null, 'renewed']);
    expect(outcome).toEqual({ status: 'saved' });
  });

  it('sends nothing in the name of another person, who has signed in since', async () => {
    const session = createAccountsSession({ ...page, user: aUser({ id: 'user-1' }) });
    const { sent } = await send('user-2');
    expect(sent).toHaveLength(1);
    expect(session.getState().status).toBe('expired');
  });

  it('sends nothing in another team, which the person is in since', async () => {
    const user = aUser({ id: 'user-1', teams: [aTeam({ id: 'team-1' })] });
    const reload = jest.fn();
    createAccountsSession({ ...page, user }, reload);
    const { sent } = await send('user-1', 'team-2');
    expect(sent).toHaveLength(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('continues for visitors, regardless of who is signed in', async () => {
    createAccountsSession({ ...page, user: null });
    const { sent } = await send('user-2');
    expect(sent).toHaveLength(2);
  });
});
