import { listInWords } from "#domain/base/words.ts";
import { portalIds, portals } from "#domain/subjects/listing/listing-link.ts";
import { DataTable } from "#web/ui/data-table.tsx";

const ours = listInWords(portalIds.map((id) => portals[id].name));

/** Everyone the product talks to, and what they learn by it. */
const recipients = [
	[
		"Cloudflare",
		"Runs the site, stores its database, cache and PDFs, and sends our mail",
		"Everything that we store, as our processor",
	],
	[
		"Stripe",
		"Takes payments and runs subscriptions",
		"Your e-mail address, what you buy and your card. On payment screens also what your browser tells it, against fraud",
	],
	["Google", "Signs you in, if you choose that", "That you sign in here. We send it nothing else"],
	[
		"Cloudflare Turnstile",
		"Tells people from machines where you sign up, mistype a password or correct our register, where it is switched on",
		"Your network address and what your browser tells it",
	],
	[
		"A language model at Cloudflare",
		"Rewords the risks in a report, where it is switched on",
		"Facts about the home. Nothing about you",
	],
	[
		"postcodes.io, the energy register, HM Land Registry, planning.data.gov.uk, data.police.uk, the Environment Agency",
		"Answer about a home or its area",
		"A postcode, certificate number or position. Nothing about you",
	],
	[
		ours,
		"Show the listing that you import",
		"The address of the page, asked for by our server. Nothing about you",
	],
] as const;

/** Each recipient of data, and the data it receives. */
export function Recipients() {
	return (
		<>
			<DataTable
				caption="Recipients"
				columns={[{ title: "Who" }, { title: "What for" }, { title: "What they receive" }]}
				rows={recipients.map((cells) => ({ key: cells[0], cells }))}
			/>
			<p>
				Our administrators see accounts, payments, reports and how much keys are used, as far as
				they need to for support. Advisers, courts and authorities receive data where the law
				demands or allows it. If the business passes to somebody else, they take over under this
				policy, and we tell you.
			</p>
		</>
	);
}

/** Source: UK GDPR chapter V; the data processing terms of Cloudflare and Stripe. */
export function Transfers() {
	return (
		<p>
			Cloudflare answers from places in many countries. It, Stripe and Google also handle data
			outside the United Kingdom, in the United States among others. UK law does not regard the
			protection of every country as adequate. There the transfer rests on the UK extension to the
			EU-US Data Privacy Framework. Or it rests on the International Data Transfer Addendum in the
			company’s data processing terms. Write to us if you want to see which.
		</p>
	);
}
