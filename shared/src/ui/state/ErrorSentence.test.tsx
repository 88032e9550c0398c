import { screen } from '@testing-library/react';
import { ApiError } from '../../web/http/ApiError.ts';
import { aSession, renderWithProviders } from '../../testing/index.ts';
import { ErrorSentence } from './ErrorSentence.tsx';

describe('ErrorSentence', () => {
  it.each([
    ['en', undefined, 'Too many attempts. Wait a moment and try again.'],
    ['en', 10, 'Too many attempts. Wait a moment and try again.'],
    ['en', 11, 'Too many attempts. Try again in 1 minute.'],
    ['en', 2461, 'Too many attempts. Try again in 42 minutes.'],
    ['en', 3600, 'Too many attempts. Try again in 60 minutes.'],
    ['en', 80_000, 'Too many attempts. Try again in 23 hours.'],
    ['ja', 5, '試行回数が多すぎます。しばらくしてから再試行してください。'],
    ['ja', 2461, '試行回数が多すぎます。42分後に再試行してください。'],
    ['ja', 80_000, '試行回数が多すぎます。23時間後に再試行してください。'],
  ] as const)('says in %s when to try again: %s s', (locale, retryAfterSeconds, sentence) => {
    const error = new ApiError({ kind: 'refused', status: 429, retryAfterSeconds });
    renderWithProviders(<ErrorSentence error={error} />, { session: aSession({ locale }) });
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
