/** `parts-search` as part of an identifier: `partsSearch`. */
function camelCase(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function pascalCase(name) {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/**
 * Replaces the template's names by the remote's, in a file's text or path.
 * @param {{ name: string, path: string, title: { en: string, ja: string }, icon: string, portal?:
 * string }} request `portal`: its address, for a remote in a separate repository
 */
export function fillIn(text, { name, path, title, icon, portal = 'https://portal.example' }) {
  const words = {
    '/sample-path': path,
    'Sample title': title.en,
    見本の題: title.ja,
    'sample-name': name,
    SampleName: pascalCase(name),
    sampleName: camelCase(name),
    "'layout-grid'": `'${icon}'`,
    'https://portal.example': portal,
    // A file that replaces another gets its name, see `chosenFiles`.
    '.list.': '.',
    '.detail.': '.',
    '.standalone.': '.',
  };
  const pattern = new RegExp(Object.keys(words).join('|').replaceAll('.', '\\.'), 'g');
  // A function, so that `$&` in a title stays literal.
  return text.replaceAll(pattern, (word) => words[word]);
}
