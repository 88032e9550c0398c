/** The custom element that shows a remote in pages of other sites: `portal-licenses` of `mf-licenses`. */
export function elementOf(remote: string): string {
  return remote.replace(/^mf-/, 'portal-');
}
