import { expect, test } from "vitest";
import { previewCall, readChoices } from "./preview-choices.ts";

const call = (query: string) => previewCall("M145LL", readChoices(new URLSearchParams(query)));

test("what was stated goes along in one order, however the address has it", () => {
	expect(call("rent=1250&use=hmo&certificate=a-b")).toBe(
		"/api/property/preview/M145LL?use=hmo&certificate=a-b&rent=1250",
	);
	expect(call("certificate=a-b&rent=1250&use=hmo")).toBe(call("use=hmo&rent=1250&certificate=a-b"));
});

test("what is no choice, or nothing, stays behind", () => {
	expect(call("utm_source=x&use=palace&rent=%20&exemption=yes")).toBe(
		"/api/property/preview/M145LL",
	);
});

test("what was typed cannot become another parameter", () => {
	expect(call("rent=1%26price%3D2")).toBe("/api/property/preview/M145LL?rent=1%26price%3D2");
});
