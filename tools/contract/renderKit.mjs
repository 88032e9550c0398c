import { join } from 'node:path';
import { root } from '../root.mjs';

/** The page of the kit's components. */
export const kitFile = join(root, 'docs/kit.md');

/** The same for the screen /design, which shows the examples running. */
export const kitDataFile = join(root, 'mf-design/src/screens/design/kit/kit.json');

const head = `# The kit's components

The components that a screen takes from \`@portal/shared\` and its companions, with their properties. A \`?\` marks what may be left out. [\`/design\`](../mf-design/README.md) shows them running. \`npm run contract -- --write\` makes both from the types and comments in \`shared/src/ui\` and from \`kitExamples.tsx\` in \`mf-design\`; a test says when they are stale.

\`IconName\` is one of \`shared/src/remote/iconNames.ts\`. A message is one of \`defineMessages\`; text that a property takes as \`string\` or \`ReactNode\` is already in the reader's language (\`useIntl().formatMessage(messages.title)\`, \`<FormattedMessage {...messages.title} />\`).
`;

/**
 * The page docs/kit.md.
 *
 * @param {ReturnType<typeof import('./readKit.mjs').readKit>} components
 */
export function renderKit(components) {
  const modules = [...new Set(components.map(({ module }) => module))];
  const sections = modules.map((module) => {
    const own = components.filter((component) => component.module === module);
    return `## \`${module}\`\n\n${own.map(componentText).join('\n')}`;
  });
  return [head, ...sections].join('\n');
}

/** The text of `kitDataFile`, a line per component. @param {ReturnType<typeof import('./readKit.mjs').readKit>} components */
export function kitData(components) {
  return `[\n${components.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;
}

function componentText({ name, text, example, properties, hasMore }) {
  const more = hasMore ? ' It takes the properties of its HTML element, too.' : '';
  const rows = properties.map(
    (property) => `| \`${property.name}\` | ${code(property.type)} | ${cell(property.text)} |\n`,
  );
  const table =
    rows.length === 0 ? '' : `\n| Property | Type | |\n| --- | --- | --- |\n${rows.join('')}`;
  return `### ${name}\n\n${text}${more}\n\n\`\`\`tsx\n${example}\n\`\`\`\n${table}`;
}

const cell = (text) => text.replaceAll('|', '\\|');
const code = (type) => `\`${cell(type)}\``;
