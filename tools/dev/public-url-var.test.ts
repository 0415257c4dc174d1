import { expect, test } from "vitest";
import { publicUrlVar } from "./public-url-var.ts";

test("links in mails lead to the address in use", () => {
	expect(publicUrlVar("http://127.0.0.1:4000")).toEqual({ PUBLIC_URL: "http://127.0.0.1:4000" });
});

test("without an address in use the configured one stays", () => {
	expect(publicUrlVar("")).toEqual({});
});
