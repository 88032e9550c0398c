import { actOf, type BoardActs } from './boardKeys.ts';

function recorder() {
  const done: unknown[][] = [];
  const record =
    (name: keyof BoardActs) =>
    (...given: readonly unknown[]) => {
      done.push([name, ...given]);
    };
  const acts: BoardActs = {
    pan: record('pan'),
    zoom: record('zoom'),
    fit: record('fit'),
    step: record('step'),
    activate: record('activate'),
    measure: record('measure'),
    heat: record('heat'),
    help: record('help'),
    escape: record('escape'),
  };
  return { done, acts };
}
const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('actOf', () => {
  it.each([
    ['3', ['activate', 2]],
    ['f', ['fit']],
    ['F', ['fit']],
    ['n', ['step', 1]],
    ['p', ['step', -1]],
    ['m', ['measure']],
    ['h', ['heat']],
    ['?', ['help']],
    ['-', ['zoom', 1 / 1.5]],
    ['ArrowLeft', ['pan', 60, 0]],
  ])('knows %s', (key, what) => {
    const { done, acts } = recorder();
    actOf({ ...plain, key }, acts, true)?.();
    expect(done).toEqual([what]);
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }, true],
    ['with Alt', { altKey: true }, true],
    ['when switched off', {}, false],
  ])('ignores letters and digits %s', (_when, changes, hasShortcuts) => {
    const { acts } = recorder();
    for (const key of ['3', 'f', 'm', '?'])
      expect(actOf({ ...plain, ...changes, key }, acts, hasShortcuts)).toBeUndefined();
  });

  it('keeps arrows and zoom when letters are switched off', () => {
    const { acts } = recorder();
    for (const key of ['ArrowUp', '+', '0', 'Escape'])
      expect(actOf({ ...plain, key }, acts, false)).toBeDefined();
  });
});
