/** The feed of what changes in the licensing register: where it is, and how pages announce it. */
export const registerFeed = {
	path: "/register/changes.atom",
	title: "Changes of the licensing register",
	type: "application/atom+xml",
} as const;
