import { gzipSync } from 'node:zlib';
import { compressLzw } from '../boards/compressLzw.ts';
import { makeTar, makeTarHeader, makeTgz } from '../boards/makeTar.ts';
import { makeZip } from '../testing/archives/makeZip.ts';
import { packZeros } from '../testing/archives/packZeros.ts';
import { readAll, refusalOf } from '../testing/archives/readAll.ts';

const mebibyte = 1 << 20;
const file = { name: 'odb/matrix/matrix', content: 'STEP {}' };

async function codeOf(reading: Promise<unknown>) {
  return (await refusalOf(reading))[0];
}

describe('a hostile archive', () => {
  it('of a gigabyte of zeros is refused after a small part of it', async () => {
    expect(await codeOf(readAll(await packZeros(1024 * mebibyte)))).toBe('archive-ratio');
    const large = makeTarHeader('odb/steps/pcb/profile', 1024 * mebibyte);
    expect(await codeOf(readAll(await packZeros(mebibyte, large)))).toBe('archive-file-size');
    const allowed = makeTarHeader('odb/steps/pcb/profile', 500 * mebibyte);
    expect(await codeOf(readAll(await packZeros(500 * mebibyte, allowed)))).toBe('archive-ratio');
  });

  it('that claims a gigabyte in a zip is refused before anything is unpacked', async () => {
    expect(await codeOf(readAll(makeZip([file], { bytes: 1024 * mebibyte })))).toBe(
      'archive-file-size',
    );
    expect(await codeOf(readAll(makeZip([file], { bytes: 400 * mebibyte })))).toBe('archive-ratio');
    // Claims less than the content has: yauzl stops at the first extra byte.
    expect(await codeOf(readAll(makeZip([file], { bytes: 3 })))).toBe('archive-damaged');
  });

  it('of more than 100,000 entries is refused, packed as tar or zip', async () => {
    const header = makeTarHeader('odb/a', 0, '5');
    const tar = Buffer.concat([...Array.from({ length: 100_001 }, () => header)]);
    expect(await codeOf(readAll(gzipSync(tar, { level: 1 })))).toBe('archive-entries');
    const many = Array.from({ length: 60 }, (_, index) => ({ name: `f${index}`, content: 'x' }));
    expect(await codeOf(readAll(makeZip(many), { entries: 59 }))).toBe('archive-entries');
    expect(await codeOf(readAll(makeTar(many), { entries: 59 }))).toBe('archive-entries');
  });

  it.each([
    ['archive-path', '../matrix/matrix'],
    ['archive-path', 'odb/../../matrix'],
    ['archive-path', 'odb\\..\\matrix'],
    ['archive-path', '/etc/passwd'],
    ['archive-path', 'C:\\odb\\matrix'],
    ['archive-path-length', `odb/${'n'.repeat(256)}`],
    ['archive-path-length', 'a/'.repeat(17)],
  ])('is refused with %s for the path %s', async (expected, name) => {
    for (const archive of [makeTgz([{ name, content: 'x' }]), makeZip([{ name, content: 'x' }])]) {
      const [code, text] = await refusalOf(readAll(archive));
      expect(code).toBe(expected);
      expect(text).toMatch(/^\S+: The path /);
    }
  });

  it('with a NUL in a path is refused', async () => {
    expect(await codeOf(readAll(makeZip([{ name: 'odb/a\0b' }])))).toBe('archive-path');
  });

  it('with links or devices is refused', async () => {
    for (const type of ['1', '2', '3', '4', '6'])
      expect(await refusalOf(readAll(makeTgz([{ name: 'odb/link', type }])))).toEqual([
        'archive-entry-kind',
        'odb/link: The archive holds a link or device; only files and folders are allowed.',
      ]);
    expect(await codeOf(readAll(makeZip([file], { mode: 0o120777 })))).toBe('archive-entry-kind');
  });

  it('with a name twice, by case or by a .Z, is refused', async () => {
    const twice = (name: string) => [file, { name, content: 'x' }];
    for (const name of ['ODB/Matrix/MATRIX', 'odb/matrix/matrix.Z', './odb//matrix/matrix'])
      for (const archive of [makeTgz(twice(name)), makeZip(twice(name))])
        expect(await codeOf(readAll(archive))).toBe('archive-duplicate');
  });

  it('that is an encrypted zip, or packed in another way, is refused', async () => {
    expect(await refusalOf(readAll(makeZip([file], { encrypted: true })))).toEqual([
      'archive-encrypted',
      'odb/matrix/matrix: The zip archive is encrypted; it can only be read without a password.',
    ]);
    expect(await codeOf(readAll(makeZip([file], { method: 12 })))).toBe('archive-method');
  });

  it('of zip entries that share their bytes is refused', async () => {
    const two = [file, { ...file, name: 'odb/misc/info' }];
    expect(await codeOf(readAll(makeZip(two, { overlap: true })))).toBe('archive-overlap');
  });

  it('of a .Z that unpacks to more than the limit of a file is refused', async () => {
    const content = compressLzw(Buffer.alloc(3 * mebibyte));
    const archive = makeTgz([{ name: 'odb/matrix/matrix.Z', content }]);
    expect(await codeOf(readAll(archive, { fileBytes: 2 * mebibyte }))).toBe('archive-file-size');
    expect(await codeOf(readAll(archive, { totalBytes: 2 * mebibyte }))).toBe('archive-file-size');
  });

  it('with an oversized header is refused', async () => {
    const meta = makeTarHeader('pax', 400 * mebibyte, 'x');
    expect(await codeOf(readAll(gzipSync(meta)))).toBe('archive-damaged');
  });
});
