import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, PageHeading, theme, useSession } from '@portal/shared';
import { BrandPanel } from './BrandPanel.tsx';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  padding-block: ${theme.space(6)};
  ${theme.media.phone} {
    padding-block: 0;
  }
`;

/** The page and, for visitors in a wide window, the panel of the brand before it. */
const Sides = styled.div`
  display: grid;
  gap: ${theme.space(16)};
  width: 100%;
  ${theme.media.wide} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 440px) minmax(0, 440px);
      align-items: center;
      justify-content: center;
    }
  }
`;

interface NarrowPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The current step of a page with several; the heading takes focus when it changes. */
  readonly step?: string;
  /** A notice above the card that says why the person is here. */
  readonly notice?: ReactNode;
  /** Links below the card. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a single task: sign in, register, read one message. */
export function NarrowPage({ title, lead, step = '', notice, after, children }: NarrowPageProps) {
  const isVisitor = useSession(({ user }) => user === null);
  return (
    <Sides data-full-width="">
      {isVisitor && <BrandPanel />}
      <Column>
        <PageHeading title={title} lead={lead} step={step} />
        {notice}
        <Card>{children}</Card>
        {after}
      </Column>
    </Sides>
  );
}
