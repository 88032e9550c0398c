import type { CDPSession } from 'playwright';
import type { Profile } from './Profile.ts';

/** Slows a page's network and processor down to those of the profile. */
export async function emulate(devtools: CDPSession, { limits }: Profile): Promise<void> {
  if (limits === undefined) return;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: limits.roundTripMs,
    downloadThroughput: limits.downBytesPerSecond,
    uploadThroughput: limits.upBytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: limits.cpuSlowdown });
}
