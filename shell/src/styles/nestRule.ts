const conditional = /^(@(?:media|container|supports)\b[^{]*)\{(.*)\}$/s;

/**
 * Writes a conditional rule of a component's class with the condition inside:
 * `@media print{.a{top:0}}` becomes `.a{@media print{&{top:0}}}`, which means the same. After a new
 * rule of the first form, Chromium computes the styles of all elements that the sheet has rules
 * for; after one of the second, only of those that the rule matches.
 *
 * @returns the given rule where it has another form
 */
export function nestRule(rule: string): string {
  const [, condition, rules = ''] = conditional.exec(rule) ?? [];
  const name = /\.[A-Za-z][\w-]*(?=[^{}]*\{)/.exec(rules)?.[0];
  if (condition === undefined || name === undefined) return rule;
  const nested = rules.replaceAll(new RegExp(`\\${name}(?![\\w-])`, 'g'), '&');
  const heads = [...nested.matchAll(/([^{};]*)\{/g)].map(([, head = '']) => head.trim());
  const isOwn = (head: string) => head.split(',').every((selector) => selector.includes('&'));
  return heads.every((head) => head.startsWith('@') || isOwn(head))
    ? `${name}{${condition}{${nested}}}`
    : rule;
}
