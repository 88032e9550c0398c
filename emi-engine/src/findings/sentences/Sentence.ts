/** A sentence in both languages; `{name}` in it stands for a value. */
export interface Sentence {
  readonly en: string;
  readonly ja: string;
}
