/** Content of these screens in the fixed release. */
export function Works() {
  return <h1>Works</h1>;
}
