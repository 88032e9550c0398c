import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { useCopy } from './useCopy.ts';

type CopyButtonProps = Parameters<typeof useCopy>[0] &
  Omit<ComponentProps<typeof Button>, 'onClick' | 'size'>;

/** A button that copies a text and confirms it. */
export function CopyButton({ text, shownIn, refusal, ...rest }: CopyButtonProps) {
  const copy = useCopy({ text, shownIn, refusal });
  return <Button {...rest} size="small" onClick={copy} />;
}
