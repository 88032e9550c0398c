import { FormattedMessage, LinkButton, useSession } from '@portal/shared';
import { csvPath, type CsvSet } from '../../domain/csvPath.ts';
import type { LogView } from '../../domain/LogView.ts';
import { messages } from './messages.ts';

interface CsvLinkProps {
  readonly set: CsvSet;
  readonly view: LogView;
}

const labels = {
  license: messages.csv,
  user: messages.csv,
  other: messages.csv,
  usage: messages.csvUsage,
};

/** Downloads the rows of a data set in the period and of the product that are shown. */
export function CsvLink({ set, view }: CsvLinkProps) {
  const manager = useSession(({ config }) => config.services.manager);
  return (
    <LinkButton icon="download" href={new URL(csvPath(set, view), manager).href} download>
      <FormattedMessage {...labels[set]} />
    </LinkButton>
  );
}
