import { DataTable } from "#web/ui/data-table.tsx";

/** Lawful bases by purpose. Source: UK GDPR article 6(1). */
const purposes = [
	["Your account, and keeping you signed in", "Contract", "(b)"],
	["Making, showing and sending the reports you ask for", "Contract", "(b)"],
	["Taking payments, renewing plans, giving money back", "Contract", "(b)"],
	["Mails about your account, reports and plan", "Contract", "(b)"],
	["Keeping records of what was paid", "Legal obligation: tax and company law", "(c)"],
	[
		"Keeping guessers and fraud out, and noting what administrators change",
		"Legitimate interest: a service that others cannot misuse",
		"(f)",
	],
	[
		"Answering what you write to us, and proving what was agreed",
		"Legitimate interest: helping you, and settling disputes",
		"(f)",
	],
	[
		"Showing public facts about homes",
		"Legitimate interest: yours and other readers’ in what is public",
		"(f)",
	],
	["Counting how often screens are opened", "Consent, which you can take back", "(a)"],
] as const;

/** What data is used for. */
export function Purposes() {
	return (
		<>
			<DataTable
				caption="Purposes and lawful bases"
				columns={[{ title: "Purpose" }, { title: "Lawful basis" }, { title: "UK GDPR 6(1)" }]}
				rows={purposes.map((cells) => ({ key: cells[0], cells }))}
			/>
			<p>We send no advertising, and sell or rent data to nobody.</p>
		</>
	);
}
