/**
 * What this browser, or this tab of it, keeps for remotes: small texts by name, which all remotes
 * and the portal share. A name begins with that of the remote, but for what several remotes read,
 * such as the cart. Nothing about a person stays there that others who use the browser may not see.
 *
 * Each access may throw, this one too: storage can be blocked by a setting, or full.
 */
export function storageOf(keeper: 'browser' | 'tab'): Storage {
  return keeper === 'browser' ? localStorage : sessionStorage;
}
