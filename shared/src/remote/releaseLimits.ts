/**
 * Size limits of a release in bytes, as transferred: the remote's scripts that a first visit to a
 * screen loads (brotli), and one picture.
 */
export const releaseLimits = { screen: 250_000, picture: 300_000 } as const;

/** Whether a file of a release is a picture. */
export function isPicture(file: string): boolean {
  return /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file);
}

/** A size as `312 kB`: thousands of bytes, rounded up. */
export function inKilobytes(bytes: number): string {
  return `${String(Math.ceil(bytes / 1000))} kB`;
}
