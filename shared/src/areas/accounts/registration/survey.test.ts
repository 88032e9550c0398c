import { nextQuestion, surveyOptions, surveyQuestions, toggleAnswer } from './survey.ts';

describe('surveyQuestions', () => {
  it('names every question once', () => {
    expect([...surveyQuestions].sort()).toEqual(Object.keys(surveyOptions).sort());
  });
});

describe('nextQuestion', () => {
  it('goes through the five questions in order', () => {
    const answers: Record<string, unknown> = {};
    const asked = [];
    for (let next = nextQuestion(answers); next !== null; next = nextQuestion(answers)) {
      asked.push(next);
      answers[next] = 'x';
    }
    expect(asked).toEqual(surveyQuestions);
  });

  it('returns to a question that was left out', () => {
    expect(nextQuestion({ purpose: 'viewer', challenges: ['cost'] })).toBe('job');
  });
});

describe('toggleAnswer', () => {
  it.each([
    [['cost'], 'time', ['cost', 'time']],
    [['cost', 'time'], 'cost', ['time']],
    [['cost', 'time'], 'nothing', ['nothing']],
    [['nothing'], 'cost', ['cost']],
    [['none'], 'kicad', ['kicad']],
    [['none'], 'none', []],
  ])('makes of %j and %s %j', (chosen, answer, after) => {
    expect(toggleAnswer(chosen, answer)).toEqual(after);
  });
});
