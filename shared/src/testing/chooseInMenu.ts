import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a menu by the name of its button, and chooses an entry. */
export async function chooseInMenu(
  user: UserEvent,
  button: string | RegExp,
  entry: string,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
