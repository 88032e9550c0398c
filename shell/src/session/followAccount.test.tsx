import { aUser, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { anUpkeep } from '../testing/anUpkeep.ts';
import { wellBehaved } from '../testing/answers.ts';
import { followAccount } from './followAccount.ts';

const server = mockServer();
let stop: () => void = () => undefined;
let calls = 0;
let profile: object;

beforeEach(() => {
  calls = 0;
  profile = aUser();
  server.use(...wellBehaved);
  server.use(
    http.get('http://accounts.test/api/user/me/', () => {
      calls += 1;
      return HttpResponse.json(profile);
    }),
  );
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const realTimeout = setTimeout;

async function pass(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => realTimeout(resolve, 1));
    await jest.advanceTimersByTimeAsync(0);
  }
}

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function start() {
  const upkeep = anUpkeep();
  const { user } = upkeep.store.getState();
  if (user === null) throw new Error('Nobody is signed in');
  profile = user;
  const invalidate = jest.spyOn(upkeep.queries, 'invalidateQueries');
  stop = followAccount(upkeep);
  const change = (changes: object) => {
    profile = { ...user, ...changes };
  };
  return { ...upkeep, user, invalidate, change };
}

describe('followAccount', () => {
  it('takes the new edition when the person returns from accounts', async () => {
    const { store, user, invalidate, change } = start();
    const [team] = user.teams;
    change({ teams: [{ ...team, edition: team?.edition === 1 ? 2 : 1 }] });
    show('hidden');
    await pass(20_000);
    expect(calls).toBe(0);
    show('visible');
    await pass(0);
    expect(store.getState().team?.edition).not.toBe(team?.edition);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('takes a new name at the interval of the keep-alive, and refetches nothing else', async () => {
    const { store, invalidate, change } = start();
    change({ last_name: 'Tanaka' });
    await pass(270_000);
    expect(store.getState().user?.last_name).toBe('Tanaka');
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('does not repeat a recent call, and keeps an unchanged profile', async () => {
    const { store, user } = start();
    show('visible');
    await pass(0);
    expect(calls).toBe(0);
    await pass(5_000);
    show('visible');
    show('visible');
    await pass(0);
    expect(calls).toBe(1);
    expect(store.getState().user).toBe(user);
  });

  it('changes nothing when accounts refuses, and for another person', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const { store, user, change } = start();
    change({ id: 'another' });
    await pass(270_000);
    server.use(
      http.get('http://accounts.test/api/user/me/', () => new HttpResponse(null, { status: 403 })),
    );
    await pass(270_000);
    expect(warn).toHaveBeenCalled();
    expect(store.getState().user).toBe(user);
  });
});
