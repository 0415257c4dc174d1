import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type {
	HomeKept,
	HomeList,
	HomesAt,
	HomesNews,
	OpenedHome,
	OwnerList,
} from "#contracts/homes.ts";
import type { Preview } from "#contracts/preview.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { DAY, londonDay } from "#domain/base/calendar.ts";
import { HOMES_WITHOUT_PLAN, plans } from "#domain/business/plans.ts";
import { connect } from "#worker/db/client.ts";
import { detailsOf, listHomes } from "#worker/homes/homes-repository.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { recordingTables } from "#worker/test/query-plans.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someGrant } from "#worker/test/some-grant.ts";

beforeAll(loadReferenceData);
const db = connect(env.DB);
const home = {
	standing: "let",
	reference: "Terrace",
	address: "14 Pretend Terrace",
	postcode: "ng7 9zz",
	stated: { owned: true, rent: 1_056, loanLeft: 92_000 },
	held: { licences: [{ kind: "selective", until: "2028-11-30" }], areLicencesStated: true },
} as const;

const add = (browser: Browser, over: object = {}) =>
	browser.ask("/api/homes", { json: { ...home, ...over } });
const change = (browser: Browser, id: string, over: object, revisionSeen: number) =>
	browser.ask(`/api/homes/${id}`, {
		method: "PUT",
		json: { home: { ...home, ...over }, revisionSeen },
	});
const archive = (browser: Browser, id: string, isArchived: boolean) =>
	browser.ask(`/api/homes/${id}/archived`, { method: "PUT", json: { isArchived } });
const kept = async (response: Response) => response.json<HomeKept>();
const codeOf = async (response: Response) => ProblemBody.parse(await response.json()).code;

test("a home is kept as it was stated, changed and deleted", async () => {
	const { id: userId, browser } = await member();
	const { id, revision } = await kept(await add(browser));
	const [row] = await listHomes(db, userId);
	expect(row && detailsOf(row)).toMatchObject({
		...home,
		postcode: "NG7 9ZZ",
		held: { licences: [{ kind: "selective", until: "2028-11-30", people: null }], gasUntil: null },
	});

	expect((await change(browser, id, { reference: null }, revision)).status).toBe(200);
	const [changed] = await listHomes(db, userId);
	expect(changed && detailsOf(changed)).toMatchObject({ reference: null });

	const drop = () => browser.ask(`/api/homes/${id}`, { method: "DELETE" });
	expect((await drop()).status).toBe(200);
	expect((await drop()).status).toBe(404);
	expect(await listHomes(db, userId)).toEqual([]);
});

test("of two tabs that change one home the second is refused, and nothing of the first is lost", async () => {
	const { id: userId, browser } = await member();
	const { id } = await kept(await add(browser));
	const answers = await Promise.all([
		change(browser, id, { reference: "One" }, 1),
		change(browser.copy(), id, { reference: "Two" }, 1),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const refused = answers.find(({ status }) => status === 409);
	expect(refused && (await codeOf(refused))).toBe("home_changed");
	expect((await listHomes(db, userId)).map(({ revision }) => revision)).toEqual([2]);
});

test("the same address is kept once, however it is written and however often it is sent", async () => {
	const { id: userId, browser } = await member();
	const answers = await Promise.all([
		add(browser),
		add(browser.copy(), { address: "14, PRETEND TERRACE.", postcode: "NG79ZZ" }),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
	expect(await listHomes(db, userId)).toHaveLength(1);

	const other = await kept(await add(browser, { address: "15 Pretend Terrace" }));
	expect(await codeOf(await change(browser, other.id, {}, 1))).toBe("taken");
});

test("of ten homes added at once an account without a plan keeps three, and with Starter ten", async () => {
	const { id: userId, browser } = await member();
	const addTen = (street: string) =>
		Promise.all(
			Array.from({ length: 10 }, (_, at) => add(browser, { address: `${at + 1} ${street}` })),
		);
	const answers = await addTen("Pretend Lane");
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(HOMES_WITHOUT_PLAN);
	const refused = answers.find(({ status }) => status !== 201);
	expect(refused && (await codeOf(refused))).toBe("limit_reached");

	await someGrant(userId, { plan: "starter" });
	await addTen("Pretend Road");
	expect(await listHomes(db, userId)).toHaveLength(plans.starter.homes);
});

test("an archived home leaves its room to another, and comes back only where there is room", async () => {
	const { browser } = await member();
	const first = await kept(await add(browser));
	await add(browser, { address: "2 Pretend Lane" });
	await add(browser, { address: "3 Pretend Lane" });
	expect((await archive(browser, first.id, true)).status).toBe(200);
	expect((await archive(browser, first.id, true)).status).toBe(200);
	const fourth = await kept(await add(browser, { address: "4 Pretend Lane" }));

	expect(await codeOf(await archive(browser, first.id, false))).toBe("limit_reached");
	await browser.ask(`/api/homes/${fourth.id}`, { method: "DELETE" });
	expect((await archive(browser, first.id, false)).status).toBe(200);
	expect((await archive(browser, first.id, false)).status).toBe(200);
});

test("a home of another account does not exist", async () => {
	const owner = await member();
	const { id } = await kept(await add(owner.browser));
	const { browser } = await member();
	expect((await change(browser, id, { reference: "Theirs" }, 1)).status).toBe(404);
	expect((await archive(browser, id, true)).status).toBe(404);
	expect((await browser.ask(`/api/homes/${id}`, { method: "DELETE" })).status).toBe(404);
	expect(await listHomes(db, owner.id)).toMatchObject([{ revision: 1, archivedAt: null }]);
});

test("what cannot be kept is refused by its field", async () => {
	const { browser } = await member();
	const faults = async (over: object) =>
		ProblemBody.parse(await (await add(browser, over)).json()).fields;
	expect(await faults({ postcode: "ZZ99 9ZZ" })).toHaveProperty("postcode");
	expect(await faults({ held: { gasUntil: "31/02/2027" } })).toEqual({
		"held.gasUntil": "Enter a date",
	});
	expect(
		await faults({
			owners: [
				{ ownerId: "own_1", share: 0.6 },
				{ ownerId: "own_2", share: 0.5 },
			],
		}),
	).toEqual({ owners: "The shares make 100% at most" });
	expect(await faults({ standing: "leased" })).toEqual({
		standing: "A home is watched, let, empty or sold",
	});
});

test("an owner is named once, and goes once no home names them", async () => {
	const { browser } = await member();
	const owner = { kind: "person", name: "Sam", incomePence: 4_500_000, nation: "England" };
	const made = await browser.ask("/api/property-owners", { json: owner });
	const { owners } = await made.json<OwnerList>();
	expect(owners).toMatchObject([{ ...owner, lossPence: 0, financeCostPence: 0 }]);
	const ownerId = owners[0]?.id ?? "";
	const { id } = await kept(await add(browser, { owners: [{ ownerId, share: 0.5 }] }));

	const drop = (who = browser) => who.ask(`/api/property-owners/${ownerId}`, { method: "DELETE" });
	expect(await codeOf(await drop())).toBe("owner_named");
	await drop((await member()).browser);
	await browser.ask(`/api/homes/${id}`, { method: "DELETE" });
	expect(await (await drop()).json()).toEqual({ owners: [] });
});

test("a home opens with the answers of the preview, and the list shows what they were", async () => {
	const { browser } = await member();
	const { id } = await kept(await add(browser, { postcode: "M14 5LL" }));
	const opened = await (await browser.ask(`/api/homes/${id}`)).json<OpenedHome>();
	const shown = await browser.ask(
		"/api/property/preview/M145LL?owned=true&rent=1056&loanLeft=92000",
	);
	const { answer } = await shown.json<Preview>();
	expect(opened.answer).toEqual(answer);
	expect(opened.requirements.map(({ id: each }) => each)).toContain("electrical");
	expect(opened.works).toMatchObject({ from: "2030-10-01", isDraft: true });

	const { homes, year } = await (await browser.ask("/api/homes")).json<HomeList>();
	expect(homes[0]?.judged).toMatchObject({ on: opened.assessedOn });
	expect(homes[0]?.judged?.answered.let.word).toBe(opened.answer.let.headline);
	expect(year).toMatchObject({ homes: 1, rent: 12 * 105_600, loan: 9_200_000 });
});

test("the list takes two round trips, of which the session is one, and tells the limit of what is granted", async () => {
	const { id: userId, browser } = await member();
	await someGrant(userId, { plan: "pro" });
	await add(browser);
	const { DB, counts } = recordingTables();
	const list = await browser.copy({ ...offline, DB }).ask("/api/homes");
	expect(await list.json()).toMatchObject({
		limit: plans.pro.homes,
		homes: [{ isArchived: false }],
	});
	expect(counts.trips).toBe(2);
});

test("a new home is judged as it is kept, and one that cannot be judged now is kept all the same", async () => {
	const { id: userId, browser } = await member();
	await add(browser, { postcode: "M14 5LL", stated: { ...home.stated, price: 160_000 } });
	const GATHER_LIMIT = { limit: async () => ({ success: false }) };
	await add(browser.copy({ ...offline, GATHER_LIMIT }), { postcode: "LS6 3HN" });
	const { homes } = await (await browser.ask("/api/homes")).json<HomeList>();
	expect(homes.toSorted((a, b) => a.postcode.localeCompare(b.postcode))).toMatchObject([
		{ postcode: "LS6 3HN", judged: null, rent: 1_267_200, yield: null },
		{ postcode: "M14 5LL", judged: { answered: {} }, rent: 1_267_200, yield: 7.92 },
	]);
	expect(await listHomes(db, userId)).toHaveLength(2);
});

test("calls about homes do not count against those that sign in", async () => {
	const { browser } = await member();
	const refusing = { limit: async () => ({ success: false }) };
	const signingIn = browser.copy({ ...offline, ACCOUNT_LIMIT: refusing });
	expect((await signingIn.ask("/api/homes/news")).status).toBe(200);
	const over = browser.copy({ ...offline, PAY_LIMIT: refusing });
	expect((await over.ask("/api/homes/news")).status).toBe(429);
});

test("an account learns which homes it keeps at a postcode, and nobody else does", async () => {
	const { browser } = await member();
	const certificate = "0000-0000-0000-0000-0001";
	const { id } = await kept(await add(browser, { stated: { certificate, houseNumber: "14" } }));
	await archive(browser, id, true);
	await add(browser, { postcode: "NG8 1AA" });
	const at = async (who: Browser) =>
		(await (await who.ask("/api/homes/at/ng79zz")).json<HomesAt>()).homes;
	expect(await at(browser)).toEqual([
		{
			...{ id, certificate, standing: "let", reference: "Terrace", group: null },
			...{ address: "14 Pretend Terrace", postcode: "NG7 9ZZ" },
		},
	]);
	expect(await at((await member()).browser)).toEqual([]);
});

test("a change of what is known of a home is an event once, and news until its account looks", async () => {
	const { browser } = await member();
	const held = { hasGas: true, gasUntil: londonDay(NOW + 10 * DAY) };
	const { id } = await kept(await add(browser, { postcode: "M14 5LL", held }));
	const open = async (now: number) =>
		(await browser.ask(`/api/homes/${id}`, { now })).json<OpenedHome>();
	expect((await open(NOW)).events).toEqual([]);
	const later = NOW + 20 * DAY;
	const [opened] = await Promise.all([open(later), open(later)]);
	expect(opened.events).toMatchObject([{ facet: "need_gas", cause: "day", isNew: true }]);
	expect((await open(later)).events).toEqual(opened.events);

	const news = async () =>
		(await (await browser.ask("/api/homes")).json<HomeList>()).homes[0]?.news;
	expect(await news()).toBe(opened.events.length);
	const unseen = async () => (await (await browser.ask("/api/homes/news")).json<HomesNews>()).news;
	expect(await unseen()).toBe(opened.events.length);
	await archive(browser, id, true);
	expect(await unseen()).toBe(0);
	await archive(browser, id, false);
	await (await member()).browser.ask(`/api/homes/${id}/seen`, { method: "PUT" });
	expect(await news()).toBe(opened.events.length);
	await browser.ask(`/api/homes/${id}/seen`, { method: "PUT" });
	expect(await news()).toBe(0);
	expect(await unseen()).toBe(0);
});
