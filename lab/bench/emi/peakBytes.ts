import { readFile } from 'node:fs/promises';

/**
 * Most memory that this process has had resident, in bytes. What `getrusage` tells begins with what
 * the process had from which it was started.
 */
export async function peakBytes(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB/m.exec(status) ?? [];
  return kilobytes === undefined ? process.resourceUsage().maxRSS * 1024 : Number(kilobytes) * 1024;
}
