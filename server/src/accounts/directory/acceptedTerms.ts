import { isAgreementOutdated } from '@portal/shared/domain';
import { InvalidError } from '../../platform/errors.ts';

interface Agreement {
  readonly terms_version?: string | undefined;
  readonly privacy_version?: string | undefined;
}

/** The accepted versions of terms and privacy policy. @throws InvalidError for outdated ones */
export function acceptedTerms(agreement: Agreement) {
  const { terms_version = null, privacy_version = null } = agreement;
  if (isAgreementOutdated({ terms: terms_version, privacy: privacy_version })) {
    throw new InvalidError({ terms: 'outdated' });
  }
  return { terms_version, privacy_version };
}

export type AcceptedTerms = ReturnType<typeof acceptedTerms>;
