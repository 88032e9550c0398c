import type { ComponentProps } from 'react';
import { TextField } from '@portal/shared';
import { FieldGrid } from '@portal/shared/forms';

type NameField = Omit<ComponentProps<typeof TextField>, 'holds'> & { readonly name: string };

interface NamePairProps {
  /** Registered by the form that shows them, in the order of `nameFields`. */
  readonly fields: readonly NameField[];
}

/** The fields of a person's name, side by side where there is room. */
export function NamePair({ fields }: NamePairProps) {
  return (
    <FieldGrid $least={160}>
      {fields.map((field) => (
        <TextField key={field.name} holds="name" {...field} />
      ))}
    </FieldGrid>
  );
}
