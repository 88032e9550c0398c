const kilobyte = 1024;
const units = ['KB', 'MB', 'GB'] as const;

/** Formats a size like the portal's screens, in both languages: `512 MB`, `1.5 GB`. */
export function sizeInWords(bytes: number): string {
  let size = bytes / kilobyte;
  let unit = 0;
  for (; size >= kilobyte && unit < units.length - 1; unit++) size /= kilobyte;
  return `${Math.max(Math.round(size * 10) / 10, 0.1)} ${units[unit] ?? ''}`;
}
