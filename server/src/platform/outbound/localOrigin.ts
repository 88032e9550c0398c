/** The origin at which this machine reaches a port of its own. @param host that is listened on */
export function localOrigin(host: string, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
}
