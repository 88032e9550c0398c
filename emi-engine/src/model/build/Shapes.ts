import { type SymbolUse } from '../../odb/features/Features.ts';
import { type SymbolLibrary } from '../../odb/symbols/SymbolLibrary.ts';
import { type SymbolShape } from '../../odb/symbols/SymbolShape.ts';

/** Numbers the shapes of symbols, so that pads of all layers share one list. */
export class Shapes {
  readonly list: SymbolShape[] = [];
  readonly #library: SymbolLibrary;
  readonly #numbers = new Map<SymbolShape, number>();
  /** Number of the empty shape. */
  readonly none: number;

  constructor(library: SymbolLibrary) {
    this.#library = library;
    this.none = this.#add(library.find({ name: 'null', unit: 'mm' }));
  }

  numberOf(use: SymbolUse): number {
    const shape = this.#library.find(use);
    return this.#numbers.get(shape) ?? this.#add(shape);
  }

  #add(shape: SymbolShape): number {
    this.#numbers.set(shape, this.list.length);
    return this.list.push(shape) - 1;
  }
}
