/** The role of a job file, by its path. Names are in lower case. */
export type JobFile =
  | { readonly kind: 'matrix' }
  | { readonly kind: 'info' }
  | { readonly kind: 'attributes' }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'step'; readonly step: string; readonly file: StepFileName }
  | {
      readonly kind: 'layer';
      readonly step: string;
      readonly layer: string;
      readonly file: LayerFileName;
    };

const stepFileNames = [
  'stephdr',
  'profile',
  'attrlist',
  'eda/data',
  'netlists/cadnet/netlist',
] as const;
const layerFileNames = ['features', 'attrlist', 'tools', 'components'] as const;
export type StepFileName = (typeof stepFileNames)[number];
export type LayerFileName = (typeof layerFileNames)[number];

export interface Located {
  /** Folder of the job inside the archive: `odb`, the job's name, or empty. */
  readonly root: string;
  readonly file: JobFile;
}

const jobFiles =
  /^(?:(.+)\/)?(?:(matrix\/matrix)|(misc\/info)|(misc\/attrlist)|symbols\/([^/]+)\/features)$/;
const stepFiles =
  /^(?:(.+)\/)?steps\/([^/]+)\/(stephdr|profile|attrlist|eda\/data|netlists\/cadnet\/netlist)$/;
const layerFiles =
  /^(?:(.+)\/)?steps\/([^/]+)\/layers\/([^/]+)\/(features|attrlist|tools|components)$/;

/**
 * Tells the role of a file (ODB++ 8.1, "Product Model Tree"). Undefined for files that are not
 * read: other net lists, fonts, wheels and private files of writers.
 *
 * @param path comparable path: lower case, without `.z`
 */
export function locate(path: string): Located | undefined {
  const [, layerRoot = '', layerStep = '', layer = '', layerFile] = layerFiles.exec(path) ?? [];
  const inLayer = layerFileNames.find((name) => name === layerFile);
  if (inLayer)
    return { root: layerRoot, file: { kind: 'layer', step: layerStep, layer, file: inLayer } };
  const [, stepRoot = '', step = '', stepFile] = stepFiles.exec(path) ?? [];
  const inStep = stepFileNames.find((name) => name === stepFile);
  if (inStep) return { root: stepRoot, file: { kind: 'step', step, file: inStep } };
  const [found, root = '', matrix, info, attributes, symbol = ''] = jobFiles.exec(path) ?? [];
  if (found === undefined) return undefined;
  if (matrix) return { root, file: { kind: 'matrix' } };
  if (info) return { root, file: { kind: 'info' } };
  if (attributes) return { root, file: { kind: 'attributes' } };
  return { root, file: { kind: 'symbol', symbol } };
}
