import { useEffect, useState } from 'react';
import { buildScene } from '../../../domain/drawing/buildScene.ts';
import type { Drawing } from '../../../domain/drawing/Drawing.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { runInPieces } from './runInPieces.ts';

/** The drawing ready to be drawn; `undefined` until that is done. */
export function useScene(drawing: Drawing | null | undefined): Scene | undefined {
  const [built, setBuilt] = useState<{ readonly drawing: Drawing; readonly scene: Scene }>();
  useEffect(() => {
    if (!drawing) return;
    const given = new AbortController();
    runInPieces(buildScene(drawing), given.signal).then(
      (scene) => {
        setBuilt({ drawing, scene });
      },
      // Given up: another drawing has come, or nobody looks any more.
      () => undefined,
    );
    return () => {
      given.abort();
    };
  }, [drawing]);
  return built?.drawing === drawing ? built?.scene : undefined;
}
