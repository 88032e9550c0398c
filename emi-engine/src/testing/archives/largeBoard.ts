import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { makeTarHeader } from '../../boards/makeTar.ts';

const blockBytes = 1 << 14;
const matrix = [
  'STEP {\nCOL=1\nNAME=PCB\n}\n',
  'LAYER {\nROW=1\nCONTEXT=BOARD\nTYPE=SIGNAL\nNAME=TOP\nPOLARITY=POSITIVE\n}\n',
].join('');

/**
 * An archive within all limits whose only layer has this many MiB of lines, about 50,000 features
 * each. A unique remark after every block keeps the compression ratio realistic.
 */
export function largeBoard(mebibytes: number): Buffer {
  const blocks = mebibytes * 64;
  const line = 'L 1.5 2.5 3 4 0 P 0 \n';
  const lines = line.repeat(Math.floor((blockBytes - 512) / line.length));
  const block = Buffer.alloc(blockBytes, ' ');
  block.write(lines);
  block.write('#', lines.length);
  block.write('\n', blockBytes - 1);
  const text = Buffer.alloc(blockBytes * blocks, block);
  for (let at = 0; at < blocks; at++)
    text.write(remark(at), at * blockBytes + lines.length + 1, 'latin1');
  const entry = (name: string, content: Buffer) => [
    makeTarHeader(`odb/${name}`, content.length),
    content,
    Buffer.alloc(-content.length & 511),
  ];
  const features = 'steps/pcb/layers/top/features';
  const tar = [...entry('matrix/matrix', Buffer.from(matrix)), ...entry(features, text)];
  return gzipSync(Buffer.concat([...tar, Buffer.alloc(1024)]), { level: 1 });
}

/** An incompressible, unique text. */
function remark(number: number): string {
  return [0, 1, 2, 3]
    .map((part) => createHash('sha512').update(`${number} ${part}`).digest('hex').slice(0, 100))
    .join('');
}
