import type { ReactNode } from "react";
import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { BACKUP_DAYS, RESTORE_POINT_DAYS } from "#domain/business/data-handling.ts";
import { SupportLink } from "#web/lib/public-text.tsx";
import { LegalPairs } from "../legal-pairs.tsx";

const days = (count: number) => countInWords(count, "day");
const recipients = (
	<Link to={`${screens.privacyPolicy}#recipients`}>
		“Who else receives it” in the privacy policy
	</Link>
);

/** What a processor agrees to, point by point. Only what the product does, and what whoever runs it answers for. Source: UK GDPR article 28(3). */
const points: readonly (readonly [name: string, text: ReactNode])[] = [
	[
		"What for, and how long",
		"We keep those homes, judge them, tell you what changes, and make the reports, files and links that you ask for. That lasts until you delete a home, an owner or your account.",
	],
	[
		"Which data, and of whom",
		"Names, incomes and shares of owners, who holds a licence, addresses, rents, loans, and the days of a tenancy. They are about your clients and about people who rent from them. Enter no tenant’s name, and nothing of anybody’s health or beliefs: no field asks for it.",
	],
	[
		"Your instructions",
		"What you do on our screens and by our calls is your instruction, and we use the data for nothing else. Where the law demands more of us we tell you first, unless it forbids that. We tell you if we think that an instruction breaks the law.",
	],
	["Confidence", "Whoever works for us and can reach the data has to keep it to themselves."],
	[
		"Security",
		<>
			What we do stands under{" "}
			<Link to={`${screens.dataProtection}#security`}>“How your data is protected”</Link>. If data
			of your clients is lost or seen by somebody who should not see it, we tell you without undue
			delay, with what we know of it.
		</>,
	],
	[
		"Others that we use",
		<>
			They stand under {recipients}. You agree to those. Of them Cloudflare alone stores this data.
			We bind each to the same duties and answer for it. Before another receives the data we write
			to you, and you can object or leave.
		</>,
	],
	[
		"Your clients’ rights",
		"You can see, correct, download and delete all of it yourself. If a client of yours writes to us, we send them to you. With what you cannot do yourself, and with an impact assessment, we help you.",
	],
	[
		"At the end",
		`Download what you need first: your homes as CSV, all of it as JSON. What you delete is gone at once, and with your account all of it. In restore points it can remain for up to ${days(RESTORE_POINT_DAYS)}, in encrypted copies for up to ${days(BACKUP_DAYS.backup)}.`,
	],
	[
		"Proof",
		<>
			Write to <SupportLink />. We give you what shows that we keep to this. You, or an auditor whom
			you send, may also check it, at a time that we agree.
		</>,
	],
];

/** Terms for who keeps personal data of others with us: agents of their clients. Source: UK GDPR article 28. */
export function Agents() {
	return (
		<>
			<p>
				You may keep homes for others in your business, as an agent does. Then you, or your client,
				decide about the data of those people. We handle it for you, as your processor. These points
				are part of our contract with you.
			</p>
			<LegalPairs pairs={points.map(([name, text]) => ({ name, text }))} />
			<p>
				You see to it that you may give us the data, and that your clients know of it. With whoever
				you show a home to by a link you share what that page shows.
			</p>
		</>
	);
}
