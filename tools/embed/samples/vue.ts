// What Vue's compiler for types makes of a template: the props and the events of a component.
import type { PortalElement } from '@portal/embed';
import '@portal/embed/vue';
import { h, type GlobalComponents } from 'vue';

type Licenses = InstanceType<GlobalComponents['portal-licenses']>;

export const right: Licenses['$props'] = {
  class: 'wide',
  key: 'licenses',
  'base-url': 'https://portal.example',
  basePath: '/tools',
  locale: 'ja',
  tokenProvider: () => Promise.resolve('token'),
  onClick: () => undefined,
};

// @ts-expect-error -- there is no such property
export const other: Licenses['$props'] = { lokale: 'ja' };

// @ts-expect-error -- the portal has no such language
export const wrong: Licenses['$props'] = { locale: 'de' };

export function listen(element: PortalElement, emit: Licenses['$emit']) {
  emit('portal-ready', new CustomEvent('portal-ready', { detail: { path: '/license' } }));
  // @ts-expect-error -- the detail of another event
  emit('portal-ready', new CustomEvent('portal-ready', { detail: null }));
  return h('portal-licenses', { locale: element.locale });
}

// @ts-expect-error -- there is no such element
export type Licences = GlobalComponents['portal-licences'];
