import type { LogView } from '../../domain/LogView.ts';

/** What each tab of the usage log gets. */
export interface TabProps {
  readonly view: LogView;
  readonly onChange: (changes: Partial<LogView>) => void;
}
