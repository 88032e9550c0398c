import { jest } from '@jest/globals';
import { createQueryClient, createSessionStore } from '@portal/shared';
import { aSession } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { tellWhenIdle } from './tellWhenIdle.ts';

const release = { name: 'mf-parts', hash: 'abc' };
const part = (name: string) => ({ place: 'search' as const, part: name, why: 'It fails.' });

/** What tells of releases, and the idle times that the page has yet to have. */
function start(session = aSession()) {
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (then: () => void) => idle.push(then) });
  const told = jest.fn();
  const load = jest.fn(() => Promise.resolve({ startReports: () => told }));
  const tell = tellWhenIdle(createSessionStore(session), createQueryClient(), load);
  return { tell, told, load, rest: () => idle.splice(0).forEach((then) => then()) };
}

describe('what happens to releases', () => {
  it('is told once the page is idle, and from then on at once: the page may be left before it is again', async () => {
    const { tell, told, load, rest } = start();
    tell(release, part('one'));
    expect(load).not.toHaveBeenCalled();
    rest();
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    tell(release, part('two'));
    expect(told).toHaveBeenLastCalledWith(release, part('two'), { at: expect.any(Number) });
  });

  it('is not told of visitors, whom nobody can count', () => {
    const { tell, load, rest } = start(aSession({ role: 'visitor' }));
    tell(release, part('one'));
    rest();
    expect(load).not.toHaveBeenCalled();
  });
});
