/** The rooms that faults are planted in. What is imported for the Worker, in `datasets`, counts as the Worker's. */
export const kinds = ["domain", "worker", "web"] as const;
export type Kind = (typeof kinds)[number];

/** A small mistake of the sort that people make: one text in place of another. */
export type PlantedFault = {
	readonly name: string;
	/** From the root of the checkout. */
	readonly file: string;
	/** Stands in the file exactly once, wherever its lines move to. */
	readonly find: string;
	readonly replace: string;
	/** What would go wrong for a customer, in a sentence. */
	readonly harm: string;
};

/** A fault that no longer stands where it was looked for: the table has to follow the code. */
export class LostFault extends Error {
	override readonly name = "LostFault";
}

/**
 * Returns the faults whose text stands in these files, by path. In an older commit (`isOlder`) leaves out faults in code that was written later.
 * @throws LostFault for a fault without a place in any other
 */
export function placed(
	faults: readonly PlantedFault[],
	texts: ReadonlyMap<string, string>,
	isOlder: boolean,
): PlantedFault[] {
	return faults.filter((fault) => {
		try {
			plant(fault, texts.get(fault.file) ?? "");
			return true;
		} catch (error) {
			if (isOlder && error instanceof LostFault) {
				return false;
			}
			throw error;
		}
	});
}

/** Returns a file's text with the fault planted. @throws LostFault unless the text stands in it exactly once */
export function plant({ name, file, find, replace }: PlantedFault, text: string): string {
	const times = text.split(find).length - 1;
	if (times !== 1) {
		throw new LostFault(
			`${name}: "${find}" stands ${times === 0 ? "nowhere" : `${times} times`} in ${file}. Name it anew in tools/faults.`,
		);
	}
	// A function, so that a dollar sign in the new text means itself.
	return text.replace(find, () => replace);
}
