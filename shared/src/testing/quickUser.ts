import userEvent, { type UserEvent } from '@testing-library/user-event';

/**
 * A user who pastes what would be typed, because a form is drawn again at each key. Special keys
 * (`{Enter}`) are pressed. Tests of single keys use `keyboard`.
 */
export function quickUser(): UserEvent {
  const user = userEvent.setup();
  return {
    ...user,
    async type(element, text, options) {
      const [plain = ''] = /^[^{[]*/.exec(text) ?? [];
      if (options !== undefined || plain.length < 2) return user.type(element, text, options);
      await user.click(element);
      await user.paste(plain);
      const keys = text.slice(plain.length);
      if (keys !== '') await user.keyboard(keys);
    },
  };
}
