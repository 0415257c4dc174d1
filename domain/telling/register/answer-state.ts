/**
 * How well the register can answer for an authority and a kind of scheme. `nationwide`: the nation's law, or a survey of all its councils, answers by itself.
 * `verified`: an administrator read every row that answers against the council's page. `evidence`: each rests on a council's or gov.uk page that was read.
 * `in_doubt`: one of them rests on no such page, or its page changed since, or nobody can say from which day it binds. `unknown`: no row answers.
 */
export const answerStates = ["nationwide", "verified", "evidence", "in_doubt", "unknown"] as const;
export type AnswerState = (typeof answerStates)[number];
