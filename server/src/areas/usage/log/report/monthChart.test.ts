import { describe, expect, it } from '@jest/globals';
import { drawPicture } from './drawPicture.ts';
import { monthChart } from './monthChart.ts';

const october = Array.from({ length: 31 }, (_, index) => (index % 7 < 5 ? index : 0));

describe('monthChart', () => {
  it('draws a bar for each day with a value, on a scale that ends above the highest', () => {
    const svg = monthChart({ title: 'Hours <of> use', values: [0, 10, 35, 0] });
    expect(svg.match(/<rect x=/g)).toHaveLength(2);
    // 35 of a scale to 40 is 112 of 128 pixels.
    expect(svg).toContain('height="112"');
    expect(svg).toMatch(/>40<\/text>/);
    expect(svg).toContain('Hours &lt;of&gt; use');
  });

  it('marks every fifth day and the first', () => {
    const svg = monthChart({ title: '', values: october });
    const days = [...svg.matchAll(/text-anchor="middle"[^>]*>(\d+)</g)].map(([, day]) => day);
    expect(days).toEqual(['1', '5', '10', '15', '20', '25', '30']);
  });

  it('leaves room for a level above all bars, and draws nothing for an empty month', () => {
    const svg = monthChart({ title: '', values: [1], level: { value: 9, text: 'Licenses: 9' } });
    expect(svg).toContain('Licenses: 9');
    expect(svg).toMatch(/>10<\/text>/);
    expect(monthChart({ title: '', values: [0, 0] })).not.toContain('NaN');
    // The plot begins at 44.
    expect(svg).toMatch(/y="34"[^>]*>Licenses: 9</);
  });
});

describe('drawPicture', () => {
  it('makes a PNG of twice the size with Japanese text', async () => {
    const empty = await drawPicture(monthChart({ title: '', values: october }));
    const titled = await drawPicture(monthChart({ title: '利用時間', values: october }));
    expect(titled.subarray(1, 4).toString()).toBe('PNG');
    expect([titled.readUInt32BE(16), titled.readUInt32BE(20)]).toEqual([840, 400]);
    expect(titled.length).toBeGreaterThan(empty.length);
  });
});
