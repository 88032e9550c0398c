import { lazyPart } from '../lazyPart.tsx';

/** The renewals stay in the cart as long as the code that takes them out is not here. */
function NothingYet() {
  return null;
}

/**
 * For screens whose opening takes the licenses for renewal out of the stored cart: takes them, and
 * offers to put them back. Its code is fetched after the screen.
 */
export const ClearedRenewals = lazyPart(
  async () => (await import('./PutBackRenewals.tsx')).PutBackRenewals,
  NothingYet,
);
