import { Buffer } from "node:buffer";
import { gunzipSync, gzipSync } from "node:zlib";
import { customType } from "drizzle-orm/sqlite-core";

/**
 * A text column that is kept packed: gzip, as base64, because D1 hands a blob over as an array of numbers, four characters a byte. Readers and
 * writers of the column see the text itself; SQL cannot look into it. Everything that is kept packed is packed and unpacked here, by the runtime itself:
 * a library in JavaScript took a fifth of the making of a report.
 */
export const packedText = customType<{ data: string; driverData: string }>({
	dataType: () => "text",
	toDriver: (text) => gzipSync(text).toString("base64"),
	fromDriver: unpackText,
});

/** The text of a packed column that a piece of SQL has read. */
export function unpackText(packed: string): string {
	return gunzipSync(Buffer.from(packed, "base64")).toString();
}
