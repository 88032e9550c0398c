import definitionsLoader from './definitionsLoader.ts';

describe('definitionsLoader', () => {
  it('removes descriptions with any text', () => {
    const source = [
      "title: { id: 'a.title', description: 'Heading, not \\'title\\'' },",
      'text: {',
      "  id: 'a.text',",
      '  description:',
      '    "What to do: the list\'s {count}",',
      '},',
    ].join('\n');
    expect(definitionsLoader(source).replaceAll(/\s+/g, ' ')).toBe(
      "title: { id: 'a.title', }, text: { id: 'a.text', },",
    );
  });
});
