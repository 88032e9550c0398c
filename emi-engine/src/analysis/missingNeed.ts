import { type Said } from '../findings/Finding.ts';
import { say } from '../findings/say.ts';
import { planeShare } from '../planes/findPlanes.ts';
import { type BoardView } from '../rules/BoardView.ts';
import { type RuleNeed } from '../rules/Rule.ts';

const missing: Readonly<Record<RuleNeed, (view: BoardView) => Said | undefined>> = {
  nets: ({ board }) => (board.nets.length === 0 ? say('skipped.nets') : undefined),
  parts: ({ board }) => (board.parts.length === 0 ? say('skipped.parts') : undefined),
  planes: ({ planes }) =>
    planes.some(({ isPlane }) => isPlane)
      ? undefined
      : say('skipped.planes', { share: planeShare * 100 }),
  holes: ({ board }) => (board.holes.isKnown ? undefined : say('skipped.holes')),
  outline: ({ board }) => (board.outline.surfaces.count === 0 ? say('skipped.outline') : undefined),
  criticalNets: ({ criticalNets }) =>
    criticalNets.length === 0 ? say('skipped.criticalNets') : undefined,
};

/** Returns the first need of a rule that the board does not meet. */
export function missingNeed(needs: readonly RuleNeed[], view: BoardView): Said | undefined {
  for (const need of needs) {
    const reason = missing[need](view);
    if (reason) return reason;
  }
  return undefined;
}
