/** What each of these screens shows in the release that is mended. */
export function Works() {
  return <h1>Works</h1>;
}
