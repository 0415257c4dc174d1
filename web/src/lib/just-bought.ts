/** What stands beside the entry of the history that a purchase leads to, so that a page that is loaded again finds it too. */
export const justBought = { justBought: true } as const;

/** Whether a purchase led here. The state of an entry may be anything. */
export function isJustBought(state: unknown): boolean {
	return typeof state === "object" && state !== null && "justBought" in state;
}
