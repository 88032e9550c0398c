import { takeTurns } from './takeTurns.ts';

/** Tasks that end when they are told to, and which of them have begun. */
function tasks(most: number, count: number) {
  const run = takeTurns(most);
  const begun: number[] = [];
  const ends: { done: () => void; fail: () => void }[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    run(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(index);
          ends[index] = {
            done: () => {
              resolve(index);
            },
            fail: () => {
              reject(new Error(`task ${String(index)}`));
            },
          };
        }),
    ),
  );
  return { begun, ends, results };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('takeTurns', () => {
  it('runs a limited number of tasks at a time, in order', async () => {
    const { begun, ends } = tasks(4, 6);
    await settle();
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.done();
    await settle();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('runs the next task after a failed one, whose promise rejects', async () => {
    const { begun, ends, results } = tasks(1, 3);
    await settle();
    ends[0]?.fail();
    await expect(results[0]).rejects.toThrow('task 0');
    await settle();
    ends[1]?.done();
    expect(await results[1]).toBe(1);
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    ends[2]?.done();
    expect(await results[2]).toBe(2);
  });
});
