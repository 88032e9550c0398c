import type { CsvValue, Locale } from '@portal/shared/domain';
import type { Deps } from '../../Deps.ts';

/** Whose data is put together. */
export interface DataOwner {
  readonly id: string;
  readonly email: string;
  readonly teamId: string;
}

export type OwnDataDeps = Pick<Deps, 'db' | 'gateway'>;

/**
 * One file of somebody's own data: a table as CSV or a record as JSON. Column and field names are
 * the same in both languages, so that a program can read them; the README says what they mean.
 */
export type OwnDataPart = {
  /** File name without its ending. */
  readonly name: string;
  /** What is in it, for the README. */
  readonly about: Readonly<Record<Locale, string>>;
} & (
  | {
      readonly columns: readonly string[];
      readonly rows: (
        deps: OwnDataDeps,
        owner: DataOwner,
      ) => Promise<readonly (readonly CsvValue[])[]>;
    }
  | { readonly record: (deps: OwnDataDeps, owner: DataOwner) => Promise<unknown> }
);
