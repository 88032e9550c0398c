import { useRef, useState } from 'react';
import type { Place } from '../../../domain/board-view/BoardView.ts';
import type { BoardStage } from '../gl/BoardStage.ts';

/**
 * Measures between two presses on the board, which snap to holes, pads and ends of traces. A third
 * press starts a new measurement.
 *
 * @param format text of a distance in millimeters
 */
export function useRuler(format: (from: Place, to: Place) => string) {
  const [isOn, setIsOn] = useState(false);
  const ends = useRef<readonly Place[]>([]);
  const draw = (stage: BoardStage, places: readonly Place[]) => {
    const [from, to = from] = places;
    stage.measure(from && to ? { from, to, text: format(from, to) } : null);
  };
  return {
    isOn,
    turn: (stage: BoardStage | null, on: boolean) => {
      ends.current = [];
      stage?.measure(null);
      setIsOn(on);
    },
    press: (stage: BoardStage, at: Place) => {
      const before = ends.current.length === 1 ? ends.current : [];
      ends.current = [...before, stage.snap(at)];
      draw(stage, ends.current);
    },
    hover: (stage: BoardStage, at: Place | null) => {
      if (at && ends.current.length === 1) draw(stage, [...ends.current, stage.snap(at)]);
    },
  };
}
