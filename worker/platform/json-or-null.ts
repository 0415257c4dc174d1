/** What a text says as JSON; null where there is none or it is none. What comes of it is for a schema to read. */
export function jsonOrNull(json: string | null | undefined): unknown {
	try {
		return json ? JSON.parse(json) : null;
	} catch {
		return null;
	}
}
