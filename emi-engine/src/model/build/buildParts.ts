import { type Components } from '../../odb/eda/Components.ts';
import { type EdaPackage } from '../../odb/eda/EdaData.ts';
import { type BoardPart, type Pins } from '../Parts.ts';

/**
 * Joins the parts of both sides.
 *
 * @param netCount number of nets; pins that refer to other numbers get no net
 */
export function buildParts(
  sides: readonly Components[],
  packages: readonly EdaPackage[],
  netCount: number,
): { parts: BoardPart[]; pins: Pins } {
  const parts: BoardPart[] = [];
  const count = sides.reduce((sum, { pins }) => sum + pins.count, 0);
  const xy = new Int32Array(count * 2);
  const nets = new Int32Array(count);
  const partNumbers = new Int32Array(count);
  const names: string[] = [];
  for (const { parts: ofSide, pins } of sides) {
    const firstPin = names.length;
    const firstPart = parts.length;
    xy.set(pins.xy, firstPin * 2);
    nets.set(
      pins.nets.map((net) => (net >= 0 && net < netCount ? net : -1)),
      firstPin,
    );
    partNumbers.set(
      pins.parts.map((part) => part + firstPart),
      firstPin,
    );
    for (const name of pins.names) names.push(name);
    for (const { package: number, pins: range, ...part } of ofSide) {
      const { name = '', box = [0, 0, 0, 0] } = packages[number] ?? {};
      parts.push({
        ...part,
        packageName: name,
        packageBox: box,
        pins: [range[0] + firstPin, range[1] + firstPin],
      });
    }
  }
  return { parts, pins: { count, xy, nets, parts: partNumbers, names } };
}
