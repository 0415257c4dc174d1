import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type IsoDate } from "../base/calendar.ts";
import { noInputs } from "../base/inputs.ts";
import { fromPounds } from "../base/money.ts";
import { nations } from "../base/nation.ts";
import { cases } from "../test/cases.ts";
import {
	databaseReadiness,
	type EntryPartState,
	type HomeToEnter,
	readinessInWords,
} from "./database-readiness.ts";
import { homeStandings } from "./kept-home.ts";
import { someHeld, someKeptHome, someLicence } from "./test/some-kept-home.ts";

/** Opening days as the draft regulations list them, written down a second time. */
const opening: Readonly<Record<string, readonly [IsoDate, IsoDate]>> = {
	"West Midlands": ["2026-12-15", "2027-03-14"],
	"East of England": ["2027-01-15", "2027-04-14"],
	"East Midlands": ["2027-02-15", "2027-05-14"],
	"South East": ["2027-03-15", "2027-06-14"],
	"Yorkshire and The Humber": ["2027-04-15", "2027-07-14"],
	"North West": ["2027-05-15", "2027-08-14"],
	"North East": ["2027-06-15", "2027-09-14"],
	London: ["2027-07-15", "2027-10-14"],
	"South West": ["2027-08-15", "2027-11-14"],
};

/** What becomes of a paper until a window closes, found by walking the days one by one. */
function stateByWalking(
	until: IsoDate | null,
	[opens, closes]: readonly [IsoDate, IsoDate],
	day: IsoDate,
): EntryPartState {
	if (until === null) {
		return "not_stated";
	}
	let state: EntryPartState = "held";
	const last = closes > day ? closes : day;
	for (let on = day; on <= last; on = addDays(on, 1)) {
		if (on > until) {
			state = on === day ? "lapsed" : on <= opens ? "lapses_before" : "lapses_inside";
			break;
		}
	}
	return state;
}

function partsByHand(
	{ home, place }: HomeToEnter,
	window: readonly [IsoDate, IsoDate],
	day: IsoDate,
) {
	const { held } = home;
	const states: [string, EntryPartState][] = [
		["landlords", home.owners.length === 0 ? "not_stated" : "held"],
		["home", "held"],
	];
	if (home.standing === "let") {
		states.push(["people", home.inputs.people === null ? "not_stated" : "held"]);
		states.push(["rent", home.inputs.rent === null ? "not_stated" : "held"]);
		const ofLicences = held.licences
			.filter(({ until }) => until !== null)
			.map(({ until }) => stateByWalking(until, window, day));
		const worst = (["lapsed", "lapses_before", "lapses_inside"] as const).find((state) =>
			ofLicences.includes(state),
		);
		states.push(["licences", held.areLicencesStated ? (worst ?? "held") : "not_stated"]);
		states.push([
			"gas",
			held.hasGas === false ? "not_needed" : stateByWalking(held.gasUntil, window, day),
		]);
		states.push(["electrical", stateByWalking(held.electricalUntil, window, day)]);
		const both = [held.energyUntil, place.energyUntil].map((until) =>
			stateByWalking(until, window, day),
		);
		// The better of the two certificates counts.
		const best = (["held", "lapses_inside", "lapses_before", "lapsed", "not_stated"] as const).find(
			(state) => both.includes(state),
		);
		states.push(["energy", best ?? "not_stated"]);
	}
	return states;
}

function byHand({ home, place }: HomeToEnter, day: IsoDate) {
	const window = opening[place.region ?? ""];
	if (place.nation !== "England" || !window || !["let", "empty"].includes(home.standing)) {
		return null;
	}
	const states = partsByHand({ home, place }, window, day);
	const [opens, closes] = window;
	return {
		states,
		isReady: states.every(([, state]) => ["held", "not_needed"].includes(state)),
		phase: day < opens ? "before" : day <= closes ? "open" : "closed",
	};
}

/** Any day, or one beside a window's edge. */
const someDay = fc.oneof(
	fc.integer({ min: 0, max: 700 }).map((days) => addDays("2026-06-01", days)),
	fc
		.tuple(fc.constantFrom(...Object.values(opening).flat()), fc.integer({ min: -1, max: 1 }))
		.map(([edge, days]) => addDays(edge, days)),
);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });

const homes: fc.Arbitrary<HomeToEnter> = fc
	.record({
		standing: fc.constantFrom(...homeStandings, "let" as const, "let" as const),
		owners: fc.nat(2),
		people: orNull(fc.integer({ min: 1, max: 8 })),
		rent: orNull(fc.constant(fromPounds(900))),
		licences: fc.array(orNull(someDay), { maxLength: 3 }),
		areLicencesStated: fc.boolean(),
		hasGas: orNull(fc.boolean()),
		gasUntil: orNull(someDay),
		electricalUntil: orNull(someDay),
		energyUntil: orNull(someDay),
		certificate: orNull(someDay),
		nation: fc.constantFrom(...nations, "England" as const, "England" as const, null),
		region: orNull(fc.constantFrom(...Object.keys(opening))),
	})
	.map((made) => ({
		home: someKeptHome({
			standing: made.standing,
			owners: Array.from({ length: made.owners }, (_, at) => ({ ownerId: `o${at}`, share: 0.5 })),
			inputs: { ...noInputs, people: made.people, rent: made.rent },
			held: someHeld({
				licences: made.licences.map((until) => someLicence({ until })),
				areLicencesStated: made.areLicencesStated,
				hasGas: made.hasGas,
				gasUntil: made.gasUntil,
				electricalUntil: made.electricalUntil,
				energyUntil: made.energyUntil,
			}),
		}),
		place: { nation: made.nation, region: made.region, energyUntil: made.certificate },
	}));

test("readiness of 1,000 generated homes equals what walking the days finds", () => {
	let own = 0;
	fc.assert(
		fc.property(homes, someDay, (home, day) => {
			const found = databaseReadiness(home, day);
			own += found === null ? 0 : 1;
			expect(
				found && {
					states: found.parts.map(({ id, state }) => [id, state]),
					isReady: found.isReady,
					phase: found.phase,
				},
			).toEqual(byHand(home, day));
		}),
		cases(5_000),
	);
	expect(own).toBeGreaterThan(200);
});

test("each joint landlord makes an entry, the tenancy follows in 28 days, and the law is a draft", () => {
	const home = someKeptHome({
		owners: [
			{ ownerId: "a", share: 0.5 },
			{ ownerId: "b", share: 0.5 },
		],
		held: someHeld({ databaseEntry: { number: "PRS1", enteredOn: "2026-12-20" } }),
	});
	const place = { nation: "England", region: "West Midlands", energyUntil: null } as const;
	const found = databaseReadiness({ home, place }, "2026-12-20");
	expect(found).toMatchObject({
		landlords: 2,
		isEntered: true,
		tenancyPartBy: "2027-01-17",
		renewBy: "2027-12-19",
		isDraft: true,
		phase: "open",
	});
	expect(found && readinessInWords(found)).toBe("6 of 8 parts not ready");
});
