import { expect, test } from "vitest";
import "./zod-without-eval.ts";

// Other files of this run loaded zod before; what it reads as it loads is what counts.
test("zod is told to compile no code before it makes a schema", () => {
	expect(globalThis).toHaveProperty("__zod_globalConfig", { jitless: true });
});
