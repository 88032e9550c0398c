import { useUnsavedChanges, announceSession } from '@portal/shared';
import { aUser, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderHook } from '@testing-library/react';
import { keptAlive, signedOut, wellBehaved } from '../testing/answers.ts';
import { anUpkeep } from '../testing/anUpkeep.ts';
import { endSession } from './endSession.ts';
import { keepAlive } from './keepAlive.ts';
import { monitorStatus } from './monitorStatus.ts';
import { pageTokens } from './pageTokens.ts';
import { resumeSession } from './resumeSession.ts';
import { startUpkeep } from './startUpkeep.ts';

const server = mockServer();
let stop: () => void = () => undefined;

beforeEach(() => {
  server.use(...wellBehaved);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The real timer: answers need real turns of the event loop, whatever the fake clock says. */
const realTimeout = setTimeout;

function fakeTimers() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
}

/** Lets time pass, and then all answers arrive. */
async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => realTimeout(resolve, 1));
    await jest.advanceTimersByTimeAsync(0);
  }
}

function counting(path: string, answer: () => Response) {
  const calls = { count: 0 };
  server.use(
    http.get(`*${path}`, () => {
      calls.count += 1;
      return answer();
    }),
  );
  return calls;
}

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('keepAlive', () => {
  it('extends the session every 270 s and takes the new tokens, hidden or not', async () => {
    fakeTimers();
    const calls = counting('/api/user/me/status', keptAlive);
    stop = keepAlive(anUpkeep());
    show('hidden');
    await pass(269_999);
    expect(calls.count).toBe(0);
    await pass(1);
    expect(calls.count).toBe(1);
    expect(pageTokens()).toEqual({ apiToken: 'renewed', csrfToken: 'renewed-csrf' });
    await pass(270_000);
    expect(calls.count).toBe(2);
  });

  it('notices that the session has ended', async () => {
    fakeTimers();
    counting('/api/user/me/status', signedOut);
    const upkeep = anUpkeep();
    stop = keepAlive(upkeep);
    await pass(270_000);
    expect(upkeep.store.getState().status).toBe('expired');
  });

  it('goes on after a failed call', async () => {
    fakeTimers();
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const calls = counting('/api/user/me/status', () => new HttpResponse(null, { status: 503 }));
    const upkeep = anUpkeep();
    stop = keepAlive(upkeep);
    await pass(540_000);
    await pass(270_000);
    expect(calls.count).toBeGreaterThanOrEqual(2);
    expect(upkeep.store.getState().status).toBe('active');
    expect(warn).toHaveBeenCalled();
  });
});

describe('monitorStatus', () => {
  it('checks the status every 60 s', async () => {
    fakeTimers();
    const calls = counting('/api/user/status', () => HttpResponse.json({ status: 'active' }));
    const upkeep = anUpkeep();
    stop = monitorStatus(upkeep);
    await pass(60_000);
    await pass(60_000);
    expect(calls.count).toBe(2);
    expect(upkeep.leave).not.toHaveBeenCalled();
  });

  it('pauses in a hidden tab and catches up when it is shown', async () => {
    fakeTimers();
    const calls = counting('/api/user/status', () => HttpResponse.json({ status: 'active' }));
    stop = monitorStatus(anUpkeep());
    show('hidden');
    await pass(600_000);
    expect(calls.count).toBe(0);
    show('visible');
    await pass(0);
    expect(calls.count).toBe(1);
  });

  it.each([
    ['401', signedOut],
    ['403', () => HttpResponse.json({ error: true, code: 'not_allowed' }, { status: 403 })],
    ['another status', () => HttpResponse.json({ status: 'suspended' })],
  ])('stops and goes to the sign-out address on %s', async (_, answer) => {
    fakeTimers();
    const calls = counting('/api/user/status', answer);
    const upkeep = anUpkeep();
    stop = monitorStatus(upkeep);
    await pass(60_000);
    await pass(120_000);
    expect(upkeep.leave).toHaveBeenCalledTimes(1);
    expect(upkeep.leave).toHaveBeenCalledWith('/signout?reason=session_ended&to=%2F');
    expect(calls.count).toBe(1);
  });

  it('does not leave a second time while the person is signing out', async () => {
    fakeTimers();
    const calls = counting('/api/user/status', signedOut);
    const upkeep = anUpkeep();
    stop = monitorStatus(upkeep);
    await pass(59_999);
    upkeep.store.setState({ status: 'signing-out' });
    await pass(1);
    endSession(upkeep);
    expect(calls.count).toBe(0);
    expect(upkeep.leave).not.toHaveBeenCalled();
    expect(upkeep.store.getState().status).toBe('signing-out');
  });

  it('asks for a new sign-in instead when something is typed', async () => {
    fakeTimers();
    counting('/api/user/status', signedOut);
    const { unmount } = renderHook(() => {
      useUnsavedChanges(true);
    });
    const upkeep = anUpkeep();
    stop = monitorStatus(upkeep);
    await pass(60_000);
    expect(upkeep.leave).not.toHaveBeenCalled();
    expect(upkeep.store.getState().status).toBe('expired');
    unmount();
  });

  it.each([
    ['nothing', () => HttpResponse.error()],
    ['429', () => new HttpResponse(null, { status: 429 })],
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['HTML of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>')],
  ])('stays and checks again at the next interval when %s answers', async (_, answer) => {
    fakeTimers();
    const calls = counting('/api/user/status', answer);
    const upkeep = anUpkeep();
    stop = monitorStatus(upkeep);
    await pass(60_000);
    await pass(60_000);
    expect(calls.count).toBe(2);
    expect(upkeep.leave).not.toHaveBeenCalled();
  });
});

function signOutInAnotherTab() {
  const otherTab = new BroadcastChannel('portal-session');
  otherTab.postMessage({ type: 'signed-out' });
  otherTab.close();
}

describe('startUpkeep', () => {
  it('leaves the page when another tab signs out, but not on its own message', () => {
    const upkeep = anUpkeep();
    stop = startUpkeep(upkeep);
    announceSession('signed-out');
    expect(upkeep.leave).not.toHaveBeenCalled();
    signOutInAnotherTab();
    expect(upkeep.leave).toHaveBeenCalledWith('/signout');
  });

  it('neither listens nor makes calls once it is stopped', async () => {
    fakeTimers();
    const calls = counting('/api/user/status', () => HttpResponse.json({ status: 'active' }));
    const renewals = counting('/api/user/me/status', keptAlive);
    const upkeep = anUpkeep();
    stop = startUpkeep(upkeep);
    await pass(60_000);
    expect(calls.count).toBe(1);
    stop();
    signOutInAnotherTab();
    await pass(300_000);
    expect(upkeep.leave).not.toHaveBeenCalled();
    expect([calls.count, renewals.count]).toEqual([1, 0]);
  });
});

describe('resumeSession', () => {
  it('continues with new tokens after a new sign-in', async () => {
    const upkeep = anUpkeep();
    upkeep.store.setState({ status: 'expired' });
    await resumeSession(upkeep);
    expect(upkeep.store.getState().status).toBe('active');
    expect(upkeep.leave).not.toHaveBeenCalled();
  });

  it('reloads the page after a sign-in by another person', async () => {
    server.use(
      http.get('http://accounts.test/api/user/me/', () =>
        HttpResponse.json(aUser({ id: 'other' })),
      ),
    );
    const upkeep = anUpkeep();
    upkeep.store.setState({ status: 'expired' });
    await resumeSession(upkeep);
    expect(upkeep.leave).toHaveBeenCalledWith('/');
  });

  it('stays expired without a new sign-in', async () => {
    const calls = counting('/api/user/me/status', signedOut);
    const upkeep = anUpkeep();
    upkeep.store.setState({ status: 'expired' });
    await resumeSession(upkeep);
    expect(calls.count).toBe(1);
    expect(upkeep.store.getState().status).toBe('expired');
  });
});
