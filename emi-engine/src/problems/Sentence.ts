/**
 * What is said of a problem, in each language; `{name}` is one of its values, `{name:size}` one in
 * bytes.
 */
export interface Sentence {
  readonly en: string;
  readonly ja: string;
}
