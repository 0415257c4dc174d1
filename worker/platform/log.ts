import { withShortIds } from "./ids.ts";
import { contextFields, type Fields } from "./log-context.ts";

function write(level: "info" | "error") {
	return (message: string, fields: Fields = {}) =>
		console[level](withShortIds(JSON.stringify({ level, message, ...contextFields(), ...fields })));
}

/** One JSON object a line, which Workers Logs indexes by field and in which no report stands by its whole id; with the id of the request, or the name of the job, that it is about. */
export const log = { info: write("info"), error: write("error") };
