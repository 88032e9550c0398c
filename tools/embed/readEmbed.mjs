import { join } from 'node:path';
import ts from 'typescript';
import { neighbours } from '../../build-kit/src/checks/neighbours.ts';
import { portalProperty } from '../../shared/src/embed/theme/themeRules.ts';
import { elementOf } from '../../shared/src/remote/elementOf.ts';
import { darkPalette, lightPalette } from '../../shared/src/ui/theme/palettes.ts';
import { attributes } from '../../shell/src/embed/loader/attributes.ts';
import { root } from '../root.mjs';
import { readMembers } from './readMembers.mjs';

/** Sources of the embedding API and its descriptions. */
export const sources = {
  properties: 'shell/src/embed/loader/ElementProperties.ts',
  events: 'shared/src/embed/EmbedEvents.ts',
  styles: 'shared/src/embed/theme/PortalProperties.ts',
};

/**
 * Reads the embedding API: the single source of the types, the manifest for editors and the
 * reference.
 *
 * @returns {Promise<{
 * elements: { tag: string, remote: string, screens: { path: string, title: string }[] }[],
 * properties: { name: string, attribute?: string, type: string, description: string, byDefault?:
 * string }[],
 * events: { name: string, type: string, detail: { name: string, type: string, description: string
 * }[], description: string }[],
 * styles: { name: string, description: string, byDefault: string }[],
 * }>} by name, in the order of the sources
 */
export async function readEmbed() {
  const { config } = ts.readConfigFile(join(root, 'shell/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'shell'));
  const program = ts.createProgram(
    Object.values(sources).map((file) => join(root, file)),
    options,
  );
  const membersOf = (file, name) => readMembers(program, join(root, file), name);
  const attributeOf = new Map(
    Object.entries(attributes).map(([name, property]) => [property, name]),
  );
  return {
    elements: await readElements(),
    properties: membersOf(sources.properties, 'ElementProperties').map((property) => ({
      ...property,
      attribute: attributeOf.get(property.name),
    })),
    events: membersOf(sources.events, 'EmbedEvents').map(
      ({ name, type, members, description }) => ({
        name,
        // The detail of an event without one.
        type: type === 'undefined' ? 'null' : type,
        detail: members,
        description,
      }),
    ),
    styles: membersOf(sources.styles, 'PortalProperties').map((style) => ({
      name: portalProperty(style.name),
      description: style.description,
      byDefault:
        style.byDefault ??
        `\`light-dark(${lightPalette[style.name]}, ${darkPalette[style.name]})\``,
    })),
  };
}

/** An element for each remote of this repository that other sites may embed. */
async function readElements() {
  const configs = await neighbours('', root);
  return configs
    .filter(({ embeddable }) => embeddable === true)
    .map(({ name, routes }) => ({
      tag: elementOf(name),
      remote: name,
      screens: routes
        .filter(({ embeddable: isShown }) => isShown !== false)
        .map(({ path, title }) => ({ path, title: title.en })),
    }));
}
