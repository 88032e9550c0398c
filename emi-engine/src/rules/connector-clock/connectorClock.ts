import { mergeAlike } from '../mergeAlike.ts';
import { defineRule } from '../Rule.ts';
import { findBetween } from './findBetween.ts';
import { findNearConnectors } from './findNearConnectors.ts';
import { findNearEdge } from './findNearEdge.ts';
import { findNearLines } from './findNearLines.ts';
import { sayMany } from './sayMany.ts';
import { sourcesOf } from './sourcesOf.ts';

/** R11: clocks keep away from connectors, from the nets that lead to them, and from the edge. */
export const connectorClock = defineRule({
  id: 'R11',
  needs: ['nets', 'parts'],
  defaults: { connectorMm: 10, edgeMm: 5, lineMm: 1.27 },
  source:
    'emi-analyzer rule "crystal" (10 and 5 mm); Ansys EMI Scanner "Critical Net Near I/O Net"; T. Hubing, EMC design guidelines (1: nothing between a connector and its device)',
  find(view, { connectorMm, edgeMm, lineMm }) {
    const sources = sourcesOf(view);
    return {
      drafts: [
        ...findNearConnectors(view, sources, connectorMm),
        ...findNearEdge(view, sources, edgeMm),
        ...mergeAlike(
          findNearLines(view, lineMm),
          ({ net }) => net,
          (first, all) =>
            sayMany(
              view,
              'R11.lines',
              first,
              all.flatMap(({ otherNets = [] }) => otherNets),
            ),
        ),
        ...mergeAlike(
          findBetween(view),
          ({ message }) => message.values['connector'] ?? '',
          (first, all) =>
            sayMany(
              view,
              'R11.betweenMany',
              first,
              all.map(({ net }) => net),
            ),
        ),
      ],
    };
  },
});
