import { type BoardPlan, type PlanFeature, type PlanSubnet, type Point } from './BoardPlan.ts';
import { type Dialect } from './Dialect.ts';
import { type FeatureWriter } from './FeatureWriter.ts';

/** Writes `eda/data`: layers in a different order, nets with their subnets, packages. */
export function writeEda(
  plan: BoardPlan,
  writer: FeatureWriter,
  { lineEnd, isVerbose }: Dialect,
  namesFeatures: (kind: PlanSubnet['kind']) => boolean = () => true,
): string {
  const layers = plan.layers.map(({ name }) => name).sort();
  const places = placesOf(plan);
  const tables = ['', "PRP ORIGIN 'NET A'", '@0 .critical_net', '@1 .net_length', '&0 NET B', ''];
  const fidOf = (feature: PlanFeature) => {
    const place = places.get(feature);
    if (!place) return [];
    return [`FID ${place.isHole ? 'H' : 'C'} ${layers.indexOf(place.layer)} ${place.number}`];
  };
  const lines = [
    ...['HDR generated', ...writer.unitLines(), ...(isVerbose ? tables : [])],
    `LYR ${layers.join(' ')}`,
  ];
  plan.nets.forEach((net, number) => {
    lines.push(`#NET ${number}`, `NET ${net} ;${isVerbose ? '1=0' : ''};ID=${number + 1}`);
    for (const { kind, features } of plan.subnets.filter((subnet) => subnet.net === net)) {
      lines.push(
        kind === 'TOP' ? 'SNT TOP T 0 0' : kind === 'PLN' ? 'SNT PLN S E 0' : `SNT ${kind}`,
      );
      if (namesFeatures(kind)) lines.push(...features.flatMap(fidOf));
    }
  });
  for (const features of plan.groups)
    lines.push('FGR TEXT', "PRP string 'X'", ...features.flatMap(fidOf));
  for (const { packageName, pins } of plan.parts) {
    lines.push(
      `PKG ${packageName} ${['1', '-1', '-1', '1', '1'].map((mm) => writer.length(Number(mm))).join(' ')};`,
    );
    lines.push('RC -1 -1 2 2');
    for (const index of pins.keys()) lines.push(`PIN ${index + 1} S 0 0 0 U U`);
  }
  return [...lines, ''].join(lineEnd);
}

/** Writes the `components` file of a side; undefined if the side has no part. */
export function writeComponents(
  plan: BoardPlan,
  side: 'top' | 'bottom',
  writer: FeatureWriter,
  { lineEnd }: Dialect,
): string | undefined {
  const lines = [...writer.unitLines(), '#', '@0 .comp_mount_type'];
  const parts = plan.parts.filter((part) => part.side === side);
  for (const { ref, at, angle = 0, packageName, pins, properties } of parts) {
    const number = plan.parts.findIndex((part) => part.packageName === packageName);
    lines.push(
      `CMP ${number} ${writer.point(at)} ${angle.toFixed(1)} N ${ref} ${packageName} ;0=1`,
    );
    const written = properties ?? (/^C\d/.test(ref) ? { Value: '100nF' } : {});
    for (const [name, value] of Object.entries(written)) lines.push(`PRP ${name} '${value}'`);
    pins.forEach((pin, index) => {
      const net = plan.nets.indexOf(pin.net);
      lines.push(
        `TOP ${index} ${writer.point(pin.at)} 0.0 N ${net} ${index} ${pin.name ?? index + 1}`,
      );
    });
  }
  return parts.length > 0 ? [...lines, ''].join(lineEnd) : undefined;
}

/**
 * Writes the net list: names, then a point for each pin and via. @param shift of all points, in mm
 */
export function writeNetlist(
  plan: BoardPlan,
  writer: FeatureWriter,
  { lineEnd }: Dialect,
  [dx, dy]: Point = [0, 0],
): string {
  // Net numbers differ from those of `eda/data`, as in KiCad.
  const names = [...plan.nets].reverse();
  const point = ([x, y]: Point, net: string, side: string, radius = 0) =>
    `${names.indexOf(net)} ${writer.length(radius)} ${writer.point([x + dx, y + dy])} ${side} e e`;
  const pins = plan.parts.flatMap(({ side, pins: own }) =>
    own.map(({ at, net }) => point(at, net, side === 'top' ? 'T' : 'D')),
  );
  const vias = plan.subnets.flatMap(({ kind, net, features: [hole] }) =>
    kind === 'VIA' && hole?.kind === 'pad'
      ? [`${point(hole.at, net, 'B', 0.15)} staggered 0 0 0 v`]
      : [],
  );
  return [
    'H optimize n staggered n',
    ...writer.unitLines(),
    ...names.map((name, number) => `$${number} ${name}`),
    ...['#', '#Netlist points', '#', ...pins, ...vias, ''],
  ].join(lineEnd);
}

function placesOf({ layers }: BoardPlan) {
  const places = new Map<PlanFeature, { layer: string; number: number; isHole: boolean }>();
  for (const { name, type, features } of layers)
    features.forEach((feature, number) =>
      places.set(feature, { layer: name, number, isHole: type === 'DRILL' }),
    );
  return places;
}
