import { PASSWORD, recoverAccounts, register, signInVisitor } from "./accounts.ts";
import { administer, suggest } from "./administer.ts";
import { askEverything } from "./every-call.ts";
import { previewHomes } from "./preview-homes.ts";
import { readPublicPages } from "./read-public-pages.ts";
import { type RecordedVisitor, visitor } from "./recorder.ts";
import {
	type Bought,
	DECLINED_LATER,
	flush,
	type People,
	passDays,
	type Stage,
	trigger,
	typeCard,
} from "./stage.ts";
import { takeReports } from "./take-reports.ts";

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
	await previewHomes(stage, { guest, subscriber });
	await readPublicPages(stage, { guest, subscriber });
	await takeReports(stage, { member, subscriber });
	await lapse(stage, await register(stage, "lapser"));
	await suggest(stage, { guest, member });
	await administer(stage, admin, bought);
	await askEverything(stage, { guest, member, subscriber, admin }, bought);
	await letTimePass(stage, { subscriber, admin });
	await leave(stage, { member, admin });
}

/** Every address that a stranger can open, and every kind of place. */
async function lookAround({ recorder: { request } }: Stage, guest: RecordedVisitor): Promise<void> {
	for (const path of [
		...["/", "/landing", "/documentation", "/register", "/terms-of-service", "/privacy-policy"],
		...["/cookie-policy", "/data-protection", "/auth", "/forgot-password", "/subscription"],
		...["/property/M145LL", "/property/m14%205ll", "/property/nonsense", "/reports", "/account"],
		...["/admin", "/subscription-checkout/pro", "/subscription/checkout/nope", "/nowhere"],
		...["/robots.txt", "/sitemap.xml", "/favicon.ico", "/assets/none.js", "/manifest.webmanifest"],
	]) {
		await request(guest, "GET", path);
	}
	await request(guest, "HEAD", "/");
	await request(guest, "POST", "/landing");
	for (const path of [
		...["health", "contact", "report-price", "subscription-prices", "auth/methods", "sources"],
		...["stripe/config", "examples", "claims", "auth/google", "auth/google/callback", "login"],
		...["login?next=/reports&tab=sign-up", "user", "nothing"],
	]) {
		await request(guest, "GET", `/api/${path}`);
	}
	for (const postcode of [
		...["M145LL", "BN29QA", "NE65QJ", "CF243AB", "SW1A1AA", "EH65NP", "BT15GS", "LS61AN"],
		...["GY11AA", "AB1", "ZZ999ZZ", "x", "M14%205LL"],
	]) {
		await request(guest, "GET", `/api/postcode/validate/${postcode}`);
		await request(guest, "GET", `/api/property/preview/${postcode}`);
		await request(guest, "GET", `/api/property/addresses/${postcode}`);
	}
	for (const query of [
		"use=hmo&bedrooms=6&rent=3600&price=310000",
		"use=sharers&bedrooms=3&rent=1500.50&price=250000",
		"use=single&bedrooms=2&rent=700&price=1200000",
		"use=palace",
		"rent=-1",
	]) {
		await request(guest, "GET", `/api/property/preview/M145LL?${query}`);
	}
	for (const url of [
		"https://www.rightmove.co.uk/properties/100000001",
		"https://www.zoopla.co.uk/for-sale/details/100000002/",
		"https://www.onthemarket.com/details/100000004/",
		"https://example.com/home",
		"",
	]) {
		await request(guest, "POST", "/api/property/parse-url", { json: { url } });
	}
	await request(guest, "POST", "/api/page-views", { json: { screen: "home" } });
	await request(guest, "POST", "/api/offer-views", { json: { let: "yes_if", pays: "no" } });
	await request(guest, "POST", "/api/register", { json: { username: "x" } });
	await request(guest, "POST", "/api/register", {
		headers: { origin: "https://evil.example" },
		json: {},
	});
}

async function buyReports(
	stage: Stage,
	guest: RecordedVisitor,
	member: RecordedVisitor,
): Promise<Bought> {
	const { request } = stage.recorder;
	const made = async (who: RecordedVisitor, postcode: string, inputs?: object) =>
		(
			await request(who, "POST", "/api/reports/generate", {
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
	await request(guest, "POST", "/api/reports/generate", { json: { postcode: "BT1 5GS" } });
	for (const [who, id, email] of [
		[guest, guests, "member-too@example.com"],
		[member, members, "member-too@example.com"],
	] as const) {
		await request(who, "GET", `/api/reports/${id}/checkout`);
		await request(who, "GET", `/api/reports/${id}/download`);
		const json = { reportId: id, email, waiver: true };
		const { clientSecret } = (
			await request(who, "POST", "/api/create-payment-intent", { json })
		).json();
		const paymentIntentId = await typeCard(stage, clientSecret);
		await request(who, "POST", `/api/reports/${id}/confirm-payment`, { json: { paymentIntentId } });
		await flush(stage);
		await request(who, "GET", `/api/reports/${id}`);
		await request(who, "GET", `/api/reports/${id}/download`);
	}
	await request(guest, "GET", "/api/reports/sample");
	await request(guest, "GET", "/api/reports/sample/download");
	await request(member, "GET", "/api/reports/claimable");
	await request(member, "POST", `/api/reports/${guests}/claim`);
	await request(member, "GET", "/api/reports/user");
	return { guests, members, unpaid };
}

async function subscribe(stage: Stage, who: RecordedVisitor): Promise<void> {
	const { request } = stage.recorder;
	const get = async () => {
		await request(who, "GET", "/api/subscription/status");
		await request(who, "GET", "/api/trial/status");
	};
	await get();
	await request(who, "POST", "/api/promo-codes/validate", {
		json: { code: "welcome20", plan: "pro" },
	});
	await request(who, "POST", "/api/promo-codes/validate", {
		json: { code: "expired", plan: "pro" },
	});
	const json = { planId: "pro", amount: 2000, promoCode: "WELCOME20" };
	const { clientSecret } = (await request(who, "POST", "/api/subscription/setup", { json })).json();
	const paymentIntentId = await typeCard(stage, clientSecret);
	await request(who, "POST", "/api/subscription/confirm", {
		json: { paymentIntentId, planId: "pro" },
	});
	await flush(stage);
	await get();
	await passDays(stage, 8);
	await get();
	for (const plan of ["starter", "pro", "expert"]) {
		await request(who, "GET", `/api/subscription/change/${plan}`);
	}
	await request(who, "POST", "/api/subscription/change", {
		json: { planId: "expert", amount: 3600 },
	});
	await flush(stage);
	await request(who, "POST", "/api/subscription/change", {
		json: { planId: "starter", amount: 1200 },
	});
	await flush(stage);
	await get();
	await request(who, "POST", "/api/subscription/change", {
		json: { planId: "expert", amount: 3600 },
	});
	await flush(stage);
	await request(who, "POST", "/api/reports/generate-subscription", {
		json: { postcode: "NE6 5QJ" },
	});
	await request(who, "GET", "/api/reports/user");
	await request(who, "POST", "/api/subscription/portal");
	await request(who, "GET", "/api/subscription/invoices");
	await request(who, "POST", "/api/subscription/cancel", { json: {} });
	await request(who, "POST", "/api/subscription/resume", { json: {} });
	await get();
	await request(who, "GET", "/api/account/export");
}

/** A trial whose card is declined when it is first charged, a day after its holder was told what would be. */
async function lapse(stage: Stage, who: RecordedVisitor): Promise<void> {
	const { request } = stage.recorder;
	const json = { planId: "starter", amount: 1500 };
	const { clientSecret } = (await request(who, "POST", "/api/subscription/setup", { json })).json();
	const paymentIntentId = await typeCard(stage, clientSecret, DECLINED_LATER);
	const confirmation = { paymentIntentId, planId: "starter" };
	await request(who, "POST", "/api/subscription/confirm", { json: confirmation });
	await passDays(stage, 6);
	await trigger(stage, "*/5 * * * *");
	await trigger(stage, "*/5 * * * *");
	await passDays(stage, 2);
	await request(who, "GET", "/api/subscription/status");
	await request(who, "POST", "/api/subscription/setup", { json });
}

/** A month: a plan renews, its card is declined, triggers do what is due. */
async function letTimePass(
	stage: Stage,
	{ subscriber, admin }: Pick<People, "subscriber" | "admin">,
): Promise<void> {
	const { request } = stage.recorder;
	await trigger(stage, "30 4 * * *");
	await trigger(stage, "*/5 * * * *");
	await passDays(stage, 31);
	await signInVisitor(stage, subscriber);
	await signInVisitor(stage, admin);
	await trigger(stage, "30 4 * * *");
	await trigger(stage, "*/5 * * * *");
	await request(subscriber, "GET", "/api/subscription/status");
	await request(subscriber, "POST", "/api/subscription/cancel", { json: {} });
	await flush(stage);
	await passDays(stage, 29);
	await request(subscriber, "GET", "/api/subscription/status");
	await request(admin, "GET", "/api/admin/system");
	await request(admin, "GET", "/api/health");
}

async function leave(
	stage: Stage,
	{ member, admin }: Pick<People, "member" | "admin">,
): Promise<void> {
	const { request } = stage.recorder;
	await signInVisitor(stage, member);
	await request(member, "POST", "/api/account/delete", { json: { password: "not it at all" } });
	await request(member, "POST", "/api/account/delete", { json: { password: PASSWORD } });
	await request(member, "GET", "/api/user");
	await request(admin, "POST", "/api/logout");
	await trigger(stage, "*/5 * * * *");
	for (const name of ["guest", "member", "member-too", "subscriber", "lapser", "admin"]) {
		await request(visitor("postman"), "GET", `/__mail.json?to=${name}@example.com`);
	}
}
