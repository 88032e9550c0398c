import { beforeAll, describe, expect, it } from '@jest/globals';
import { BoardPlan, type Point } from '../boards/BoardPlan.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { describe as describeSaid } from '../findings/describeFinding.ts';
import { type NetClass } from '../findings/NetClass.ts';
import { type Analysis } from '../findings/Analysis.ts';
import { BoardView } from '../rules/BoardView.ts';
import { readPlan } from '../testing/boards/readPlan.ts';

/** What is on a net besides a pin of the circuit U1. */
type At = 'C' | 'CC' | 'L' | 'J' | 'Y' | 'C47p' | 'SPK' | 'area' | '';
const row = (netClass: NetClass, name: string, ...at: At[]) => ({ netClass, name, at });

/** Nets as boards of several tools name them. */
const rows = [
  row('ground', 'GND'),
  row('ground', '/power/AGND'),
  row('ground', 'PGND'),
  row('ground', 'VSS'),
  row('ground', 'FG', 'J'),
  row('ground', 'CHASSIS', 'J'),
  row('unknown', 'GND_DET'),
  row('unknown', 'GND_SENSE'),
  row('power', '+3V3', 'CC'),
  row('power', '3V3', 'CC'),
  row('power', '+5V_USB', 'C'),
  row('power', 'USB_VBUS', 'C', 'J'),
  row('power', '-15VA', 'C'),
  row('power', 'VTT', 'C'),
  row('power', 'DDR_VTT', 'CC'),
  row('power', 'VDDA', 'C'),
  row('power', 'AVDD_PLL', 'C'),
  row('power', 'P5V', 'CC'),
  row('power', 'VBAT', 'C'),
  row('power', 'VIN', 'CC', 'J'),
  row('power', 'VOSC', 'CC'),
  row('power', 'NetL2_2', 'CC', 'L'),
  row('power', 'CORE', 'C', 'area'),
  row('power', 'VREF', 'area', 'C'),
  row('unknown', 'VREF0', 'C'),
  row('unknown', 'DDR_VREF', 'C'),
  row('io', 'VREF_IN', 'J'),
  row('unknown', 'VPP-MCLR', 'C'),
  row('unknown', 'NetC9_1', 'C'),
  row('unknown', 'NetC7_1', 'CC'),
  row('clock', 'CLK'),
  row('clock', '/cpu/SYS_CLK'),
  row('clock', 'SPI_SCK'),
  row('clock', 'NetY1_1', 'Y', 'C47p'),
  row('clock', 'NetY1_2', 'Y', 'C47p'),
  row('unknown', 'CLK_EN'),
  row('unknown', 'CLKREQ_N', 'C'),
  row('unknown', 'OSC_EN', 'C'),
  row('unknown', 'PCIE_CLKREQ_N', 'C'),
  row('unknown', 'SPK_CLK+', 'SPK'),
  row('unknown', 'ANT', 'SPK'),
  row('highSpeed', 'USB_DP', 'J'),
  row('highSpeed', 'USB_DM', 'J'),
  row('highSpeed', 'HDMI_TX0_P', 'J'),
  row('highSpeed', 'RGMII_TXD0'),
  row('highSpeed', 'PCIE_RX0_N'),
  row('highSpeed', 'SATA_TX_P'),
  row('highSpeed', 'ETH_TX_P'),
  row('highSpeed', 'DDR_A0'),
  row('highSpeed', 'DQS0'),
  row('io', 'ETH_LED0', 'J'),
  row('unknown', 'ETH_LED1'),
  row('unknown', 'USB_EN'),
  row('unknown', 'USB_OC_N'),
  row('unknown', 'nUSB_OC'),
  row('unknown', 'DDR_RESET_N'),
  row('unknown', 'PCIE_WAKE#'),
  row('unknown', 'PCIE_PERST_N'),
  row('io', 'HDMI_HPD', 'J'),
  row('io', 'HDMI_SCL', 'J'),
  row('unknown', 'ETH_MDIO'),
  row('unknown', 'ETH_INT_N'),
  row('io', 'RXD', 'J'),
  row('io', 'BAT-', 'J'),
  row('unknown', 'RESET#'),
  row('unknown', 'LEGEND'),
  row('unknown', 'ADDR0'),
  row('unknown', 'unconnected-(U5-OSC1-Pad16)'),
];

function plan(): BoardPlan {
  const made = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      { name: 'top', type: 'SIGNAL' },
      { name: 'inner', type: 'SIGNAL' },
    ],
    [{ points: rectangle([0, 0], 300, 200) }],
  );
  let number = 0;
  const add = (ref: string, nets: readonly string[], value = '') => {
    number += 1;
    const at: Point = [20 + (number % 20) * 12, 60 + Math.floor(number / 20) * 6];
    const pins = nets.map((net, pin) => ({ at: [at[0] + pin * 0.5, at[1]] as const, net }));
    const properties = value === '' ? {} : { Value: value };
    made.part(
      { ref: `${ref}${number}`, side: 'top', at, packageName: 'P', properties, pins },
      'top',
      0.2,
    );
  };
  const of = (at: At) => rows.flatMap((line) => (line.at.includes(at) ? [line.name] : []));
  add(
    'U',
    rows.map(({ name }) => name),
  );
  add('J', of('J'));
  add('Y', of('Y'), '25MHz');
  for (const net of [...of('C'), ...of('CC'), ...of('CC')]) add('C', [net, 'GND'], '100nF');
  for (const net of of('C47p')) add('C', [net, 'GND'], '22pF');
  for (const net of of('L')) add('L', [net, '+3V3'], '10uH');
  for (const net of of('SPK')) add('X', [net, 'SPK_OUT']);
  for (const [at, net] of of('area').entries())
    made.plane('inner', net, rectangle([at * 100 + 5, 5], 90, 140));
  return made;
}

describe('classes of real nets', () => {
  let found = new Map<string, Analysis['classes'][number]>();
  beforeAll(async () => {
    const board = await readPlan(plan());
    const { classes } = new BoardView(board, {});
    found = new Map(
      board.nets.flatMap(({ name }, net) => classes.slice(net, net + 1).map((one) => [name, one])),
    );
  });

  it.each(rows.map(({ netClass, name }) => [netClass, name] as const))(
    '%s: %s',
    (netClass, name) => {
      const one = found.get(name);
      expect([one?.netClass, (one?.why.length ?? 0) > 0]).toEqual([
        netClass,
        netClass !== 'unknown',
      ]);
    },
  );

  it('takes the frequency of a crystal for the nets at it', () => {
    expect(found.get('NetY1_1')?.frequencyMhz).toBe(25);
    expect(found.get('CLK')?.frequencyMhz).toBeUndefined();
  });

  it('says why, in both languages', () => {
    const why = (name: string) =>
      (found.get(name)?.why ?? []).map((one) => describeSaid(one, 'en'));
    expect(why('CORE')).toEqual(['areas of 12,600 mm²', 'capacitors to ground: 1']);
    expect(why('+3V3')).toEqual(['its name', 'capacitors to ground: 2']);
    for (const { why: reasons } of found.values())
      for (const one of reasons)
        expect(describeSaid(one, 'ja') + describeSaid(one, 'en')).not.toMatch(/\{|^why\./);
  });
});

describe('buses', () => {
  it('makes all lines of a bus high speed if half of them are', async () => {
    const names = ['BUS0', 'BUS1', 'BUS2', 'BUS3', 'BUS_CS', 'LED0', 'LED1', 'LED2', 'LED3'];
    const made = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
    made.nets.push(...names);
    const given = (...nets: string[]) =>
      new Map(nets.map((net) => [net, { netClass: 'highSpeed' as const }]));
    const board = await readPlan(made);
    const classesOf = (...nets: string[]) => {
      const { classes } = new BoardView(board, { classes: given(...nets) });
      return board.nets.flatMap(({ name }, net) =>
        classes[net]?.netClass === 'highSpeed' ? [name] : [],
      );
    };
    expect(classesOf('BUS0')).toEqual(['BUS0']);
    expect(classesOf('BUS0', 'BUS2')).toEqual(['BUS0', 'BUS1', 'BUS2', 'BUS3']);
    expect(classesOf('LED0', 'LED1')).toEqual(['LED0', 'LED1']);
  });
});
