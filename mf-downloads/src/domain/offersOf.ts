import type { Installer, Offer, Offers } from './Installer.ts';

/** Groups installers by offer, 64-bit first. */
export function offersOf(installers: readonly Installer[], latestVersion: string | null): Offers {
  const latest = installers.filter(
    ({ kind, version }) => kind === 'latest' && version === latestVersion,
  );
  return {
    latest: offerOf(latest),
    combined: offerOf(installers.filter(({ kind }) => kind === 'combined')),
  };
}

function offerOf(files: readonly Installer[]): Offer | undefined {
  const [first] = files;
  return first && { version: first.version, files: files.toSorted((a, b) => b.bit - a.bit) };
}
