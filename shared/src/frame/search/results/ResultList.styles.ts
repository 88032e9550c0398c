import { css, keyframes, styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { theme } from '../../../ui/theme/theme.ts';

/** The list keeps its height, so that the dialog does not move under what is typed. */
const room = css`
  height: min(440px, calc(var(--visual-viewport-height, 100vh) - 200px));
  min-height: 120px;
  margin: ${theme.space(2)} -${theme.space(3)} 0;
`;

export const List = styled.div`
  ${room}
  overflow: auto;
  overscroll-behavior: contain;
  /* A marked result comes into sight with the title of its group. */
  scroll-padding: ${theme.space(8)} 0 ${theme.space(1)};
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** One that waits comes into sight as late as a skeleton does: most answers are there before that. */
export const Group = styled.div<{ $isWaiting: boolean }>`
  ${({ $isWaiting }) =>
    $isWaiting &&
    css`
      animation: ${appear} ${theme.motion.normal} 150ms backwards;
    `}
`;

export const GroupTitle = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  gap: ${theme.space(2)};
  padding: ${theme.space(2)} ${theme.space(3)} ${theme.space(1)};
  background: ${theme.color.paper};
  font-size: ${theme.font.size.s};
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.muted};
  > span {
    font-weight: ${theme.font.weight.normal};
  }
`;

/** Stands where the first result will be. */
export const Waiting = styled.div`
  padding: ${theme.space(2)} ${theme.space(3)};
`;

const optionStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: 40px;
  padding: ${theme.space(1)} ${theme.space(3)};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.font.size.m};
  line-height: ${theme.font.line.tight};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  > span[aria-hidden] {
    color: ${theme.color.muted};
  }
  &[aria-selected='true'] {
    background: ${theme.color.brandSoft};
    box-shadow: inset 0 0 0 2px ${theme.color.brand};
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;

export const ScreenOption = styled(Link)`
  ${optionStyles}
`;
export const LinkOption = styled.a`
  ${optionStyles}
`;
export const ActOption = styled.button`
  ${optionStyles}
`;

/** Title and detail: beside each other where there is room, else one below the other. */
export const Texts = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space(4)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** Instead of the list, in its place. */
export const Nothing = styled.p`
  ${room}
  padding: ${theme.space(2)} ${theme.space(3)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  overflow-wrap: anywhere;
`;
