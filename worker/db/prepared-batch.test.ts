import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordingTables } from "#worker/test/query-plans.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { connect } from "./client.ts";
import { isListed, prepareBatch } from "./prepared-batch.ts";
import { authorities } from "./schema/reference.ts";

test("statements are written once, and run together with what each call gives", async () => {
	await loadReferenceData();
	let written = 0;
	const read = prepareBatch(["code", "codes"], (db, { code, codes }) => {
		written++;
		const names = () => db.select({ name: authorities.name }).from(authorities);
		return {
			one: names().where(eq(authorities.code, code)),
			several: names().where(isListed(authorities.code, codes)).orderBy(authorities.name),
		};
	});
	const { DB, counts, statements } = recordingTables();
	const db = connect(DB);

	expect(await read(db, { code: "E08000003", codes: '["E08000003","E08000006"]' })).toEqual({
		one: [{ name: "Manchester" }],
		several: [{ name: "Manchester" }, { name: "Salford" }],
	});
	expect(await read(db, { code: "nowhere", codes: "[]" })).toEqual({ one: [], several: [] });

	expect(written).toBe(1);
	expect(counts.trips).toBe(2);
	expect(new Set(statements.map(({ sql }) => sql)).size).toBe(2);
});
