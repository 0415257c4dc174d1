type Fields = Record<string, string | number | boolean | null | undefined>;

function write(level: "info" | "error") {
	return (message: string, fields: Fields = {}) =>
		console[level](JSON.stringify({ level, message, ...fields }));
}

/** One JSON object a line, which Workers Logs indexes by field. */
export const log = { info: write("info"), error: write("error") };
