/** A device on which the person is signed in. */
export interface AccountSession {
  readonly id: string;
  /** Names such as `Chrome` and `Windows`; `null`: the device did not say. */
  readonly browser: string | null;
  readonly system: string | null;
  /** Network address of its last sign of life. */
  readonly ip: string | null;
  /** Instants in ISO 8601. */
  readonly signedInAt: string;
  readonly seenAt: string;
  readonly endsAt: string;
  /** The person has asked to stay signed in. */
  readonly isKept: boolean;
  /** The device that looks. */
  readonly isCurrent: boolean;
}
