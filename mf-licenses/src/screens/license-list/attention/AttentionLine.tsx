import { Icon, LinkButton } from '@portal/shared';
import { useId } from 'react';
import type { PlacedLine } from '../../../api/usePartLines.ts';
import { Acts, Fact, Item } from './Attention.styles.ts';

/** A line of another remote, with its acts. */
export function AttentionLine({ line: { icon, text, act } }: { readonly line: PlacedLine }) {
  const id = useId();
  return (
    <Item>
      <Fact>
        <Icon name={icon} size={18} />
        <p id={id}>{text}</p>
      </Fact>
      {act && (
        <Acts>
          <LinkButton size="small" aria-describedby={id} to={act.to}>
            {act.label}
          </LinkButton>
        </Acts>
      )}
    </Item>
  );
}
