/** Something that can be opened: `to` is a screen of this page's router, `href` any other address. */
export interface Result {
  /** Names it among all results. */
  readonly id: string;
  readonly title: string;
  /** What tells it from others. */
  readonly detail?: string;
  /** Name of an icon of the shared icon set. */
  readonly icon: string;
  readonly to?: string;
  readonly href?: string;
  /** Whether `href` opens in a new tab. */
  readonly isExternal?: boolean;
  /** What happens when it is chosen, before its page opens. */
  readonly onChoose?: () => void;
  /** Whether it is not found itself but leads on: to a list, to another attempt. */
  readonly isWayOn?: boolean;
}

/** Results of one kind. */
export interface ResultGroup {
  readonly id: string;
  readonly title: string;
  /** What is to be said beside the title. */
  readonly note?: string;
  readonly results: readonly Result[];
  /** Whether its answer is still on its way. */
  readonly isWaiting?: boolean;
}
