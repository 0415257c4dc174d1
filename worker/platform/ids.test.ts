import { expect, test } from "vitest";
import { newId, randomToken, withShortIds } from "./ids.ts";

test.each([
	(id: string) => id,
	(id: string) => `/api/reports/${id}`,
	(id: string) => `?next=%2Freport%2F${id}`,
	(id: string) => JSON.stringify({ message: `x\n${id}` }),
	(id: string) => `a${id}`,
])("a report's id is cut wherever it stands in a text: %s", (textOf) => {
	const id = newId("rpt", randomToken);
	expect(withShortIds(textOf(id))).toBe(textOf(id.slice(0, 12)));
});
