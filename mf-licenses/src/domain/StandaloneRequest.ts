/** The value of "no license" in both select fields. */
export const noLicense = '0';

/** The data that the switch to standalone sends: a complete choice. */
export interface StandaloneRequest {
  /** Id of the schematic license; `0` for none. */
  readonly schematicId: string;
  /** Id of the PCB license; `0` for none. */
  readonly pcbId: string;
  readonly userId: string;
  readonly file: File;
}

/** The present choice in the dialog, which may be incomplete. */
export interface StandaloneChoice {
  readonly schematicId: string;
  readonly pcbId: string;
  /** Id of the person; empty until somebody is chosen. */
  readonly userId: string;
  readonly file: File | null;
}

export const emptyStandaloneChoice: StandaloneChoice = {
  schematicId: noLicense,
  pcbId: noLicense,
  userId: '',
  file: null,
};

/** The offered choices: free licenses by kind, and the people of the team. */
export interface StandaloneOffer {
  readonly schematic: readonly OfferedLicense[];
  readonly pcb: readonly OfferedLicense[];
  readonly users: readonly { readonly id: string; readonly name: string }[];
}

export interface OfferedLicense {
  readonly id: string;
  /** One line of text that tells licenses apart. */
  readonly label: string;
}

type OfferedIds = Readonly<Record<keyof StandaloneOffer, readonly { readonly id: string }[]>>;

/**
 * The choice without licenses and people that are not offered any more, because somebody else has
 * taken them.
 */
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

/** The parts that a choice still lacks, in the order of the form. */
export type MissingChoice = 'license' | 'user' | 'file';

export function missingChoices(choice: StandaloneChoice): readonly MissingChoice[] {
  const missing: readonly (MissingChoice | false)[] = [
    choice.schematicId === noLicense && choice.pcbId === noLicense && 'license',
    choice.userId === '' && 'user',
    choice.file === null && 'file',
  ];
  return missing.filter((part) => part !== false);
}

/** Makes the request of a choice; `null` while something is missing. */
export function standaloneRequestOf(choice: StandaloneChoice): StandaloneRequest | null {
  const { file, ...rest } = choice;
  return file === null || missingChoices(choice).length > 0 ? null : { ...rest, file };
}

/** Whether something was chosen that would be lost when the dialog closes. */
export function isTouched(choice: StandaloneChoice): boolean {
  const { schematicId, pcbId, userId, file } = choice;
  return schematicId !== noLicense || pcbId !== noLicense || userId !== '' || file !== null;
}
