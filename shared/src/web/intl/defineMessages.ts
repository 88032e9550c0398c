interface Message {
  /** Key in the locale catalogs. */
  readonly id: string;
  /** For the translator: where the text appears and what its values are. */
  readonly description: string;
}

/**
 * Declares the texts of a screen, by name. `locales/en.json` and `ja.json` have the wording; values
 * are given where a message is used.
 */
export function defineMessages<const T extends Readonly<Record<string, Message>>>(messages: T): T {
  return messages;
}
