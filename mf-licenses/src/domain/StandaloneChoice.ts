/** The value of "no license" in both select fields. */
export const noLicense = '0';

/** The current choice in the dialog; may be incomplete. */
export interface StandaloneChoice {
  /** Id of the schematic license; `0` for none. */
  readonly schematicId: string;
  /** Id of the PCB license; `0` for none. */
  readonly pcbId: string;
  /** Id of the person; empty until chosen. */
  readonly userId: string;
  readonly file: File | null;
}

export const emptyStandaloneChoice: StandaloneChoice = {
  schematicId: noLicense,
  pcbId: noLicense,
  userId: '',
  file: null,
};

type Offered = readonly { readonly id: string }[];

/** Drops licenses and people from the choice that are no longer offered. */
export function stillOffered(
  choice: StandaloneChoice,
  offer: Readonly<Record<'schematic' | 'pcb' | 'users', Offered>>,
): StandaloneChoice {
  const has = (list: Offered, id: string) => list.some((option) => option.id === id);
  return {
    ...choice,
    schematicId: has(offer.schematic, choice.schematicId) ? choice.schematicId : noLicense,
    pcbId: has(offer.pcb, choice.pcbId) ? choice.pcbId : noLicense,
    userId: has(offer.users, choice.userId) ? choice.userId : '',
  };
}

export type MissingChoice = 'license' | 'user' | 'file';

/** The first missing part of a choice, in form order; `undefined` when it is complete. */
export function missingChoice({
  schematicId,
  pcbId,
  userId,
  file,
}: StandaloneChoice): MissingChoice | undefined {
  if (schematicId === noLicense && pcbId === noLicense) return 'license';
  if (userId === '') return 'user';
  return file === null ? 'file' : undefined;
}

/** Whether closing the dialog would lose a choice. */
export function isTouched({ schematicId, pcbId, userId, file }: StandaloneChoice): boolean {
  return schematicId !== noLicense || pcbId !== noLicense || userId !== '' || file !== null;
}
