/** Bytes as kilobytes of 1000 bytes with one decimal, without the unit. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
