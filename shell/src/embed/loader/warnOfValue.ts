import type { EmbedSettings } from '@portal/shared/embed';

const locales: readonly NonNullable<EmbedSettings['locale']>[] = ['en', 'ja'];
const routings: readonly EmbedSettings['routing'][] = ['memory', 'hash', 'path'];

/** The attributes that take one of a few values. */
const choices = new Map<string, readonly string[]>([
  ['locale', locales],
  ['routing', routings],
]);

/** Says in the console which values an attribute takes, when it has another one: that does not count. */
export function warnOfValue(element: Element, attribute: string, value: string | null): void {
  const values = choices.get(attribute);
  if (value === null || values === undefined || values.includes(value)) return;
  // oxlint-disable-next-line no-console -- whoever builds the page reads it there
  console.warn(
    `<${element.localName} ${attribute}="${value}">: ${attribute} takes ${values.join(', ')}. The default counts.`,
  );
}
