/**
 * The registration's survey: its five questions in the order in which they are asked, each with its
 * possible answers. Stored answers have these names; a name that is given up is never used again.
 */
export const surveyOptions = {
  /** What for? */
  purpose: ['business', 'hobby', 'viewer', 'netlist', 'board_service', 'analysis'],
  /** As what does the person work? */
  job: [
    'circuit_design',
    'pcb_layout',
    'software',
    'production',
    'purchasing',
    'management',
    'education',
    'student',
    'other',
  ],
  challenges: ['cost', 'time', 'rework', 'noise', 'parts', 'teamwork', 'staff', 'nothing', 'other'],
  cad: ['none', 'altium', 'cadence', 'siemens', 'zuken', 'kicad', 'autodesk', 'in_house', 'other'],
  /** How did the person hear of the product? */
  heard: [
    'search',
    'colleague',
    'board_maker',
    'exhibition',
    'article',
    'social',
    'school',
    'other',
  ],
} as const;

export type SurveyQuestion = keyof typeof surveyOptions;

export const surveyQuestions = [
  'purpose',
  'job',
  'challenges',
  'cad',
  'heard',
] as const satisfies readonly SurveyQuestion[];

/** Questions that take any number of answers, at least one; the others take exactly one. */
const manyAnswers: ReadonlySet<SurveyQuestion> = new Set<SurveyQuestion>(['challenges', 'cad']);

export function takesManyAnswers(question: SurveyQuestion): boolean {
  return manyAnswers.has(question);
}

/** Answers that leave room for no other one. */
const sole: ReadonlySet<string> = new Set(['nothing', 'none']);

/** The answers to a multiple-choice question after one of them is selected or cleared. */
export function toggleAnswer<Answer extends string>(
  chosen: readonly Answer[],
  answer: Answer,
): readonly Answer[] {
  if (chosen.includes(answer)) return chosen.filter((each) => each !== answer);
  if (sole.has(answer)) return [answer];
  return [...chosen.filter((each) => !sole.has(each)), answer];
}

type Answers = Readonly<Partial<Record<SurveyQuestion, unknown>>>;

/** The first question without an answer, or `null` when all five have one. */
export function nextQuestion(answers: Answers): SurveyQuestion | null {
  return surveyQuestions.find((question) => answers[question] === undefined) ?? null;
}
