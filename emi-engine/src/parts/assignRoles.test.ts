import { beforeAll, describe, expect, it } from '@jest/globals';
import { BoardPlan, type Point } from '../boards/BoardPlan.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { type Board } from '../model/Board.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { assignRoles } from './assignRoles.ts';
import { type PartGuess, type PartRole } from '../findings/PartRole.ts';

interface Row {
  readonly role: PartRole;
  readonly ref: string;
  readonly packageName: string;
  readonly nets: readonly string[];
  readonly value?: string;
  readonly grid?: number;
}

/** A supply, ground, and signals: `count` nets in all. */
const circuit = (count: number) => ['VCC', 'GND', ...signals(count - 2)];
const signals = (count: number) => Array.from({ length: count }, (_, pin) => `S${pin}`);
const row = (
  role: PartRole,
  ref: string,
  packageName: string,
  nets: readonly string[] = ['A', 'B'],
  more: { readonly value?: string; readonly grid?: number } = {},
): Row => ({ role, ref, packageName, nets, ...more });

/** Parts as boards of KiCad, Altium, Eagle, OrCAD, GOST and Japanese tools have them. */
const rows: readonly Row[] = [
  row('ic', 'D2', 'BGA78', circuit(78), { grid: 9 }),
  row('ic', 'D3', 'X', signals(78), { grid: 9 }),
  row('ic', 'U1', 'LQFP-64_10x10mm_P0.5mm', circuit(64)),
  row('ic', 'U2', 'SOT23-5', circuit(5)),
  row('ic', 'U3', 'DIP-40_W15.24mm_Socket', circuit(40)),
  row('ic', 'IC4', 'SO08', circuit(8)),
  row('ic', 'IC5', 'P', ['A', 'B', 'C']),
  row('ic', 'DD1', 'QFN', circuit(48)),
  row('ic', 'N1', 'SOIC8', circuit(8)),
  row('ic', 'MD1', 'ESP32-WROOM', circuit(38)),
  row('ic', 'Q9', 'VQFN-24', circuit(24)),
  row('connector', 'CN3', 'PHR-4', ['A', 'B', 'GND', 'VCC']),
  row('connector', 'CN4', 'X', ['A', 'B']),
  row('connector', 'J1', 'DSUB-9_Female_MountingHolesOffset9.12mm', circuit(11)),
  row('connector', 'J2', 'USB_C_Receptacle', circuit(24)),
  row('connector', 'J3', 'P', ['A', 'B']),
  row('connector', 'P4', 'PinHeader_1x01_P2.54mm_Vertical', ['A']),
  row('connector', 'X6', 'Terminal_1x02'),
  row('connector', 'X7', 'MKDS', signals(12)),
  row('connector', 'XS1', 'X', circuit(10)),
  row('connector', 'BUS1', 'BUSPCI', circuit(120)),
  row('connector', 'TB1', 'Phoenix_1x03', ['A', 'B', 'C']),
  row('capacitor', 'C12', 'R_1206', ['VCC', 'GND'], { value: '4,7uF' }),
  row('capacitor', 'C13', 'CAPC1005X55X10', ['VCC', 'GND'], { value: '' }),
  row('capacitor', 'CE1', 'RADIAL', ['VCC', 'GND'], { value: '470u/16V' }),
  row('capacitor', '7A', 'P', ['VCC', 'GND'], { value: '100n' }),
  row('capacitor', 'BC1', '0402', ['VCC', 'GND']),
  row('resistor', 'R1', 'R_0603', ['A', 'B'], { value: '4k7' }),
  row('resistor', 'RA2', 'CAT16', signals(8), { value: '33R' }),
  row('resistor', 'RP3', 'P', signals(16)),
  row('resistor', 'E5', 'RESC1005X40X25', ['A', 'B'], { value: '10k' }),
  row('resistor', 'R30', 'X', ['VCC', 'B']),
  row('inductor', 'L1', 'R_1812', ['VCC', 'VDD'], { value: '22uH' }),
  row('inductor', 'FB1', '0603', ['VCC', 'B'], { value: '600R@100MHz' }),
  row('inductor', 'FL1', 'NFM21', ['A', 'B', 'GND']),
  row('inductor', 'CMC1', 'ACM2012', ['A', 'B', 'C', 'D']),
  row('inductor', 'Z9', 'Ferrite_Bead_0603', ['VCC', 'B'], { value: '120R@100MHz' }),
  row('clamp', 'D1', 'D_SMA', ['VCC', 'GND'], { value: 'SMAJ5.0A' }),
  row('clamp', 'ZD1', 'SOD-323', ['A', 'GND']),
  row('clamp', 'VD4', 'X', ['A', 'GND']),
  row('clamp', 'D5', 'SOT23-6', signals(6), { value: 'USBLC6-2SC6' }),
  row('clamp', 'RV1', 'Varistor_14D', ['A', 'B']),
  row('crystal', 'Y1', 'ABM3B', ['XIN', 'XOUT', 'GND', 'GND']),
  row('crystal', 'X1', 'Crystal_HC49', ['A', 'B']),
  row('crystal', 'X2', 'P', ['A', 'B'], { value: '24MHz' }),
  row('crystal', 'OSC1', 'OSC_5032', ['VCC', 'GND', 'CLK', 'EN']),
  row('crystal', 'Q1', 'HC49/S', ['A', 'B'], { value: '8 MHz' }),
  row('crystal', 'ZQ1', 'X', ['A', 'B'], { value: '12.288MHz' }),
  row('other', 'J5', 'JUMPER_SMD_0603'),
  row('other', 'JP1', 'SolderJumper-2_P1.3mm_Open'),
  row('other', 'ST20', 'Strap'),
  row('other', 'JP2', 'PinHeader_1x03_P2.54mm', ['A', 'B', 'C']),
  row('other', 'W5', 'PinHeader_1x02_P2.54mm'),
  row('other', 'D6', 'LED_D3.0mm', ['A', 'GND'], { value: 'RED' }),
  row('other', 'DS1', '150060VS75000', ['A', 'GND']),
  row('other', 'BAT1', 'CR2032', ['A', 'GND']),
  row('other', 'TP1', 'TestPoint_D1.0mm', ['A']),
  row('other', 'H1', 'MountingHole_3.2mm_M3', ['GND']),
  row('other', 'FID1', 'Fiducial_1mm', ['$NONE$']),
  row('other', 'Q2', 'TO-92', ['A', 'B', 'C']),
  row('other', 'VT3', 'SOT-23', ['A', 'B', 'C']),
  row('other', 'SW1', 'SW_Push_6mm', ['A', 'GND']),
  row('other', 'F1', 'Fuse_1206', ['A', 'VCC']),
  row('other', 'TH1', '0603', ['A', 'GND'], { value: '10k' }),
  row('other', 'RV2', 'Bourns_3314', ['A', 'B', 'C'], { value: '1K' }),
  row('other', 'X8', 'P', ['SPK_P', 'SPK_N']),
  row('other', 'LS1', 'Speaker_20mm', ['SPK_P', 'SPK_N']),
  row('unknown', 'MD2', 'MOD', ['A', 'B', 'C']),
  row('unknown', 'ABC1', 'P', ['A', 'B']),
  row('unknown', '1', '0603', ['A', 'B']),
  row('unknown', 'C88', '0603', ['A', 'B'], { value: '10k' }),
];

async function boardOf(parts: readonly Row[]): Promise<Board> {
  const plan = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      { name: 'top', type: 'SIGNAL' },
    ],
    [{ points: rectangle([0, 0], 400, 400) }],
  );
  for (const [number, { ref, packageName, nets, value, grid }] of parts.entries()) {
    const at: Point = [20 + (number % 12) * 30, 20 + Math.floor(number / 12) * 40];
    const place = (pin: number): Point =>
      grid === undefined
        ? [at[0] + (pin % 2) * 5, at[1] + Math.floor(pin / 2) * 0.5]
        : [at[0] + (pin % grid) * 0.8, at[1] + Math.floor(pin / grid) * 0.8];
    const pins = nets.map((net, pin) => ({ at: place(pin), net }));
    const properties = value === undefined ? {} : { Value: value };
    plan.part({ ref, side: 'top', at, packageName, properties, pins }, 'top', 0.2);
  }
  return readPlan(plan);
}

describe('assignRoles', () => {
  let guesses: readonly PartGuess[] = [];
  beforeAll(async () => {
    guesses = assignRoles(await boardOf(rows));
  });

  it.each(rows.map((part, number) => [part.role, part.ref, part.packageName, number] as const))(
    'finds the role %s of %s (%s), and says why',
    (role, _ref, _name, number) => {
      const guess = guesses[number];
      expect({ role: guess?.role, codes: guess?.why.map(({ code }) => code) }).toEqual({
        role,
        codes:
          role === 'unknown' ? expect.any(Array) : expect.arrayContaining([expect.any(String)]),
      });
    },
  );

  it('is more confident with more evidence', async () => {
    const confidence = (ref: string) =>
      guesses[rows.findIndex((part) => part.ref === ref)]?.confidence ?? 0;
    expect(confidence('U1')).toBeGreaterThan(confidence('IC5'));
    expect(confidence('IC5')).toBeGreaterThan(confidence('MD1'));
    expect(confidence('ABC1')).toBe(0);
  });

  it('gives the same role wherever letters stand in a longer designator', async () => {
    const refs = ['CN1', 'CON1', 'C1', 'CX1', '2C1', 'C1_A', 'C1.2', 'CABLE1', 'UART1', 'U_1'];
    const found = assignRoles(await boardOf(refs.map((ref) => row('unknown', ref, 'P'))));
    expect(found.map(({ role }) => role)).toEqual([
      ...['connector', 'connector', 'capacitor', 'capacitor', 'capacitor', 'capacitor'],
      ...['capacitor', 'unknown', 'unknown', 'ic'],
    ]);
  });

  it('prefers the role that the user gives', async () => {
    const board = await boardOf([row('unknown', 'D2', 'LED')]);
    const [guess] = assignRoles(board, { roles: new Map([['D2', { role: 'ic' }]]) });
    expect(guess).toMatchObject({ role: 'ic', source: 'given', confidence: 1 });
  });
});
