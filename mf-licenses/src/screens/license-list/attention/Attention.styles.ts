import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Items = styled.ul`
  background: ${theme.color.warningSoft};
  border: 1px solid color-mix(in srgb, ${theme.color.warning} 28%, transparent);
  border-radius: ${theme.radius.m};
  @media print {
    display: none;
  }
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  padding: 3px ${theme.space(2)} 3px ${theme.space(4)};
  ${theme.media.phone} {
    padding-block: ${theme.space(1)};
  }
  & + & {
    border-top: 1px solid color-mix(in srgb, ${theme.color.warning} 28%, transparent);
  }
`;

/** Icon and sentence stay together where the acts wrap to the next line. */
export const Fact = styled.div`
  flex: 1 1 240px;
  display: flex;
  gap: ${theme.space(3)};
  min-width: 0;
  > span:first-child {
    margin-top: 2px;
    color: ${theme.color.warning};
  }
  p {
    text-wrap: pretty;
  }
  p:lang(ja) {
    word-break: auto-phrase;
  }
  /* Aligns the acts of all lines, however long the sentences are. */
  ${theme.media.phone} {
    flex-basis: 100%;
  }
`;

export const Acts = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  margin-left: auto;
`;

/** The line that expands or folds the strip. */
export const Unfold = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: ${theme.size.controlSmall};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.ink};
  font-weight: ${theme.font.weight.medium};
  text-align: start;
  cursor: pointer;
  > span {
    color: ${theme.color.warning};
  }
  &[aria-expanded='true'] > span {
    transform: rotate(180deg);
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;
