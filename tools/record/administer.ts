import type { RecordedVisitor } from "./recorder.ts";
import { type Bought, flush, type People, type Stage } from "./stage.ts";

/** What is said to be wrong with the register, by somebody with an address and by an account. */
export async function suggest(
	{ recorder: { request } }: Stage,
	{ guest, member }: Pick<People, "guest" | "member">,
): Promise<void> {
	const reported = {
		postcode: "M14 5LL",
		what: "The scheme covers the whole ward.",
		link: "https://www.manchester.gov.uk/licensing",
	};
	for (const [who, more] of [
		[guest, { kind: "selective", email: "guest@example.com" }],
		[member, { kind: "additional", email: "member-too@example.com" }],
		[guest, { kind: "selective", link: "https://example.com/licensing" }],
	] as const) {
		await request(who, "POST", "/api/register/suggestions", { json: { ...reported, ...more } });
	}
}

/** What an administrator looks at and changes: codes, prices, the register, a report. */
export async function administer(
	stage: Stage,
	admin: RecordedVisitor,
	bought: Bought,
): Promise<void> {
	const { request } = stage.recorder;
	for (const path of [
		...[
			"users",
			"users?q=member",
			"api-keys",
			"promo-codes",
			"settings",
			"payments?q=member-too@example.com",
		],
		...[
			"licensing",
			"licensing?q=manchester",
			"licensing/queue",
			"licensing/diary",
			"licensing/councils",
		],
		...[
			"licensing/wards/E08000003",
			"system",
			"audit",
			"analytics",
			"analytics?from=2026-11-01&to=2026-11-30",
		],
	]) {
		await request(admin, "GET", `/api/admin/${path}`);
	}
	const code = { code: "SPRING", discountType: "percentage", discountValue: 10 };
	const promo = (await request(admin, "POST", "/api/admin/promo-codes", { json: code })).json().id;
	await request(admin, "PATCH", `/api/admin/promo-codes/${promo}`, { json: { isActive: false } });
	await request(admin, "DELETE", `/api/admin/promo-codes/${promo}`);
	await request(admin, "PUT", "/api/admin/settings", { json: { reportPrice: 19.99 } });
	await request(admin, "PUT", "/api/admin/settings", { json: { isStripeTestMode: false } });
	await request(admin, "PUT", "/api/admin/settings", { json: { reportPrice: 15 } });
	const scheme = {
		authorityCode: "E08000003",
		kind: "additional",
		status: "in_force",
		coverage: "whole_district",
		wardCodes: [],
		start: "2026-01-01",
		end: "2030-12-31",
		url: "https://www.manchester.gov.uk/licensing",
		verifiedOn: null,
	};
	const row = (await request(admin, "POST", "/api/admin/licensing", { json: scheme })).json().id;
	await request(admin, "GET", "/api/property/preview/M145LL");
	await request(admin, "PATCH", `/api/admin/licensing/${row}`, {
		json: { verifiedOn: "2026-11-20" },
	});
	await request(admin, "GET", "/api/property/preview/M145LL");
	const selective = { ...scheme, kind: "selective" };
	await request(admin, "POST", "/api/admin/licensing", { json: selective });
	const waiting = await request(admin, "GET", "/api/admin/register/suggestions");
	for (const [at, id] of (waiting.text.match(/sug_[\w-]+/g) ?? []).entries()) {
		const decision = at === 0 ? "accepted" : "declined";
		const json = { ids: [id], decision, note: "The notice of 3 June says so." };
		await request(admin, "POST", "/api/admin/register/suggestions/decide", { json });
	}
	await request(admin, "POST", "/api/admin/system/test-mail");
	await request(admin, "POST", `/api/admin/reports/${bought.guests}/resend`);
	await request(admin, "POST", `/api/admin/reports/${bought.guests}/refund`);
	await flush(stage);
	await request(admin, "GET", "/api/admin/audit");
}
