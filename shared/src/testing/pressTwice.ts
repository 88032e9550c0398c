import { fireEvent } from '@testing-library/react';

/** Presses a button twice, so fast that the page cannot show the first press in between. */
export function pressTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}
