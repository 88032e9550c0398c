import { useEffect, useState } from 'react';
import { buildScene } from '../../../domain/drawing/buildScene.ts';
import type { Drawing } from '../../../domain/drawing/Drawing.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { runInPieces } from './runInPieces.ts';

/** Prepares the drawing; `undefined` until done. */
export function useScene(drawing: Drawing | null | undefined): Scene | undefined {
  const [built, setBuilt] = useState<{ readonly drawing: Drawing; readonly scene: Scene }>();
  useEffect(() => {
    if (!drawing) return;
    const given = new AbortController();
    runInPieces(buildScene(drawing), given.signal).then(
      (scene) => {
        setBuilt({ drawing, scene });
      },
      // Aborted: another drawing arrived, or the component unmounted.
      () => undefined,
    );
    return () => {
      given.abort();
    };
  }, [drawing]);
  return built?.drawing === drawing ? built?.scene : undefined;
}
