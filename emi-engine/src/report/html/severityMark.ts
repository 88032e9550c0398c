import { type Severity } from '../../findings/Finding.ts';
import { markShapes } from '../drawing/markShapes.ts';
import { markup, type Markup } from './Markup.ts';

/** The symbol of a severity, shown beside its word. */
export function severityMark(severity: Severity): Markup {
  const points = markShapes[severity].map(([x, y]) => `${x} ${-y}`).join(' ');
  return markup`<svg
    class="shape ${severity}"
    viewBox="-8 -8 16 16"
    width="14"
    height="14"
    aria-hidden="true"
  >
    <polygon points="${points}" />
  </svg>`;
}
