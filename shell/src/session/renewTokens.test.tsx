import { api, createSessionStore } from '@portal/shared';
import { userStatusSchema } from '@portal/shared/contracts';
import { aSession, aUser, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { anUpkeep } from '../testing/anUpkeep.ts';
import { connectApi } from './connectApi.ts';
import { pageTokens } from './pageTokens.ts';
import { renewTokens } from './renewTokens.ts';
import { resumeSession } from './resumeSession.ts';

const server = mockServer();
const before = { apiToken: null, csrfToken: null };

/** Tokens for the session whose cookie the browser has. */
function renewsFor(user_id: string | undefined) {
  server.use(
    http.get('*/api/user/me/status', () =>
      HttpResponse.json({
        status: 'ok',
        api_token: 'renewed',
        csrf_token: 'renewed-csrf',
        expires_at: '2026-11-20T10:00:00.000Z',
        user_id,
      }),
    ),
  );
}

function storeOf(id: string) {
  return createSessionStore(aSession({ user: aUser({ id }) }));
}

describe('renewTokens', () => {
  it('takes no tokens of another person, who has signed in since', async () => {
    renewsFor('user-2');
    expect(await renewTokens(storeOf('user-1'))).toBe('other_person');
    expect(pageTokens()).toEqual(before);
  });

  it('lets no call go on in the name of another person', async () => {
    renewsFor('user-2');
    const sent: (string | null)[] = [];
    server.use(
      http.post('*/api/order', ({ request }) => {
        sent.push(request.headers.get('Authorization'));
        return HttpResponse.json({ error: true, code: 'signed_out' }, { status: 401 });
      }),
    );
    const store = storeOf('user-1');
    connectApi(store);
    await expect(api.post('/api/order', { json: {} }, userStatusSchema)).rejects.toMatchObject({
      kind: 'signed_out',
    });
    expect(sent).toHaveLength(1);
    expect(store.getState().status).toBe('expired');
  });

  it('reloads the page for another person when it resumes', async () => {
    renewsFor('user-2');
    const upkeep = anUpkeep();
    await resumeSession(upkeep);
    expect(upkeep.leave).toHaveBeenCalledWith('/');
    expect(pageTokens()).toEqual(before);
  });

  it.each(['user-1', undefined])('takes those for the page’s own person: %s', async (id) => {
    renewsFor(id);
    expect(await renewTokens(storeOf('user-1'))).toBe('renewed');
    expect(pageTokens()).toEqual({ apiToken: 'renewed', csrfToken: 'renewed-csrf' });
  });
});
