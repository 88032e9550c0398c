import { fireEvent, render, screen } from '@testing-library/react';
import { pressByKeys } from './pressByKeys.ts';

function aPage(keys: string, hidden = {}) {
  const press = jest.fn<undefined, []>();
  const { container } = render(
    <>
      <div {...hidden}>
        <button type="button" aria-keyshortcuts={keys} onClick={press}>
          Find
        </button>
      </div>
      <input />
    </>,
  );
  const stop = pressByKeys(container);
  return { press, stop };
}

/** @returns Whether the browser may do what it does with these keys. */
const type = (key: string, modifiers = {}) =>
  fireEvent.keyDown(screen.getByRole('textbox'), { key, ...modifiers });

describe('pressByKeys', () => {
  it('presses the button whose keys they are, in any case, instead of the browser', () => {
    const { press, stop } = aPage('Control+K');
    expect(type('k', { ctrlKey: true })).toBe(false);
    expect(type('K', { ctrlKey: true })).toBe(false);
    expect(press).toHaveBeenCalledTimes(2);
    stop();
    expect(type('k', { ctrlKey: true })).toBe(true);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('leaves other keys alone, such as those that delete a line on other keyboards', () => {
    const { press, stop } = aPage('Meta+K');
    for (const keys of [{ ctrlKey: true }, { altKey: true }, {}])
      expect(type('k', keys)).toBe(true);
    expect(type('l', { metaKey: true })).toBe(true);
    expect(press).not.toHaveBeenCalled();
    expect(type('k', { metaKey: true })).toBe(false);
    expect(press).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([{ inert: true }, { 'aria-hidden': true }])('presses no button behind %p', (hidden) => {
    const { press, stop } = aPage('Control+K', hidden);
    expect(type('k', { ctrlKey: true })).toBe(false);
    expect(press).not.toHaveBeenCalled();
    stop();
  });
});
