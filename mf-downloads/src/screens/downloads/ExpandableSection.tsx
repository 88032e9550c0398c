import { Icon } from '@portal/shared';
import type { ReactNode } from 'react';
import { Content, Section, Summary } from './ExpandableSection.styles.ts';

interface ExpandableSectionProps {
  readonly title: ReactNode;
  /** Whether the section is initially open. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A rarely needed section, collapsed behind its title. */
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
