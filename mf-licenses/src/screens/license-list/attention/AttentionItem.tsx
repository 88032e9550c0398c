import { FormattedMessage, Icon, LinkButton } from '@portal/shared';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Acts, Fact, Item } from './Attention.styles.ts';

/** An act and its address; `null` when this portal has no such screen. */
export interface AttentionAct {
  readonly label: ComponentProps<typeof FormattedMessage>;
  readonly place: { readonly to: string } | { readonly href: string } | null;
}

interface AttentionItemProps {
  readonly icon: ComponentProps<typeof Icon>['name'];
  /** The act that settles the matter comes last. */
  readonly acts: readonly AttentionAct[];
  readonly children: ReactNode;
}

/** Something that needs attention, with the acts beside it. */
export function AttentionItem({ icon, acts, children }: AttentionItemProps) {
  const id = useId();
  const possible = acts.flatMap(({ label, place }) => (place === null ? [] : [{ label, place }]));
  return (
    <Item>
      <Fact>
        <Icon name={icon} size={18} />
        <p id={id}>{children}</p>
      </Fact>
      {possible.length > 0 && (
        <Acts>
          {possible.map(({ label, place }) => (
            <LinkButton key={String(label.id)} size="small" aria-describedby={id} {...place}>
              <FormattedMessage {...label} />
            </LinkButton>
          ))}
        </Acts>
      )}
    </Item>
  );
}
