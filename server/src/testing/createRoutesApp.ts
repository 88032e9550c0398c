import type { FastifyInstance } from 'fastify';
import { createApp, type Module } from '../platform/http/createApp.ts';
import { sessionAuthenticate } from '../platform/session/sessionAuthenticate.ts';
import type { TestServer } from './createTestServer.ts';

/** A manager application with only a test's routes, and real sessions. */
export const createRoutesApp = (
  { deps }: TestServer,
  modules: readonly Module[],
): FastifyInstance =>
  createApp(deps, { name: 'manager', modules, authenticate: sessionAuthenticate(deps) });
