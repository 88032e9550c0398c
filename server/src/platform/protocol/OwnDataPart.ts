import type { CsvValue, Locale } from '@portal/shared/domain';
import type { Deps } from '../Deps.ts';

/** The person whose data is exported. */
export interface DataOwner {
  readonly id: string;
  readonly email: string;
  readonly teamId: string;
}

export type OwnDataDeps = Pick<Deps, 'db' | 'gateway'>;

/**
 * One file of a person's data export: a table as CSV or a record as JSON. Column and field names
 * are language-independent; the README explains them.
 */
export type OwnDataPart = {
  /** File name without extension. */
  readonly name: string;
  /** Its description in the README. */
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
