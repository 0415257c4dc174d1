import { lazily } from "#domain/lazily.ts";

const london = lazily(
	() =>
		new Intl.DateTimeFormat("en-GB", {
			timeZone: "Europe/London",
			day: "numeric",
			month: "short",
			year: "numeric",
			hour: "2-digit",
			minute: "2-digit",
		}),
);

/** `21 Nov 2026, 14:05` in London, from an ISO instant: for records that several people read. */
export function formatMinute(instant: string): string {
	return london().format(new Date(instant));
}
