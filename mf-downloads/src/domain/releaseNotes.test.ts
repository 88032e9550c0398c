import { anInstaller } from '../testing/anInstaller.ts';
import { releaseNotes } from './releaseNotes.ts';

const offer = (...notes: readonly (readonly [en: string, ja: string])[]) => ({
  version: '12.0.0',
  files: notes.map(([notes_en, notes_ja]) => anInstaller({ notes_en, notes_ja })),
});

describe('releaseNotes', () => {
  it("are in the reader's language", () => {
    expect(releaseNotes(offer(['Faults', '不具合']), 'ja')).toEqual({
      text: '不具合',
      language: 'ja',
    });
    expect(releaseNotes(offer(['Faults', '不具合']), 'en')).toEqual({
      text: 'Faults',
      language: 'en',
    });
  });

  it('fall back to the other language', () => {
    expect(releaseNotes(offer(['', '不具合']), 'en')).toEqual({ text: '不具合', language: 'ja' });
  });

  it('may belong to only one of the files', () => {
    expect(releaseNotes(offer(['', ''], ['Faults', '']), 'en')?.text).toBe('Faults');
    expect(releaseNotes(offer(['', ''], ['', '']), 'en')).toBeUndefined();
  });
});
