import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

type Pin = readonly [x: number, y: number, net: string];

function boardOf(...parts: readonly (readonly [ref: string, ...pins: Pin[]])[]) {
  const plan = fourLayers(100, 60);
  for (const [ref, ...pins] of parts) {
    const placed = pins.map(([x, y, net]) => ({ at: [x, y] as const, net }));
    const at = placed[0]?.at ?? ([0, 0] as const);
    plan.part({ ref, side: 'top', packageName: ref, at, pins: placed }, 'top', 0.5);
  }
  return plan;
}

const connector = ['J1', [20, 30, 'IN'], [20, 32, 'GND'], [20, 34, 'NC']] as const;

describe('connectorClock', () => {
  it('finds a crystal near a connector', async () => {
    const crystal = (x: number) =>
      boardOf(connector, ['Y1', [x, 30, 'X1'], [x, 28, 'X2']], ['U1', [60, 30, 'IN']]);
    const [finding, ...others] = await findingsOf('R11', crystal(29.9));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{
        severity: 'warning',
        measured: 9.9,
        limit: 10,
        unit: 'mm',
        x: 29.9e6,
        netClass: 'clock',
      },
    });
    expect(finding?.text).toContain('Y1 lies 9.90 mm from the connector J1');
    expect(await findingsOf('R11', crystal(30.1))).toEqual([]);
    expect((await findingsOf('R11', crystal(23)))[0]?.severity).toBe('error');
  });

  it('finds a clock near an unrelated connector', async () => {
    const clock = (net: string, x = 24.9) => {
      const plan = boardOf(connector, ['J2', [70, 50, 'CLK_OUT'], [72, 50, 'GND']]);
      plan.trace('bottom', net, 0.2, [x, 20], [x, 40]);
      return plan;
    };
    expect((await findingsOf('R11', clock('CLK'))).map(({ measured }) => measured)).toEqual([4.9]);
    expect(await findingsOf('R11', clock('CLK', 25.1))).toEqual([]);
    expect(await findingsOf('R11', clock('DATA'))).toEqual([]);
    const own = boardOf(['J1', [20, 30, 'CLK'], [20, 32, 'GND'], [20, 34, 'NC']]);
    own.trace('top', 'CLK', 0.2, [20, 30], [50, 30]);
    expect(await findingsOf('R11', own)).toEqual([]);
  });

  it('ignores a clock that reaches the connector through series parts', async () => {
    const behind = (ref: string, packageName = ref, far = 'CLK') => {
      const plan = boardOf(connector, ['U1', [80, 30, far], [80, 32, 'GND']]);
      const pins = [
        { at: [24, 30] as const, net: 'IN' },
        { at: [25, 30] as const, net: 'CLK' },
      ];
      plan.part({ ref, side: 'top', packageName, at: [24.5, 30], pins }, 'top', 0.4);
      plan.trace('top', 'IN', 0.2, [20, 30], [24, 30]);
      plan.trace('top', 'CLK', 0.2, [24.5, 30], [80, 30]);
      return plan;
    };
    for (const ref of ['R1', 'L1', 'C1']) expect(await findingsOf('R11', behind(ref))).toEqual([]);
    expect(await findingsOf('R11', behind('J9', 'SOLDER_JUMPER'))).toEqual([]);
    expect(await findingsOf('R11', behind('U9'))).toHaveLength(1);
  });

  it('ignores jumpers and parts of one or two pins', async () => {
    const beside = (packageName: string, pins: number) => {
      const plan = boardOf();
      const row = Array.from({ length: pins }, (_, at) => ({
        ...{ at: [50 + at, 33] as const, net: `N${at}` },
      }));
      plan.part({ ref: 'J5', side: 'top', packageName, at: [50, 33], pins: row }, 'top', 0.4);
      plan.trace('top', 'CLK', 0.2, [30, 30], [70, 30]);
      return plan;
    };
    expect(await findingsOf('R11', beside('HEADER', 3))).toMatchObject([{ measured: 3 }]);
    expect(await findingsOf('R11', beside('HEADER', 2))).toEqual([]);
    expect(await findingsOf('R11', beside('JUMPER_SMD_0603', 3))).toEqual([]);
  });

  it('ignores a clock beside lines of its own connector', async () => {
    const lines = (clock: string) => {
      const plan = boardOf(
        ['J1', [20, 30, 'DATA'], [20, 32, 'GND'], [20, 31, 'SPI_CLK']],
        ['U1', [80, 30, 'DATA'], [80, 31, 'SPI_CLK'], [80, 33, 'CLK']],
      );
      plan.trace('top', 'DATA', 0.2, [20, 30], [80, 30]);
      plan.trace('top', clock, 0.2, [40, 31], [70, 31]);
      return plan;
    };
    expect(await findingsOf('R11', lines('SPI_CLK'))).toEqual([]);
    expect(await findingsOf('R11', lines('CLK'))).toMatchObject([{ measured: 0.8 }]);
  });

  it('finds a clock near the edge', async () => {
    const edge = (y: number) => {
      const plan = boardOf();
      plan.part({ ref: 'R1', side: 'top', packageName: 'R', at: [50, 30], pins: [] }, 'top');
      plan.trace('top', 'CLK', 0.2, [40, y], [60, y]);
      return plan;
    };
    expect(await findingsOf('R11', edge(2.4))).toMatchObject([
      { severity: 'warning', measured: 2.4, limit: 2.5 },
    ]);
    expect(await findingsOf('R11', edge(2.6))).toEqual([]);
    const led = boardOf(['J1', [2, 30, 'CLK'], [2, 32, 'GND']], ['U1', [50, 30, 'CLK']]);
    led.trace('top', 'CLK', 0.2, [2, 30], [50, 30]);
    expect(await findingsOf('R11', led)).toEqual([]);
  });

  it('finds a clock close to a line that goes to a connector, on the same layer', async () => {
    const lines = (gap: number, layer: string) => {
      const plan = boardOf(connector, ['U1', [80, 30, 'IN'], [80, 40, 'GND']]);
      plan.trace('top', 'IN', 0.2, [20, 30], [80, 30]);
      plan.trace(layer, 'CLK', 0.2, [40, 30.2 + gap], [60, 30.2 + gap]);
      return plan;
    };
    const [finding, ...others] = await findingsOf('R11', lines(1.2, 'top'));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', measured: 1.2, limit: 1.27 });
    expect(finding?.paths).toHaveLength(2);
    expect((await findingsOf('R11', lines(0.2, 'top')))[0]?.severity).toBe('error');
    expect(await findingsOf('R11', lines(1.3, 'top'))).toEqual([]);
    expect(await findingsOf('R11', lines(0.2, 'bottom'))).toEqual([]);
  });

  it('finds a clock that crosses between a connector and its device', async () => {
    const crossing = (from: number) => {
      const plan = boardOf(connector, ['U1', [80, 30, 'IN'], [80, 40, 'GND']]);
      plan.trace('bottom', 'CLK', 0.2, [50, from], [50, 40]);
      return plan;
    };
    const [finding, ...others] = await findingsOf('R11', crossing(20));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'warning',
      unit: 'count',
      x: 50e6,
      y: 30e6,
      layer: 3,
    });
    expect(finding?.text).toContain('between J1.1 and U1.1');
    expect(await findingsOf('R11', crossing(31))).toEqual([]);
  });

  it.each([3, 5])(
    'names %i lines beside one clock, merged into one finding from four on',
    async (count) => {
      const lines = Array.from(
        { length: count },
        (_, line) => [70 + line, 50, `IN${line}`] as const,
      );
      const plan = boardOf(
        ['J1', ...lines],
        ['U1', ...lines.map(([x, , net]) => [x, 10, net] as const)],
      );
      plan.trace('top', 'CLK', 0.2, [10, 20], [60, 20]);
      for (const [line, [, , net]] of lines.entries())
        plan.trace(
          'top',
          net,
          0.2,
          [10 + line * 9, 20.5 + line * 0.1],
          [15 + line * 9, 20.5 + line * 0.1],
        );
      const findings = await findingsOf('R11', plan);
      expect(findings).toHaveLength(count > 3 ? 1 : count);
      expect(findings.flatMap(({ otherNets }) => otherNets)).toHaveLength(count);
      expect(findings[0]).toMatchObject({ measured: 0.3 });
      if (count > 3)
        expect(findings[0]?.text).toBe(
          'CLK runs beside 5 nets that go to connectors, 0.30 mm from the nearest, IN0: IN0, IN1, IN2, IN3, IN4.',
        );
    },
  );

  it.each([3, 5])(
    'names %i clocks that cross before one connector, merged into one finding from four on',
    async (count) => {
      const plan = boardOf(connector, ['U1', [80, 30, 'IN'], [80, 40, 'GND']]);
      for (let line = 0; line < count; line++)
        plan.trace('bottom', `CLK${line}`, 0.2, [40 + line * 5, 20], [40 + line * 5, 40]);
      const findings = await findingsOf('R11', plan);
      expect(findings).toHaveLength(count > 3 ? 1 : count);
      const [first] = findings;
      if (count > 3) {
        expect(first?.text).toBe(
          '5 nets cross the ways between the connector J1 and its devices: CLK0, CLK1, CLK2, CLK3, CLK4.',
        );
        expect(first?.otherNets).toHaveLength(5);
      }
    },
  );
});
