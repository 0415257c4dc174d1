import { beforeAll, expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import type { HomeShareList, SharedHome } from "#contracts/home-share.ts";
import type { HomeKept, OwnerList } from "#contracts/homes.ts";
import { YOU } from "#domain/base/asked-of-owner.ts";
import { DAY } from "#domain/base/calendar.ts";
import { HOME_LINK_DAYS, MOST_HOME_LINKS } from "#domain/portfolio/shown-home.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const add = async (browser: Browser, over: object = {}) => {
	const home = {
		...{ standing: "let", address: "14 Pretend Terrace", postcode: "M14 5LL", stated: {} },
		held: { gasUntil: "2026-12-12", hasGas: true },
	};
	return (await (await browser.ask("/api/homes", { json: { ...home, ...over } })).json<HomeKept>())
		.id;
};
const share = (browser: Browser, id: string, name = "Sam") =>
	browser.ask(`/api/homes/${id}/shares`, { json: { name } });
const told = async (response: Response) => (await response.json<HomeShareList>()).shares;
const linkOf = async (browser: Browser, id: string) =>
	(await told(await share(browser, id)))[0] ?? expect.fail("no link was made");
const follow = (path: string, now = NOW) =>
	new Browser().ask(path.replace("/shared-home", "/api/shared-home"), { now });

test("whoever has a link reads the home's answers, needs and dates, and no search engine and no site it links to learns of it", async () => {
	const { browser } = await member();
	const { path } = await linkOf(browser, await add(browser));
	const response = await follow(path);
	expect(response.headers.get("x-robots-tag")).toBe("noindex");
	expect(response.headers.get("referrer-policy")).toBe("no-referrer");
	const home = await response.json<SharedHome>();
	expect(home).toMatchObject({ address: "14 Pretend Terrace", postcode: "M14 5LL" });
	expect(home.requirements.find(({ id }) => id === "gas")).toMatchObject({ state: "ends" });
	expect(home.dates.map(({ id }) => id)).toContain("gas-ends");
	const doers = [
		...home.requirements.map(({ next }) => next?.who),
		...home.answer.let.needs.map(({ who }) => who),
	];
	expect(doers).toContain("The owner");
	expect(doers).not.toContain(YOU);
});

test("where no rent is published the reader of a link is not asked to type one", async () => {
	const { browser } = await member();
	const stated = { use: "hmo", people: 5, rent: 3_100 };
	const { path } = await linkOf(browser, await add(browser, { stated }));
	const { answer } = await (await follow(path)).json<SharedHome>();
	expect(answer.pays).toMatchObject({
		headline: "Not known without the owner’s figures",
		needs: [],
	});
});

test("nothing that a link shows depends on rent, price, loan, owners, own names or who holds a licence", async () => {
	const { browser } = await member();
	const owner = { kind: "person", name: "Quentin", incomePence: 9_876_500, nation: "England" };
	const made = await browser.ask("/api/property-owners", { json: owner });
	const [named] = (await made.json<OwnerList>()).owners;
	const licence = { kind: "selective", until: "2028-11-30", people: 4 };
	const plain = { licences: [licence], areLicencesStated: true };
	const id = await add(browser, { held: plain });
	const read = async (who: Browser, id: string) =>
		(await follow((await linkOf(who, id)).path)).text();
	const before = await read(browser, id);
	await browser.ask(`/api/homes/${id}`, {
		method: "PUT",
		json: {
			revisionSeen: 1,
			home: {
				...{ standing: "let", address: "14 Pretend Terrace", postcode: "M14 5LL" },
				...{ reference: "Quarry", building: "Quoin", group: "Quill", energySpentPence: 123_456 },
				stated: { rent: 987, price: 187_000, loanLeft: 91_234, boughtFor: 99_000 },
				loan: { ratePercent: 4.9, fixedUntil: "2027-04-30", isRepayment: true, yearsLeft: 20 },
				owners: [{ ownerId: named?.id, share: 0.37 }],
				rentRaisedOn: "2026-05-01",
				held: { ...plain, licences: [{ ...licence, number: "Q-77", holder: "Quentin" }] },
			},
		},
	});
	expect(await read(browser, id)).toBe(before);
});

test("a link ends after its days, or when it is withdrawn, and a forged one opens nothing", async () => {
	const { browser } = await member();
	const id = await add(browser);
	const first = await linkOf(browser, id);
	const end = NOW + HOME_LINK_DAYS * DAY;
	expect(first.endsAt).toBe(new Date(end).toISOString());
	expect((await follow(first.path, end - 1)).status).toBe(200);
	const later = await follow(first.path, end);
	expect(await later.json()).toMatchObject({ code: "share_gone" });

	const withdraw = (who: Browser) =>
		who.ask(`/api/homes/${id}/shares/${first.id}`, { method: "DELETE" });
	expect((await withdraw((await member()).browser)).status).toBe(404);
	expect((await follow(first.path)).status).toBe(200);
	expect(await told(await withdraw(browser))).toEqual([]);
	expect((await follow(first.path)).status).toBe(later.status);
	expect((await follow(`${first.path.slice(0, -1)}_`)).status).toBe(later.status);
});

test("a home has so many links, each with whom it is for, which the account's export names", async () => {
	const { browser } = await member();
	const id = await add(browser);
	for (let at = 0; at < MOST_HOME_LINKS; at += 1) {
		await share(browser, id, `Number ${at}`);
	}
	expect((await share(browser, id)).status).toBe(422);
	expect((await share(browser, id, " ")).status).toBe(400);
	const { homeLinks } = await (await browser.ask("/api/account/export")).json<AccountExport>();
	expect(homeLinks).toHaveLength(MOST_HOME_LINKS);
	expect(homeLinks).toContainEqual({
		...{ postcode: "M145LL", name: "Number 3" },
		createdAt: new Date(NOW).toISOString(),
	});
});
