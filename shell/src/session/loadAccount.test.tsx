import { aUser, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { anUpkeep } from '../testing/anUpkeep.ts';
import { wellBehaved } from '../testing/answers.ts';
import { loadAccount } from './loadAccount.ts';

const server = mockServer();
const realTimeout = setTimeout;
let tries = 0;

beforeEach(() => {
  tries = 0;
  server.use(...wellBehaved);
  anUpkeep();
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function turn(): Promise<undefined> {
  await jest.advanceTimersByTimeAsync(50);
  return new Promise((resolve) => {
    realTimeout(resolve, 1, undefined);
  });
}

/** Runs the pauses, with turns for answers, until the promise has settled. */
async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const settling = Promise.allSettled([promise]);
  for (;;) {
    const results = await Promise.race([settling, turn()]);
    if (results) return results[0];
  }
}

function profileAnswers(answer: () => Response): void {
  server.use(
    http.get('http://accounts.test/api/user/me/', () => {
      tries += 1;
      return answer();
    }),
  );
}

const ok = () => HttpResponse.json(aUser());

describe('loadAccount', () => {
  it.each([
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['429', () => new HttpResponse(null, { status: 429 })],
    ['HTML of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>')],
    ['no answer', () => HttpResponse.error()],
  ])('tries again after %s and returns the profile once it comes', async (_, failure) => {
    profileAnswers(() => (tries < 4 ? failure() : ok()));
    expect(await settled(loadAccount('http://accounts.test'))).toMatchObject({
      status: 'fulfilled',
      value: { id: aUser().id },
    });
    expect(tries).toBe(4);
  });

  it('gives up after 10 s', async () => {
    let now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    profileAnswers(() => {
      now += 3_000;
      return new HttpResponse(null, { status: 503 });
    });
    expect(await settled(loadAccount('http://accounts.test'))).toMatchObject({
      status: 'rejected',
      reason: { status: 503 },
    });
    expect(tries).toBe(4);
  });

  it.each([401, 403])('takes a %i for the answer at once', async (status) => {
    profileAnswers(() => new HttpResponse(null, { status }));
    expect(await settled(loadAccount('http://accounts.test'))).toMatchObject({
      status: 'rejected',
      reason: { status },
    });
    expect(tries).toBe(1);
  });
});
