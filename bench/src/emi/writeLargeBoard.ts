import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeTarHeader, padToBlocks } from '@portal/server/src/emi/boards/makeTar.ts';

/** Boards in a row of the panel: twelve of 320 mm are the most that lie within ±2.1 m. */
const columns = 12;
const tileWidth = 320;
const tileHeight = 110;
const rowOffset = 15;
const copper = ['top', 'in1', 'in2', 'bottom'];
const traces = 3600;
const vias = 900;
const planePoints = 60_000;

/** The text that one board of the panel adds to each file. */
interface Tile {
  readonly features: ReadonlyMap<string, string>;
  readonly nets: string;
  readonly count: ReadonlyMap<string, number>;
}

/**
 * Writes a panel of boards like KiCad's demo "video" (four layers, two of them planes of 60,000
 * points) as one `.tgz`: as many as there is text wanted.
 *
 * @returns bytes of text in the archive
 */
export async function writeLargeBoard(path: string, textBytes: number): Promise<number> {
  const files = new Map<string, Buffer[]>();
  const append = (name: string, text: string) => {
    const pieces = files.get(name) ?? [];
    files.set(name, pieces);
    pieces.push(Buffer.from(text, 'latin1'));
    return text.length;
  };
  let total = 0;
  total += append('matrix/matrix', matrix());
  total += append('misc/info', 'UNITS=MM\nODB_VERSION_MAJOR=8\nODB_VERSION_MINOR=1\n');
  total += append('steps/pcb/profile', profile());
  total += append('steps/pcb/eda/data', `LYR ${[...copper, 'drill'].join(' ')}\nNET $NONE$\n`);
  for (const layer of [...copper, 'drill'])
    total += append(
      `steps/pcb/layers/${layer}/features`,
      'UNITS=MM\n$0 r200.0\n$1 r800.0\n$2 r400.0\n@0 .drill\n',
    );
  const counts = new Map<string, number>();
  for (let tile = 0; total < textBytes; tile++) {
    const { features, nets, count } = makeTile(tile, counts);
    for (const [layer, text] of features)
      total += append(`steps/pcb/layers/${layer}/features`, text);
    total += append('steps/pcb/eda/data', nets);
    for (const [layer, added] of count) counts.set(layer, (counts.get(layer) ?? 0) + added);
  }
  await pipeline(tarOf(files), createGzip({ level: 6 }), createWriteStream(path));
  return total;
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

function makeTile(tile: number, before: ReadonlyMap<string, number>): Tile {
  const dx = ((tile % columns) - columns / 2) * tileWidth;
  const dy = (Math.floor(tile / columns) - rowOffset) * tileHeight;
  const lines = new Map([...copper, 'drill'].map((layer): [string, string[]] => [layer, []]));
  const nets: string[] = [];
  const add = (layer: string, text: string) => {
    const number = (before.get(layer) ?? 0) + (count.get(layer) ?? 0);
    count.set(layer, (count.get(layer) ?? 0) + 1);
    lines.get(layer)?.push(text);
    return number;
  };
  const count = new Map<string, number>();
  for (let net = 0; net < vias; net++) {
    nets.push(`NET /bus${tile}/line${net}`);
    const x = dx + 5 + (net % 60) * 5;
    const y = dy + 5 + Math.floor(net / 60) * 6;
    for (const [index, layer] of ['top', 'bottom'].entries())
      for (let trace = 0; trace < traces / vias; trace++) {
        const from = `${number(x + trace * 0.635)} ${number(y + trace * 0.254)}`;
        const to = `${number(x + (trace + 1) * 0.635)} ${number(y + index + trace * 0.508)}`;
        nets.push(
          'SNT TRC',
          `FID C ${copper.indexOf(layer)} ${add(layer, `L ${from} ${to} 0 P 0 `)}`,
        );
      }
    nets.push('SNT VIA', `FID H 4 ${add('drill', `P ${number(x)} ${number(y)} 2 P 0 0 ;0=2`)}`);
    for (const [index, layer] of copper.entries())
      nets.push(`FID C ${index} ${add(layer, `P ${number(x)} ${number(y)} 1 P 0 8 0.0 `)}`);
  }
  for (const layer of ['in1', 'in2']) add(layer, plane(dx, dy));
  return {
    features: new Map([...lines].map(([layer, texts]) => [layer, `${texts.join('\n')}\n`])),
    nets: `${nets.join('\n')}\n`,
    count,
  };
}

/** A plane whose clearances are slits, as KiCad writes them: one contour of many short steps. */
function plane(dx: number, dy: number): string {
  const points: string[] = [];
  for (let index = 0; index < planePoints; index++) {
    const angle = (index % 24) * 0.2618;
    const x = dx + 4 + ((index / 24) % 250) * 1.2 + 0.5 * Math.cos(angle) + jitter(index);
    const y = dy + 4 + Math.floor(index / 6000) * 10 + 0.5 * Math.sin(angle) + jitter(index + 7);
    points.push(`OS ${number(x)} ${number(y)}`);
  }
  return ['S P 0 ', `OB ${number(dx)} ${number(dy)} I`, ...points, 'OE', 'SE'].join('\n');
}

/** An offset of up to 1.5 µm that repeats nowhere, so that the archive packs to a fifth or sixth as those of real boards do. */
function jitter(index: number): number {
  return ((Math.imul(index, 2_654_435_761) >>> 12) % 16) / 10_000;
}

function number(mm: number): string {
  return mm.toFixed(4);
}

function matrix(): string {
  const layer = (name: string, type: string, row: number) =>
    `LAYER {\nROW=${row}\nCONTEXT=BOARD\nTYPE=${type}\nNAME=${name}\nPOLARITY=POSITIVE\n}\n`;
  const rows = copper.map((name, index) => layer(name, 'SIGNAL', index + 1));
  return ['STEP {\nCOL=1\nNAME=PCB\n}\n', ...rows, layer('drill', 'DRILL', 5)].join('');
}

function profile(): string {
  const [x, y] = [(columns / 2) * tileWidth, rowOffset * tileHeight];
  const steps = [`OB ${-x} ${-y} I`, `OS ${x} ${-y}`, `OS ${x} ${y}`, `OS ${-x} ${y}`];
  return ['UNITS=MM', 'S P 0', ...steps, 'OE', 'SE', ''].join('\n');
}
