import * as React from 'react';

/**
 * Makes React's development build behave as if its limit of owner stacks were reached. It captures
 * one per element to say in warnings where the element was created; a warning fails the test
 * anyway.
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
