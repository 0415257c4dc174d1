import { countInWords } from "#domain/base/words.ts";
import { DEVICE_DAYS, SESSION_DAYS } from "#domain/business/data-handling.ts";
import { DataTable } from "#web/ui/data-table.tsx";

/** Everything the product has a browser keep, under the name it has there. */
const items = [
	{
		name: "__Host-session",
		what: "Cookie: keeps you signed in. No script can read it.",
		howLong: `${countInWords(SESSION_DAYS, "day")} after you were last here`,
		kind: "Essential",
	},
	{
		name: "__Host-device",
		what: "Cookie: tells that you have signed in here before, so that nobody who guesses at your password elsewhere can lock you out. No script can read it.",
		howLong: `${countInWords(DEVICE_DAYS, "day")} after you last signed in here`,
		kind: "Essential",
	},
	{
		name: "__Host-google",
		what: "Cookie: while you sign in with Google, makes sure that it is you who comes back.",
		howLong: "10 minutes, or until you are back",
		kind: "Essential",
	},
	{
		name: "cookie-consent",
		what: "Local storage: what you chose about cookies.",
		howLong: "Until you clear it in your browser",
		kind: "Essential",
	},
	{
		name: "react-router-scroll-positions",
		what: "Session storage: how far you had scrolled, so that Back leads there.",
		howLong: "Until you close the tab",
		kind: "Essential",
	},
	{
		name: "History of the tab",
		what: "What an imported listing says, so that it is still there when you reload its preview or come back to it.",
		howLong: "Until you close the tab",
		kind: "Essential",
	},
	{
		name: "__stripe_mid, __stripe_sid",
		what: "Cookies that Stripe sets on the payment screens, to tell buyers from fraud.",
		howLong: "1 year and 30 minutes, as Stripe states",
		kind: "Essential",
	},
	{
		name: "report-ticks:sample",
		what: "Local storage: what you ticked in the plan of the sample report. It is sent nowhere.",
		howLong: "Until you turn Functional off or clear it",
		kind: "Functional",
	},
] as const;

/** The list that consent rests on. */
export function StoredItems() {
	return (
		<>
			<DataTable
				caption="Cookies and stored items"
				columns={[
					{ title: "Name" },
					{ title: "What it is and does" },
					{ title: "How long" },
					{ title: "Kind" },
				]}
				rows={items.map(({ name, what, howLong, kind }) => ({
					key: name,
					cells: [name, what, howLong, kind],
				}))}
			/>
			<p>
				Analytics sets no cookie and stores nothing in your browser. If you agree, the name of the
				screen that you open is sent to our own server and counted by day. So is that you saw the
				offer of a report, with the yes or no of the two answers above it. Marketing has nothing at
				all.
			</p>
		</>
	);
}
