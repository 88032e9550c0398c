import { Warnings } from '../../problems/Warnings.ts';
import { readEdaData } from './readEdaData.ts';

function read(...lines: readonly string[]) {
  const warnings = new Warnings();
  const bytes = Buffer.from(lines.join('\r\n'));
  return readEdaData(bytes, { file: 'eda/data', unit: 'mm', warnings });
}

describe('readEdaData', () => {
  it('reads net names and their attributes', () => {
    const { nets, netAttributes } = read(
      ...['# Net attributes', '@0 .net_length', '@1 .Critical_Net', '@3 .diff_pair'],
      ...['&0 usb', '&1 pci lane', 'NET A', 'NET B ;1;ID=4', 'NET C ;0=1.5,3=1', 'NET D;1=0,3=7'],
      ...['NET E f ;3=0,1;ID=9', 'PKG P 1 0 0 1 1', '@1 .other', 'NET F ;1'],
    );
    expect(nets).toEqual(['A', 'B', 'C', 'D', 'E f', 'F']);
    expect([...netAttributes]).toEqual([
      [1, { isCritical: true, pair: '' }],
      [2, { isCritical: false, pair: 'pci lane' }],
      [4, { isCritical: true, pair: 'usb' }],
      [5, { isCritical: true, pair: '' }],
    ]);
  });

  it('reads a long line once and refuses one of more than 64 KiB', () => {
    const blanks = ' '.repeat(60_000);
    expect(read(`NET A${blanks}b ; ${'0,'.repeat(1000)}`).nets).toEqual([`A${blanks}b`]);
    expect(() => read('NET A', `NET ${blanks}${blanks}`)).toThrow(
      'line 2: The line is longer than 64 KB.',
    );
  });

  it('gives features to no net after a feature group, a package or an unreadable subnet', () => {
    const { subnets, fids } = read(
      ...['NET A', 'SNT TRC', 'FID C 0 1', 'NET B', 'FID C 0 2', 'SNT TRC', 'FID C 0 3'],
      ...['SNT ODD', 'FID C 0 4', 'FGR TEXT', "PRP string 'X'", 'FID C 0 5', 'SNT TRC'],
      ...['FID C 0 6', 'PKG P 1 0 0 1 1', 'FID C 0 7'],
    );
    expect([...fids.features]).toEqual([1, 3, 6]);
    expect([...subnets.nets]).toEqual([0, 1, 1]);
    expect([...subnets.fids]).toEqual([0, 1, 2, 3]);
  });

  it('records the lines of layers and subnets', () => {
    const { layersLine, subnets } = read('HDR x', '', 'LYR top', 'NET A', 'SNT TRC', 'SNT VIA');
    expect(layersLine).toBe(3);
    expect([...subnets.lines]).toEqual([5, 6]);
  });
});
