/** What every provider of the portal sets alike. */
export const intlDefaults = {
  defaultLocale: 'en',
  /** A text that is missing is a mistake of ours: tests fail on it, a person sees the id. */
  onError(error: Error): void {
    // oxlint-disable-next-line no-console -- there is nobody else to tell
    console.error(error.message);
  },
} as const;
