import type { Logger } from 'pino';
import { startConfined, startPlainly, whyNotConfined, type StartNode } from './confine.ts';

/**
 * Chooses how to start the renderer: confined if the platform allows it. Decided and logged at the
 * start, not when a page waits.
 *
 * @param probe returns why the platform does not allow it, if it does not
 */
export async function chooseStart(log: Logger, probe = whyNotConfined): Promise<StartNode> {
  const reason = await probe();
  if (reason === undefined) return startConfined;
  log.warn(
    { reason },
    'This platform gives no namespaces to the process that renders previews; ' +
      'only Node keeps the code of remotes from files there, and nothing from the network. ' +
      'See "Previews" in docs/operators.md',
  );
  return startPlainly;
}
