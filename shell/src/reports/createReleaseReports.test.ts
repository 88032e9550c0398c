import { jest } from '@jest/globals';
import type { ReleaseReports } from '@portal/shared/contracts';
import { createReleaseReports } from './createReleaseReports.ts';

const parts = { name: 'mf-parts', hash: 'aaaaaaaa' };
const boards = { name: 'mf-boards', hash: 'bbbbbbbb' };
const nothing = { opens: 0, load: 0, render: 0, effect: 0 };

function reporter() {
  const sent: ReleaseReports[] = [];
  const world = { fails: false, then: undefined as (() => void) | undefined };
  const reports = createReleaseReports({
    send: (told) => {
      sent.push(told);
      return world.fails ? Promise.reject(new Error('offline')) : Promise.resolve();
    },
    later: (then) => {
      world.then = then;
      return () => {
        world.then = undefined;
      };
    },
  });
  return { ...reports, sent, world };
}

/** Lets a promise that was refused be heard of. */
const settle = () => new Promise((resolve) => process.nextTick(resolve));

describe('createReleaseReports', () => {
  it('tells of opened screens together, after a while', () => {
    const { tell, sent, world } = reporter();
    tell(parts, 'opens');
    tell(boards, 'opens');
    tell(parts, 'opens');
    expect(sent).toEqual([]);
    world.then?.();
    expect(sent).toEqual([
      {
        releases: [
          { ...parts, ...nothing, opens: 2 },
          { ...boards, ...nothing, opens: 1 },
        ],
      },
    ]);
  });

  it('tells of a failure at once, with what was waiting', () => {
    const { tell, sent, world } = reporter();
    tell(parts, 'opens');
    tell(parts, 'render');
    expect(sent).toEqual([{ releases: [{ ...parts, ...nothing, opens: 1, render: 1 }] }]);
    expect(world.then).toBeUndefined();
  });

  it('tells of parts that fail together, each with its place', () => {
    const { tell, sent, world } = reporter();
    const part = { place: 'search', part: 'parts', why: 'late' } as const;
    tell(parts, part);
    tell(parts, { ...part, part: 'makers' });
    tell(parts, part);
    expect(sent).toEqual([]);
    world.then?.();
    const failed = [
      { place: 'search', part: 'parts', times: 2 },
      { place: 'search', part: 'makers', times: 1 },
    ];
    expect(sent).toEqual([{ releases: [{ ...parts, ...nothing, parts: failed }] }]);
  });

  it('keeps what the portal has not heard for the next time, but for what the line has caused', async () => {
    const { tell, flush, sent, world } = reporter();
    world.fails = true;
    tell(parts, 'effect');
    await settle();
    tell(parts, 'load');
    await settle();
    world.fails = false;
    tell(parts, 'opens');
    flush();
    expect(sent.at(-1)).toEqual({ releases: [{ ...parts, ...nothing, opens: 1, effect: 1 }] });
    flush();
    expect(sent).toHaveLength(3);
  });

  it('says nothing while there is nothing to say', () => {
    const send = jest.fn(() => Promise.resolve());
    createReleaseReports({ send, later: () => () => undefined }).flush();
    expect(send).not.toHaveBeenCalled();
  });
});
