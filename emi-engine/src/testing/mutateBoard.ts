import { type ArchiveEntry, makeTar, makeTgz } from '../boards/makeTar.ts';
import { makeZip } from './archives/makeZip.ts';

/** Returns numbers from 0 up to but not including `below`; the same sequence for the same seed. */
export type Random = (below: number) => number;

/** A pseudorandom generator (Marsaglia's xorshift). */
export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const words = [
  ...[
    '-1',
    '0',
    '1e9',
    '-2147.4',
    '99999999999',
    'NaN',
    '1e-400',
    '0x10',
    '',
    ' ',
    '.',
    '-',
    '4294967296',
  ],
  ...[
    'P',
    'N',
    'Y',
    'I',
    'H',
    'L',
    'A',
    'S',
    'SE',
    'OB',
    'OC',
    'OE',
    'FID',
    'SNT',
    'NET',
    'TOP',
    'CMP',
  ],
  ...[
    ';',
    '=',
    '{',
    '}',
    '$0',
    '@0',
    '$0 r',
    '$0 rect1x',
    'hen',
    'UNITS=INCH',
    'LYR',
    '$0 GND',
    'NX=9999999',
    '.drill',
    '\0',
    '\r',
    '\n',
    '😀',
  ],
];

/**
 * Damages a board's files in one to four places and packs them; damages one archive of four too.
 */
export function mutateBoard(files: readonly ArchiveEntry[], random: Random): Buffer {
  const changed = files.map((file) => ({ ...file }));
  for (let times = random(4); times >= 0; times--) mutateFile(changed, random);
  const pack = [makeTgz, makeTar, makeZip][random(3)] ?? makeTgz;
  const archive = pack(changed);
  if (random(4) > 0) return archive;
  const damaged = Buffer.from(archive);
  for (let times = random(5); times >= 0; times--) damaged[random(damaged.length)] = random(256);
  return random(2) === 0 ? damaged : damaged.subarray(0, random(damaged.length));
}

function mutateFile(files: { name: string; content?: string | Buffer }[], random: Random): void {
  const file = files[random(files.length)];
  const other = files[random(files.length)];
  if (!file || !other) return;
  const kind = random(12);
  if (kind === 0) files.splice(files.indexOf(file), 1);
  else if (kind === 1) file.name = `${file.name}.Z`;
  else if (kind === 2) file.name = random(2) === 0 ? file.name.toUpperCase() : other.name;
  else if (kind === 3) file.content = other.content ?? '';
  else if (Buffer.isBuffer(file.content)) {
    const bytes = Buffer.from(file.content);
    if (bytes.length > 0) bytes[random(bytes.length)] = random(256);
    file.content = bytes;
  } else file.content = mutateText(file.content ?? '', random);
}

function mutateText(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random(lines.length);
  const line = lines[at] ?? '';
  const kind = random(8);
  if (kind === 0) return text.slice(0, random(text.length + 1));
  if (kind === 1) lines.splice(at, 1);
  else if (kind === 2) lines.splice(at, 0, ...Array.from({ length: random(3000) }, () => line));
  else if (kind === 3) lines.splice(at, 0, lines[random(lines.length)] ?? '');
  else if (kind === 4) lines[at] = line + (words[random(words.length)] ?? '');
  else {
    const fields = line.split(' ');
    fields[random(fields.length)] = words[random(words.length)] ?? '';
    lines[at] = fields.join(' ');
  }
  return lines.join('\n');
}
