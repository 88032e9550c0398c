import type { ReactNode } from 'react';
import type { Tone } from '../theme/theme.ts';
import type { IconName } from './icons.ts';
import { Chip } from './Chip.tsx';

interface StatusChipProps {
  readonly tone: Tone;
  readonly icon: IconName;
  /** The status in a word. */
  readonly children: ReactNode;
}

/** A status: a color, an icon and a word, so that the color is never the only sign. */
export function StatusChip({ tone, icon, children }: StatusChipProps) {
  return (
    <Chip tone={tone} icon={icon}>
      {children}
    </Chip>
  );
}
