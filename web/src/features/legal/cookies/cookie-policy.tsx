import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { CookieSettingsButton } from "#web/features/legal/legal-section.tsx";
import { PROPOSED } from "#web/lib/consent.ts";
import { SupportLink } from "#web/lib/public-text.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import type { LegalText } from "../legal-section.tsx";
import { StoredItems } from "./stored-items.tsx";

const atFirst = (isOn: boolean) => (isOn ? "On" : "Off");

const kinds = [
	[
		"Essential",
		"Keeping you signed in, taking payments, remembering your choice",
		"On, and locked",
	],
	[
		"Functional",
		"Keeping the ticks that you set on a report’s checklist",
		atFirst(PROPOSED.functional),
	],
	[
		"Analytics",
		"Counting how often each screen is opened and the offer of a report is seen",
		atFirst(PROPOSED.analytics),
	],
	["Marketing", "Nothing today: there is no advertising here", atFirst(PROPOSED.marketing)],
] as const;

/** What a visitor can agree to, and how the switches stand at first. */
function CookieKinds() {
	return (
		<>
			<DataTable
				caption="Kinds of cookies"
				columns={[{ title: "Kind" }, { title: "What for" }, { title: "Switch at first" }]}
				rows={kinds.map((cells) => ({ key: cells[0], cells }))}
			/>
			<p>
				The last column says how the switches stand when you open the settings for the first time.
				Analytics counts nothing until you have accepted all or saved them. Ticks are kept when you
				set them, because you asked for it by doing so, and are removed when you turn Functional
				off.
			</p>
			<ul>
				<li>Accept All turns all four on.</li>
				<li>Reject Non-Essential leaves essential alone.</li>
				<li>Customize Settings lets you set each by itself.</li>
			</ul>
		</>
	);
}

function WhatTheyAre() {
	return (
		<p>
			A cookie is a line of text that a site gives your browser and gets back with each request. A
			site can also have the browser keep something that it does not send. That is called local
			storage, or session storage where it goes with the tab. This page names all of them.
		</p>
	);
}

function MoreAbout() {
	return (
		<p>
			What else we know about you, and why, is in the{" "}
			<Link to={screens.privacyPolicy}>privacy policy</Link>. When a cookie comes or goes we change
			this page, and ask you again if it needs your consent. Questions go to <SupportLink />.
		</p>
	);
}

/** Other companies' code and pages that a visitor meets. */
function Others() {
	return (
		<>
			<p>
				Stripe’s code is loaded on the payment screens and nowhere else. The fields for your card
				are Stripe’s. It sets the two cookies above, and more on its own address, to take the
				payment and to find fraud. See{" "}
				<a href="https://stripe.com/gb/legal/cookies-policy">Stripe’s cookie policy</a>.
			</p>
			<p>
				If you choose to sign in with Google, you go to Google’s own page, which has cookies of its
				own. See{" "}
				<a href="https://policies.google.com/technologies/cookies">how Google uses cookies</a>.
			</p>
			<p>Apart from these, no other site is asked for anything: fonts and pictures are our own.</p>
		</>
	);
}

/** Taking consent back is as easy as giving it was. */
function YourChoice() {
	return (
		<>
			<p>
				Open the settings here, or by Cookie settings at the foot of every screen. What you turn off
				stops at once.
			</p>
			<CookieSettingsButton />
			<p>
				You can also clear or refuse cookies and stored items in your browser. Without the essential
				ones you cannot sign in, and we ask about cookies at every visit.
			</p>
		</>
	);
}

/** Source: Rule SITE-10; Privacy and Electronic Communications Regulations 2003, regulation 6. */
export const cookieSections: readonly LegalText[] = [
	{ id: "what", title: "What cookies are", Body: WhatTheyAre },
	{ id: "kinds", title: "The four kinds", Body: CookieKinds },
	{ id: "list", title: "Every cookie and stored item", Body: StoredItems },
	{ id: "others", title: "Cookies of others", Body: Others },
	{ id: "choice", title: "How to change your mind", Body: YourChoice },
	{ id: "more", title: "More", Body: MoreAbout },
];
