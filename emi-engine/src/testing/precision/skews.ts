import { type Point } from '../../boards/BoardPlan.ts';
import { type AnalysisSettings } from '../../settings/AnalysisSettings.ts';
import {
  type Build,
  given,
  on,
  packed,
  part,
  type RuleSituations,
  type Situation,
  traceOn,
  via,
} from './Situation.ts';

const known = { permittivity: 4.3, dielectricMm: [0.2, 1, 0.2] };
const classes = given({ GND: 'ground' });
const line = (
  what: string,
  builds: readonly Build[],
  settings: AnalysisSettings = { ...classes, ...known },
): Situation => ({ what, plan: on(...builds), settings });

/** A pair of equal lengths, one line of which takes an inner layer for some millimetres. */
const pair = (innerMm: number, name = 'USB', outer = 0): Build[] => {
  const across = (y: number): readonly Point[] => [
    [10, y],
    [90 + outer, y],
  ];
  const [from, to]: readonly Point[] = [
    [20, 30.4],
    [20 + innerMm, 30.4],
  ];
  const start: Point = [10, 30.4];
  return [
    traceOn('top', `${name}_P`, 0.2, ...across(30)),
    traceOn('top', `${name}_N`, 0.2, start, from ?? start),
    traceOn('power', `${name}_N`, 0.2, from ?? start, to ?? start),
    traceOn('top', `${name}_N`, 0.2, to ?? start, [90, 30.4]),
    via(`${name}_N`, from ?? start, to ?? start),
  ];
};

/** Four lines from one part to another, the last of which is longer. */
const bus = (longerMm: number, name = 'DDR_D', lines = 4, shared = true): Build[] => {
  const rows = Array.from({ length: lines }, (_, row) => row);
  const ends = rows.map((row) => [10, 20 + row, `${name}${row}`] as const);
  const others = rows.map((row) => [60, 20 + row, `${name}${row}`] as const);
  const last = 20 + lines - 1;
  return [
    packed('U1', 'QFN', ...ends),
    ...(shared
      ? [packed('U2', 'QFN', ...others)]
      : others.map((end, row) => packed(`U${row + 2}`, 'QFN', end))),
    ...rows
      .slice(0, -1)
      .map((row) => traceOn('top', `${name}${row}`, 0.2, [10, 20 + row], [60, 20 + row])),
    traceOn(
      'top',
      `${name}${lines - 1}`,
      0.2,
      ...([
        [10, last],
        [30, last],
        [30, last + longerMm / 2],
        [40, last + longerMm / 2],
        [40, last],
        [60, last],
      ] as const),
    ),
  ];
};

const skew: RuleSituations = {
  rule: 'R24',
  found: [
    line('a pair whose inner layer takes 5 % too long', pair(8.4)),
    line('a pair whose inner layer takes 50 % too long', pair(19.2)),
    line('a bus with a line 5 % too late', bus(22.4)),
    line('a bus with a line 50 % too late', bus(31.95)),
    line('a faster pair', pair(2, 'HDMI')),
    line('a bus as fast as the user says', bus(22.6, 'D'), {
      ...known,
      ...given({ D0: 'highSpeed', D1: 'highSpeed', D2: 'highSpeed', D3: 'highSpeed' }),
      maxFrequencyMhz: 2000,
    }),
  ],
  silent: [
    line('a pair at the limit', pair(7.1)),
    line('a bus at the limit', bus(21.2)),
    line('a pair on one layer', [
      traceOn('top', 'USB_P', 0.2, [10, 30], [90, 30]),
      traceOn('top', 'USB_N', 0.2, [10, 30.4], [90, 30.4]),
    ]),
    line('a pair of unequal lengths, which R12 reports', pair(20, 'USB', -6)),
    line('a slow bus', bus(40, 'ROW')),
    line('a bus of unknown speed', bus(40, 'DQ')),
    line('lines to different parts', bus(40, 'DDR_D', 4, false)),
    line('lines with branches', [
      ...bus(40),
      part('U9', [30, 20, 'DDR_D0'], [30, 21, 'DDR_D1'], [30, 22, 'DDR_D2'], [30, 23, 'DDR_D3']),
    ]),
  ],
};

export const skewSituations = [skew];
