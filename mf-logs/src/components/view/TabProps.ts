import type { LogView } from '../../domain/LogView.ts';

/** Props of each tab of the usage log. */
export interface TabProps {
  readonly view: LogView;
  readonly onChange: (changes: Partial<LogView>) => void;
}
