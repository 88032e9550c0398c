/** `parts-search` as a part of an identifier: `partsSearch`. */
function camelCase(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function pascalCase(name) {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/**
 * Puts a remote's own words in the place of the template's, in a file's text or its path.
 * @param {{ name: string, path: string, title: { en: string, ja: string } }} request
 */
export function fillIn(text, { name, path, title }) {
  const words = {
    '/sample-path': path,
    'Sample title': title.en,
    見本の題: title.ja,
    'sample-name': name,
    SampleName: pascalCase(name),
    sampleName: camelCase(name),
    // What stands in the place of another file has its name, see `chosenFiles`.
    '.list.': '.',
    '.standalone.': '.',
  };
  const pattern = new RegExp(Object.keys(words).join('|').replaceAll('.', '\\.'), 'g');
  // A function: `$&` in a title is a title.
  return text.replaceAll(pattern, (word) => words[word]);
}
