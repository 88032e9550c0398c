import { act, renderHook } from '@testing-library/react';
import { createSessionStore, useUnsavedChanges, type SessionStore } from '@portal/shared';
import { aSession, aUser, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { keepSession } from './keepSession.ts';

const server = mockServer();
let stop: () => void = () => undefined;

function start(): { readonly session: SessionStore; readonly asked: string[] } {
  const session = createSessionStore(aSession());
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  stop = keepSession(session, aUser({ id: 'user-1' }));
  return { session, asked };
}

function answerWith(user_id: string | null): void {
  server.use(http.get('*/api/session*', () => HttpResponse.json({ csrf_token: 't', user_id })));
  server.use(http.get('*/api/session/keep', () => HttpResponse.json({ csrf_token: 't', user_id })));
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  stop();
  server.events.removeAllListeners();
  jest.useRealTimers();
});

describe('keepSession', () => {
  it('checks the session every minute and extends it every 270 s', async () => {
    answerWith('user-1');
    const { asked } = start();
    await act(() => jest.advanceTimersByTimeAsync(270_000));
    expect(asked.filter((path) => path === '/api/session')).toHaveLength(4);
    expect(asked.filter((path) => path === '/api/session/keep')).toHaveLength(1);
  });

  it('keeps the page when the person has signed in again in another tab', async () => {
    answerWith('user-1');
    const { session } = start();
    session.setState({ status: 'expired' });
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.postMessage({ type: 'signed-in' });
    otherTab.close();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(session.getState().status).toBe('active');
  });

  it('tells the other tabs about the session when a page opens after a new sign-in', async () => {
    answerWith('user-1');
    const otherTab = new BroadcastChannel('portal-session');
    const heard = new Promise<unknown>((resolve) => {
      otherTab.addEventListener('message', ({ data }) => {
        resolve(data);
      });
    });
    start();
    expect(await heard).toEqual({ type: 'signed-in' });
    otherTab.close();
  });

  it('changes nothing while accounts cannot be reached, and goes on checking', async () => {
    const { unmount } = renderHook(() => {
      useUnsavedChanges(true);
    });
    server.use(http.get('*/api/session', () => HttpResponse.error()));
    const { session, asked } = start();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toEqual(['/api/session']);
    expect(session.getState().status).toBe('active');
    answerWith(null);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(session.getState().status).toBe('expired');
    unmount();
  });

  it('makes no call once it is stopped', async () => {
    answerWith('user-1');
    const { asked } = start();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(1);
    stop();
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(asked).toHaveLength(1);
  });
});
