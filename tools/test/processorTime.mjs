import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** User and system time of this process and its waited-for children; Linux only. */
export function ownSeconds() {
  if (process.platform !== 'linux') return undefined;
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((all, one) => all + one) / ticksPerSecond;
}

/** Busy seconds of this machine's processors since boot. */
export function machineSeconds() {
  const times = cpus().map(({ times: { user, nice, sys } }) => user + nice + sys);
  return times.reduce((all, one) => all + one) / 1000;
}
