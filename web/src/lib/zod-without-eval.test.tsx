import { expect, test } from "vitest";
import "./zod-without-eval.ts";

test("zod is told to compile no code before it makes a schema", async () => {
	const { config } = await import("zod");
	expect(config().jitless).toBe(true);
});
