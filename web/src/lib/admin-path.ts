import { screens } from "#domain/screens.ts";

/** Address in the panel of what was paid by somebody, or under an id. */
export function adminPaymentsPath(wanted: string): string {
	return `${screens.admin}?${new URLSearchParams({ tab: "payments", q: wanted })}`;
}
