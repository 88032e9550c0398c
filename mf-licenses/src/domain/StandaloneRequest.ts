/** The value of "no license" in both select fields. */
export const noLicense = '0';

/** The request that switches to standalone: a complete choice. */
export interface StandaloneRequest {
  /** Id of the schematic license; `0` for none. */
  readonly schematicId: string;
  /** Id of the PCB license; `0` for none. */
  readonly pcbId: string;
  readonly userId: string;
  readonly file: File;
}

/** The current choice in the dialog; may be incomplete. */
export interface StandaloneChoice {
  readonly schematicId: string;
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

/** Choices on offer: free licenses by kind, and the members of the team. */
export interface StandaloneOffer {
  readonly schematic: readonly OfferedLicense[];
  readonly pcb: readonly OfferedLicense[];
  readonly users: readonly { readonly id: string; readonly name: string }[];
}

export interface OfferedLicense {
  readonly id: string;
  /** A line of text that identifies the license. */
  readonly label: string;
}

type OfferedIds = Readonly<Record<keyof StandaloneOffer, readonly { readonly id: string }[]>>;

/** Drops licenses and people from the choice that are no longer offered. */
export function stillOffered(choice: StandaloneChoice, offer: OfferedIds): StandaloneChoice {
  const has = (list: readonly { readonly id: string }[], id: string) =>
    list.some((option) => option.id === id);
  return {
    ...choice,
    schematicId: has(offer.schematic, choice.schematicId) ? choice.schematicId : noLicense,
    pcbId: has(offer.pcb, choice.pcbId) ? choice.pcbId : noLicense,
    userId: has(offer.users, choice.userId) ? choice.userId : '',
  };
}

/** The missing parts of a choice, in form order. */
export type MissingChoice = 'license' | 'user' | 'file';

export function missingChoices(choice: StandaloneChoice): readonly MissingChoice[] {
  const missing: readonly (MissingChoice | false)[] = [
    choice.schematicId === noLicense && choice.pcbId === noLicense && 'license',
    choice.userId === '' && 'user',
    choice.file === null && 'file',
  ];
  return missing.filter((part) => part !== false);
}

/** Builds the request of a choice; `null` while something is missing. */
export function toStandaloneRequest(choice: StandaloneChoice): StandaloneRequest | null {
  const { file, ...rest } = choice;
  return file === null || missingChoices(choice).length > 0 ? null : { ...rest, file };
}

/** Whether closing the dialog would lose a choice. */
export function isTouched(choice: StandaloneChoice): boolean {
  const { schematicId, pcbId, userId, file } = choice;
  return schematicId !== noLicense || pcbId !== noLicense || userId !== '' || file !== null;
}
