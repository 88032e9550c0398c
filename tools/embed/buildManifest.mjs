import { attributeType } from './generateTypes.mjs';

const moduleName = 'index.js';
const classOf = (tag) => tag.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
/** A quoted value; undefined for a default in words. */
const valueOf = (byDefault) => /^`(\w+)`$/.exec(byDefault ?? '')?.[1];

const attributeOf = ({ name, attribute, type, description, byDefault }) => ({
  name: attribute,
  fieldName: name,
  type: { text: attributeType(type) },
  description,
  default: valueOf(byDefault),
});

const fieldOf = ({ name, attribute, type, description, byDefault }) => ({
  kind: 'field',
  name,
  attribute,
  reflects: attribute === undefined ? undefined : true,
  type: { text: type },
  description: byDefault ? `${description} Default: ${byDefault}.` : description,
});

const eventOf = ({ name, type, description }) => ({
  name,
  type: { text: `CustomEvent<${type}>` },
  description,
});

/**
 * Builds the custom elements manifest, which editors use for completion and checks
 * (https://github.com/webcomponents/custom-elements-manifest).
 */
export function buildManifest({ elements, properties, events, styles }) {
  const declarations = elements.map(({ tag, screens }) => ({
    kind: 'class',
    name: classOf(tag),
    customElement: true,
    tagName: tag,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: screens.map(({ path, title }) => `${title} (\`${path}\`)`).join(', '),
    attributes: properties.filter(({ attribute }) => attribute !== undefined).map(attributeOf),
    members: properties.map(fieldOf),
    events: events.map(eventOf),
    cssProperties: styles.map(({ name, description, byDefault }) => ({
      name,
      description,
      default: byDefault.replaceAll('`', ''),
    })),
  }));
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: moduleName },
  }));
  return {
    schemaVersion: '2.1.0',
    modules: [{ kind: 'javascript-module', path: moduleName, declarations, exports }],
  };
}
