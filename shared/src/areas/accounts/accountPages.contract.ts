import * as z from 'zod/mini';
import { connectScreen } from './settings/connectedSites.contract.ts';
import { passwordLinkStates } from './sign-in/passwords.contract.ts';
import { singleSignOnProblems, ssoJoinScreen } from './sign-in/singleSignOn.contract.ts';
import { configSchema } from '../composition/config.contract.ts';
import { siteMessageSchema } from '../composition/embedSite.contract.ts';
import { accountsUserSchema } from './accounts.contract.ts';
import { locale } from '../../basics/contract/primitives.ts';
import { act, navigationEntry } from '../composition/registry.contract.ts';

/** Why the page asks the person to sign in. */
export const signInReason = z.enum(['signed_out', 'session_ended']);
export type SignInReason = z.infer<typeof signInReason>;

/** Which page of the accounts service this is, with what only the server knows of it. */
export const accountScreenSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('sign_in'),
    /** Path that takes the sign-in. */
    action: z.string(),
    reason: z.nullable(signInReason),
    /** Why the sign-in by the provider of a team came to nothing. */
    problem: z.optional(z.enum(singleSignOnProblems)),
  }),
  z.object({ name: z.literal('sign_up') }),
  z.object({ name: z.literal('password_reset') }),
  z.object({
    name: z.literal('new_password'),
    token: z.string(),
    /** How the link stood when the page was opened. */
    state: z.enum(passwordLinkStates),
  }),
  z.object({ name: z.literal('address'), token: z.string() }),
  z.object({ name: z.literal('confirm'), token: z.string() }),
  z.object({ name: z.literal('invitation'), token: z.string() }),
  /** The person has just left the service. */
  z.object({ name: z.literal('left'), last_day: z.nullable(z.iso.date()) }),
  /** The person had left the service and has signed in again. */
  z.object({
    name: z.literal('come_back'),
    /** Path of the call that restores the account. */
    action: z.string(),
    /** The last day on which they can return; then their personal data is erased. */
    last_day: z.iso.date(),
  }),
  ssoJoinScreen,
  /** Behind the link that proves a mail domain. */
  z.object({ name: z.literal('domain_proof'), token: z.string() }),
  /** Behind the links that keep second factors from being removed. */
  z.object({ name: z.literal('factor_reset'), token: z.string() }),
  connectScreen,
  /** The end of a window that a page of another site opened: it hands the answer to that page. */
  z.object({ name: z.literal('site_answer'), origin: z.string(), message: siteMessageSchema }),
  /** The pages of a signed-in person; the address says which. */
  z.object({ name: z.literal('account') }),
  z.object({
    name: z.literal('sign_out'),
    /** Path that takes the confirmation, and the proof it wants. */
    action: z.string(),
    proof: z.string(),
  }),
]);
export type AccountScreen = z.infer<typeof accountScreenSchema>;

const menuLink = z.pick(navigationEntry, { to: true, label: true, icon: true });
const managerAct = z.pick(act, { title: true, words: true, icon: true, to: true });

/** What the server puts into an accounts page (`<script type="application/json" id="accounts-page">`). */
export const accountPageSchema = z.object({
  locale,
  today: z.iso.date(),
  config: configSchema,
  /** `null` on the pages of visitors. */
  user: z.nullable(accountsUserSchema),
  /**
   * The manager's menu entries that this person may see, in order; empty for visitors, and when the
   * registry could not be read.
   */
  navigation: z.readonly(z.array(menuLink)),
  /** Likewise, what this person may do on the manager. */
  acts: z.readonly(z.array(managerAct)),
  screen: accountScreenSchema,
});
export type AccountPage = z.infer<typeof accountPageSchema>;
