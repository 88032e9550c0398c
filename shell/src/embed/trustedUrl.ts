interface Policy {
  createScriptURL(url: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

declare global {
  interface Window {
    readonly trustedTypes?: Factory;
  }
}

/** Converts an address to a script URL for a page with `require-trusted-types-for 'script'`. */
export type Trust = (url: string) => string;

let policy: Policy | undefined;

/**
 * Returns a script URL for a page with `require-trusted-types-for 'script'`. The caller must make sure
 * that the address is safe.
 *
 * @param policyName name that the page allows in its `trusted-types` directive
 */
export function trustedUrl(url: string, policyName: string): string {
  policy ??= createPolicy(policyName);
  return policy.createScriptURL(url);
}

function createPolicy(policyName: string): Policy {
  const rules = { createScriptURL: (url: string) => url };
  try {
    return window.trustedTypes?.createPolicy(policyName, rules) ?? rules;
  } catch (cause) {
    // Another portal on this page may have created the policy, or the page does not allow it.
    // oxlint-disable-next-line no-console -- for the page's developers
    console.warn(`The page allows no policy “${policyName}” of trusted types.`, cause);
    return rules;
  }
}
