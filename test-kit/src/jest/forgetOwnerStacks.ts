import * as React from 'react';

/**
 * Has React's development build act as if it had kept its most stacks already. It takes one for each
 * element, to say in a warning where the element was made; a warning fails the test all the same.
 */
export function forgetOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
