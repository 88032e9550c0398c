import type { EmbedSettings } from '@portal/shared/embed';

const locales: readonly NonNullable<EmbedSettings['locale']>[] = ['en', 'ja'];
const routings: readonly EmbedSettings['routing'][] = ['memory', 'hash', 'path'];

/** The values of attributes that take only some. */
const choices = new Map<string, readonly string[]>([
  ['locale', locales],
  ['routing', routings],
]);

/** Warns in the console of a value that an attribute does not take. The default applies instead. */
export function warnOfValue(element: Element, attribute: string, value: string | null): void {
  const values = choices.get(attribute);
  if (value === null || values === undefined || values.includes(value)) return;
  // oxlint-disable-next-line no-console -- for the page's developers
  console.warn(
    `<${element.localName} ${attribute}="${value}">: ${attribute} takes ${values.join(', ')}. The default counts.`,
  );
}
