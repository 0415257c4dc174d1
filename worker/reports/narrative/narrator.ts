import type { ReportDocument } from "#domain/report/document.ts";
import { boundModel } from "#worker/platform/bound-model.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { MODEL, modelNarrator } from "./model-narrator.ts";

/** Gives a report its wording: the same one back, or one in which claims of ours stand in other words. Never throws. */
export type Narrator = (document: ReportDocument) => Promise<ReportDocument>;

/** The rules' own wording, which is always there. */
const ruleNarrator: Narrator = (document) => Promise.resolve(document);

/** A language model words the commentary where one is bound, which is in production only. Source: DECISIONS 7. */
export function narratorOf(env: Pick<Bindings, "AI">): Narrator {
	const model = boundModel(env);
	return model ? modelNarrator((request) => model.run(MODEL, request)) : ruleNarrator;
}
