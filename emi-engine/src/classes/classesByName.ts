import { type NetClass } from '../findings/NetClass.ts';

/** A net marked as unconnected has no class, whatever the name of its pin. */
const unconnected = /^(?:unconnected-|no_?connect|n\/?c$)/i;
const ground = /^(?:a|d|p|s|e)?gnd|gnd\d*$|^vss|^0v$|earth/i;
const power = /\dv|^v(?:cc|dd|bat|bus|in|ref|pp|tt|sys|core)|^\+/i;
/** `RXIN`, `TXOUT` and `XINT` are no clocks; `GCK4` is a clock pin of programmable logic. */
const clock = /clk|clock|xtal|osc|sck|^ck\d|gck\d|(?<![a-z])x(?:in|out)(?![a-z])/i;
/** `ADDR`, `BUSB` and `METHOD` do not match `DDR`, `USB` and `ETH`. */
const highSpeed =
  /(?<!b|stat)usb|(?<!a)ddr|^dqs?\d|hdmi|lvds|(?<![a-z])(?:r|g|s|rg|sg|xg)?mii|pcie|(?<![a-z])eth|sata|mipi/i;

/** Classes that a name can suggest. Capacitors still have to confirm power. */
type NamedClass = Extract<NetClass, 'ground' | 'power' | 'clock' | 'highSpeed'>;

const patterns: readonly (readonly [NamedClass, RegExp])[] = [
  ['ground', ground],
  ['power', power],
  ['clock', clock],
  ['highSpeed', highSpeed],
];

/**
 * Classes that the last part of a net's name suggests, after the schematic sheets, the likeliest
 * first: `/graphic/CLK10MHz` is read as `CLK10MHz`; `5V_CLK` is power, else clock.
 */
export function classesByName(name: string): NamedClass[] {
  const last = lastPart(name);
  if (unconnected.test(last)) return [];
  return patterns.flatMap(([netClass, pattern]) => (pattern.test(last) ? [netClass] : []));
}

/** The name of a net without its schematic sheets, which `/` or `\` separate. */
export function lastPart(name: string): string {
  return name.replace(/(?<![/\\])[/\\]+$/, '').replace(/^.*[/\\]/s, '');
}
