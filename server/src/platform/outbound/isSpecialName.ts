/**
 * Names of this machine or the local network, with their subdomains: RFC 6761 (localhost), RFC 6762
 * (local), RFC 8375 (home.arpa), ICANN's resolution of 2024 (internal), and old hosts files.
 */
const special = ['localhost', 'local', 'home.arpa', 'internal', 'localdomain'] as const;

/**
 * Whether a host name cannot be public: one of those, or without a dot, which only a search list
 * completes. The addresses of other names are checked on lookup.
 *
 * @param name in lower case, as `URL` has it
 */
export function isSpecialName(name: string): boolean {
  const plain = name.replace(/\.$/, '');
  return !plain.includes('.') || special.some((each) => `.${plain}`.endsWith(`.${each}`));
}
