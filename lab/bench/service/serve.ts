import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createAccountsApp } from '@portal/server/src/app/app.ts';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import { loadDemo } from '@portal/server/src/app/demo/index.ts';
import { createLog } from '@portal/server/src/platform/http/createLog.ts';
import { installBuilds } from '@portal/server/src/app/installBuilds.ts';
import { type Variant, variantCookie, variants } from '../report/Results.ts';
import { createVariants } from './createVariants.ts';

/** The variant of a request from its cookie; all variants share origin and session. */
function variantOf(cookies = ''): Variant {
  const wanted = new RegExp(`\\b${variantCookie}=(\\w+)`).exec(cookies)?.[1];
  return variants.find((variant) => variant === wanted) ?? 'federated';
}

/** Serves the released portal with its demo, and the other variants. */
async function serve(): Promise<void> {
  const config = readConfig();
  const { deps: bare, close } = await createDeps(config, { log: createLog(config) });
  const deps = { ...bare, ...(await installBuilds(bare)) };
  await deps.queue.start({ workers: true });
  const accounts = createAccountsApp(deps);
  await accounts.listen({ host: config.host, port: config.accountsPort });
  const apps = await createVariants(deps);
  await Promise.all(Object.values(apps).map((app: FastifyInstance) => app.ready()));
  await loadDemo(deps);

  const server = createServer((request, response) => {
    apps[variantOf(request.headers.cookie)].routing(request, response);
  });
  server.listen(config.port, config.host);
  process.once('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void Promise.all([accounts, ...Object.values(apps)].map((app) => app.close()))
      .then(close)
      .then(() => process.exit(0));
  });
}

await serve();
