import type { UsageEventRefusal } from '@portal/shared/contracts';
import type { LicenseFileRefusal } from '@portal/shared/domain';

/** Error codes of calls with a specific sentence. */
export type CallRefusal =
  | 'bad_code'
  | 'bad_signature'
  | 'clock_skew'
  | 'database_away'
  | 'device_revoked'
  | 'disk_full'
  | 'foreign_device'
  | 'lease_ended'
  | 'none_free'
  | 'not_allowed'
  | 'replayed'
  | 'too_many'
  | 'unknown_device';

/** Why a license file is unusable on this machine. */
export type FileProblem = Extract<
  LicenseFileRefusal,
  'empty' | 'malformed' | 'tampered' | 'too_large' | 'unknown_key' | 'wrong_kind'
>;

export interface Messages {
  readonly help: string;
  readonly refused: Readonly<Record<CallRefusal, string>>;
  readonly file: Readonly<Record<FileProblem, string>>;
  readonly unknownCommand: (name: string) => string;
  readonly badOptions: (text: string) => string;
  readonly missing: (option: string) => string;
  readonly unreachable: (server: string) => string;
  readonly refusedOtherwise: (code: string, requestId: string) => string;
  readonly noSuchFile: (file: string) => string;
  readonly noDevice: string;
  readonly noRegistration: string;
  readonly noKeys: string;
  readonly badKeys: (file: string) => string;
  readonly noLease: (product: string) => string;
  readonly badProduct: (value: string) => string;
  readonly deviceMade: (device: string, folder: string) => string;
  readonly deviceKnown: (device: string) => string;
  readonly enrolled: (person: string, team: string) => string;
  readonly keysFetched: (count: number) => string;
  readonly written: (file: string, next: string) => string;
  readonly lirNext: string;
  readonly lrrNext: string;
  readonly checkedOut: (number: string, until: string) => string;
  readonly extended: (until: string) => string;
  readonly checkedIn: string;
  readonly holding: string;
  readonly valid: (person: string, until: string) => string;
  readonly covers: (number: string, product: string, start: string, end: string) => string;
  readonly notYetValid: (from: string) => string;
  readonly expired: (since: string) => string;
  /** The file is a copy of a released license file. */
  readonly released: string;
  readonly foreignFile: string;
  /** The license file has no license of a product. */
  readonly notCovered: (product: string) => string;
  readonly working: string;
  /** The client's folder is not writable, with the reason. */
  readonly notWritten: (folder: string, code: string) => string;
  readonly usageSent: (count: number) => string;
  readonly usageWaiting: (count: number) => string;
  readonly usageTooOld: (count: number) => string;
  readonly usageRejected: (count: number, reasons: readonly string[]) => string;
  /** Why the portal rejected an event. */
  readonly rejection: Readonly<Record<UsageEventRefusal, string>>;
  readonly usageDamaged: (count: number, file: string) => string;
}

export const en: Messages = {
  help: `Usage: portal-license-client <command> [options]

Setting up
  init                          Make this machine's key
  enrol CODE --server URL       Register this machine with a code from the portal
  keys --server URL             Fetch the keys that license files are verified with,
  keys FILE                     or take them from a file: URL/.well-known/license-keys
Standalone
  lir --product cd,pd           Write a license request      (--out request.lir)
  verify FILE.lic               Verify a license file offline
  work FILE.lic                 Record use of its licenses until stopped (--for SECONDS)
  lrr FILE.lic                  Erase it, write a release request (--out release.lrr)
Network
  hold --product cd             Hold a license until stopped  (--for SECONDS)
  checkout, heartbeat, checkin  The steps of hold, one by one (--product cd)
Usage log
  send                          Send recorded use, which hold and work send by themselves
                                as soon as the portal can be reached (--server URL)

Options: --home FOLDER (default ~/.portal-license-client), --lang en|ja
Products: cd Circuit Designer, pd PCB Designer`,
  refused: {
    bad_code:
      'The code is wrong or was used or is older than ten minutes. Get a new one in the portal.',
    bad_signature: 'The server does not accept this machine’s signature. Run init and enrol again.',
    clock_skew:
      'The server’s time cannot be learned, and this machine’s clock is off. Set it and try again.',
    database_away: 'The portal is away for a moment. Try again later.',
    device_revoked: 'This machine was locked out. Ask the owner of your team.',
    disk_full: 'The portal has no room to store anything now. Try again later.',
    foreign_device: 'This machine belongs to another team.',
    lease_ended: 'The license is no longer held: it was released in the portal or has expired.',
    none_free: 'No license is free. Ask a colleague to finish, or release one in the portal.',
    not_allowed: 'You may not do this. Ask the owner of your team.',
    replayed: 'The call was sent twice. Try again.',
    too_many: 'Too many calls. Wait a minute and try again.',
    unknown_device: 'The server does not know this machine. Run enrol first.',
  },
  file: {
    empty: 'The file is empty.',
    malformed: 'The file is not a license file, or it is damaged. Download it again.',
    tampered: 'The file was changed after it was signed. Download it again.',
    too_large: 'The file is too large for a license file.',
    unknown_key: 'The file is signed by a key that is not known here. Run keys and try again.',
    wrong_kind: 'The file is of another kind. A license file ends in .lic.',
  },
  unknownCommand: (name) => `There is no command "${name}". Run help.`,
  badOptions: (text) => `The options cannot be read: ${text}`,
  missing: (option) => `${option} is missing.`,
  unreachable: (server) =>
    `The server at ${server} cannot be reached. Check the network and try again.`,
  refusedOtherwise: (code, requestId) => `The server refused: ${code}. Request ${requestId}.`,
  noSuchFile: (file) => `The file ${file} cannot be read.`,
  noDevice: 'This machine has no key yet. Run init first.',
  noRegistration: 'This machine is not registered. Run enrol first.',
  noKeys: 'There are no keys to verify with. Run keys --server URL once while online.',
  badKeys: (file) => `There are no license keys in ${file}.`,
  noLease: (product) => `No license of ${product} is held. Run checkout first.`,
  badProduct: (value) => `"${value}" is not a product. Products are cd and pd.`,
  deviceMade: (device, folder) => `Made the key of this machine: ${device}\nKept in ${folder}`,
  deviceKnown: (device) => `This machine has a key already: ${device}`,
  enrolled: (person, team) => `Registered this machine to ${person}, ${team}.`,
  keysFetched: (count) =>
    `Fetched ${String(count)} key(s). License files can now be verified offline.`,
  written: (file, next) => `Wrote ${file}. ${next}`,
  lirNext: 'Switch to standalone with it on the license screen.',
  lrrNext: 'The license file is erased. Switch to network with it on the license screen.',
  checkedOut: (number, until) => `Holding ${number} until ${until}.`,
  extended: (until) => `Holding on until ${until}.`,
  checkedIn: 'Gave the license back.',
  holding: 'Stop with Ctrl-C; the license is then given back.',
  valid: (person, until) => `Valid for ${person} until ${until}.`,
  covers: (number, product, start, end) => `  ${number} ${product} ${start} to ${end}`,
  notYetValid: (from) => `The license file is not valid before ${from}.`,
  expired: (since) => `The license file expired at ${since}. Renew, then download it again.`,
  released:
    'This license file was released from this machine. To use the license here again, switch it to standalone authentication once more.',
  foreignFile: 'The license file is for another machine.',
  notCovered: (product) => `The license file has no license of ${product}.`,
  working: 'Recording the use. Stop with Ctrl-C.',
  notWritten: (folder, code) =>
    `The folder ${folder} cannot be written (${code}). Make room on the disk, or correct its permissions.`,
  usageSent: (count) => `Sent ${events(count)}.`,
  usageWaiting: (count) => `Kept ${events(count)} on this machine, to be sent later.`,
  usageTooOld: (count) => `Dropped ${events(count)} older than 90 days.`,
  usageRejected: (count, reasons) =>
    `The portal did not take ${events(count)}, which were dropped: ${reasons.join('; ')}.`,
  rejection: {
    foreign_license: 'the license is not your team’s, or of another product',
    foreign_user: 'this machine is not registered to that person',
    future: 'the time lies in the future',
    invalid: 'the content is damaged',
    not_json: 'the content is damaged',
    too_old: 'older than 90 days',
  },
  usageDamaged: (count, file) =>
    `Damaged lines of the usage record: ${String(count)}. They were put aside in ${file}; all others are kept.`,
};

function events(count: number): string {
  return count === 1 ? '1 usage event' : `${String(count)} usage events`;
}
