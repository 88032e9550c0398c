import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeTarHeader, padToBlocks } from '@portal/emi-engine/boards/makeTar.ts';
import { BoardTile } from './BoardTile.ts';

/** Size of a generated board. */
export interface LargeBoard {
  /** Copper layers; every second one is a plane. */
  readonly layers: number;
  /** Adds boards to the panel until it has this much text, or this many features. */
  readonly textBytes?: number;
  readonly features?: number;
}

/** Boards per row of the panel: twelve of 320 mm fit within ±2.1 m. */
const columns = 12;
const tileWidth = 320;
const tileHeight = 110;
const rowOffset = 15;

/**
 * Writes a panel of boards like KiCad's demo "video" as a `.tgz`: clocks, pairs, connectors,
 * supplies with capacitors, and planes of 62,000 points on every second layer.
 */
export async function writeLargeBoard(path: string, board: LargeBoard): Promise<void> {
  const files = new Map<string, Buffer[]>();
  let total = 0;
  const append = (name: string, text: string) => {
    const pieces = files.get(name) ?? [];
    files.set(name, pieces);
    pieces.push(Buffer.from(text, 'latin1'));
    total += text.length;
  };
  const copper = Array.from({ length: board.layers }, (_, index) => `l${index + 1}`);
  const tile = new BoardTile(copper);
  append('matrix/matrix', matrix(copper));
  append('misc/info', 'UNITS=MM\nODB_VERSION_MAJOR=8\nODB_VERSION_MINOR=1\n');
  append('steps/pcb/eda/data', `LYR ${[...copper, 'drill'].join(' ')}\nNET $NONE$\n`);
  for (const layer of [...copper, 'drill']) append(`steps/pcb/layers/${layer}/features`, tile.head);
  append('steps/pcb/layers/comp_+_top/components', 'UNITS=MM\n');
  let count = 0;
  const wantsMore = () =>
    total < (board.textBytes ?? 0) || tile.featureCount < (board.features ?? 0);
  for (; wantsMore(); count++) {
    const dx = ((count % columns) - columns / 2) * tileWidth;
    const dy = (Math.floor(count / columns) - rowOffset) * tileHeight;
    const { features, nets, components } = tile.make(count, dx, dy);
    for (const [layer, text] of features) append(`steps/pcb/layers/${layer}/features`, text);
    append('steps/pcb/eda/data', nets);
    append('steps/pcb/layers/comp_+_top/components', components);
  }
  append('steps/pcb/eda/data', tile.packages);
  append('steps/pcb/profile', profile(count));
  await pipeline(tarOf(files), createGzip({ level: 6 }), createWriteStream(path));
}

function* tarOf(files: ReadonlyMap<string, readonly Buffer[]>): Generator<Buffer> {
  for (const [name, pieces] of files) {
    const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
    yield makeTarHeader(`odb/${name}`, bytes);
    yield* pieces;
    yield padToBlocks(Buffer.alloc(bytes % 512)).subarray(bytes % 512);
  }
  yield Buffer.alloc(1024);
}

function matrix(copper: readonly string[]): string {
  const layer = (name: string, type: string, row: number) =>
    `LAYER {\nROW=${row}\nCONTEXT=BOARD\nTYPE=${type}\nNAME=${name}\nPOLARITY=POSITIVE\n}\n`;
  return [
    'STEP {\nCOL=1\nNAME=PCB\n}\n',
    layer('comp_+_top', 'COMPONENT', 1),
    ...copper.map((name, index) => layer(name, 'SIGNAL', index + 2)),
    layer('drill', 'DRILL', copper.length + 2),
  ].join('');
}

/** The panel's outline fits its boards, so that their planes count as planes. */
function profile(count: number): string {
  const [left, low] = [(-columns / 2) * tileWidth, -rowOffset * tileHeight];
  const right = left + Math.min(count, columns) * tileWidth;
  const high = low + Math.ceil(count / columns) * tileHeight;
  const steps = [`OB ${left} ${low} I`, `OS ${right} ${low}`, `OS ${right} ${high}`];
  return ['UNITS=MM', 'S P 0', ...steps, `OS ${left} ${high}`, 'OE', 'SE', ''].join('\n');
}
