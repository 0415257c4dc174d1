/**
 * How well the register answers for an authority and a kind of scheme. `nationwide`: the nation's law, or a survey of all its councils, answers alone.
 * `verified`: an administrator read every deciding row against the council's page. `evidence`: each rests on a council's or GOV.UK page that was read
 * and still speaks. `in_doubt`: one of them rests on no such page, its page has changed since, or its first day is unknown. `unknown`: no row answers.
 */
export const answerStates = ["nationwide", "verified", "evidence", "in_doubt", "unknown"] as const;
export type AnswerState = (typeof answerStates)[number];
