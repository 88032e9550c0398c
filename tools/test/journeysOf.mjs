/** The journeys through the screens of a workspace, by prefixes of their file names. */
export const journeys = {
  accounts: [
    'accounts',
    'another-person',
    'cards',
    'colleagues',
    'leaving',
    'registration',
    'second-factors',
    'sign-in',
    'single-sign-on',
  ],
  shell: [
    'accounts',
    'first-screen',
    'first-scripts',
    'frame',
    'places',
    'preview-clicks',
    'search',
    'sign-in',
    'embedding.spec',
  ],
  'license-client': ['licenses', 'usage-log'],
  'mf-demitasnx': ['emi-', 'orders-paid-later'],
  'mf-design': ['crawl'],
  'mf-distributor': ['distributor'],
  'mf-downloads': ['downloads'],
  'mf-home': ['first-screen', 'places'],
  'mf-licenses': ['chosen-licenses', 'license-page', 'licenses', 'list-looks', 'long-lists'],
  'mf-logs': ['usage-log'],
  'mf-orders': ['cards', 'order-history', 'orders-'],
  'mf-releases': ['release-figures'],
  'mf-store': ['estimate', 'store', 'registration'],
};

/** The journeys to run for a changed file: those of its workspace, or the file itself. */
export function journeysOf(file) {
  const own = /^e2e\/specs\/(.*)$/.exec(file);
  if (own) return [own[1]];
  return journeys[file.split('/')[0]] ?? [];
}
