import type { Letter } from "../letter.ts";

/** The last letter to somebody whose account is gone. */
export function accountDeleted(): Letter {
	return {
		subject: "Your account was deleted",
		preview: "This is the last mail we send you about it.",
		username: null,
		paragraphs: [
			"Your account and everything personal in it were deleted. This is the last mail we send you about it.",
		],
		notes: ["If it was not you, somebody knew your password: change it wherever else you use it."],
	};
}
