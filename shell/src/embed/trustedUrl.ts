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

/** Makes of an address what a page with `require-trusted-types-for 'script'` takes as a script's. */
export type Trust = (url: string) => string;

let policy: Policy | undefined;

/**
 * The address of a script as a page with `require-trusted-types-for 'script'` wants it. Whoever asks
 * has settled before which addresses there can be.
 *
 * @param policyName what such a page names in its `trusted-types` directive
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
    // Another portal of this page may have it already; or the page allows no such policy.
    // oxlint-disable-next-line no-console -- whoever builds the page reads it there
    console.warn(`The page allows no policy “${policyName}” of trusted types.`, cause);
    return rules;
  }
}
