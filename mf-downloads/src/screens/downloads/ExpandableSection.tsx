import { Icon } from '@portal/shared';
import type { ReactNode } from 'react';
import { Content, Section, Summary } from './ExpandableSection.styles.ts';

interface ExpandableSectionProps {
  readonly title: ReactNode;
  /** Whether it is open at first; the reader decides from then on. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of the page for the few who need it, behind its title. */
export function ExpandableSection({ title, isOpen, children }: ExpandableSectionProps) {
  return (
    <Section open={isOpen}>
      <Summary>
        <Icon name="chevron-right" />
        {title}
      </Summary>
      <Content>{children}</Content>
    </Section>
  );
}
