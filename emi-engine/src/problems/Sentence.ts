/**
 * Sentence of a problem in each language. `{name}` stands for a value, `{name:size}` for a size in
 * bytes.
 */
export interface Sentence {
  readonly en: string;
  readonly ja: string;
}
