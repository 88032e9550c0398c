import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Files = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 288px), 1fr));
  gap: ${theme.space(4)};
`;

export const File = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(4)};
  min-width: 0;
  padding: ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
`;

/** The text shown for an unpublished installer. */
export const Absent = styled.p`
  padding: ${theme.space(4)};
  border: 1px dashed ${theme.color.hairline};
  border-radius: ${theme.radius.m};
  color: ${theme.color.muted};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space(1)} ${theme.space(4)};
  margin: 0;
  font-size: ${theme.font.size.m};
  > dt {
    color: ${theme.color.muted};
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const Hash = styled.code`
  display: block;
  margin-bottom: ${theme.space(2)};
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size.s};
  overflow-wrap: anywhere;
`;
