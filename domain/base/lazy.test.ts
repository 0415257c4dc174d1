import { describe, expect, it, vi } from "vitest";
import { lazy } from "./lazy.ts";

describe("what is made lazily", () => {
	it("is not made before it is asked for", () => {
		const make = vi.fn(() => "made");
		lazy(make);
		expect(make).not.toHaveBeenCalled();
	});

	it("is made once, also when it is nothing", () => {
		const make = vi.fn(() => undefined);
		const ask = lazy(make);
		ask();
		expect(ask()).toBeUndefined();
		expect(make).toHaveBeenCalledTimes(1);
	});
});
