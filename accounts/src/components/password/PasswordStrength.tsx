import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PasswordRating } from '@portal/shared/passwords';
import { FormattedMessage, theme, toneColors, useSession } from '@portal/shared';
import { messages } from './messages.ts';

const levels = { common: 1, fair: 2, good: 3, strong: 4 } as const;
const tones = { common: 'danger', fair: 'warning', good: 'success', strong: 'success' } as const;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 1.5rem;
  margin-top: ${theme.space(1)};
  font-size: ${theme.font.size.m};
`;

const Meter = styled.span<{ $rating: PasswordRating }>`
  display: grid;
  grid-template-columns: repeat(4, 24px);
  gap: ${theme.space(1)};
  > span {
    height: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.greySoft};
    outline: 1px solid ${theme.color.softEdge};
  }
  > span:nth-child(-n + ${({ $rating }) => levels[$rating]}) {
    background: ${({ $rating }) => toneColors(tones[$rating]).text};
  }
`;

/**
 * How well a password withstands guessing, rated as the server does. Its lists of words are loaded
 * when the first character is typed; without them the server alone decides.
 */
export function PasswordStrength({ password }: { readonly password: string }) {
  const rating = useRating(password);
  return (
    <Line role="status">
      {rating && password !== '' && (
        <>
          <Meter $rating={rating} aria-hidden>
            {Object.keys(levels).map((level) => (
              <span key={level} />
            ))}
          </Meter>
          <FormattedMessage {...messages[rating]} />
        </>
      )}
    </Line>
  );
}

function useRating(password: string): PasswordRating | undefined {
  const user = useSession((session) => session.user);
  const [rating, setRating] = useState<PasswordRating>();
  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    import('@portal/shared/passwords').then(
      ({ ratePassword }) => {
        const personal = user ? [user.email, user.first_name, user.last_name] : [];
        if (isCurrent) setRating(ratePassword(password, personal));
      },
      () => {
        // Not reached: no strength is shown.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [password, user]);
  return rating;
}
