import { askEverything } from "./every-call.ts";
import { type Recorder, type Visitor, visitor } from "./recorder.ts";
import {
	advance,
	type Bought,
	DECLINED_LATER,
	flush,
	type People,
	type Stage,
	trigger,
	typeCard,
} from "./stage.ts";

const PASSWORD = "green kettle 9";

/** Plays what visitors, buyers, subscribers and administrators do, from an empty product to a month later. */
export async function play(stage: Stage): Promise<void> {
	const guest = visitor("guest");
	await lookAround(stage, guest);
	const member = await register(stage, "member");
	const subscriber = await register(stage, "subscriber");
	const admin = await register(stage, "admin");
	await recoverAccounts(stage, member);
	const bought = await buyReports(stage, guest, member);
	await subscribe(stage, subscriber);
	await lapse(stage, await register(stage, "lapser"));
	await administer(stage, admin, bought);
	await askEverything(stage, { guest, member, subscriber, admin }, bought);
	await letTimePass(stage, { subscriber, admin });
	await leave(stage, { member, admin });
}

/** Every address that a stranger can open, and every kind of place. */
async function lookAround({ recorder: { ask } }: Stage, guest: Visitor): Promise<void> {
	for (const path of [
		...["/", "/landing", "/documentation", "/terms-of-service", "/privacy-policy"],
		...["/cookie-policy", "/data-protection", "/auth", "/forgot-password", "/subscription"],
		...["/property/M145LL", "/property/m14%205ll", "/property/nonsense", "/reports", "/account"],
		...["/admin", "/subscription-checkout/pro", "/subscription/checkout/nope", "/nowhere"],
		...["/robots.txt", "/sitemap.xml", "/favicon.ico", "/assets/none.js", "/manifest.webmanifest"],
	]) {
		await ask(guest, "GET", path);
	}
	await ask(guest, "HEAD", "/");
	await ask(guest, "POST", "/landing");
	for (const path of [
		...["health", "contact", "report-price", "subscription-prices", "auth/methods", "sources"],
		...["stripe/config", "examples", "claims", "auth/google", "auth/google/callback", "login"],
		...["login?next=/reports&tab=sign-up", "user", "nothing"],
	]) {
		await ask(guest, "GET", `/api/${path}`);
	}
	for (const postcode of [
		...["M145LL", "BN29QA", "NE65QJ", "CF243AB", "SW1A1AA", "EH65NP", "BT15GS", "LS61AN"],
		...["GY11AA", "AB1", "ZZ999ZZ", "x", "M14%205LL"],
	]) {
		await ask(guest, "GET", `/api/postcode/validate/${postcode}`);
		await ask(guest, "GET", `/api/property/preview/${postcode}`);
		await ask(guest, "GET", `/api/property/addresses/${postcode}`);
	}
	for (const query of [
		"use=hmo&bedrooms=6&rent=3600&price=310000",
		"use=sharers&bedrooms=3&rent=1500.50&price=250000",
		"use=single&bedrooms=2&rent=700&price=1200000",
		"use=palace",
		"rent=-1",
	]) {
		await ask(guest, "GET", `/api/property/preview/M145LL?${query}`);
	}
	for (const url of [
		"https://www.rightmove.co.uk/properties/100000001",
		"https://www.zoopla.co.uk/for-sale/details/100000002/",
		"https://www.onthemarket.com/details/100000004/",
		"https://example.com/home",
		"",
	]) {
		await ask(guest, "POST", "/api/property/parse-url", { json: { url } });
	}
	await ask(guest, "POST", "/api/page-views", { json: { screen: "home" } });
	await ask(guest, "POST", "/api/register", { json: { username: "x" } });
	await ask(guest, "POST", "/api/register", {
		headers: { origin: "https://evil.example" },
		json: {},
	});
}

async function register({ recorder: { ask } }: Stage, name: string): Promise<Visitor> {
	const who = visitor(name);
	const email = `${name}@example.com`;
	const json = { username: name, email, password: PASSWORD, firstName: "Ada", lastName: "Byron" };
	await ask(who, "POST", "/api/register", { json });
	await ask(who, "GET", `/api/verify-email/${await linkTo(ask, email, "/verify-email")}`);
	return who;
}

/** The secret of the newest link in a mail to an address. */
async function linkTo(ask: Recorder["ask"], email: string, screen: string): Promise<string> {
	const { text } = await ask(visitor("postman"), "GET", `/__mail.json?to=${email}`);
	return new RegExp(`${screen}/([\\w-]+)`).exec(text)?.[1] ?? "";
}

async function signIn({ recorder: { ask } }: Stage, who: Visitor): Promise<void> {
	const json = { username: who.name, password: PASSWORD };
	await ask(who, "POST", "/api/login", { json });
}

async function recoverAccounts({ recorder: { ask } }: Stage, member: Visitor): Promise<void> {
	await ask(member, "GET", "/api/user");
	await ask(member, "PATCH", "/api/account/profile", { json: { firstName: "Grace" } });
	await ask(member, "POST", "/api/account/email", {
		json: { email: "member-too@example.com", password: PASSWORD },
	});
	const change = await linkTo(ask, "member-too@example.com", "/verify-email");
	await ask(member, "GET", `/api/verify-email/${change}`);
	await ask(member, "GET", `/api/verify-email/${change}`);
	const other = visitor("member elsewhere");
	await ask(other, "POST", "/api/login", { json: { username: "member", password: "wrong one 1" } });
	await ask(other, "POST", "/api/login", { json: { username: "member", password: PASSWORD } });
	await ask(member, "GET", "/api/account/sessions");
	await ask(member, "DELETE", "/api/account/sessions");
	await ask(other, "POST", "/api/forgot-password", { json: { email: "member-too@example.com" } });
	const reset = await linkTo(ask, "member-too@example.com", "/reset-password");
	await ask(other, "GET", `/api/verify-reset-token/${reset}`);
	await ask(other, "POST", "/api/reset-password", { json: { token: reset, password: PASSWORD } });
	await ask(member, "POST", "/api/login", { json: { username: "member", password: PASSWORD } });
	await ask(member, "POST", "/api/account/password", {
		json: { currentPassword: PASSWORD, newPassword: "blue saucer 11" },
	});
	await ask(member, "POST", "/api/account/password", {
		json: { currentPassword: "blue saucer 11", newPassword: PASSWORD },
	});
}

async function buyReports(stage: Stage, guest: Visitor, member: Visitor): Promise<Bought> {
	const { ask } = stage.recorder;
	const made = async (who: Visitor, postcode: string, inputs?: object) =>
		(
			await ask(who, "POST", "/api/reports/generate", {
				json: { postcode, ...(inputs ? { inputs } : {}) },
			})
		).json().id;
	const guests = await made(guest, "M14 5LL", { rent: 1200, price: 210_000, bedrooms: 3 });
	const members = await made(member, "BN2 9QA", {
		use: "hmo",
		rent: 3600,
		price: 600_000,
		bedrooms: 6,
	});
	const unpaid = await made(guest, "CF24 3AB");
	await ask(guest, "POST", "/api/reports/generate", { json: { postcode: "BT1 5GS" } });
	for (const [who, id, email] of [
		[guest, guests, "member-too@example.com"],
		[member, members, "member-too@example.com"],
	] as const) {
		await ask(who, "GET", `/api/reports/${id}/checkout`);
		await ask(who, "GET", `/api/reports/${id}/download`);
		const json = { reportId: id, email, waiver: true };
		const { clientSecret } = (
			await ask(who, "POST", "/api/create-payment-intent", { json })
		).json();
		const paymentIntentId = await typeCard(stage, clientSecret);
		await ask(who, "POST", `/api/reports/${id}/confirm-payment`, { json: { paymentIntentId } });
		await flush(stage);
		await ask(who, "GET", `/api/reports/${id}`);
		await ask(who, "GET", `/api/reports/${id}/download`);
	}
	await ask(guest, "GET", "/api/reports/sample");
	await ask(guest, "GET", "/api/reports/sample/download");
	await ask(member, "GET", "/api/reports/claimable");
	await ask(member, "POST", `/api/reports/${guests}/claim`);
	await ask(member, "GET", "/api/reports/user");
	return { guests, members, unpaid };
}

async function subscribe(stage: Stage, who: Visitor): Promise<void> {
	const { ask } = stage.recorder;
	const get = async () => {
		await ask(who, "GET", "/api/subscription/status");
		await ask(who, "GET", "/api/trial/status");
	};
	await get();
	await ask(who, "POST", "/api/promo-codes/validate", { json: { code: "welcome20", plan: "pro" } });
	await ask(who, "POST", "/api/promo-codes/validate", { json: { code: "expired", plan: "pro" } });
	const json = { planId: "pro", amount: 2000, promoCode: "WELCOME20" };
	const { clientSecret } = (await ask(who, "POST", "/api/subscription/setup", { json })).json();
	const paymentIntentId = await typeCard(stage, clientSecret);
	await ask(who, "POST", "/api/subscription/confirm", { json: { paymentIntentId, planId: "pro" } });
	await flush(stage);
	await get();
	await advance(stage, 8);
	await get();
	for (const plan of ["starter", "pro", "expert"]) {
		await ask(who, "GET", `/api/subscription/change/${plan}`);
	}
	await ask(who, "POST", "/api/subscription/change", { json: { planId: "expert", amount: 3600 } });
	await flush(stage);
	await ask(who, "POST", "/api/subscription/change", { json: { planId: "starter", amount: 1200 } });
	await flush(stage);
	await get();
	await ask(who, "POST", "/api/subscription/change", { json: { planId: "expert", amount: 3600 } });
	await flush(stage);
	await ask(who, "POST", "/api/reports/generate-subscription", { json: { postcode: "NE6 5QJ" } });
	await ask(who, "GET", "/api/reports/user");
	await ask(who, "POST", "/api/subscription/portal");
	await ask(who, "GET", "/api/subscription/invoices");
	await ask(who, "POST", "/api/subscription/cancel", { json: {} });
	await ask(who, "POST", "/api/subscription/resume", { json: {} });
	await get();
	await ask(who, "GET", "/api/account/export");
}

/** A trial whose card is declined when it is first charged, a day after its holder was told what would be. */
async function lapse(stage: Stage, who: Visitor): Promise<void> {
	const { ask } = stage.recorder;
	const json = { planId: "starter", amount: 1500 };
	const { clientSecret } = (await ask(who, "POST", "/api/subscription/setup", { json })).json();
	const paymentIntentId = await typeCard(stage, clientSecret, DECLINED_LATER);
	const confirmation = { paymentIntentId, planId: "starter" };
	await ask(who, "POST", "/api/subscription/confirm", { json: confirmation });
	await advance(stage, 6);
	await trigger(stage, "*/5 * * * *");
	await trigger(stage, "*/5 * * * *");
	await advance(stage, 2);
	await ask(who, "GET", "/api/subscription/status");
	await ask(who, "POST", "/api/subscription/setup", { json });
}

async function administer(stage: Stage, admin: Visitor, bought: Bought): Promise<void> {
	const { ask } = stage.recorder;
	for (const path of [
		...["users", "users?q=member", "promo-codes", "settings", "payments?q=member-too@example.com"],
		...["licensing", "licensing?q=manchester", "licensing/reviews", "licensing/councils"],
		...[
			"licensing/wards/E08000003",
			"system",
			"audit",
			"analytics",
			"analytics?from=2026-11-01&to=2026-11-30",
		],
	]) {
		await ask(admin, "GET", `/api/admin/${path}`);
	}
	const code = { code: "SPRING", discountType: "percentage", discountValue: 10 };
	const promo = (await ask(admin, "POST", "/api/admin/promo-codes", { json: code })).json().id;
	await ask(admin, "PATCH", `/api/admin/promo-codes/${promo}`, { json: { isActive: false } });
	await ask(admin, "DELETE", `/api/admin/promo-codes/${promo}`);
	await ask(admin, "PUT", "/api/admin/settings", { json: { reportPrice: 19.99 } });
	await ask(admin, "PUT", "/api/admin/settings", { json: { isStripeTestMode: false } });
	await ask(admin, "PUT", "/api/admin/settings", { json: { reportPrice: 15 } });
	const scheme = {
		authorityCode: "E08000003",
		kind: "additional",
		announced: "in_force",
		coverage: "whole_district",
		wardCodes: [],
		start: "2026-01-01",
		end: "2030-12-31",
		url: "https://www.manchester.gov.uk/licensing",
		verifiedOn: null,
	};
	const row = (await ask(admin, "POST", "/api/admin/licensing", { json: scheme })).json().id;
	await ask(admin, "GET", "/api/property/preview/M145LL");
	await ask(admin, "PATCH", `/api/admin/licensing/${row}`, { json: { verifiedOn: "2026-11-20" } });
	await ask(admin, "GET", "/api/property/preview/M145LL");
	await ask(admin, "POST", "/api/admin/system/test-mail");
	await ask(admin, "POST", `/api/admin/reports/${bought.guests}/resend`);
	await ask(admin, "POST", `/api/admin/reports/${bought.guests}/refund`);
	await flush(stage);
	await ask(admin, "GET", "/api/admin/audit");
}

/** A month: a plan renews, its card is declined, triggers do what is due. */
async function letTimePass(
	stage: Stage,
	{ subscriber, admin }: Pick<People, "subscriber" | "admin">,
): Promise<void> {
	const { ask } = stage.recorder;
	await trigger(stage, "30 4 * * *");
	await trigger(stage, "*/5 * * * *");
	await advance(stage, 31);
	await signIn(stage, subscriber);
	await signIn(stage, admin);
	await trigger(stage, "30 4 * * *");
	await trigger(stage, "*/5 * * * *");
	await ask(subscriber, "GET", "/api/subscription/status");
	await ask(subscriber, "POST", "/api/subscription/cancel", { json: {} });
	await flush(stage);
	await advance(stage, 29);
	await ask(subscriber, "GET", "/api/subscription/status");
	await ask(admin, "GET", "/api/admin/system");
	await ask(admin, "GET", "/api/health");
}

async function leave(
	stage: Stage,
	{ member, admin }: Pick<People, "member" | "admin">,
): Promise<void> {
	const { ask } = stage.recorder;
	await signIn(stage, member);
	await ask(member, "POST", "/api/account/delete", { json: { password: "not it at all" } });
	await ask(member, "POST", "/api/account/delete", { json: { password: PASSWORD } });
	await ask(member, "GET", "/api/user");
	await ask(admin, "POST", "/api/logout");
	await trigger(stage, "*/5 * * * *");
	for (const name of ["member", "member-too", "subscriber", "lapser", "admin"]) {
		await ask(visitor("postman"), "GET", `/__mail.json?to=${name}@example.com`);
	}
}
