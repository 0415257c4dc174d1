/** A list as it is printed, and what it says of homes. */
export type ListOfStreets = {
	readonly shape: string;
	readonly list: string;
	/**
	 * Homes as "12 Ada Street", "12 Ada Street, M12 4QG" or "12 Ada Street in Burnley", without a number "Ada Street". A home whose street no line names is to be
	 * asked about: the list may name it in a way that nobody foresaw.
	 */
	readonly homes: Readonly<Record<string, "inside" | "outside" | "ask">>;
};
