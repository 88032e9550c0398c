import { archiveLimits } from '../archive/limits.ts';
import { describeProblem } from './describeProblem.ts';
import { sentences } from './sentences.ts';

describe('describeProblem', () => {
  it('gives the place and fills in values in both languages', () => {
    const problem = {
      code: 'too-many-symbols',
      file: 'a\nb',
      line: 3,
      values: { limit: 9 },
    } as const;
    expect(describeProblem(problem)).toBe('a?b, line 3: The file has more than 9 symbols.');
    expect(describeProblem(problem, 'ja')).toBe('a?b の3行目：シンボルが9個を超えています。');
  });

  it.each([
    ['archive-too-large', archiveLimits.archiveBytes, '128 MB'],
    ['archive-file-size', archiveLimits.fileBytes, '512 MB'],
    ['archive-file-size', 1_610_612_736, '1.5 GB'],
    ['archive-total-size', archiveLimits.totalBytes, '2 GB'],
    ['line-too-long', 65_536, '64 KB'],
    ['file-too-long', 20, '0.1 KB'],
  ] as const)('describes the limit of %s, %i bytes, as %s', (code, limit, size) => {
    for (const locale of ['en', 'ja'] as const) {
      const sentence = describeProblem({ code, values: { limit } }, locale);
      expect(sentence).toContain(size);
      expect(sentence).not.toMatch(/bytes|バイト/);
    }
  });

  it('groups digits by thousands', () => {
    const problem = { code: 'archive-entries', values: { limit: 100_000 } } as const;
    expect(describeProblem(problem)).toBe('The archive has more than 100,000 entries.');
    expect(describeProblem(problem, 'ja')).toBe('アーカイブ内の項目が100,000件を超えています。');
  });

  it('uses the same values in both languages', () => {
    const names = (sentence: string) => [...(sentence.match(/\{.*?\}/g) ?? [])].sort();
    for (const { en, ja } of Object.values(sentences)) expect(names(ja)).toEqual(names(en));
  });
});
