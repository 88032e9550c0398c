import { Facts, theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A list of facts. On phones each sentence is below its name. */
export const ToldFacts = styled(Facts)`
  ${theme.media.phone} {
    grid-template-columns: 1fr;
    gap: ${theme.space(3)};
  }
`;

/** Two cards side by side where they fit. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space(5)};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A sentence about a card. */
export const Lead = styled.p`
  max-width: 72ch;
  text-wrap: pretty;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;
