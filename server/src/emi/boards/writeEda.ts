import { type BoardPlan, type PlanFeature } from './BoardPlan.ts';
import { type Dialect } from './Dialect.ts';
import { type FeatureWriter } from './FeatureWriter.ts';

/** Writes `eda/data`: layers in an order of its own, nets with their subnets, packages. */
export function writeEda(plan: BoardPlan, writer: FeatureWriter, { lineEnd }: Dialect): string {
  const layers = plan.layers.map(({ name }) => name).sort();
  const places = placesOf(plan);
  const lines = ['HDR generated', ...writer.unitLines(), `LYR ${layers.join(' ')}`];
  plan.nets.forEach((net, number) => {
    lines.push(`#NET ${number}`, `NET ${net} ;;ID=${number + 1}`);
    for (const { kind, features } of plan.subnets.filter((subnet) => subnet.net === net)) {
      lines.push(
        kind === 'TOP' ? 'SNT TOP T 0 0' : kind === 'PLN' ? 'SNT PLN S E 0' : `SNT ${kind}`,
      );
      for (const feature of features) {
        const place = places.get(feature);
        if (place)
          lines.push(
            `FID ${place.isHole ? 'H' : 'C'} ${layers.indexOf(place.layer)} ${place.number}`,
          );
      }
    }
  });
  for (const { packageName, pins } of plan.parts) {
    lines.push(
      `PKG ${packageName} ${['1', '-1', '-1', '1', '1'].map((mm) => writer.length(Number(mm))).join(' ')};`,
    );
    lines.push('RC -1 -1 2 2');
    for (const index of pins.keys()) lines.push(`PIN ${index + 1} S 0 0 0 U U`);
  }
  return [...lines, ''].join(lineEnd);
}

/** Writes the `components` file of a side; nothing when it has no part. */
export function writeComponents(
  plan: BoardPlan,
  side: 'top' | 'bottom',
  writer: FeatureWriter,
  { lineEnd }: Dialect,
): string | undefined {
  const lines = [...writer.unitLines(), '#', '@0 .comp_mount_type'];
  const parts = plan.parts.filter((part) => part.side === side);
  for (const { ref, at, angle = 0, packageName, pins } of parts) {
    const number = plan.parts.findIndex((part) => part.packageName === packageName);
    lines.push(
      `CMP ${number} ${writer.point(at)} ${angle.toFixed(1)} N ${ref} ${packageName} ;0=1`,
    );
    lines.push(`PRP Value '100nF'`);
    pins.forEach((pin, index) => {
      const net = plan.nets.indexOf(pin.net);
      lines.push(`TOP ${index} ${writer.point(pin.at)} 0.0 N ${net} ${index} ${index + 1}`);
    });
  }
  return parts.length > 0 ? [...lines, ''].join(lineEnd) : undefined;
}

function placesOf({ layers }: BoardPlan) {
  const places = new Map<PlanFeature, { layer: string; number: number; isHole: boolean }>();
  for (const { name, type, features } of layers)
    features.forEach((feature, number) =>
      places.set(feature, { layer: name, number, isHole: type === 'DRILL' }),
    );
  return places;
}
