import { type BoardDrawings } from '../BoardDrawings.ts';
import { drawingStyles, outlinePath } from '../drawing/svgLayer.ts';
import { heatMapOf, heatSquares } from '../drawing/heatSquares.ts';
import { holeStrokes, listSpans } from '../drawing/holeStrokes.ts';
import { markShapes } from '../drawing/markShapes.ts';
import { partBoxes } from '../drawing/partBoxes.ts';
import { ringsPath, strokePaths, SvgPath, toUnits } from '../drawing/svgPath.ts';
import { type NumberedFinding } from '../content/ReportContent.ts';
import { type Report } from '../Report.ts';
import { markup, Markup } from './Markup.ts';

export { drawingStyles };

/** Space around the board in drawing units. */
const margin = 300;

/** `x y width height` of the whole board in SVG coordinates, y downwards. */
export function viewBoxOf({ analysis }: Report): readonly [number, number, number, number] {
  const [xMin, yMin, xMax, yMax] = analysis.board.outline.box.map(toUnits);
  const [x, y] = [(xMin ?? 0) - margin, -(yMax ?? 0) - margin];
  return [x, y, (xMax ?? 0) + margin - x, -(yMin ?? 0) + margin - y];
}

/**
 * The content of the board's picture: layers, parts, heat map and marks, each in a group that the
 * page shows and hides. Coordinates are seen from the top, y upwards; the surrounding group flips
 * them.
 */
export function boardSvg(
  { analysis }: Report,
  drawings: BoardDrawings,
  findings: readonly NumberedFinding[],
): Markup {
  const { board } = analysis;
  const layers = board.copper.map(({ index }) => {
    const copper = new Markup(drawings.svgOf(index));
    return markup`<g class="layer l${index % 8}" data-layer="${index}" ${hidden(index > 0)}
      ><g id="copper-${index}">${copper}</g></g
    >`;
  });
  const holes = listSpans(board.holes).map(([from, to]) => {
    const paths = strokePaths(
      holeStrokes(board.holes, (...span) => span.join() === `${from},${to}`),
    );
    const dots = paths.map(
      ([width, data]) => markup`<path class="s" stroke-width="${width}" d="${data}" />`,
    );
    return markup`<g id="holes-${from}-${to}" data-from="${from}" data-to="${to}">${dots}</g>`;
  });
  return markup`<g id="view" transform="scale(1 -1)"
    ><path id="outline" d="${outlinePath(board.outline)}" />${layers}<g id="holes">${holes}</g
    >${parts(board)}${heat(analysis.findings)}<path id="trail" d="" /><g id="marks"
      >${findings.map(mark)}</g
    ></g
  >`;
}

function hidden(isHidden: boolean): Markup {
  return new Markup(isHidden ? ' hidden=""' : '');
}

function parts(board: Report['analysis']['board']): Markup[] {
  const boxes = partBoxes(board);
  return (['top', 'bottom'] as const).map((side) => {
    const ofSide = boxes.filter((box) => box.side === side);
    const labels = ofSide.map(({ ref, x, y, width, height }) => {
      const isTall = height > width;
      const across = isTall ? height : width;
      const size = Math.min(
        Math.min(width, height) * 0.7,
        (across / Math.max(1, ref.length)) * 1.4,
        1_500_000,
      );
      const turn = isTall ? ' rotate(-90)' : '';
      return markup`<g transform="translate(${toUnits(x)} ${toUnits(y)})"
        ><text font-size="${toUnits(size)}" transform="scale(1 -1)${turn}" dy=".35em"
          >${ref}</text
        ></g
      >`;
    });
    const outlines = ringsPath(ofSide.map(({ corners }) => corners));
    return markup`<g class="parts" data-parts="${side}" ${hidden(side === 'bottom')}
      ><path d="${outlines}" />${labels}</g
    >`;
  });
}

function heat(findings: Report['analysis']['findings']): Markup {
  const steps = heatSquares(heatMapOf(findings)).map(
    (squares, index) => markup`<path class="h${index + 1}" d="${ringsPath(squares)}" />`,
  );
  return markup`<g id="heat" hidden="">${steps}</g>`;
}

/** A link to the finding's row, so that it works without scripts too. */
function mark({ no, finding, severity, net, suppressed }: NumberedFinding): Markup {
  const { rule, x, y, layer, paths } = finding;
  const shape = markShapes[finding.severity].map(([px, py]) => `${px} ${-py}`).join(' ');
  const trail = new SvgPath();
  for (const path of paths)
    for (let at = 0; at < path.length; at += 2) {
      if (at === 0) trail.moveTo(path[0] ?? 0, path[1] ?? 0);
      else trail.lineTo(path[at] ?? 0, path[at + 1] ?? 0);
    }
  const label = [`${no}: ${severity}`, rule, net, suppressed].filter(Boolean).join(', ');
  return markup`<a
    class="mark ${finding.severity}${suppressed === '' ? '' : ' suppressed'}"
    href="#f${no}"
    tabindex="-1"
    aria-label="${label}"
    data-no="${no}"
    data-x="${toUnits(x)}"
    data-y="${toUnits(y)}"
    data-layer="${layer}"
    data-trail="${trail.toString()}"
    transform="translate(${toUnits(x)} ${toUnits(y)})"
    ><g class="k"><polygon points="${shape}" /><text x="9" y="4">${no}</text></g></a
  >`;
}
