/**
 * A key of 128 random bits in hexadecimal, for the header `Idempotency-Key`. A page without TLS has
 * no `randomUUID`.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
