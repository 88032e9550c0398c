/**
 * Checks in development that a message property of a component has an id. React-intl's own error
 * names neither the component nor the property.
 *
 * @throws TypeError if it has none
 */
export function requireMessage(component: string, property: string, message: unknown): void {
  if (process.env.NODE_ENV === 'production') return;
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : '';
  if (typeof id === 'string' && id !== '') return;
  throw new TypeError(
    `${component} needs a message with an id as ${property}, such as messages.title of defineMessages, not ${typeof message}.`,
  );
}
