import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A license number, which must not break at its hyphen. */
export const LicenseNumber = styled.span`
  white-space: nowrap;
`;

export const Numbers = styled.p`
  margin-top: ${theme.space(2)};
  font-variant-numeric: tabular-nums;
`;

export const Left = styled.div`
  margin-top: ${theme.space(4)};
  padding-top: ${theme.space(3)};
  border-top: ${theme.border};
  > ul {
    display: grid;
    gap: ${theme.space(2)};
    margin-top: ${theme.space(2)};
  }
`;

/** First, because the rest may be longer than the window. */
export const Progress = styled.div`
  margin-bottom: ${theme.space(4)};
`;

/** Below the failure of an answer. */
export const Apart = styled.div`
  margin-top: ${theme.space(4)};
  &:empty {
    display: none;
  }
`;

/** Rarely used acts. On phones a menu holds them, so that the bar stays one line. */
export const OnWide = styled.div`
  display: contents;
  ${theme.media.phone} {
    display: none;
  }
`;

export const OnPhone = styled.div`
  display: none;
  ${theme.media.phone} {
    display: contents;
  }
`;
