import { gzipSync } from 'node:zlib';
import { BoardPlan } from '../../boards/BoardPlan.ts';
import { kicad } from '../../boards/Dialect.ts';
import { rectangle, samplePlan } from '../../boards/samplePlan.ts';
import { writeBoard } from '../../boards/writeBoard.ts';
import { makeTarHeader, makeTgz } from '../../boards/makeTar.ts';
import { makeZip } from './makeZip.ts';
import { packZeros } from './packZeros.ts';

const mebibyte = 1 << 20;
const file = { name: 'odb/matrix/matrix', content: 'STEP {}' };

/** A malicious archive, and the code of the problem it is refused with. */
interface HostileArchive {
  readonly what: string;
  readonly code: string;
  readonly make: () => Buffer | Promise<Buffer>;
}

/**
 * Archives that have to be refused quickly and with little memory. All begin with a valid
 * signature.
 */
export const hostileArchives: readonly HostileArchive[] = [
  {
    ...{ what: 'a gigabyte of zeros', code: 'archive-ratio' },
    make: () => {
      const header = makeTarHeader('odb/steps/pcb/profile', 500 * mebibyte);
      return packZeros(1024 * mebibyte, header);
    },
  },
  {
    ...{ what: 'a zip that claims a gigabyte', code: 'archive-file-size' },
    make: () => makeZip([file], { bytes: 1024 * mebibyte }),
  },
  {
    ...{ what: '200,000 entries', code: 'archive-entries' },
    make: () => {
      const header = makeTarHeader('odb/a', 0, '5');
      return gzipSync(Buffer.alloc(200_000 * header.length, header), { level: 1 });
    },
  },
  {
    ...{ what: 'a path that leads out', code: 'archive-path' },
    make: () => makeTgz([{ name: '../matrix/matrix', content: 'x' }]),
  },
  {
    ...{ what: 'a path from the root', code: 'archive-path' },
    make: () => makeTgz([{ name: '/etc/passwd', content: 'x' }]),
  },
  {
    ...{ what: 'a name twice, by case', code: 'archive-duplicate' },
    make: () => makeTgz([file, { ...file, name: 'ODB/Matrix/MATRIX' }]),
  },
  {
    ...{ what: 'a gzip file that was cut', code: 'archive-truncated' },
    make: () => {
      const whole = makeTgz(writeBoard(samplePlan(), kicad));
      return whole.subarray(0, whole.length / 2);
    },
  },
  {
    ...{ what: 'a symbolic link', code: 'archive-entry-kind' },
    make: () => makeTgz([{ name: 'odb/matrix/matrix', type: '2' }]),
  },
  {
    ...{ what: 'an encrypted zip', code: 'archive-encrypted' },
    make: () => makeZip([file], { encrypted: true }),
  },
  {
    ...{ what: 'symbols made of themselves', code: 'symbol-depth' },
    make: () => makeTgz(writeBoard(cyclicPlan(), kicad)),
  },
  {
    ...{ what: 'a coordinate of 1e9', code: 'coordinate-range' },
    make: () => makeTgz(writeBoard(samplePlan(), kicad, farFeatures)),
  },
  {
    ...{ what: 'no matrix', code: 'no-matrix' },
    make: () => makeTgz(writeBoard(samplePlan(), kicad, { without: ['matrix/matrix'] })),
  },
  {
    ...{ what: 'no steps', code: 'no-steps' },
    make: () => makeTgz(writeBoard(samplePlan(), kicad, { without: filesOfSteps })),
  },
  {
    ...{ what: 'empty layers', code: 'copper-empty' },
    make: () => makeTgz(writeBoard(samplePlan(), kicad, { without: ['features'] })),
  },
  {
    ...{ what: 'text that is packed as .tgz', code: 'archive-not-tar' },
    make: () => gzipSync('This is no archive. '.repeat(100)),
  },
];

const filesOfSteps = ['features', 'attrlist', 'stephdr', 'profile', 'eda/data', 'components'];
const farFeatures = {
  without: ['layers/top/features'],
  extra: [{ name: 'steps/pcb/layers/Top/features', content: 'UNITS=MM\nL 0 0 1e9 1 0 P 0\n' }],
};

function cyclicPlan(): BoardPlan {
  const outline = [{ points: rectangle([0, 0], 9, 9) }];
  const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], outline);
  plan.symbols.set('hen', [{ kind: 'pad', at: [0, 0], symbol: { own: 'egg' } }]);
  plan.symbols.set('egg', [{ kind: 'pad', at: [0, 0], symbol: { own: 'hen' } }]);
  plan.add('top', 'TRC', { kind: 'pad', at: [1, 1], symbol: { own: 'hen' } });
  return plan;
}
