import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { listFacts } from '../../facts/listFacts.ts';
import { type ArchiveEntry } from '../../boards/makeTar.ts';
import { kicad } from '../../boards/Dialect.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { samplePlan } from '../../boards/samplePlan.ts';
import { type BoardOptions } from '../../boards/writeBoard.ts';

/** A panel step that repeats others, with a copper frame around them. */
function panel(name: string, ...repeats: readonly string[]): ArchiveEntry[] {
  const frame = 'UNITS=MM\n$0 r1000\nL -50 -50 500 -50 0 P 0\nL -50 -50 -50 400 0 P 0\n';
  const blocks = repeats.map((repeat) => `STEP-REPEAT {\n${repeat.split(' ').join('\n')}\n}\n`);
  return [
    { name: `steps/${name}/stephdr`, content: `UNITS=MM\nX_DATUM=-50\n${blocks.join('')}` },
    { name: `steps/${name}/layers/top/features`, content: frame.repeat(20) },
    {
      name: `steps/${name}/profile`,
      content: 'UNITS=MM\nS P 0\nOB -50 -50 I\nOS 500 -50\nOS 500 400\nOS -50 400\nOE\nSE\n',
    },
  ];
}

const coupon: ArchiveEntry[] = [
  { name: 'steps/a_coupon/layers/top/features', content: 'UNITS=MM\n$0 r100\nP 0 0 0 P 0 8 0\n' },
];

async function read(options: BoardOptions) {
  const board = await readPlan(samplePlan(), kicad, options);
  const { warnings, ...facts } = listFacts(board);
  const { findings } = analyzeBoard(board);
  return { facts, findings, warnings };
}

describe('chooseStep', () => {
  it.each([
    ['side by side', panel('array', 'NAME=PCB X=0 Y=0 DX=70 DY=50 NX=3 NY=2 ANGLE=0 MIRROR=NO')],
    ['mirrored', panel('array', 'NAME=pcb X=0 Y=0 DX=70 DY=50 NX=2 NY=1 ANGLE=0 MIRROR=YES')],
    ['turned', panel('array', 'NAME=pcb X=60 Y=0 DX=70 DY=50 NX=2 NY=2 ANGLE=90 MIRROR=NO')],
    ['at negative places', panel('array', 'NAME=pcb X=-140 Y=-90 DX=-70 DY=-50 NX=2 NY=2')],
    [
      'in panels of panels, with coupons',
      [
        ...panel('array', 'NAME=pcb X=0 Y=0 DX=70 DY=50 NX=3 NY=2', 'NAME=a_coupon X=-9 Y=0'),
        ...panel('a_panel', 'NAME=array X=0 Y=0 DX=210 DY=100 NX=2 NY=2 ANGLE=180 MIRROR=YES'),
        ...coupon,
      ],
    ],
  ])('picks the board of a panel with boards %s', async (_, extra) => {
    const alone = await read({});
    const inPanel = await read({ extra });
    expect(inPanel.facts).toEqual(alone.facts);
    expect(inPanel.findings).toEqual(alone.findings);
    expect(inPanel.warnings).toEqual([
      expect.stringMatching(/^step-chosen: odb\/steps\/pcb: .*\(pcb, .*array/),
    ]);
  });

  it('takes the step with most features if no step has nets', async () => {
    const extra = [...panel('array', 'NAME=pcb NX=2 NY=2'), ...coupon];
    const { facts } = await read({ extra, without: ['eda/data'] });
    expect(facts.board_step).toBe('pcb');
  });

  it('warns, with the line, that nested steps of the board are left out', async () => {
    const content = 'UNITS=MM\nX_DATUM=0\n\nSTEP-REPEAT {\nNAME=a_coupon\nX=-3\n}\n';
    const { warnings } = await read({
      without: ['stephdr'],
      extra: [{ name: 'steps/pcb/stephdr', content }, ...coupon],
    });
    expect(warnings).toContainEqual(
      expect.stringMatching(/^step-repeats-ignored: odb\/steps\/pcb\/stephdr, line 4: /),
    );
  });
});
