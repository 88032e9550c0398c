type Headers = Readonly<Record<string, string>>;

/** What the measured server tells the benchmark: its address, and who may call what. */
export interface FairTarget {
  readonly port: number;
  /** Session of somebody of another team, whose calls must not be held up. */
  readonly bystander: Headers;
  /** Sessions of one person of the team with long lists. */
  readonly members: readonly Headers[];
  /** Path and query of a year's documents. */
  readonly exportPath: string;
}
