/** What one frame of the picture took and drew. */
export interface DrawnFrame {
  /** When it began, in milliseconds of the page. */
  readonly at: number;
  /** Milliseconds of the page's script in it. */
  readonly ms: number;
  /** Calls that draw, and the pieces of copper of all of them. */
  readonly calls: number;
  readonly pieces: number;
}

declare global {
  interface Window {
    drawnFrames: DrawnFrame[];
  }
}

/**
 * Notes each frame that draws with WebGL, from the start of a page, where this function is sent. Of
 * each call only some pieces are drawn: software takes seconds for millions of them, and what the
 * page does for a call is the same.
 */
export function watchDrawing(): void {
  const mostDrawn = 5_000;
  window.drawnFrames = [];
  let calls = 0;
  let pieces = 0;
  const { prototype } = WebGL2RenderingContext;
  // oxlint-disable-next-line typescript/unbound-method -- called with its context below
  const draw = prototype.drawArraysInstanced;
  prototype.drawArraysInstanced = function (mode, first, count, instances) {
    calls += 1;
    pieces += instances;
    draw.call(this, mode, first, count, Math.min(instances, mostDrawn));
  };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      calls = 0;
      pieces = 0;
      const at = performance.now();
      callback(now);
      if (calls > 0) window.drawnFrames.push({ at, ms: performance.now() - at, calls, pieces });
    });
}
