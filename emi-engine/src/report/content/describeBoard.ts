import { netClasses } from '../../findings/NetClass.ts';
import { type Known } from '../../model/Stackup.ts';
import { reportZone, type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { type Texts } from '../texts/Texts.ts';
import { formatMm, formatNumber } from './formatNumber.ts';
import { type Pair, type ReportContent } from './ReportContent.ts';

/** The archive's net for copper without a net. */
const noNet = '$NONE$';

/** Describes the board: its size, stack-up and net classes. */
export function describeBoard({
  analysis,
  details,
  locale,
}: Report): Pick<ReportContent, 'facts' | 'classes' | 'stackup'> {
  const { board, planes, classes } = analysis;
  const texts = reportTexts[locale];
  const { summary } = texts;
  const [xMin, yMin, xMax, yMax] = board.outline.box;
  const area = formatNumber(board.outline.areaMm2 / 100);
  const size = `${formatMm(xMax - xMin)} × ${formatMm(yMax - yMin)} mm`;
  const nets = board.nets.filter(({ name }) => name !== noNet).length;
  const layers = board.copper.map(({ name }, index) =>
    planes[index]?.isPlane ? texts.remarked(name, summary.plane) : name,
  );
  const given = (label: string, value: string | undefined): readonly Pair[] =>
    value === undefined ? [] : [[label, value]];
  const facts: readonly Pair[] = [
    ...given(summary.customer, details.customer),
    ...given(summary.project, details.project),
    [summary.board, `${board.rootFolder} / ${board.step}`],
    ...given(summary.date, details.date && texts.remarked(details.date, reportZone.name)),
    ...(details.identifiers.length === 0
      ? []
      : [[summary.identifiers, details.identifiers.join(', ')] as const]),
    [summary.size, texts.remarked(size, `${area} cm²`)],
    [summary.layers, `${board.copper.length}: ${layers.join(', ')}`],
    [summary.nets, String(nets)],
    [summary.parts, partsText(board.parts, texts)],
    [summary.holes, String(board.holes.count)],
  ];
  return { facts, classes: countClasses(), stackup: describeStackup() };

  function countClasses() {
    return netClasses.map((netClass) => {
      const ofClass = classes.filter(
        (known, net) => known.netClass === netClass && board.nets[net]?.name !== noNet,
      );
      const guessed = ofClass.filter(({ source }) => source === 'guessed').length;
      return [texts.classes[netClass], ofClass.length, guessed] as const;
    });
  }

  function describeStackup() {
    const known = ({ isAssumed }: Known, value: string) =>
      isAssumed ? texts.remarked(value, summary.assumed) : value;
    const { copper, dielectrics } = board.stackup;
    return board.copper.flatMap(({ name }, index) => {
      const thickness = copper[index];
      const below = dielectrics[index];
      return [
        ...(thickness
          ? [
              [
                summary.copper(name),
                known(thickness, `${formatMm(thickness.value)} mm`),
                '',
              ] as const,
            ]
          : []),
        ...(below
          ? [
              [
                summary.dielectric(index + 1),
                known(below.thickness, `${formatMm(below.thickness.value)} mm`),
                known(below.permittivity, formatNumber(below.permittivity.value)),
              ] as const,
            ]
          : []),
      ];
    });
  }
}

function partsText(
  parts: Report['analysis']['board']['parts'],
  { sides, remarked }: Texts,
): string {
  const top = parts.filter(({ side }) => side === 'top').length;
  return remarked(
    String(parts.length),
    `${sides.top}: ${top}, ${sides.bottom}: ${parts.length - top}`,
  );
}
