import { Checkbox, FormattedMessage, Inline, Stack, TextLink, useSession } from '@portal/shared';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import type { ComponentProps } from 'react';
import { messages } from './messages.ts';

type TermsFieldProps = Omit<ComponentProps<typeof Checkbox>, 'children'>;

/** The agreement to the terms and the privacy policy, with links to both and their versions. */
export function TermsField(checkbox: TermsFieldProps) {
  const { terms, privacy } = useSession((session) => session.config.links);
  return (
    <Stack $gap={1}>
      <Checkbox {...checkbox}>
        <FormattedMessage {...messages.terms} />
      </Checkbox>
      <Inline>
        {terms !== undefined && (
          <TextLink href={terms} isExternal>
            <FormattedMessage {...messages.readTerms} />
          </TextLink>
        )}
        {privacy !== undefined && (
          <TextLink href={privacy} isExternal>
            <FormattedMessage {...messages.readPrivacy} />
          </TextLink>
        )}
      </Inline>
      <small>
        <FormattedMessage
          {...messages.versions}
          values={{ terms: termsVersion, privacy: privacyVersion }}
        />
      </small>
    </Stack>
  );
}
