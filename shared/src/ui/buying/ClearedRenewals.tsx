import { lazyPart } from '../lazyPart.tsx';

/** The renewals stay in the cart until the code that removes them is loaded. */
function NothingYet() {
  return null;
}

/**
 * For screens that clear the stored cart's renewals when they open: removes them, and offers to
 * restore them. The code loads after the screen.
 */
export const ClearedRenewals = lazyPart(
  async () => (await import('./PutBackRenewals.tsx')).PutBackRenewals,
  NothingYet,
);
