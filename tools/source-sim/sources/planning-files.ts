import { noSuchRoute, type Question, type Reply } from "../exchange.ts";
import { areasFile, organisationsFile } from "../fixtures/planning-files.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

const files: Readonly<Record<string, () => string>> = {
	"/dataset/article-4-direction-area.csv": areasFile,
	"/dataset/local-authority.csv": organisationsFile,
};
const made = new Map<string, ServedFile>();

/** The files of whole datasets that planning.data.gov.uk makes every night. */
export function answerPlanningFiles(question: Question): Reply {
	const make = files[question.path];
	if (!make) {
		return noSuchRoute;
	}
	const file =
		made.get(question.path) ??
		servedFile(make(), { type: "text/csv", changed: "2026-11-14T02:10:00Z" });
	made.set(question.path, file);
	return serveFile(question, file);
}
