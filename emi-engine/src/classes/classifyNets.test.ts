import { type NetClass } from '../findings/NetClass.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { BoardPlan, type Point } from '../boards/BoardPlan.ts';
import { kicad } from '../boards/Dialect.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { BoardView } from '../rules/BoardView.ts';

/** A board of 60 × 40 mm whose parts connect nets: `['C1', 'VCC', 'GND']`. */
function planOf(parts: readonly (readonly [ref: string, ...nets: string[]])[]): BoardPlan {
  const plan = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      { name: 'top', type: 'SIGNAL' },
      { name: 'bottom', type: 'SIGNAL' },
    ],
    [{ points: rectangle([0, 0], 60, 40) }],
  );
  parts.forEach(([ref, ...nets], row) => {
    const at: Point = [20, 10 + row];
    const pins = nets.map((net, index) => ({ at: [20 + index, 10 + row] as const, net }));
    plan.part({ ref, side: 'top', packageName: 'P', at, pins }, 'top', 0.4);
  });
  return plan;
}

async function classesOf(plan: BoardPlan, settings: AnalysisSettings = {}) {
  const board = await readPlan(plan);
  const { classes } = new BoardView(board, settings);
  return Object.fromEntries(
    board.nets.map(({ name }, net) => [name, [classes[net]?.netClass, classes[net]?.source]]),
  );
}

const guessed = (netClass: NetClass) => [netClass, 'guessed'];

describe('classifyNets', () => {
  it('classifies a power name as power only with two capacitors to ground', async () => {
    const classes = await classesOf(
      planOf([
        ['C1', 'P5V', 'GND'],
        ['C2', 'GND', 'P5V'],
        ['C3', 'VPP-MCLR', 'GND'],
        ['C4', 'VREF', 'VIN'],
        ['C5', '3V3_CLK', 'GND'],
      ]),
    );
    expect(classes).toEqual({
      $NONE$: ['unknown', 'none'],
      P5V: guessed('power'),
      GND: guessed('ground'),
      'VPP-MCLR': ['unknown', 'none'],
      VREF: ['unknown', 'none'],
      VIN: ['unknown', 'none'],
      '3V3_CLK': guessed('clock'),
    });
  });

  it('classifies a power name behind an inductor as power as well', async () => {
    const parts = [
      ['C1', '+5V', 'GND'],
      ['C2', '+5V', 'GND'],
      ['L1', '+5V', '+5F'],
      ['L2', '+5F', '+5X'],
      ['L3', '+5V', 'LX'],
    ] as const;
    expect(await classesOf(planOf(parts))).toMatchObject({
      '+5F': guessed('power'),
      '+5X': ['unknown', 'none'],
      LX: ['unknown', 'none'],
    });
  });

  it('trusts power names if the board has no capacitor', async () => {
    expect(await classesOf(planOf([['U1', 'VCC', 'GND']]))).toMatchObject({
      VCC: guessed('power'),
    });
  });

  it('classifies nets at crystals as clocks and nets at connectors as io', async () => {
    const classes = await classesOf(
      planOf([
        ['Y1', 'Net-1', 'Net-2'],
        ['J1', 'RXD', 'CLK', 'GND', 'USB_DP'],
        ['U1', 'RXD', 'Net-1', 'inner'],
      ]),
    );
    expect(classes).toMatchObject({
      'Net-1': guessed('clock'),
      'Net-2': guessed('clock'),
      RXD: guessed('io'),
      CLK: guessed('clock'),
      USB_DP: guessed('highSpeed'),
      inner: ['unknown', 'none'],
    });
  });

  it('takes the net of the largest plane for ground if no net has the name', async () => {
    const plan = planOf([['U1', 'N1', 'VCC', 'N2']]);
    const area = (layer: string, net: string, width: number) =>
      plan.add(layer, 'PLN', {
        ...{ kind: 'surface', net, rings: [{ points: rectangle([0, 0], width, 40) }] },
      });
    area('top', 'VCC', 50);
    area('bottom', 'N1', 20);
    expect(await classesOf(plan)).toMatchObject({ N1: ['unknown', 'none'] });
    area('bottom', 'N2', 30);
    expect(await classesOf(plan)).toMatchObject({ N2: guessed('ground'), VCC: guessed('power') });
  });

  it("classifies nets that the archive calls critical as high speed, below the user's list", async () => {
    const names = ['GND', 'CLK', 'DATA', 'OTHER', 'MINE'];
    const data = [
      '@2 .critical_net',
      ...names.map((name) => `NET ${name} ;${name === 'OTHER' ? '' : 2}`),
    ];
    const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
    const extra = [{ name: 'steps/pcb/eda/data', content: [...data, ''].join('\n') }];
    const board = await readPlan(plan, kicad, { without: ['eda/data'], extra });
    const given = new Map([['MINE', { netClass: 'io' as const }]]);
    const { classes } = new BoardView(board, { classes: given });
    expect(classes.map(({ netClass, source }) => [netClass, source])).toEqual([
      guessed('ground'),
      guessed('clock'),
      ['highSpeed', 'given'],
      ['unknown', 'none'],
      ['io', 'given'],
    ]);
  });

  it("prefers the user's classes, ground included", async () => {
    const plan = planOf([
      ['C1', 'P5V', 'MASS'],
      ['C2', 'MASS', 'P5V'],
      ['J1', 'GND', 'P5V'],
    ]);
    const classes = new Map([
      ['MASS', { netClass: 'ground' as const }],
      ['GND', { netClass: 'clock' as const, frequencyMhz: 8 }],
    ]);
    expect(await classesOf(plan, { classes })).toEqual({
      $NONE$: ['unknown', 'none'],
      P5V: guessed('power'),
      MASS: ['ground', 'given'],
      GND: ['clock', 'given'],
    });
  });
});
