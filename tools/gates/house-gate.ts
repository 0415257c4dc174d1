import { houseFiles } from "#tools/house/measure-house.ts";
import { findUntidy, measureHouse } from "../house/measure-house.ts";
import { fieldWordFor, privateWordsIn } from "../house/private-words.ts";
import { faultGate, type Gate } from "./gate.ts";

/** The style bar of docs/architecture.md, and that no identifier is a word of our own where the field has one. */
export const houseGate: Gate = faultGate("style bar", async () => {
	const files = houseFiles();
	return [
		...findUntidy(measureHouse(files)),
		...files.flatMap(({ file, text }) =>
			[...new Set(privateWordsIn(file, text))].map(
				(word) => `${file}: "${word}" is called ${fieldWordFor(word)}`,
			),
		),
	];
});
