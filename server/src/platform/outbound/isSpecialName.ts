/**
 * Names that lead to this machine or the network around it, with all names below them: RFC 6761
 * (localhost), RFC 6762 (local), RFC 8375 (home.arpa), ICANN's resolution of 2024 (internal), and what
 * old hosts files have.
 */
const special = ['localhost', 'local', 'home.arpa', 'internal', 'localdomain'] as const;

/**
 * Whether a host's name can be none of the internet: one of those, or without a dot, which only a
 * network's own search list completes. What other names lead to is seen when they are looked up.
 *
 * @param name in lower case, as `URL` has it
 */
export function isSpecialName(name: string): boolean {
  const plain = name.replace(/\.$/, '');
  return !plain.includes('.') || special.some((each) => `.${plain}`.endsWith(`.${each}`));
}
