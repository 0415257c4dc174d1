import { expect, test } from "vitest";
import { pence } from "#domain/base/money.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { losing, someDocument } from "#worker/test/some-document.ts";
import { layOut } from "./layout.ts";
import {
	accountDeleted,
	emailChangeAsked,
	emailChanged,
	googleLinked,
	passkeyAdded,
	passkeyRemoved,
	passwordChanged,
	recoveryCodeUsed,
	resetPassword,
	verifyEmail,
	welcome,
} from "./templates/account-emails.ts";
import { adminAlert, testMail } from "./templates/admin-emails.ts";
import { homeNews } from "./templates/home-emails.ts";
import {
	coolingOff,
	planCancelled,
	planChanged,
	planChangePlanned,
	planKept,
	planPaymentFailed,
	planRenewing,
	planStarted,
	trialEnding,
} from "./templates/plan-emails.ts";
import { reportCorrected, suggestionDecided } from "./templates/register-emails.ts";
import { paymentReturned, reportReady, reportRefunded } from "./templates/report-emails.ts";

const LINK = "https://lettable.example/somewhere/a-token_1";
const LINKS = { report: LINK, pdf: "https://lettable.example/somewhere.pdf" };
const BOUGHT = { postcode: "M14 5LL", address: "2 <Pretend> Terrace" };
const { answer } = someDocument(losing);
const PLAN = {
	plan: "Pro",
	reports: "25 reports a month",
	trialReports: 5,
	price: "£25",
	firstCharge: "27 November 2026",
	periodEnd: "27 November 2026",
	next: null,
	isTest: true,
};
const OVERDUE = {
	kind: "source_overdue",
	what: "Bank Rate is overdue.",
	since: "Last checked on 1 November 2026.",
	action: "Run the refresh.",
	tab: "settings",
} as const;
const SUGGESTED = {
	kind: "selective",
	postcode: "M14 5LL",
	sentOn: "2026-11-20",
	note: "The council’s notice <says> otherwise.",
} as const;
const CHANGE = {
	...{ title: "Can it be let?", from: "Yes", to: "No", answer: null, next: null, page: null },
	why: "The licensing register changed.",
	detail: null,
} as const;
const NEWS = {
	changes: [{ home: "The Mill", event: CHANGE }],
	unasked: [
		{ source: "crime", homes: 2 },
		{ source: "home", homes: 1 },
	],
} as const;
const NEXT = { plan: "Starter", reports: "5 reports a month", price: "£15" };
const HELP = { supportEmail: "help@lettable.example" };

const emails = [
	["verify e-mail", verifyEmail("ada", LINK)],
	["reset password", resetPassword(LINK)],
	["password changed", passwordChanged("ada", LINK)],
	["e-mail change asked", emailChangeAsked("ada", LINK)],
	["e-mail changed", emailChanged("ada", LINK)],
	["Google linked", googleLinked("ada", LINK)],
	["passkey added", passkeyAdded("ada", LINK)],
	["passkey removed", passkeyRemoved("ada", LINK)],
	["recovery code used", recoveryCodeUsed("ada", LINK)],
	["welcome", welcome("ada", LINK)],
	["account deleted", accountDeleted()],
	["payment returned", paymentReturned("2 <Pretend> Terrace", LINK)],
	[
		"report ready",
		reportReady({ ...BOUGHT, isOwned: false, isTest: false, isWaived: true, answer: null }, LINKS),
	],
	[
		"report of an account ready",
		reportReady({ ...BOUGHT, isOwned: true, isTest: true, isWaived: false, answer }, LINKS),
	],
	["report refunded", reportRefunded({ ...BOUGHT, refunded: pence(1500), isTest: true })],
	["plan started", planStarted("ada", PLAN, { home: LINK, account: LINK })],
	["trial ending", trialEnding("ada", PLAN, LINK)],
	["plan renewing", planRenewing("ada", PLAN, LINK)],
	[
		"cooling off",
		coolingOff("ada", PLAN, { from: "27 May 2027", until: "10 June 2027", link: LINK }),
	],
	["plan payment failed", planPaymentFailed("ada", PLAN, LINK)],
	["plan cancelled", planCancelled("ada", PLAN, { isOver: false, givenBack: null, link: LINK })],
	["admin alert", adminAlert("ada", [OVERDUE], () => LINK)],
	["test mail", testMail("ada", LINK)],
	["plan changed", planChanged("ada", PLAN, LINK)],
	["plan change planned", planChangePlanned("ada", { ...PLAN, next: NEXT }, LINK)],
	["plan kept", planKept("ada", PLAN, LINK)],
	[
		"correction accepted",
		suggestionDecided({ ...SUGGESTED, decision: "accepted", isUnproved: true }, LINK),
	],
	[
		"correction declined",
		suggestionDecided({ ...SUGGESTED, decision: "declined", isUnproved: false }, LINK),
	],
	[
		"report corrected",
		reportCorrected(
			{ ...BOUGHT, isOwned: false },
			[
				{ kind: "selective", before: "likely", after: "required", page: LINK },
				{ kind: "articleFour", before: "unknown", after: "likely", page: LINK },
				{ kind: "additional", before: "check_boundary", after: "none_found", page: null },
			],
			LINK,
		),
	],
	[
		"report of an account corrected",
		reportCorrected(
			{ ...BOUGHT, isOwned: true },
			[{ kind: "additional", before: "unknown", after: "starting_soon", page: null }],
			LINK,
		),
	],
	["home news", homeNews("ada", NEWS, LINK)],
	["plan over", planCancelled("ada", PLAN, { isOver: true, givenBack: "£25", link: LINK })],
] as const;

/** The words of the visible page, in order, as a reader sees them. */
function visibleWords(html: string): string {
	return html
		.replace(/<head>.*<\/head>/s, "")
		.replace(/<div style="display: none[^>]*>.*?<\/div>/s, "")
		.replace(/<[^>]*>/g, " ")
		.replaceAll("&#39;", "'")
		.replaceAll("&quot;", '"')
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&")
		.replace(/\s+/g, " ")
		.trim();
}

test.each(emails)(
	"%s says the same as text and as HTML, sentence by sentence",
	async (_, email) => {
		const { text, html } = await layOut(email, HELP);

		expect(visibleWords(html)).toBe(text.replace(/:\n/g, " ").replace(/\s+/g, " ").trim());
	},
);

test.each(emails)(
	"%s reads on a phone, in light and dark, in British English",
	async (_, email) => {
		const { html } = await layOut(email, HELP);

		expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
		expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
		expect(html).toContain('name="color-scheme" content="light dark"');
		expect(html).toContain("@media (prefers-color-scheme: dark)");
		expect(html).toContain("font-size: 16px");
	},
);

test.each(emails)(
	"%s loads nothing from anywhere and leads only to its links",
	async (_, email) => {
		const { html } = await layOut(email, HELP);
		const addresses = [...html.matchAll(/\bhttps?:[^\s"<]*/g)].map(([address]) => address);

		expect(html).not.toMatch(
			/<(img|link|script|iframe|form)|url\(|@import|\b(src|srcset|background)=/i,
		);
		const links = [email.button, "link" in email ? email.link : undefined];
		expect(new Set(addresses)).toEqual(new Set(links.flatMap((link) => link?.address ?? [])));
	},
);

test.each(emails)(
	"%s has a subject of one line, a preview, and one button at most",
	async (_, email) => {
		const { subject, html } = await layOut(email, HELP);

		expect(subject).toMatch(/^[^\p{Cc}]{5,60}$/u);
		expect(html).toContain(`opacity: 0">${email.preview}</div>`);
		expect(html.match(/class="button"/g)?.length ?? 0).toBe(email.button ? 1 : 0);
	},
);

/** The product tells its administrators by itself. */
const asked = emails.filter(([name]) => name !== "admin alert");

test.each(asked)("%s says what to do for whoever did not ask for it", async (_, email) => {
	const { text } = await layOut(email, HELP);

	expect(text).toMatch(
		/If (it was not you|you did not|that account is not yours|it was you, there is nothing to do( here)?. If it was not)/,
	);
});

test("links say how long they work", async () => {
	expect((await layOut(verifyEmail("ada", LINK), HELP)).text).toContain("for 24 hours.");
	expect((await layOut(resetPassword(LINK), HELP)).text).toContain("for 1 hour.");
});

test.each([
	[false, "after it was last opened."],
	[true, "after it was last opened, or until you delete your account."],
])("the mail about a report says how long it is kept, owned: %s", (isOwned, end) => {
	const bought = { ...BOUGHT, isOwned, isTest: false, isWaived: false, answer: null };
	const text = reportReady(bought, LINKS).paragraphs.join(" ");
	expect(text).toContain(`We keep it for ${KEPT_YEARS.assessments} years ${end}`);
	expect(text).not.toContain("stays where it is");
});

test("the mail about a report answers its questions above the link, and one that cannot be read any more says nothing", async () => {
	const bought = { ...BOUGHT, isOwned: true, isTest: false, isWaived: false };
	const { text } = await layOut(reportReady({ ...bought, answer }, LINKS), HELP);
	const [above = ""] = text.split(LINK);
	expect(above).toContain(
		`Can it be let? ${answer.let.headline}. ${answer.let.reason}\n\nDoes it pay? ${answer.pays.headline}.`,
	);
	const [gravest] = answer.risks.items;
	expect(above).toContain(
		`What could go wrong? ${gravest?.headline}. ${answer.risks.unchecked} not checked.`,
	);
	expect(above).not.toContain("Yes, if");
	const { text: closed } = await layOut(reportReady({ ...bought, answer: null }, LINKS), HELP);
	expect(closed).not.toMatch(/Can it be let|Does it pay|go wrong/);
});

test.each(emails)("%s begins with what happened, and greets no one before", async (_, email) => {
	const { text, html } = await layOut(email, HELP);
	const [subject, first = ""] = text.split("\n\n");
	expect(subject).toBe(email.subject);
	expect(first).toBe(email.paragraphs[0]);
	expect(first).not.toMatch(/^(Hello|Dear|Hi|Thank)/);
	expect(html.indexOf(`>${email.paragraphs[0]?.slice(0, 12)}`)).toBeGreaterThan(0);
});

test.each(emails)("%s is told whole by what a phone shows of it", (_, { subject, preview }) => {
	expect(subject.length).toBeLessThanOrEqual(45);
	expect(preview.length).toBeGreaterThan(15);
	expect(preview).not.toBe(subject);
	expect(preview).toMatch(/[.?]$/);
});

test("a long address leaves a subject to its postcode", () => {
	const bought = { ...BOUGHT, isOwned: true, isTest: false, isWaived: false, answer };
	const of = (address: string | null) => reportReady({ ...bought, address }, LINKS).subject;
	expect(of("14 Claremont Road, Fallowfield, Manchester")).toBe("Your report on 14 Claremont Road");
	expect(of("Apartment 114, The Old Sorting Office")).toBe("Your report on Apartment 114");
	expect(of("Flat 12 Sir Isaac Newton House South, York")).toBe("Your report on M14 5LL");
	expect(of(null)).toBe("Your report on M14 5LL");
});

test("a list of mails shows the answers of a report that is ready", () => {
	const bought = { ...BOUGHT, isOwned: true, isTest: false, isWaived: false };
	expect(reportReady({ ...bought, answer }, LINKS).preview).toMatch(
		/^Can it be let\? .+ Does it pay\? .+\.$/,
	);
});

test.each(emails.filter(([name]) => name.startsWith("plan") || name.startsWith("trial")))(
	"%s says that it is in test mode where it is",
	async (_, email) => {
		expect((await layOut(email, HELP)).text).toContain("It runs in test mode: no money is taken.");
	},
);

test("a mail whose address anybody can type names no account but the one to be confirmed", async () => {
	for (const email of [verifyEmail("ada", LINK), resetPassword(LINK)]) {
		expect((await layOut(email, HELP)).text).not.toContain("about your account");
	}
});

test("what a user typed is text in HTML, never markup", async () => {
	const { html, text } = await layOut(welcome('<b onclick="x">&ada', LINK), HELP);

	expect(html).toContain("account &lt;b onclick=&quot;x&quot;&gt;&amp;ada.");
	expect(html).not.toContain("<b ");
	expect(text).toContain('account <b onclick="x">&ada.');
});

test("the support address stands in a mail where there is one", async () => {
	const email = accountDeleted();

	expect((await layOut(email, HELP)).text).toContain("Questions? Write to help@lettable.example.");
	expect((await layOut(email, { supportEmail: "" })).text).not.toContain("Questions?");
});

test("a refund tells of a bank only where money was taken", () => {
	const words = (isTest: boolean) =>
		JSON.stringify(reportRefunded({ ...BOUGHT, refunded: pence(1500), isTest }));
	expect(words(false)).toContain("Banks take five to ten days to show it.");
	expect(words(false)).not.toContain("test card");
	expect(words(false)).toContain('"£15 is on its way back to your card.');
	expect(words(true)).toContain("No money was taken, so none comes back.");
	expect(words(true)).not.toContain("Banks");
});
