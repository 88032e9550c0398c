import { boardFileProblem, classesFileProblem } from './boardFileProblem.ts';

describe('boardFileProblem', () => {
  it.each([
    ['board.tgz', 1, null],
    ['BOARD.ZIP', 134_217_728, null],
    ['board.tgz', 134_217_729, 'too_large'],
    ['board.zip', 0, 'empty'],
    ['board.tar.gz', 1, 'wrong_extension'],
    ['tgz', 1, 'wrong_extension'],
  ])('says of %s with %i bytes: %p', (name, size, problem) => {
    expect(boardFileProblem({ name, size })).toBe(problem);
  });
});

describe('classesFileProblem', () => {
  it.each([
    ['nets.CSV', 1_048_576, null],
    ['nets.csv', 1_048_577, 'too_large'],
    ['nets.xlsx', 1, 'wrong_extension'],
  ])('says of %s with %i bytes: %p', (name, size, problem) => {
    expect(classesFileProblem({ name, size })).toBe(problem);
  });
});
