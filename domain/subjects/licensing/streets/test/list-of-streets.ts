type Answer = "inside" | "outside" | "ask";

/**
 * A list as it is printed, and what it says of homes, by its answer: "12 Ada Street", "12 Ada Street, M12 4QG", "12 Ada Street in Burnley", without a number "Ada
 * Street", a semicolon between two. A home whose street no line names is to be asked about: the list may name it in a way that nobody foresaw.
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
