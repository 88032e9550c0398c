import type { FastifyRequest } from 'fastify';
import { SignedOutError } from '../errors.ts';

/** Codes in `/api/config/`. */
export const roleCodes = { owner: 1, admin: 2, guest: 9 } as const;
export const editionCodes = { community: 1, professional: 2 } as const;

export type ViewerRole = keyof typeof roleCodes;
export type Edition = keyof typeof editionCodes;

/** The signed-in caller, in the session's team. */
export interface Viewer {
  /** Hash of the session id: identifies the session without opening it. */
  readonly sessionId: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly country_code: string;
    /** An unknown role counts as `guest`. */
    readonly role: ViewerRole;
    /** Whether they are staff of the vendor; gives no rights in a team. */
    readonly staff: boolean;
  };
  readonly team: {
    readonly id: string;
    readonly edition: Edition;
    readonly agent: boolean;
    readonly name: string;
  };
}

/** The caller of a route that requires a person. */
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
