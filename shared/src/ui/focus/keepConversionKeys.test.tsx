import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { keepConversionKeys } from './keepConversionKeys.ts';

const handleKey = jest.fn();
const handleInDocument = jest.fn();
let stop: ReturnType<typeof keepConversionKeys>;

beforeEach(() => {
  jest.clearAllMocks();
  stop = keepConversionKeys(window);
  document.addEventListener('keydown', handleInDocument, true);
});
afterEach(() => {
  document.removeEventListener('keydown', handleInDocument, true);
  stop();
});

/**
 * Presses a key.
 *
 * @returns whether the browser runs its default action
 */
function press(init: KeyboardEventInit): boolean {
  render(<input aria-label="Name" onKeyDown={handleKey} onKeyDownCapture={handleKey} />);
  const field = screen.getByLabelText('Name');
  const event = createEvent.keyDown(field, init);
  fireEvent(field, event);
  return !event.defaultPrevented;
}

const chrome = { isComposing: true, keyCode: 229 };
const safari = { isComposing: false, keyCode: 229 };

describe('keepConversionKeys', () => {
  it.each([
    ['Chrome', chrome],
    ['Safari, where the conversion has ended already', safari],
    ['a browser that names the key', { isComposing: true, keyCode: 13, code: 'Enter' }],
    ['a browser without codes', { isComposing: true }],
  ])('keeps Enter that confirms a conversion from everybody: %s', (_browser, init) => {
    expect(press({ key: 'Enter', ...init })).toBe(false);
    expect(handleKey).not.toHaveBeenCalled();
    expect(handleInDocument).not.toHaveBeenCalled();
  });

  it.each(
    ['Escape', 'ArrowDown', 'Tab', ' ', 'Process', 'Unidentified'].flatMap((key) => [
      { key, ...chrome },
      { key, ...safari },
    ]),
  )('leaves other keys of a conversion to the browser alone: %p', (init) => {
    expect(press(init)).toBe(true);
    expect(handleKey).not.toHaveBeenCalled();
  });

  it.each([
    ['of a keyboard', { keyCode: 13, code: 'Enter' }],
    ['of an Android screen, where each word is a conversion', { keyCode: 13, isComposing: true }],
  ])('lets Enter through: %s', (_what, init) => {
    expect(press({ key: 'Enter', ...init })).toBe(true);
    expect(handleKey).toHaveBeenCalledTimes(2);
  });

  it('has no effect after it is stopped', () => {
    stop();
    expect(press({ key: 'Enter', ...chrome })).toBe(true);
    expect(handleKey).toHaveBeenCalledTimes(2);
  });
});
