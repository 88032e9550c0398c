import { readConfig } from './config.ts';
import { ConfigurationError } from './errors.ts';
import { createLog } from './http/createLog.ts';

const stopWithinMs = 20_000;

// Everything that this program writes is for its own user alone.
process.umask(0o077);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    log.flush();
    fail(`The portal stopped because of a fault: ${error.message}`);
  });
  // Loaded only now: a wrong setting is told at once, not after the whole server has loaded.
  const { startServer } = await import('./startServer.ts');
  let asked = false;
  const waiting = new AbortController();
  const starting = startServer(config, log, waiting.signal);
  const stop = (signal: NodeJS.Signals): void => {
    // The second signal means: now.
    if (asked) process.exit(1);
    asked = true;
    waiting.abort();
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      fail(`The portal did not stop within ${stopWithinMs / 1000} s; what was under way is lost.`);
    }, stopWithinMs).unref();
    starting
      // What has not started has nothing under way.
      .then(
        (server) => server.stop(),
        () => undefined,
      )
      .then(() => {
        log.info('stopped');
        log.flush(() => process.exit(0));
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await starting.catch((error: unknown) => {
    if (!asked) throw error;
  });
}

main().catch((error: unknown) => {
  if (error instanceof ConfigurationError) fail(error.message);
  throw error;
});
