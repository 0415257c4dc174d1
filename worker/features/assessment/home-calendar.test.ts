import { beforeAll, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { readCalendar } from "#domain/test/read-calendar.ts";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const calendar = (file: string) => askApp(`/api/property/dates/${file}`);
const previewOf = async (path: string) =>
	Preview.parse(await (await askApp(`/api/property/preview/${path}`)).json());

test("a postcode's dates come as a calendar under a name that says which", async () => {
	const response = await calendar("M145LL.ics");
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(response.headers.get("content-disposition")).toBe(
		'attachment; filename="lettable-dates-M14-5LL.ics"',
	);
});

test.each(["", "?use=sharers", "?use=hmo&nation=England"])(
	"the calendar holds exactly the dates of the preview with the query %j",
	async (query) => {
		const { dates } = await previewOf(`M145LL${query}`);
		const events = readCalendar(await (await calendar(`M145LL.ics${query}`)).text());
		expect(dates.length).toBeGreaterThan(1);
		expect(events.map(({ on, last, summary }) => ({ on, last, summary }))).toEqual(
			dates.map(({ on, until, what, isDraft }) => ({
				on,
				last: until ?? on,
				summary: isDraft ? `Draft: ${what}` : what,
			})),
		);
		expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
		for (const [at, { description }] of events.entries()) {
			expect(description).toContain(dates[at]?.source.name);
			expect(description.startsWith("Draft: ")).toBe(dates[at]?.isDraft);
		}
	},
);

test.each([
	["nonsense.ics", 400, "invalid_postcode"],
	["M939ZZ.ics", 404, "postcode_unknown"],
	["GY11AA.ics", 422, "postcode_not_covered"],
	["M145LL.pdf", 400, "invalid_input"],
	["M145LL.ics?use=hotel", 400, "invalid_input"],
])("%s is refused with %i %s", async (file, status, code) => {
	const response = await calendar(file);
	expect(ProblemBody.parse(await response.json()).code).toBe(code);
	expect(response.status).toBe(status);
});

test("where no date is to come there is no calendar", async () => {
	const now = Date.UTC(2045, 0, 1);
	const response = await askApp("/api/property/dates/BT15GS.ics", { now });
	expect(response.status).toBe(404);
	expect(ProblemBody.parse(await response.json()).message).toBe(
		"We know of no date to come for this home.",
	);
});

test("a calendar of a new postcode counts against the limit of previews", async () => {
	const refusing = { limit: async () => ({ success: false }) };
	const bindings = Object.assign({}, offline, { GATHER_LIMIT: refusing });
	const response = await askApp("/api/property/dates/LS61AN.ics", { bindings });
	expect(response.status).toBe(429);
});
