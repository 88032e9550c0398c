import type { Installer, Offer, Offers } from './Installer.ts';

/** Groups installers by offer, 64-bit first. */
export function groupOffers(
  installers: readonly Installer[],
  latestVersion: string | null,
): Offers {
  const latest = installers.filter(
    ({ kind, version }) => kind === 'latest' && version === latestVersion,
  );
  return {
    latest: toOffer(latest),
    combined: toOffer(installers.filter(({ kind }) => kind === 'combined')),
  };
}

function toOffer(files: readonly Installer[]): Offer | undefined {
  const [first] = files;
  return first && { version: first.version, files: files.toSorted((a, b) => b.bit - a.bit) };
}
