import { BoardPlan } from '../boards/BoardPlan.ts';
import { kicad } from '../boards/Dialect.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { BoardView } from '../rules/BoardView.ts';

async function pairsOf(...names: string[]) {
  const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
  plan.nets.push(...names);
  const board = await readPlan(plan);
  return new BoardView(board, {}).pairs.map(({ positive, negative }) =>
    [positive, negative].map((net) => board.nets[net]?.name),
  );
}

describe('findPairs', () => {
  it.each([
    ['/usb/D+', '/usb/D-'],
    ['USB_DP', 'USB_DM'],
    ['PA12_USB_D_P', 'PA12_USB_D_N'],
    ['lvds_tx_p', 'lvds_tx_n'],
    ['PCIE_TX_P0', 'PCIE_TX_N0'],
    ['USB_P_CONN', 'USB_N_CONN'],
    ['CLKP', 'CLKN'],
    ['HDMI-P', 'HDMI-N'],
  ])('finds %s and %s', async (positive, negative) => {
    expect(await pairsOf(negative, 'other', positive)).toEqual([[positive, negative]]);
  });

  it('does not pair active-low signals', async () => {
    expect(await pairsOf('RAS6-', 'RAS6', 'R_W_N', 'R_W', 'INT#', 'INT', 'X_PWR', 'X_NWR')).toEqual(
      [],
    );
    expect(await pairsOf('/a/D+', '/b/D-', 'REF+', 'UP', 'UN')).toEqual([]);
  });

  it.each([
    ['BAT+', 'BAT-'],
    ['SPK_+', 'SPK_-'],
    ['PWR+', 'PWR-'],
  ])('does not pair the wires %s and %s', async (positive, negative) => {
    expect(await pairsOf(positive, negative)).toEqual([]);
  });

  it('pairs nets with traces only if these run side by side', async () => {
    const pairsAt = async (gap: number) => {
      const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
      plan.trace('top', 'RX_P', 0.2, [0, 0], [20, 0]);
      plan.trace('top', 'RX_N', 0.2, [0, gap], [20, gap]);
      return new BoardView(await readPlan(plan), {}).pairs.length;
    };
    expect([await pairsAt(0.4), await pairsAt(1.4), await pairsAt(1.6)]).toEqual([1, 1, 0]);
  });

  it('takes the pairs that the archive declares, whatever their names', async () => {
    const data = [
      ...['@0 .diff_pair', '&0 one', '&1 three', 'NET A_N', 'NET X ;0=0', 'NET A_P', 'NET Y ;0=0'],
      ...['NET U ;0=1', 'NET V ;0=1', 'NET W ;0=1', ''],
    ];
    const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
    const extra = [{ name: 'steps/pcb/eda/data', content: data.join('\n') }];
    const board = await readPlan(plan, kicad, { without: ['eda/data'], extra });
    const names = new BoardView(board, {}).pairs.map(({ positive, negative }) =>
      [positive, negative].map((net) => board.nets[net]?.name),
    );
    expect(names).toEqual([
      ['X', 'Y'],
      ['A_P', 'A_N'],
    ]);
  });
});
