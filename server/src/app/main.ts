import type { Logger } from 'pino';
import type { Config } from '../platform/config/Config.ts';
import { readConfig } from './readConfig.ts';
import { ConfigurationError } from '../platform/errors.ts';
import { createLog } from '../platform/http/createLog.ts';
import { collectWhenIdle } from './start/collectWhenIdle.ts';
import type { RunningServer } from './startServer.ts';

/** Timeout of closing once open requests are cut. */
const closeWithinMs = 5_000;

// Everything that this program writes is only for its own user.
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
    fail(`The portal stopped because of a fault: ${error.message}`);
  });
  // Loaded lazily: configuration errors are reported before the whole server is loaded.
  const { startServer } = await import('./startServer.ts');
  collectWhenIdle();
  const ending = new AbortController();
  const starting = startServer(config, log, ending.signal);
  stopOnSignals(starting, { config, log, ending });
  await starting.catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
}

interface Stopping {
  readonly config: Config;
  readonly log: Logger;
  /** Called on the first signal. */
  readonly ending: AbortController;
}

/** The first signal stops the server gracefully, the second one cuts open requests. */
function stopOnSignals(
  starting: Promise<RunningServer>,
  { config: { drainMs, finishMs }, log, ending }: Stopping,
): void {
  const hurry = new AbortController();
  hurry.signal.addEventListener('abort', () => {
    log.warn('what is still under way is cut');
    setTimeout(() => {
      fail(`The portal did not stop within ${closeWithinMs / 1000} s after its time was over.`);
    }, closeWithinMs);
  });
  const stop = (signal: NodeJS.Signals): void => {
    if (hurry.signal.aborted) process.exit(1);
    if (ending.signal.aborted) {
      hurry.abort();
      return;
    }
    ending.abort();
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      hurry.abort();
    }, drainMs + finishMs);
    starting
      // Before the start, there are no open requests.
      .then(
        (server) => server.stop(hurry.signal),
        () => undefined,
      )
      .then(() => {
        log.info('stopped');
        process.exit(0);
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigurationError) fail(error.message);
  throw error;
});
