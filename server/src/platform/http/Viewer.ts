import type { FastifyRequest } from 'fastify';
import { SignedOutError } from '../errors.ts';

/** Codes of `/api/config/`. */
export const roleCodes = { owner: 1, admin: 2, guest: 9 } as const;
export const editionCodes = { community: 1, professional: 2 } as const;

export type ViewerRole = keyof typeof roleCodes;
export type Edition = keyof typeof editionCodes;

/** The signed-in person who makes a call, in the team of the session. */
export interface Viewer {
  /** Hash of the session's id: names the session, does not open it. */
  readonly sessionId: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly country_code: string;
    /** An unknown role has a guest's rights and reads `guest`. */
    readonly role: ViewerRole;
    /** Whether they work for the vendor; gives no right in a team. */
    readonly staff: boolean;
  };
  readonly team: {
    readonly id: string;
    readonly edition: Edition;
    readonly agent: boolean;
    readonly name: string;
  };
}

/** The person of a route that is not open to visitors. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new SignedOutError();
  return request.viewer;
}

export function roleOf(code: number): ViewerRole {
  if (code === roleCodes.owner) return 'owner';
  return code === roleCodes.admin ? 'admin' : 'guest';
}

export function editionOf(code: number): Edition {
  return code === editionCodes.professional ? 'professional' : 'community';
}
