/**
 * Fills a path with the parameters of an address: `/api/order/:id/` with the pattern `/order/:id`
 * and the address `/order/7` gives `/api/order/7/`.
 */
export function fillPath(path: string, pattern: string, pathname: string): string {
  const address = pathname.split('/').filter(Boolean);
  const names = pattern.split('/').filter(Boolean);
  return path.replace(/:(\w+)/g, (whole, name: string) => {
    const value = address[names.indexOf(`:${name}`)];
    return value ?? whole;
  });
}
