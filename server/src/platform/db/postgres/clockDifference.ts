import type { Logger } from 'pino';

/** More than synchronised clocks ever differ, less than anybody notices. */
const largeSeconds = 5;

/**
 * @returns a function that receives how far the machine's clock is ahead of the database's and logs
 *   when that starts or stops exceeding a few seconds
 */
export function clockDifference(log: Logger): (aheadSeconds: number) => void {
  let isLarge = false;
  return (aheadSeconds) => {
    const seconds = Math.round(aheadSeconds);
    const is = Math.abs(seconds) > largeSeconds;
    if (is === isLarge) return;
    isLarge = is;
    if (is) log.warn({ ahead: seconds }, 'the clock of this machine differs from the database’s');
    else log.info('the clock of this machine is as the database’s again');
  };
}
