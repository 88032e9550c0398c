import { readDrawing } from '../api/results/readDrawing.ts';
import { buildScene } from '../domain/drawing/buildScene.ts';
import type { Scene } from '../domain/drawing/Scene.ts';
import { aDrawing } from './aDrawing.ts';

/** Runs a generator to its end at once. */
export function finish<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The scene of a board planned as for `aDrawing`. */
export function aScene(...plan: Parameters<typeof aDrawing>): Scene {
  const drawing = readDrawing(aDrawing(...plan));
  if (!drawing) throw new Error('the drawing is of another version');
  return finish(buildScene(drawing));
}
