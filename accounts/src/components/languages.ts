/** The name of each language in that language, whatever the language of the page is. */
export const languages = [
  { value: 'ja', label: '日本語', lang: 'ja' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;
