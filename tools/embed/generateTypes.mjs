import { format } from 'oxfmt';

const comment = (text) => (text ? `/** ${text} */\n` : '');
const nameOf = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** Drops `null`: an attribute is present or absent. */
export const attributeType = (type) => type.replace(/ \| null$/, '');

function declaration(words, name, members) {
  const lines = members.map((member) => `${comment(member.description)}${member.text};`);
  return `${comment(words)}export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

const withDefault = ({ description, byDefault }) =>
  byDefault ? `${description} Default: ${byDefault}.` : description;

const propertyText = (property) => ({
  description: withDefault(property),
  text: `${property.name}: ${property.type}`,
});

const attributeText = (property) => ({
  description: withDefault(property),
  text: `${nameOf(property.attribute)}?: ${attributeType(property.type)} | undefined`,
});

const elementText = ({ tag, screens }) => ({
  description: screens.map(({ path, title }) => `${title} (\`${path}\`)`).join(', '),
  text: `${nameOf(tag)}: PortalElement`,
});

/** Describes an event's detail and its members. */
function eventText({ name, type, detail, description }) {
  const members = detail.map(
    (one) => `${comment(one.description)}readonly ${nameOf(one.name)}: ${one.type};`,
  );
  const text = members.length > 0 ? `{\n${members.join('\n')}\n}` : type;
  return { description, text: `readonly ${nameOf(name)}: ${text}` };
}

/** Generates the types of a portal's elements as the text of `facts.d.ts`. */
export async function generateTypes({ elements, properties, events }) {
  const named = properties.filter(({ attribute }) => attribute !== undefined);
  const parts = [
    declaration(
      'What a page sets of an element, at any time.',
      'PortalElementProperties',
      properties.map(propertyText),
    ),
    declaration(
      'The same as attributes, as far as they are texts.',
      'PortalAttributes',
      named.map(attributeText),
    ),
    declaration(
      'Events of an element, with their `detail`.',
      'PortalEvents',
      events.map(eventText),
    ),
    'export interface PortalElement extends HTMLElement, PortalElementProperties {}\n',
    declaration(
      'The elements of this portal. Whoever embeds a remote that is not among them adds its element here.',
      'PortalElements',
      elements.map(elementText),
    ),
  ];
  const { code } = await format('facts.d.ts', parts.join('\n'), { singleQuote: true });
  return code;
}
