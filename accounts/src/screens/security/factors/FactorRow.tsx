import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Inline, theme } from '@portal/shared';

const Row = styled.li`
  display: grid;
  gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }
  h3 {
    font-size: ${theme.font.size.l};
    font-weight: ${theme.font.weight.bold};
  }
  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.font.size.m};
  }
`;

interface FactorRowProps {
  readonly name: ReactNode;
  /** What it is, or since when it counts. */
  readonly facts: ReactNode;
  readonly actions: ReactNode;
  /** What stands below. */
  readonly children?: ReactNode;
}

/** One kind of second factor. */
export function FactorRow({ name, facts, actions, children }: FactorRowProps) {
  return (
    <Row>
      <Head>
        <div>
          <h3>{name}</h3>
          <small>{facts}</small>
        </div>
        <Inline>{actions}</Inline>
      </Head>
      {children}
    </Row>
  );
}
