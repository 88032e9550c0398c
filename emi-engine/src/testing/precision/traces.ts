import { rectangle } from '../../boards/samplePlan.ts';
import {
  area,
  given,
  on,
  packed,
  part,
  type RuleSituations,
  trace,
  traceOn,
  via,
} from './Situation.ts';

const clock = given({ CK: 'clock' });
/** A twentieth of the wavelength at 300 MHz on a board of permittivity 4.3, in mm. */
const twentieth = 27.5047;
const oscillator = [
  [10, 30, 'OE'],
  [10, 36, 'GND'],
  [14, 33, 'CK'],
  [14, 36, '+3V3'],
] as const;
const straight = (net: string, length: number) => trace(net, [10, 30], [10 + length, 30]);

const netLength: RuleSituations = {
  rule: 'R1',
  found: [
    { what: '5 % beyond', plan: on(straight('CK', twentieth * 1.05)), settings: clock },
    { what: '50 % beyond', plan: on(straight('CK', twentieth * 1.5)), settings: clock },
    { what: 'twice the limit', plan: on(straight('CK', twentieth * 2.1)), settings: clock },
  ],
  folded: [
    {
      what: 'below twice the limit, at an assumed frequency',
      plan: on(straight('CK', twentieth * 1.9)),
      settings: clock,
    },
  ],
  silent: [
    { what: 'at the limit', plan: on(straight('CK', twentieth)), settings: clock },
    { what: 'a long control line', plan: on(straight('USB_EN', 60), straight('CK', 5)) },
    { what: 'a long line of unknown class', plan: on(straight('DATA', 60), straight('CLK', 5)) },
    { what: 'a long supply of a clock', plan: on(straight('5V_CLK', 60), straight('CLK', 5)) },
    {
      what: 'a clock of 8 MHz, whose edges carry up to 40 MHz',
      plan: on(straight('CK', 60)),
      settings: {
        classes: new Map([['CK', { netClass: 'clock', frequencyMhz: 8 }]]),
      },
    },
    {
      what: 'two clocks, each below the limit',
      plan: on(straight('CLK1', 20), trace('CLK2', [40, 40], [60, 40])),
    },
    { what: 'a long line of a loudspeaker', plan: on(straight('SPK_CLK', 60), straight('CLK', 5)) },
  ],
};

const vias = (count: number) =>
  via('CK', ...Array.from({ length: count }, (_, at) => [10 + at, 30] as const));
const fast = { ...clock, maxFrequencyMhz: 5000 };
const viaCount: RuleSituations = {
  rule: 'R2',
  found: [
    { what: 'one more, at 5 GHz', plan: on(vias(3)), settings: fast },
    {
      what: '50 % beyond, at 2.5 GHz',
      plan: on(vias(6)),
      settings: { ...clock, maxFrequencyMhz: 2500 },
    },
    { what: 'a lane of PCI Express', plan: on(via('PCIE_TX0', [10, 30], [11, 30], [12, 30])) },
  ],
  silent: [
    { what: 'at the limit', plan: on(vias(2)), settings: fast },
    {
      what: 'at the limit of 2.5 GHz',
      plan: on(vias(4)),
      settings: { ...clock, maxFrequencyMhz: 2500 },
    },
    { what: 'a clock with edges of 1 ns', plan: on(vias(5)), settings: clock },
    { what: 'USB at 480 Mbit/s', plan: on(via('USB_DP', [10, 30], [11, 30], [12, 30], [13, 30])) },
    { what: 'ground', plan: on(vias(1), via('GND', [20, 30], [21, 30], [22, 30])), settings: fast },
    {
      what: 'a line of unknown class',
      plan: on(vias(1), via('A', [20, 30], [21, 30], [22, 30])),
      settings: fast,
    },
    {
      what: 'through-hole pins',
      plan: on(vias(2), part('J1', [30, 30, 'CK'], [33, 30, 'CK'], [36, 30, 'CK'])),
      settings: fast,
    },
  ],
};

/** A clock with another net `gap` mm beside it over `length` mm. */
const beside = (gap: number, length: number, net = 'A') =>
  on(trace('CK', [10, 30], [70, 30]), trace(net, [20, 30.2 + gap], [20 + length, 30.2 + gap]));
const parallelRun: RuleSituations = {
  rule: 'R6',
  found: [
    { what: '5 % too long', plan: beside(0.2, 10.5), settings: clock },
    { what: '50 % too long', plan: beside(0.2, 15), settings: clock },
    { what: 'gap 5 % below the limit', plan: beside(0.4826, 15), settings: clock },
    { what: 'the whole edge', plan: beside(0.2, 40), settings: clock },
  ],
  folded: [
    { what: 'a part of the edge only', plan: beside(0.2, 20), settings: clock },
    {
      what: 'data beside a line that stays on the board',
      plan: beside(0.2, 40),
      settings: given({ CK: 'highSpeed' }),
    },
  ],
  silent: [
    { what: 'length at the limit', plan: beside(0.2, 10), settings: clock },
    { what: 'gap at the limit', plan: beside(0.508, 30), settings: clock },
    { what: 'ground', plan: beside(0.2, 30, 'GND'), settings: clock },
    {
      what: 'a supply',
      plan: beside(0.2, 30, 'VCC'),
      settings: given({ CK: 'clock', VCC: 'power' }),
    },
    {
      what: 'another line of its bus',
      plan: on(
        ...[0, 1, 2, 3].map((bit) => trace(`D${bit}`, [10, 30 + bit * 0.4], [70, 30 + bit * 0.4])),
      ),
      settings: given({ D0: 'highSpeed', D1: 'highSpeed', D2: 'highSpeed', D3: 'highSpeed' }),
    },
    {
      what: 'the partner of a pair',
      plan: on(trace('USB_DP', [10, 30], [60, 30]), trace('USB_DM', [10, 30.4], [60, 30.4])),
    },
    {
      what: 'a crossing at a right angle',
      plan: on(trace('CK', [10, 30], [70, 30]), traceOn('bottom', 'A', 0.2, [40, 10], [40, 50])),
      settings: clock,
    },
    {
      what: 'on a layer behind a plane',
      plan: on(
        trace('CK', [10, 30], [70, 30]),
        area('power', 'GND', rectangle([1, 1], 98, 58)),
        traceOn('bottom', 'A', 0.2, [10, 30], [70, 30]),
      ),
      settings: clock,
    },
    {
      what: 'two lines of unknown class',
      plan: on(
        trace('CK', [10, 50], [20, 50]),
        trace('A', [10, 30], [70, 30]),
        trace('B', [10, 30.4], [70, 30.4]),
      ),
      settings: clock,
    },
    {
      what: 'the enable pin of an oscillator',
      plan: on(
        trace('OE', [10, 30], [70, 30]),
        trace('A', [10, 30.4], [70, 30.4]),
        packed('Y1', 'OSCILLATOR', ...oscillator),
        part('C1', [8, 36, '+3V3'], [8, 38, 'GND']),
        trace('CK', [10, 33], [20, 33]),
      ),
    },
    {
      what: 'a control line of USB',
      plan: on(
        trace('USB_CNTRL', [10, 30], [70, 30]),
        trace('A', [10, 30.4], [70, 30.4]),
        trace('CK', [10, 50], [20, 50]),
      ),
      settings: clock,
    },
    {
      what: 'a guard trace with vias between',
      plan: on(
        trace('CK', [10, 30], [70, 30]),
        trace('GND', [10, 30.4], [70, 30.4]),
        trace('A', [20, 30.8], [60, 30.8]),
        via('GND', [10, 30.4], [30, 30.4], [50, 30.4], [70, 30.4]),
      ),
      settings: clock,
    },
  ],
};

/** A clock of 40 mm with ground traces on both sides, the upper one `length` mm long. */
const guarded = (length: number, gap = 0.4) =>
  on(
    trace('CK', [10, 30], [50, 30]),
    trace('GND', [10, 30.2 + gap], [10 + length, 30.2 + gap]),
    trace('GND', [10, 29.8 - gap], [50, 29.8 - gap]),
    via(
      'GND',
      [10, 30.2 + gap],
      [10 + length / 2, 30.2 + gap],
      [10 + length, 30.2 + gap],
      [10, 29.8 - gap],
      [30, 29.8 - gap],
      [50, 29.8 - gap],
    ),
  );
/** A guard trace with vias at these places of its 60 mm. */
const loose = (...places: number[]) =>
  on(
    trace('CK', [10, 30], [70, 30]),
    trace('GND', [10, 30.6], [70, 30.6]),
    trace('GND', [10, 29.4], [70, 29.4]),
    via(
      'GND',
      ...places.map((x) => [10 + x, 30.6] as const),
      ...[0, 20, 40, 60].map((x) => [10 + x, 29.4] as const),
    ),
  );
/** A clock on the bottom layer, which has no plane beside it. */
const bare = () => on(traceOn('bottom', 'CK', 0.2, [10, 30], [50, 30]));
const guardTrace: RuleSituations = {
  rule: 'R7',
  found: [
    { what: 'no plane and no guard', plan: bare(), settings: clock },
    { what: '5 % below half', plan: guarded(19), settings: clock },
    { what: 'half of the least', plan: guarded(10), settings: clock },
    { what: 'vias 5 % too far apart', plan: loose(0, twentieth * 1.05, 55), settings: clock },
    { what: 'vias 50 % too far apart', plan: loose(0, twentieth * 1.5, 60), settings: clock },
  ],
  silent: [
    { what: 'half guarded', plan: guarded(20), settings: clock },
    { what: 'ground three widths away', plan: guarded(40, 0.59), settings: clock },
    { what: 'vias at the limit', plan: loose(0, twentieth, twentieth * 2, 60), settings: clock },
    { what: 'a guard with vias', plan: loose(0, 20, 40, 60), settings: clock },
    { what: 'a clock of 9 mm', plan: on(trace('CK', [10, 30], [19, 30])), settings: clock },
    {
      what: 'a ground area around the clock',
      plan: on(
        trace('CK', [10, 30], [50, 30]),
        area('top', 'GND', rectangle([5, 20], 60, 20), rectangle([9, 29.6], 42, 0.8)),
        via('GND', [6, 21], [30, 21]),
      ),
      settings: clock,
    },
    {
      what: 'a line of unknown class',
      plan: on(trace('CK', [10, 50], [15, 50]), trace('A', [10, 30], [60, 30])),
      settings: clock,
    },
    {
      what: 'a clock above a plane, without any guard',
      plan: on(trace('CK', [10, 30], [70, 30])),
      settings: clock,
    },
    {
      what: 'ground beside a quarter of a clock above a plane',
      plan: on(trace('CK', [10, 30], [50, 30]), trace('GND', [10, 30.5], [20, 30.5])),
      settings: clock,
    },
  ],
};

export const traceSituations = [netLength, viaCount, parallelRun, guardTrace];
