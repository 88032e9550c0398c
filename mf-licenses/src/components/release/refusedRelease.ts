import { isApiError } from '@portal/shared';
import { messages } from './messages.ts';

type Refused = (typeof messages)[keyof typeof messages];

const byCode: Readonly<Record<string, Refused>> = {
  not_in_use: messages.notInUse,
  standalone: messages.standalone,
  not_found: messages.gone,
  not_allowed: messages.notAllowed,
};

/** The message for a permanently refused release; `null` when a retry may help. */
export function refusedRelease(error: unknown): Refused | null {
  return isApiError(error) && error.kind === 'refused' ? (byCode[error.code] ?? null) : null;
}
