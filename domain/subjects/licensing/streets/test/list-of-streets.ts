type Answer = "inside" | "outside" | "ask";

/**
 * A printed list, and its expected answer for homes: "12 Ada Street", "12 Ada Street, M12 4QG", "12 Ada Street in Burnley", or without a number "Ada
 * Street", separated by semicolons. A street that no line names gives `ask`, because the list may name it in an unforeseen way.
 */
export type ListOfStreets = { readonly shape: string; readonly list: string } & {
	readonly [Said in Answer]?: string;
};

/** Every home of a list, and what the list says of it. */
export function homesOf(list: ListOfStreets): (readonly [home: string, answer: Answer])[] {
	return (["inside", "outside", "ask"] as const).flatMap((answer) =>
		(list[answer]?.split("; ") ?? []).map((home) => [home, answer] as const),
	);
}
