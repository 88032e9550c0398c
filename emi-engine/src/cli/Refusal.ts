/** Something that a command cannot do as it was called, in a sentence for who called it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
