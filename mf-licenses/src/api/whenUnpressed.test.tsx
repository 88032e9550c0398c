import { whenUnpressed } from './whenUnpressed.ts';

function press(isPressed: boolean): void {
  jest.spyOn(document.documentElement, 'matches').mockReturnValue(isPressed);
}

afterEach(() => jest.restoreAllMocks());

describe('whenUnpressed', () => {
  it('runs at once when nothing is pressed', () => {
    const then = jest.fn();
    whenUnpressed(then);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel', 'dragend'])(
    'runs after the click of a %s',
    async (end) => {
      press(true);
      const done: string[] = [];
      const called = new Promise<void>((resolve) => {
        whenUnpressed(() => {
          done.push('called');
          resolve();
        });
      });
      dispatchEvent(new Event(end));
      press(false);
      done.push('clicked');
      await called;
      dispatchEvent(new Event('pointerup'));
      expect(done).toEqual(['clicked', 'called']);
    },
  );
});
