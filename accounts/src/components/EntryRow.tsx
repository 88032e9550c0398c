import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@portal/shared';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(4)};
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  overflow-wrap: anywhere;
`;

interface EntryRowProps {
  readonly heading: ReactNode;
  /** The button that ends what the row shows. */
  readonly act: ReactNode;
  /** What is known of it, as `li`. */
  readonly children: ReactNode;
}

/** Something that acts for the person, such as a device or a site, in a list of such. */
export function EntryRow({ heading, act, children }: EntryRowProps) {
  return (
    <Row>
      <div>
        {heading}
        <Facts>{children}</Facts>
      </div>
      {act}
    </Row>
  );
}
