import {
  FormattedMessage,
  SearchField,
  SelectField,
  Stack,
  useIntl,
  useTypedText,
} from '@portal/shared';
import { hasWords, searchWords, writeOut, emiNetClasses } from '@portal/shared/domain';
import { useState } from 'react';
import type { ChangedClasses, ClassedNet } from '../../../domain/results/Rerun.ts';
import { classMessages, sourceMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { Count, NetList, Source } from './rerun.styles.ts';

/** Maximum number of nets listed. */
const mostListed = 100;

interface NetClassesProps {
  readonly nets: readonly ClassedNet[];
  readonly changed: ChangedClasses;
  readonly onChange: (changed: ChangedClasses) => void;
}

/** The nets with editable classes; guesses are marked. */
export function NetClasses({ nets, changed, onChange }: NetClassesProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const [text, typeText] = useTypedText(search, setSearch);
  const words = searchWords(search);
  const matching = nets.filter(({ net }) => hasWords(words, [net]));
  const listed = matching.slice(0, mostListed);
  return (
    <Stack $gap={2}>
      <SearchField label={formatMessage(messages.search)} value={text} onChange={typeText} />
      <Count role="status">
        {matching.length === 0 ? (
          <FormattedMessage {...messages.noNets} />
        ) : (
          <FormattedMessage
            {...(listed.length < matching.length ? messages.shown : messages.count)}
            values={{ shown: listed.length, total: matching.length }}
          />
        )}
      </Count>
      {listed.length > 0 && (
        <NetList>
          {listed.map(({ net, netClass, source }) => (
            <li key={net}>
              <SelectField
                isDense
                label={writeOut(net)}
                value={changed.get(net) ?? netClass}
                options={emiNetClasses.map((value) => ({
                  value,
                  label: formatMessage(classMessages[value]),
                }))}
                onChange={({ target }) => {
                  const next = new Map(changed);
                  const chosen = emiNetClasses.find((value) => value === target.value);
                  if (chosen === undefined || chosen === netClass) next.delete(net);
                  else next.set(net, chosen);
                  onChange(next);
                }}
              />
              <Source>
                {formatMessage(changed.has(net) ? messages.changed : sourceMessages[source])}
              </Source>
            </li>
          ))}
        </NetList>
      )}
    </Stack>
  );
}
