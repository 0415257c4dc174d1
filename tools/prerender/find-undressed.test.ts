import { expect, test } from "vitest";
import { findUndressed } from "./find-undressed.ts";

const document =
	'<p class="_card_a1b2c_3 _wide_a1b2c_9"></p><b class="own"></b><i class="_card_a1b2c_3"></i>';

test("a document whose styles know all that is drawn in it lacks none", () => {
	expect(findUndressed(document, "._card_a1b2c_3{color:red}._wide_a1b2c_9{}")).toEqual([]);
});

test("a component that was drawn without its styles is told, once", () => {
	expect(findUndressed(document, "._wide_a1b2c_9{}")).toEqual(["_card_a1b2c_3"]);
});
