import { join } from 'node:path';
import { root } from '../root.mjs';
import { attributeType } from './generateTypes.mjs';

/** The generated reference; a test compares it with the sources. */
export const referenceFile = join(root, 'docs/embedding/reference.md');

const code = (text) => (text ? `\`${text}\`` : '');
/** Escapes the cell separator of tables. */
const inCell = (text) => text.replaceAll('|', '\\|');
const row = (cells) => `| ${cells.map(inCell).join(' | ')} |`;
const table = (heads, rows) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

/** Drops `null`, which the text mentions once for all. */
const withoutNothing = (type) => attributeType(type).replace(/^\((.*)\) \| undefined$/, '$1');

const elementRow = ({ tag, remote, screens }) => [
  code(`<${tag}>`),
  code(remote),
  screens.map(({ path, title }) => `${code(path)} ${title}`).join(', '),
];

const propertyRow = ({ name, attribute, type, description, byDefault }) => [
  code(attribute),
  code(name),
  code(withoutNothing(type)),
  description,
  byDefault ?? '',
];

function eventRow({ name, detail, description }) {
  const members = detail.map((one) =>
    [`${code(one.name)}: ${code(one.type)}`, one.description].filter(Boolean).join(' '),
  );
  return [code(name), members.join('<br>'), description];
}

const styleRow = ({ name, description, byDefault }) => [code(name), description, byDefault];

/** Renders the reference of the embedding API as Markdown. */
export function renderReference({ elements, properties, events, styles }) {
  return `# Reference of embedded screens

\`npm run pack:embed\` writes this page from the sources. [Embedding one screen in another site](../integrators.md) says how it is used.

## Elements

${table(['Element', 'Remote', 'Screens, as addresses for `path`'], elements.map(elementRow))}

A remote from a team's own repository also has an element, named after it: \`<portal-parts>\` of \`mf-parts\`.

An element without a token draws its sign-in button by itself. The rest of its screen loads when the pointer or the focus is on the button or it is pressed, and at once with \`token\`, \`tokenProvider\` or a sign-in at another element of the page.

## Attributes and properties

${table(['Attribute', 'Property', 'Type', 'Meaning', 'Default'], properties.map(propertyRow))}

Each can change at any time. A property is \`null\` where its attribute is not there; \`null\` takes it away. Properties that are set before the script has run count too.

## Events

${table(['Event', '`detail`', 'When'], events.map(eventRow))}

They are of the type \`CustomEvent\`, bubble, also out of shadow roots, and can be cancelled.

## Look

${table(['Custom property', 'What has it', 'Default'], styles.map(styleRow))}

They are inherited. A value for both schemes is written with \`light-dark()\`.
`;
}
