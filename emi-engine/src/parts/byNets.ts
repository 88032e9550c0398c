import { classesByName, lastPart } from '../names/classesByName.ts';
import { say } from '../findings/say.ts';
import { type Board } from '../model/Board.ts';
import { type BoardPart } from '../model/Parts.ts';
import { noNet } from '../odb/eda/EdaData.ts';
import { type Evidence } from '../findings/PartRole.ts';

/** What a net is by its name, and whether a small part connects it to ground. */
export interface NamedNet {
  readonly kind: 'none' | 'ground' | 'power' | 'signal';
  readonly isLoaded: boolean;
}

/** Pins from which on ground, supply and signals speak for a circuit. */
const circuitPins = 5;
const sound = /(?:^|[_\W])(?:spk|speaker|buzz|mic|ant|antenna|rf)/i;

/** Names the nets of a board for the evidence of its parts. */
export function nameNets({ nets, parts, pins }: Board): NamedNet[] {
  const kinds = nets.map(({ name }): NamedNet['kind'] => {
    if (name === noNet) return 'none';
    const [first] = classesByName(name);
    return first === 'ground' || first === 'power' ? first : 'signal';
  });
  const loaded = new Set<number>();
  for (const { ref, pins: range } of parts) {
    const own = [...pins.nets.subarray(...range)];
    if (!/^C\d/i.test(ref) || own.length !== 2) continue;
    const ground = own.findIndex((net) => kinds[net] === 'ground');
    if (ground >= 0) loaded.add(own[1 - ground] ?? -1);
  }
  return kinds.map((kind, net) => ({ kind, isLoaded: loaded.has(net) }));
}

/** Evidence from the nets that a part connects. */
export function byNets(
  { nets, pins }: Board,
  part: BoardPart,
  named: readonly NamedNet[],
): Evidence[] {
  const numbers = [...new Set(pins.nets.subarray(...part.pins))].filter(
    (net) => (named[net]?.kind ?? 'none') !== 'none',
  );
  const ofKind = (kind: NamedNet['kind']) => numbers.filter((net) => named[net]?.kind === kind);
  const [ground, power, signals] = [ofKind('ground'), ofKind('power'), ofKind('signal')];
  const names = () => numbers.map((net) => nets[net]?.name ?? '').join(', ');
  const count = part.pins[1] - part.pins[0];
  if (count >= circuitPins && ground.length > 0 && power.length > 0 && signals.length > 1)
    return [{ role: 'ic', weight: 2, why: say('why.circuitNets') }];
  if (signals.some((net) => sound.test(lastPart(nets[net]?.name ?? ''))) && numbers.length === 2)
    return [{ role: 'other', weight: 5, why: say('why.soundNets', { nets: names() }) }];
  if (power.length === 0 && signals.length === 2 && count <= 4)
    return signals.every((net) => named[net]?.isLoaded)
      ? [{ role: 'crystal', weight: 2, why: say('why.loads', { nets: names() }) }]
      : [];
  if (numbers.length !== 2 || count !== 2) return [];
  if (ground.length === 1 && power.length === 1)
    return [{ role: 'capacitor', weight: 1, why: say('why.bridgesSupply', { nets: names() }) }];
  if (ground.length === 0 && power.length > 0)
    return [{ role: 'inductor', weight: 2, why: say('why.series', { nets: names() }) }];
  return [];
}
