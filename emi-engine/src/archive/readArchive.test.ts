import { gzipSync } from 'node:zlib';
import { compressLzw } from '../boards/compressLzw.ts';
import { makeTar, makeTarHeader, makeTgz, padToBlocks } from '../boards/makeTar.ts';
import { makeZip } from '../testing/archives/makeZip.ts';
import { readAll, refusalOf } from '../testing/archives/readAll.ts';
import { archiveLimits } from './limits.ts';

const entries = [
  { name: 'Odb/', type: '5' },
  { name: './Odb/MATRIX/Matrix', content: 'STEP {}\r\n' },
  { name: 'Odb\\misc\\info', content: '' },
  { name: `Odb/${'long/'.repeat(6)}${'n'.repeat(120)}`, content: 'x'.repeat(1500) },
  {
    name: 'Odb/steps/pcb/eda/data.Z',
    content: compressLzw(Buffer.from('NET $NONE$\n'.repeat(90))),
  },
];
const expected = {
  'odb/matrix/matrix': 'STEP {}\r\n',
  'odb/misc/info': '',
  [`odb/${'long/'.repeat(6)}${'n'.repeat(120)}`]: 'x'.repeat(1500),
  'odb/steps/pcb/eda/data': 'NET $NONE$\n'.repeat(90),
};
const folderless = entries.filter(({ type }) => type !== '5');

describe('readArchive', () => {
  it('reads the same files from a tgz, a tar and a zip archive, whatever their names', async () => {
    expect(await readAll(makeTgz(entries))).toEqual(expected);
    expect(await readAll(makeTar(entries))).toEqual(expected);
    expect(await readAll(makeZip(folderless))).toEqual(expected);
  });

  it('skips the content of files that the visitor does not want', async () => {
    const isWanted = (path: string) => path.endsWith('info');
    for (const archive of [makeTgz(entries), makeZip(folderless)])
      expect(await readAll(archive, {}, isWanted)).toEqual({ 'odb/misc/info': '' });
  });

  it('reads names and sizes of pax headers and gzip of several members', async () => {
    const pax = '19 path=odb/p%C3%A4'.replace('%C3%A4', 'äx');
    const record = `${Buffer.byteLength(pax) + 1}${pax.slice(2)}\n`;
    const archive = Buffer.concat([
      makeTarHeader('pax', Buffer.byteLength(record), 'x'),
      padToBlocks(Buffer.from(record)),
      makeTar([{ name: 'short', content: 'text' }]),
    ]);
    expect(await readAll(archive)).toEqual({ 'odb/päx': 'text' });
    const halves = [archive.subarray(0, 700), archive.subarray(700)].map((half) => gzipSync(half));
    expect(await readAll(Buffer.concat(halves))).toEqual({ 'odb/päx': 'text' });
  });

  it('refuses a file that is no archive', async () => {
    const text = Buffer.from('This is text under the name board.tgz.\n'.repeat(50));
    expect(await refusalOf(readAll(Buffer.alloc(0)))).toEqual([
      'archive-empty',
      'The archive is empty.',
    ]);
    expect((await refusalOf(readAll(text)))[0]).toBe('archive-format');
    expect((await refusalOf(readAll(Buffer.from('PK'))))[0]).toBe('archive-format');
    expect((await refusalOf(readAll(gzipSync(text))))[0]).toBe('archive-not-tar');
    expect((await refusalOf(readAll(gzipSync('short'))))[0]).toBe('archive-not-tar');
    expect((await refusalOf(readAll(gzipSync(makeZip(folderless)))))[0]).toBe('archive-not-tar');
  });

  it('refuses an archive truncated at any point', async () => {
    const [tgz, tar, zip] = [makeTgz(entries), makeTar(entries), makeZip(folderless)];
    for (const cut of [20, tgz.length >> 1, tgz.length - 9, tgz.length - 1])
      expect((await refusalOf(readAll(tgz.subarray(0, cut))))[0]).toBe('archive-truncated');
    expect((await refusalOf(readAll(tar.subarray(0, 1400))))[0]).toBe('archive-truncated');
    expect((await refusalOf(readAll(zip.subarray(0, zip.length - 30))))[0]).toBe('archive-damaged');
  });

  it('refuses damaged content', async () => {
    const tgz = Buffer.from(makeTgz(entries));
    tgz[tgz.length - 6] = (tgz[tgz.length - 6] ?? 0) ^ 0xff;
    expect((await refusalOf(readAll(tgz)))[0]).toBe('archive-damaged');
    const tar = Buffer.concat([makeTar(entries).subarray(0, 1536), Buffer.alloc(512, 'x')]);
    expect((await refusalOf(readAll(tar)))[0]).toBe('archive-damaged');
    const lzw = { name: 'a.Z', content: Buffer.from([0x1f, 0x9d, 0x90, 0xff, 0xff, 0xff]) };
    expect(await refusalOf(readAll(makeTar([lzw])))).toEqual([
      'lzw-damaged',
      'a.Z: The compressed .Z file is damaged at byte 3.',
    ]);
  });

  it('refuses 128 MB and one byte before reading any of it', async () => {
    const source = {
      bytes: archiveLimits.archiveBytes + 1,
      read: () => Promise.reject(new Error('read')),
    };
    const { readArchive } = await import('./readArchive.ts');
    const visitor = { wants: () => true, take: () => undefined };
    expect((await refusalOf(readArchive(source, visitor)))[0]).toBe('archive-too-large');
  });
});
