import { env } from "cloudflare:workers";
import { SaxesParser } from "saxes";
import { beforeAll, expect, test, vi } from "vitest";
import { londonDay } from "#domain/base/calendar.ts";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

/** The first edition is loaded after its pages were read, as every one is. */
beforeAll(async () => {
	await loadReferenceData();
	await env.DB.prepare("UPDATE scheme_history SET at = at + 10 * 86400000").run();
});

const BASE = "https://lettable.example";
const ATOM = "http://www.w3.org/2005/Atom";

const ask = (path: string, bindings = { ...offline, PUBLIC_URL: BASE }) =>
	askApp(`https://another-host.example${path}`, { bindings });
const feed = async () => read(await (await ask("/register/changes.atom")).text());

type Element = {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly Element[];
	readonly text: string;
};

/** @throws Error for what is no XML 1.0, such as a character that it forbids */
function read(xml: string): Element {
	type Open = Element & { children: Element[]; text: string };
	const opened: Open[] = [];
	const roots: Open[] = [];
	const parser = new SaxesParser({ xmlns: true });
	parser.on("error", (cause) => {
		throw cause;
	});
	parser.on("opentag", ({ local, uri, attributes }) => {
		expect(uri).toBe(ATOM);
		const element: Open = {
			name: local,
			attributes: Object.fromEntries(
				Object.values(attributes).map(({ local: name, value }) => [name, value]),
			),
			children: [],
			text: "",
		};
		(opened.at(-1)?.children ?? roots).push(element);
		opened.push(element);
	});
	parser.on("text", (text) => {
		const current = opened.at(-1);
		if (current) {
			current.text += text;
		}
	});
	parser.on("closetag", () => void opened.pop());
	parser.write(xml).close();
	const [root] = roots;
	if (!root) {
		throw new Error("no element");
	}
	return root;
}

const of = ({ children }: Element, name: string) => children.filter((each) => each.name === name);
const textOf = (element: Element, name: string) => of(element, name).map(({ text }) => text);
const linkOf = (element: Element, rel: string) =>
	of(element, "link")
		.filter(({ attributes }) => (attributes["rel"] ?? "alternate") === rel)
		.map(({ attributes }) => attributes["href"] ?? "");

/** What breaks RFC 4287 in a feed, a sentence each. Sources: sections 3.3, 4.1.1, 4.1.2, 4.2.6, 4.2.7, 4.2.15; RFC 3987, RFC 8141, RFC 9562. */
function faultsOf(root: Element): string[] {
	const entries = of(root, "entry");
	const ids = [root, ...entries].flatMap((each) => textOf(each, "id"));
	const once = (element: Element, names: readonly string[]) =>
		names
			.filter((name) => of(element, name).length !== 1)
			.map((name) => `${element.name} has ${of(element, name).length} of ${name}`);
	const isInstant = (text: string) =>
		/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
		!Number.isNaN(Date.parse(text));
	return [
		...(root.name === "feed" ? [] : [`the root is ${root.name}`]),
		...once(root, ["id", "title", "updated"]),
		...entries.flatMap((entry) => once(entry, ["id", "title", "updated"])),
		...ids.filter((id) => !isIri(id)).map((id) => `${id} is no IRI`),
		...(new Set(ids).size === ids.length ? [] : ["an id stands twice"]),
		...[root, ...entries]
			.flatMap((each) => textOf(each, "updated"))
			.filter((text) => !isInstant(text))
			.map((text) => `${text} is no instant`),
		...(linkOf(root, "self").length === 1 ? [] : ["no link to itself"]),
		...entries
			.filter((entry) => linkOf(entry, "alternate").length !== 1)
			.map((entry) => `${textOf(entry, "id")} leads nowhere`),
		...(of(root, "author").length > 0 || entries.every((each) => of(each, "author").length > 0)
			? []
			: ["no author"]),
		...[root, ...entries]
			.flatMap((each) => of(each, "author"))
			.flatMap((author) => once(author, ["name"])),
		...[root, ...entries]
			.flatMap((each) => of(each, "link"))
			.filter(({ attributes }) => !URL.canParse(attributes["href"] ?? ""))
			.map(({ attributes }) => `${attributes["href"]} is no whole address`),
	];
}

/** Whole, of a scheme that names by a rule of its own: an address, or a UUID as a URN. */
function isIri(id: string): boolean {
	return (
		/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id) ||
		(id.startsWith("https://") && URL.canParse(id))
	);
}

async function edit(id: string, json: object) {
	const { browser } = await administrator();
	const changed = await browser.ask(`/api/admin/licensing/${id}`, { method: "PATCH", json });
	expect(changed.status).toBe(200);
}

test("the feed keeps the rules of RFC 4287", async () => {
	const root = await feed();
	expect(of(root, "entry").length).toBeGreaterThan(300);
	expect(faultsOf(root)).toEqual([]);
});

test("it says where it is by the product's own address, whichever host was asked", async () => {
	const root = await feed();
	expect(linkOf(root, "self")).toEqual([`${BASE}/register/changes.atom`]);
	expect(linkOf(root, "alternate")).toEqual([`${BASE}/register`]);
	const text = await (await ask("/register/changes.atom")).text();
	expect(text).not.toContain("another-host");
});

test("each entry leads to a page of its council, which is there", async () => {
	const entries = of(await feed(), "entry");
	const leads = new Set(entries.flatMap((entry) => linkOf(entry, "alternate")));
	const sitemap = await (await ask("/sitemap.xml")).text();
	for (const address of leads) {
		expect(address).toMatch(/^https:\/\/lettable\.example\/areas\/[a-z\d-]+$/);
		expect(sitemap).toContain(`<loc>${address}</loc>`);
	}
	const manchester = entries.find((entry) => textOf(entry, "title")[0]?.startsWith("Manchester:"));
	expect(manchester && linkOf(manchester, "alternate")).toEqual([`${BASE}/areas/manchester`]);
});

test("what came with the first edition is of the day on which its page was read", async () => {
	const entries = of(await feed(), "entry");
	const bexley = entries.find(
		(entry) => textOf(entry, "title")[0] === "Bexley: Selective licensing",
	);
	expect(bexley && londonDay(Date.parse(textOf(bexley, "updated")[0] ?? ""))).toBe("2026-11-24");
	expect(new Set(entries.flatMap((entry) => textOf(entry, "updated"))).size).toBeGreaterThan(1);
});

test("a change is an entry of its own with its own moment, and leaves the others as they are", async () => {
	const before = of(await feed(), "entry");
	await edit("bexley-selective-2025-01-13", { plans: "A new scheme is planned.", why: "Read." });
	const [newest, ...others] = of(await feed(), "entry");
	expect(others.slice(0, before.length)).toEqual(before);
	expect(newest && textOf(newest, "updated")).toEqual(["2026-11-20T12:00:00.000Z"]);
	expect(newest && textOf(newest, "summary")).toEqual([
		"plans: nothing is now A new scheme is planned..",
	]);
});

test.each([
	["Word's line break", "One\u000Btwo"],
	["a null", "One\u0000two"],
	["half of a pair", "One\uD83Dtwo"],
	["the other half", "One\uDE00two"],
	["no character at all", "One\uFFFEtwo"],
	["an escape", "One\u001Btwo"],
])("%s in a row leaves the feed readable", async (_, name) => {
	// Past every form: as an old row may hold it.
	await env.DB.prepare(
		"UPDATE licensing_schemes SET plans = json_extract(?1, '$'), changed_at = changed_at + 1 WHERE id = 'bexley-selective-2025-01-13'",
	)
		.bind(JSON.stringify(name))
		.run();
	const root = await feed();
	expect(faultsOf(root)).toEqual([]);
	expect(textOf(of(root, "entry")[0] ?? root, "summary")[0]).toMatch(/One.*two/);
});

test("a row of the history that does not fit is left out of feed and past days, and the others stay", async () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const askedDay = "/register.json?asOf=2026-11-20";
	const [feedBefore, dayBefore] = [
		await (await ask("/register/changes.json")).json(),
		await (await ask(askedDay)).json(),
	];
	await env.DB.prepare(
		"INSERT INTO scheme_history VALUES ('broken', (SELECT max(at) FROM scheme_history), '{\"id\": \"broken\"}')",
	).run();
	expect(await (await ask("/register/changes.json")).json()).toEqual(feedBefore);
	expect(await (await ask(askedDay)).json()).toEqual(dayBefore);
	expect(String(said.mock.calls[0])).toContain("a row of the register's history cannot be read");
	said.mockRestore();
	await env.DB.prepare("DELETE FROM scheme_history WHERE scheme_id = 'broken'").run();
});
