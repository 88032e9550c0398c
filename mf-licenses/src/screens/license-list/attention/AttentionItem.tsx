import { Icon, LinkButton } from '@portal/shared';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Acts, Fact, Item } from './Attention.styles.ts';

interface AttentionItemProps {
  readonly icon: ComponentProps<typeof Icon>['name'];
  /** The act that settles the matter comes last; `false` when this portal has no such screen. */
  readonly acts: readonly (
    | false
    | ({ readonly label: string } & ({ readonly to: string } | { readonly href: string }))
  )[];
  readonly children: ReactNode;
}

/** Something that needs attention, with the acts beside it. */
export function AttentionItem({ icon, acts, children }: AttentionItemProps) {
  const id = useId();
  const possible = acts.filter((act) => act !== false);
  return (
    <Item>
      <Fact>
        <Icon name={icon} size={18} />
        <p id={id}>{children}</p>
      </Fact>
      {possible.length > 0 && (
        <Acts>
          {possible.map(({ label, ...place }) => (
            <LinkButton key={label} size="small" aria-describedby={id} {...place}>
              {label}
            </LinkButton>
          ))}
        </Acts>
      )}
    </Item>
  );
}
