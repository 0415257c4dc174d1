import { useQuery } from "@tanstack/react-query";
import type { User } from "#contracts/user.ts";
import { userQuery } from "./session.ts";

/** `unreachable` means that the server did not say: it may be anyone. */
export type Visitor =
	| { state: "unknown" }
	| { state: "signed-out" }
	| { state: "signed-in"; user: User }
	| { state: "unreachable"; error: Error; retry: () => void };

/** Who looks at the screen. */
export function useVisitor(): Visitor {
	const { data, error, refetch } = useQuery(userQuery);
	if (data) {
		return { state: "signed-in", user: data };
	}
	if (data === null) {
		return { state: "signed-out" };
	}
	return error
		? { state: "unreachable", error, retry: () => void refetch() }
		: { state: "unknown" };
}

/** Whether nobody is signed in; false while that is not known. */
export function useIsGuest(): boolean {
	return useVisitor().state === "signed-out";
}
