/** The value that says "no license" in both selections. */
export const noLicense = '0';

/** What the switch to standalone sends: a complete choice. */
export interface StandaloneRequest {
  /** `0` when no schematic license is wanted. */
  readonly schematicId: string;
  /** `0` when no PCB license is wanted. */
  readonly pcbId: string;
  readonly userId: string;
  readonly file: File;
}

/** What the dialog holds so far. */
export interface StandaloneChoice {
  readonly schematicId: string;
  readonly pcbId: string;
  /** Empty until somebody is chosen. */
  readonly userId: string;
  readonly file: File | null;
}

export const emptyStandaloneChoice: StandaloneChoice = {
  schematicId: noLicense,
  pcbId: noLicense,
  userId: '',
  file: null,
};

/** What can be chosen now: free licenses by kind, and the team's people. */
export interface StandaloneOffer {
  readonly schematic: readonly OfferedLicense[];
  readonly pcb: readonly OfferedLicense[];
  readonly users: readonly { readonly id: string; readonly name: string }[];
}

export interface OfferedLicense {
  readonly id: string;
  /** One line that tells licenses apart. */
  readonly label: string;
}

type OfferedIds = Readonly<Record<keyof StandaloneOffer, readonly { readonly id: string }[]>>;

/** The choice without what is not offered any more, because somebody else has taken it. */
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

/** What a choice still lacks, in the order of the form. */
export type MissingChoice = 'license' | 'user' | 'file';

export function missingChoices(choice: StandaloneChoice): readonly MissingChoice[] {
  const missing: readonly (MissingChoice | false)[] = [
    choice.schematicId === noLicense && choice.pcbId === noLicense && 'license',
    choice.userId === '' && 'user',
    choice.file === null && 'file',
  ];
  return missing.filter((part) => part !== false);
}

/** The request of a choice, or `null` while something is missing. */
export function standaloneRequestOf(choice: StandaloneChoice): StandaloneRequest | null {
  const { file, ...rest } = choice;
  return file === null || missingChoices(choice).length > 0 ? null : { ...rest, file };
}

/** Whether something was chosen that closing the dialog would lose. */
export function isTouched(choice: StandaloneChoice): boolean {
  const { schematicId, pcbId, userId, file } = choice;
  return schematicId !== noLicense || pcbId !== noLicense || userId !== '' || file !== null;
}
