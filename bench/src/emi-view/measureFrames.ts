import type { Page } from 'playwright';
import { median, quantile } from '../figures/quantile.ts';
import { moveAbout } from './moveAbout.ts';

/** Processor time of the page that a frame may take: half of what 60 frames a second leave. */
export const wantedMs = 8;
/** Calls that draw which a frame may make: for 8 layers, two kinds of pieces and a lit net. */
export const wantedCalls = 200;
const frames = 40;

/** Figures of some frames one after the other. */
export interface FrameFigures {
  /** Processor time of the page's main thread for each frame, in ms: script, layout and painting. */
  readonly pageMs: number;
  /** What passes in the script of a frame, in ms: half of them take less, 95 % do, and the most. */
  readonly script: readonly [median: number, most95: number, most: number];
  /** Most calls that draw and most pieces of a frame. */
  readonly calls: number;
  readonly pieces: number;
  /** What passes from a frame to the next, in ms. */
  readonly betweenMs: number;
}

/** Moves the picture for some frames and measures them. */
export async function measureFrames(page: Page): Promise<FrameFigures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  await page.evaluate(moveAbout, 4);
  const before = await busyMs();
  await page.evaluate(moveAbout, frames);
  const pageMs = ((await busyMs()) - before) / frames;
  const drawn = await page.evaluate((last) => window.drawnFrames.slice(-last), frames);
  await devtools.detach();
  const script = drawn.map(({ ms }) => ms);
  const [first, last] = [drawn[0]?.at ?? NaN, drawn.at(-1)?.at ?? NaN];
  return {
    pageMs,
    script: [median(script), quantile(script, 0.95), Math.max(...script)],
    calls: Math.max(...drawn.map(({ calls }) => calls)),
    pieces: Math.max(...drawn.map(({ pieces }) => pieces)),
    betweenMs: (last - first) / (drawn.length - 1),
  };
}
