import { noSuchRoute, type Question, type Reply } from "../exchange.ts";
import { completeFile, updateFile } from "../fixtures/price-paid-files.ts";
import type { SaleFixture } from "../fixtures/sales.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

type Made = { readonly changed: string; readonly make: (real: readonly SaleFixture[]) => string };

const files: Readonly<Record<string, Made>> = {
	"/pp-complete.csv": { changed: "2026-09-28T10:00:00Z", make: completeFile },
	"/pp-monthly-update-new-version.csv": { changed: "2026-10-28T11:00:00Z", make: updateFile },
};
const served = new Map<string, ServedFile>();

/** The bulk files of Price Paid Data: all sales up to a month, and the update of the month after. `real`: real sales beside the invented ones. */
export function answerPricePaidFiles(
	question: Question,
	real: () => readonly SaleFixture[] = () => [],
): Reply {
	const made = files[question.path];
	if (!made) {
		return noSuchRoute;
	}
	const file =
		served.get(question.path) ??
		servedFile(made.make(real()), { type: "text/csv", changed: made.changed });
	served.set(question.path, file);
	return serveFile(question, file);
}
