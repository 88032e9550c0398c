import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Place } from '../../../domain/board-view/BoardView.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { readBoardColors } from '../gl/BoardColors.ts';
import { BoardStage } from '../gl/BoardStage.ts';
import { listenToGestures } from '../gl/listenToGestures.ts';
import { runInPieces } from './runInPieces.ts';
import type { Scheme } from '../gl/useScheme.ts';

interface StageOptions {
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly board: RefObject<HTMLCanvasElement | null>;
  readonly marks: RefObject<HTMLCanvasElement | null>;
  readonly scene: Scene;
  readonly scheme: Scheme;
  /** A press at a place of the picture. */
  readonly onPick: (stage: BoardStage, at: Place) => void;
  /** The pointer's place in the picture, once per frame; null when it has left. */
  readonly onHover: (stage: BoardStage, at: Place | null) => void;
}

/** The stage on the page's canvases; `failed` if the browser cannot draw it. */
export function useBoardStage({
  picture,
  board,
  marks,
  scene,
  scheme,
  onPick,
  onHover,
}: StageOptions): BoardStage | 'failed' | null {
  const [stage, setStage] = useState<BoardStage | 'failed' | null>(null);
  const handlePick = useEffectEvent(onPick);
  const handleHover = useEffectEvent(onHover);
  const colorsNow = useEffectEvent((element: HTMLElement) =>
    readBoardColors(element, scheme, scene.layers.length),
  );

  useEffect(() => {
    const [area, drawn, marked] = [picture.current, board.current, marks.current];
    if (!area || !drawn || !marked) return;
    const ended = new AbortController();
    const { signal } = ended;
    const start = async () => {
      // Everything set up here ends with the signal, even if the rest of the setup fails.
      const made = new BoardStage({ board: drawn, marks: marked }, scene, colorsNow(area));
      const observer = new ResizeObserver(() => {
        made.resize(area.clientWidth, area.clientHeight);
      });
      observer.observe(area);
      made.resize(area.clientWidth, area.clientHeight);
      let hovered: Place | null = null;
      let frame: number | undefined;
      const stopListening = listenToGestures(area, {
        onPan: (dx, dy) => {
          made.pan(dx, dy);
        },
        onZoom: (factor, at) => {
          made.zoom(factor, at);
        },
        onPick: (at) => {
          handlePick(made, at);
        },
        onHover: (at) => {
          hovered = at;
          frame ??= requestAnimationFrame(() => {
            frame = undefined;
            if (!signal.aborted) handleHover(made, hovered);
          });
        },
      });
      const handleLost = (event: Event) => {
        event.preventDefault();
      };
      const handleRestored = () => {
        runInPieces(made.restore(), signal).then(
          () => {
            made.refresh();
          },
          () => undefined,
        );
      };
      drawn.addEventListener('webglcontextlost', handleLost);
      drawn.addEventListener('webglcontextrestored', handleRestored);
      signal.addEventListener('abort', () => {
        drawn.removeEventListener('webglcontextlost', handleLost);
        drawn.removeEventListener('webglcontextrestored', handleRestored);
        observer.disconnect();
        stopListening();
        made.dispose();
      });
      await runInPieces(made.load(), signal);
      setStage(made);
    };
    start().catch(() => {
      if (!signal.aborted) setStage('failed');
    });
    return () => {
      ended.abort();
      setStage(null);
    };
  }, [picture, board, marks, scene]);

  useEffect(() => {
    const area = picture.current;
    if (stage instanceof BoardStage && area)
      stage.recolor(readBoardColors(area, scheme, scene.layers.length));
  }, [stage, scheme, picture, scene]);
  return stage;
}
