import { mergeSimilar } from '../mergeSimilar.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { findBetween } from './findBetween.ts';
import { findNearConnectors } from './findNearConnectors.ts';
import { findNearEdge } from './findNearEdge.ts';
import { findNearLines } from './findNearLines.ts';
import { listPlugs } from './listPlugs.ts';
import { listSources } from './listSources.ts';
import type { Said } from '../../findings/Finding.ts';
import { say } from '../../findings/say.ts';
import type { BoardView } from '../BoardView.ts';
import { listNames } from '../listNames.ts';

/** R11: clocks keep away from connectors, from the nets that lead to them, and from the edge. */
export const connectorClock = defineRule({
  id: 'R11',
  needs: ['nets', 'parts'],
  roles: ['connector', 'crystal', 'ic'],
  defaults: {
    ...{ connectorMm: 10, edgeMm: 5, netConnectorMm: 5, netEdgeMm: 2.5 },
    ...{ lineMm: 1.27, lineRunMm: 5 },
  },
  source:
    'emi-analyzer rule "crystal" (crystals: 10 and 5 mm; traces: half of these by our own choice, since they run over a plane); Ansys EMI Scanner "Critical Net Near I/O Net"; T. Hubing, EMC design guidelines (1: nothing between a connector and its device)',
  find(view, { connectorMm, edgeMm, netConnectorMm, netEdgeMm, ...ofLine }) {
    const sources = listSources(view);
    const plugs = listPlugs(view);
    const ofConnector = { crystal: connectorMm, net: netConnectorMm };
    const ofEdge = { crystal: edgeMm, net: netEdgeMm };
    return {
      drafts: [
        ...findNearConnectors(view, sources, plugs, ofConnector),
        ...findNearEdge(view, sources, plugs, ofEdge),
        ...mergeSimilar(
          findNearLines(view, plugs, ofLine),
          ({ net }) => net,
          (first, all) =>
            describeMany(
              view,
              'R11.lines',
              first,
              all.flatMap(({ otherNets = [] }) => otherNets),
            ),
        ),
        ...mergeSimilar(
          findBetween(view, plugs),
          ({ message }) => message.values['connector'] ?? '',
          (first, all) =>
            describeMany(
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

/**
 * Describes a finding for several nets: the values of the first one, their number and their names.
 */
function describeMany(
  view: BoardView,
  code: 'R11.lines' | 'R11.betweenMany',
  { message }: Draft,
  nets: readonly number[],
): Said {
  const names = listNames(view, nets);
  return say(code, { ...message.values, count: nets.length, names });
}
