import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, PageHeading, theme } from '@portal/shared';

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
  return (
    <Column>
      <PageHeading title={title} lead={lead} step={step} />
      {notice}
      <Card>{children}</Card>
      {after}
    </Column>
  );
}
