/** A well-formed digest that no file has. */
const refused = `sha384-${'A'.repeat(64)}`;

/** Allows scripts to be loaded, with exactly this content. */
export function trustScripts(base: string, integrity: Readonly<Record<string, string>>): void {
  const known = (globalThis.__portal_integrity__ ??= {});
  const from = new URL(base, location.origin);
  for (const [file, digest] of Object.entries(integrity)) {
    known[new URL(file, from).href] = digest;
  }
}

/** Integrity of a script; for one that is not trusted, a digest that the browser will refuse. */
export function integrityOf(url: string): string {
  return globalThis.__portal_integrity__?.[new URL(url, location.origin).href] ?? refused;
}
