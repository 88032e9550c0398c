/**
 * What a release may weigh, in bytes as they go over the line: what a screen's first visit loads of
 * its remote's scripts (brotli), and one picture. A person on a phone waits for it.
 */
export const releaseLimits = { screen: 250_000, picture: 300_000 } as const;

/** Whether a file of a release is a picture. */
export function isPicture(file: string): boolean {
  return /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file);
}

/** @param bytes in thousands, rounded up, as `312 kB` */
export function inKilobytes(bytes: number): string {
  return `${String(Math.ceil(bytes / 1000))} kB`;
}
