import { defineLifecycles, openEmbed } from '@portal/shared/embed';
import { runtimeForRemotes } from '../../remotes/runtimeForRemotes.ts';
import type { EmbedCore } from '../EmbedCore.ts';
import { routesOf } from './loadRemotes.ts';
import { scope } from './scope.ts';

const core: EmbedCore = {
  open: (release, shadow, embedding) => openEmbed(shadow, routesOf(release), embedding),
  lifecycles: (release) => defineLifecycles(routesOf(release)),
};
Object.assign(scope, { __portal_federation__: runtimeForRemotes, core });
