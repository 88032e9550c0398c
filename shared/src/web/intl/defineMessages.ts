interface Message {
  /** Key in the locale catalogs. */
  readonly id: string;
  /** For the translator: where it stands and what its values are. */
  readonly description: string;
}

/**
 * Texts of a screen by name. The words themselves lie in `locales/en.json` and `ja.json`; values
 * are given where a message is used.
 */
export function defineMessages<const T extends Readonly<Record<string, Message>>>(messages: T): T {
  return messages;
}
