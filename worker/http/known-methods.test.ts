import { expect, test } from "vitest";
import { askApp } from "#worker/test/ask-app.ts";

test.each(["PROPFIND", "SEARCH", "QUERY", "LOCK"])(
	"%s is not implemented anywhere",
	async (method) => {
		for (const path of ["/", "/api/user", "/api/nowhere", "/nowhere"]) {
			const answer = await askApp(path, { init: { method } });
			expect(answer.status, path).toBe(501);
			expect(answer.headers.get("content-type")).toContain("text/plain");
			expect(answer.headers.get("content-security-policy")).not.toBeNull();
		}
	},
);

test("a method that something here has is answered by what the address is for", async () => {
	expect((await askApp("/api/user", { init: { method: "DELETE" } })).status).toBe(404);
	expect((await askApp("/api/user", { init: { method: "HEAD" } })).status).toBe(401);
});
