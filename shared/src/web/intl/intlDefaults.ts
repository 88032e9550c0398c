/** Settings of all providers of the portal. */
export const intlDefaults = {
  defaultLocale: 'en',
  /** A missing text is a bug: tests fail on it, and the page shows the id. */
  onError(error: Error): void {
    // oxlint-disable-next-line no-console -- there is nobody else to tell
    console.error(error.message);
  },
} as const;
