import { type NetClass } from '../findings/NetClass.ts';

/** A net marked as unconnected has no class, whatever the name of its pin. */
const unconnected = /^(?:unconnected-|no_?connect|n\/?c$)/i;
const ground = /^(?:a|d|p|s|e|f|c)?gnd|gnd\d*$|^vss|^0v$|earth|^chassis|^fg$|^pe$/i;
/** `GND_DET` and `GND_SENSE` measure a ground. */
const sensing = /(?:^|_)(?:det(?:ect)?|sense|sns|en|flt|fault|ok|mon)_?[nb]?$/i;
const power =
  /\dv|^v(?:cc|dd|bat|bus|in|out|ref|pp|tt|sys|core|ee|osc)|^[adp]v(?:cc|dd)|_v(?:bus|cc|dd|ref|tt|b(?![a-z]))|^\+|^bat(?:t|tery)?[+_]?$/i;
/** Names that are supplies wherever they occur; others may be inputs of that name. */
const certainPower =
  /^[+-]?(?:p|vcc_?|vdd_?|v)?\d+(?:\.\d+)?v(?:\d+)?a?d?(?:_\w+)?$|(?:^|_)[adp]?v(?:cc|dd|bus|bat|sys|core|tt)\w*$|_vb$/i;
/** References carry no current, so that a narrow trace is right. */
const reference = /(?:^|_)[adp]?v?ref(?![a-z])|ref$/i;
/** `RXIN`, `TXOUT` and `XINT` are no clocks; `GCK4` is a clock pin of programmable logic. */
const clock = /clk|clock|xtal|osc|sck|^ck\d|gck\d|(?<![a-z])x(?:in|out)(?![a-z])/i;
/** `ADDR`, `BUSB` and `METHOD` do not match `DDR`, `USB` and `ETH`. */
const highSpeed =
  /(?<!b|stat)usb|(?<!a)ddr|^dqs?\d|hdmi|tmds|lvds|(?<![a-z])(?:r|g|s|rg|sg|xg)?mii|pcie|(?<![a-z])eth|sata|mipi/i;
/**
 * Control and indicator lines of interfaces and clocks, each a whole word of the name. `_N` or `#`
 * may follow, `n` precede.
 */
const slow =
  /(?:^|[^a-z0-9])n?(?:en|ena|enable|led|rst|reset|perst|int|irq|wake|det|detect|cd|wp|pwr|power|pwren|oc|ocp|flt|fault|ok|sel|select|id|shdn|stat|status|sense|mode|cfg|cntrl|renumn?|hpd|cec|sda|scl|mdc|mdio|act|link|lnk|present|prsnt|clkreq|req|led[a-z]+)\d*(?=$|[^a-z0-9])/i;
/** Lines of loudspeakers, microphones and antennas. */
const analog = /(?:^|[^a-z])(?:spk|speaker|buzzer?|mic|ant|antenna)(?:\d|[^a-z]|$)/i;

/** Classes that a name can suggest. Parts still have to confirm power. */
type NamedClass = Extract<NetClass, 'ground' | 'power' | 'clock' | 'highSpeed'>;

/**
 * Classes that the last part of a net's name suggests, after the schematic sheets, the likeliest
 * first: `/graphic/CLK10MHz` is read as `CLK10MHz`; `5V_CLK` is power, else clock. Supplies,
 * enables and indicators of an interface are not high speed.
 */
export function classesByName(name: string): NamedClass[] {
  const last = lastPart(name);
  if (unconnected.test(last)) return [];
  if (ground.test(last) && !sensing.test(last)) return ['ground'];
  const isSupply = isCertainPower(last) || isReference(last);
  const isSlow = isSlowName(last);
  const all: NamedClass[] = [];
  if (power.test(last) && !sensing.test(last)) all.push('power');
  if (isSlow || analog.test(last)) return all;
  if (clock.test(last)) all.push('clock');
  if (highSpeed.test(last) && !isSupply) all.push('highSpeed');
  return all;
}

/** Whether a name is that of a supply, so that one capacitor confirms it. */
export function isCertainPower(name: string): boolean {
  const last = lastPart(name);
  return certainPower.test(last) && !clock.test(last) && !slow.test(last);
}

export function isReference(name: string): boolean {
  return reference.test(lastPart(name));
}

/** Whether a name says control or indicator line. */
export function isSlowName(name: string): boolean {
  return slow.test(lastPart(name));
}

/** The name of a net without its schematic sheets, which `/` or `\` separate. */
export function lastPart(name: string): string {
  return name.replace(/(?<![/\\])[/\\]+$/, '').replace(/^.*[/\\]/s, '');
}
