import { createServer } from 'node:net';

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });

/** @returns one sentence if a port is taken, before a build takes time. */
export async function checkPorts({ host, port, accountsPort, gatewayPort, distributorPort }) {
  for (const [name, wanted] of [
    ['PORT', port],
    ['ACCOUNTS_PORT', accountsPort],
    ['GATEWAY_PORT', gatewayPort],
    ['DISTRIBUTOR_PORT', distributorPort],
  ]) {
    if (wanted === undefined) continue;
    if (await canListen(wanted, host)) continue;
    return (
      `Port ${wanted} is in use by another program, perhaps by a portal that is already running. ` +
      `Stop it, or choose another port, for example: ${name}=${wanted + 100} npm start`
    );
  }
  return undefined;
}
