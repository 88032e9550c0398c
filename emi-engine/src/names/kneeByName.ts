import { lastPart } from './classesByName.ts';

/**
 * Knee frequencies in MHz by words of interfaces, the fastest variant first: 0.35 over the fastest
 * edge that the interface allows, or five times half of its bit rate (Bogatin, Signal and Power
 * Integrity, 2.13).
 */
const knees: readonly (readonly [words: RegExp, mhz: number])[] = [
  [/pcie|sata|ss_?[rt]x|usb3/i, 6250],
  [/hdmi|tmds/i, 4000],
  [/mipi|csi|dsi/i, 2500],
  [/ddr|(?<![a-z])dqs\d/i, 2000],
  [/lvds/i, 1200],
  [/usb/i, 700],
  [/mii|(?<![a-z])eth/i, 625],
];

/** Knee frequency of the edges of a net in MHz, if its name has the word of an interface. */
export function kneeByName(name: string): number | undefined {
  const last = lastPart(name);
  return knees.find(([words]) => words.test(last))?.[1];
}
