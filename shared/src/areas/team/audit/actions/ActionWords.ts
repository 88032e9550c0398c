/** An act in words, on the screen and in files. */
export interface ActionWords {
  readonly en: string;
  readonly ja: string;
}
