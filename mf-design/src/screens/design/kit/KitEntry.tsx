import { FormattedMessage, Stack, useIntl } from '@portal/shared';
import { useState } from 'react';
import type components from './kit.json';
import { messages } from '../messages.ts';
import { Code, Details, Entry, Properties } from './kit.styles.ts';
import { LiveExample } from './LiveExample.tsx';

interface KitEntryProps {
  readonly component: (typeof components)[number];
}

/** A component: what it is, its code and properties, and its running example. */
export function KitEntry({ component }: KitEntryProps) {
  const { name, text } = component;
  const [isOpen, setOpen] = useState(false);
  return (
    <Entry id={`kit-${name}`}>
      <Stack $gap={2}>
        <h3>
          <code>{name}</code>
        </h3>
        <p lang="en">{text}</p>
        <Details
          onToggle={({ currentTarget }) => {
            setOpen(currentTarget.open);
          }}
        >
          <summary>
            <FormattedMessage {...messages.code} />
          </summary>
          {isOpen && <Reference component={component} />}
        </Details>
      </Stack>
      <LiveExample name={name} />
    </Entry>
  );
}

/** The code of the example, and the table of properties. */
function Reference({ component }: KitEntryProps) {
  const { name, example, properties, hasMore } = component;
  const { formatMessage } = useIntl();
  const codeLabel = `${name}: ${formatMessage(messages.code)}`;
  const columns = [messages.property, messages.propertyType, messages.meaning];
  return (
    <>
      <Code tabIndex={0} aria-label={codeLabel} role="group">
        <code>{example}</code>
      </Code>
      {properties.length > 0 && (
        <Properties>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <FormattedMessage {...column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang="en">
            {properties.map((property) => (
              <tr key={property.name}>
                <th scope="row">
                  <code>{property.name}</code>
                </th>
                <td>
                  <code>{property.type}</code>
                </td>
                <td>{property.text}</td>
              </tr>
            ))}
          </tbody>
        </Properties>
      )}
      {hasMore && (
        <p>
          <FormattedMessage {...messages.more} />
        </p>
      )}
    </>
  );
}
