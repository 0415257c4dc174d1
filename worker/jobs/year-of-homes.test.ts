import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { HomeKept, HomeList } from "#contracts/homes.ts";
import { DAY } from "#domain/base/calendar.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, online, sendDue } from "#worker/test/ask-app.ts";
import { type Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";
import { someGrant } from "#worker/test/some-grant.ts";
import { mailHomeNews } from "./mail-home-news.ts";
import { watchHomes } from "./watch-homes.ts";

beforeAll(loadReferenceData);
const db = connect(env.DB);
const WEEK = 7 * DAY;
const { fetch } = simulatedFetch();

const own = {
	standing: "let",
	stated: { owned: true, rent: 900, price: 180_000, loanLeft: 92_000 },
};
/** A mixed portfolio of eight: what it holds ends within the year, and what it needs changes. */
const portfolio = [
	{
		...own,
		...{ reference: "1 Terrace", address: "1 Pretend Terrace", postcode: "M14 5LL" },
		held: { hasGas: true, gasUntil: "2027-01-20", electricalUntil: "2030-06-01" },
	},
	{
		...own,
		...{ reference: "2 Terrace", address: "2 Pretend Terrace", postcode: "M14 5LL" },
		stated: { ...own.stated, certificate: "0000-0000-0000-0000-0002" },
	},
	{
		...own,
		...{ reference: "Sea Road", address: "3 Sea Road", postcode: "BN2 9QA" },
		stated: { owned: true, use: "hmo", people: 5, rent: 3_100, price: 520_000, loanLeft: 300_000 },
		held: {
			areLicencesStated: true,
			licences: [{ kind: "mandatory", people: 5, until: "2027-03-15" }],
		},
	},
	{ ...own, ...{ reference: "Heaton", address: "5 Chillingham Road", postcode: "NE6 5QJ" } },
	{
		...own,
		...{ reference: "Flat", address: "7 Test Street", postcode: "SW1A 1AA" },
		loan: { ratePercent: 2.1, fixedUntil: "2027-04-30" },
	},
	{
		...own,
		standing: "empty",
		...{ reference: "Cardiff", address: "9 Test Road", postcode: "CF24 3AB" },
	},
	{ ...own, ...{ reference: "Leith", address: "11 Test Road", postcode: "EH6 5NP" } },
	{
		standing: "watched",
		...{ reference: "Prospect", address: "4 Pretend Terrace", postcode: "M14 5LL" },
		stated: { rent: 950, price: 190_000 },
	},
];

async function keepAll(browser: Browser): Promise<void> {
	for (const json of portfolio) {
		const kept = await browser.ask("/api/homes", { json });
		expect(kept.status, await kept.clone().text()).toBe(201);
		await browser.ask(`/api/homes/${(await kept.json<HomeKept>()).id}`);
	}
}

/** What happens in a week of the year, counted from its beginning. */
const happenings: Readonly<Record<number, () => Promise<unknown>>> = {
	6: () =>
		env.DB.prepare(
			`INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards, start_day, end_day, url, verified_on, evidence)
			VALUES ('newcastle-selective-2027', 'E08000021', 'Newcastle upon Tyne', 'selective', 'in_force', 'whole_district', '[]', 0, '2027-02-01', '2032-01-31', 'https://www.newcastle.gov.uk/selective', '2027-01-04', ?1)`,
		)
			.bind(
				JSON.stringify([
					{
						...{ url: "https://www.newcastle.gov.uk/selective", publisher: "council" },
						...{ pageDay: "2027-01-04", readDay: "2027-01-04", readBy: "check" },
						proves: "The whole of the city is designated from 1 February 2027.",
					},
				]),
			)
			.run(),
	20: () =>
		env.DB.prepare("INSERT INTO bank_rates (from_day, rate) VALUES ('2027-04-10', 6.5)").run(),
};

/** All facts are gathered again, as after a change of our tables. */
const stamp = (now: number) =>
	env.DB.prepare(
		"INSERT OR REPLACE INTO facts_stamps (scope, revision, changed_at) VALUES ('all', ?1, ?1)",
	)
		.bind(now)
		.run();

test("a year of eight homes: each change is in one mail with what to do, and the list follows", async () => {
	const { id, username, email, browser } = await member({
		bindings: online,
		fetch,
		verifiedAt: NOW,
	});
	await someGrant(id, { endsAt: NOW + 400 * DAY });
	await keepAll(browser);
	for (let week = 2; week <= 52; week += 2) {
		const now = NOW + week * WEEK;
		const happens = happenings[week];
		if (happens) {
			await happens();
			await stamp(now);
		}
		const world = { fetch, now: () => now, token: randomToken };
		await watchHomes({ db, env: online, world }, now + 1);
		await mailHomeNews({ db, world, scheduledAt: now }, now + 1);
		await sendDue(online, now);
	}
	const mails = (await mailTo(email)).toReversed().map(({ text }) => text);
	const found = mails.map((text) => text.match(/^[\w ]+\. [\w ]+: “[^”]+”/gm));
	expect(found).toEqual([
		["1 Terrace. Gas safety record: “Not in order”"],
		["Heaton. Selective licence: “Needed to 31 January 2032”"],
		["Sea Road. HMO licence: “Not in order”", "Sea Road. Landlord database: “Not stated”"],
		["1 Terrace. Landlord database: “Not stated”", "2 Terrace. Landlord database: “Not stated”"],
		["Heaton. Landlord database: “Not stated”"],
		["Flat. Landlord database: “Not stated”"],
	]);
	expect(mails[1]).toContain("Can it be let? “Yes, with a licence”. Before: “Ask first");
	expect(mails[1]).toContain("To do: Apply for a selective licence (Newcastle upon Tyne).");
	expect(mails[2]).toContain("Needed by draft law: An entry by 14 June 2027");

	const now = NOW + 52 * WEEK;
	await browser.ask("/api/login", { json: { username, password: PASSWORD }, now });
	const { homes, order } = await (await browser.ask("/api/homes", { now })).json<HomeList>();
	const gapsOf = (name: string) =>
		homes.find(({ reference }) => reference === name)?.judged?.gaps ?? [];
	expect([gapsOf("1 Terrace").length, gapsOf("Sea Road").length]).toEqual([1, 1]);
	expect(order).toMatchObject({ homes: 7, withGap: 2 });
	expect(homes.map(({ judged }) => judged?.on.slice(0, 7))).toEqual(homes.map(() => "2027-11"));
});
