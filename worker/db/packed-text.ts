import { decodeBase64, encodeBase64 } from "@oslojs/encoding";
import { customType } from "drizzle-orm/sqlite-core";
import { gunzipSync, gzipSync, strFromU8, strToU8 } from "fflate";

/**
 * A text column that is kept packed: gzip, as base64, because D1 hands a blob over as an array of numbers, four characters a byte. Readers and
 * writers of the column see the text itself; SQL cannot look into it. Everything that is kept packed is packed and unpacked here.
 */
export const packedText = customType<{ data: string; driverData: string }>({
	dataType: () => "text",
	// Without a time in its header the same text is always the same row.
	toDriver: (text) => encodeBase64(gzipSync(strToU8(text), { mtime: 0 })),
	fromDriver: unpackText,
});

/** The text of a packed column that a piece of SQL has read. */
export function unpackText(packed: string): string {
	return strFromU8(gunzipSync(decodeBase64(packed)));
}
