import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const Box = styled.section`
  background: ${theme.color.paper};
  border: ${theme.border};
  border-radius: ${theme.radius.l};
  box-shadow: ${theme.color.lift};
  min-width: 0;
  @media print {
    border: 0;
    box-shadow: none;
    border-radius: 0;
  }
`;

const Header = styled.div<{ $flush: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space(2)} ${theme.space(4)};
  /* Room for the focus ring of a flush card's buttons. */
  padding: ${({ $flush }) => `${theme.space(4)} ${theme.space(5)} ${$flush ? theme.space(1) : '0'}`};
  break-after: avoid;
  @media print {
    padding: 0;
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
`;

const Heading = styled.h2`
  /* Wide buttons go below it, a small one stays beside it. */
  flex: 1 1 min(60%, 240px);
  font-size: ${theme.font.size.l};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.tight};
`;

const Body = styled.div<{ $flush: boolean }>`
  padding: ${({ $flush }) => ($flush ? '0' : `${theme.space(4)} ${theme.space(5)}`)};
  ${theme.media.phone} {
    padding: ${({ $flush }) => ($flush ? '0' : theme.space(4))};
  }
  @media print {
    padding: ${theme.space(2)} 0;
  }
`;

interface CardProps {
  readonly title?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Whether the content, such as a table, reaches the card's edges. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A card: a bordered part of the page. With a title it is a region. */
export function Card({ title, actions, isFlush = false, children }: CardProps) {
  const id = useId();
  return (
    <Box aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <Header $flush={isFlush}>
          <Heading id={id}>{title}</Heading>
          {actions}
        </Header>
      )}
      <Body $flush={isFlush}>{children}</Body>
    </Box>
  );
}
