import { screen, waitFor } from '@testing-library/react';
import type { fakeGraphics } from './fakeGraphics.ts';
import { renderResult } from './renderResult.tsx';

/** Number of pieces of the whole board: its outline, four edges, a trace, a plane and a hole. */
export const pieces = 8;

/** Renders the screen of `job-1` and waits until `boardOfTwo` is drawn. */
export async function drawBoard(graphics: ReturnType<typeof fakeGraphics>, search = '') {
  const view = renderResult({ search });
  await layer('top');
  await waitFor(() => {
    expect(graphics.drawn()).toBeGreaterThanOrEqual(pieces);
  });
  return { ...view, picture: screen.getByRole('application') };
}

/** The check box of a layer. */
export function layer(name: string) {
  return screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
}

/** Converts board millimeters to a picture place; the whole board takes 92 %. */
export function picturePlace(x: number, y: number) {
  const scale = 0.92 * Math.min(800 / 40, 600 / 30);
  return { clientX: 400 + (x - 20) * scale, clientY: 300 - (y - 15) * scale };
}
