import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Message = styled.p`
  margin-block: ${theme.space(2)};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  overflow-wrap: anywhere;
`;

export const Frames = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size.s};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

/** Dims frames of scripts without sources. */
export const Frame = styled.li<{ $isSource: boolean }>`
  color: ${({ $isSource }) => ($isSource ? theme.color.ink : theme.color.muted)};
`;

export const Entry = styled.article`
  padding-block: ${theme.space(4)};
  & + & {
    border-top: ${theme.border};
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`;
