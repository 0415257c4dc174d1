import { expect, test } from "vitest";
import { noInputs } from "../base/inputs.ts";
import { assess } from "../judgement/assess.ts";
import { type HomeEvent, watchHome } from "./changes.ts";
import { judgeKept, type KeptAnswer, keptAnswerOf } from "./kept-answer.ts";
import {
	type ReplayEdition,
	type ReplayHome,
	replayEditions,
	replayFacts,
	replayHomes,
	truthOf,
} from "./test/register-replay.ts";
import { someKeptHome } from "./test/some-kept-home.ts";

const judgeOf =
	(home: ReplayHome, { rows }: ReplayEdition, isFailing = false) =>
	(day: string) =>
		assess(replayFacts(home, rows, isFailing), { inputs: noInputs, chosen: null, day });

/** In the sixth edition a source fails for every third home, whose changes are then found in the seventh. */
const isFailing = (edition: number, at: number) => edition === 5 && at % 3 === 0;

type Replayed = { readonly expected: string[]; readonly stored: Map<string, HomeEvent> };

/** Looks at one home in each edition, twice: a run that was killed after its events were stored is run again. */
function replayHome(
	home: ReplayHome,
	{ editions, at }: { readonly editions: readonly ReplayEdition[]; readonly at: number },
	{ expected, stored }: Replayed,
): void {
	const kept = someKeptHome({ id: home.id, standing: "watched" });
	let before: KeptAnswer | null = null;
	let known: ReplayEdition | null = null;
	for (const [index, edition] of editions.entries()) {
		const failing = isFailing(index, at);
		const judge = judgeOf(home, edition, failing);
		if (before === null || known === null) {
			before = keptAnswerOf(judge(edition.day), kept);
			known = edition;
			continue;
		}
		const was: KeptAnswer = before;
		const look = () => watchHome(kept, was, { now: judgeKept(judge(edition.day), kept), judge });
		const [killed, again] = [look(), look()];
		for (const event of [...killed.events, ...again.events]) {
			stored.set(event.key, event);
		}
		before = again.now;
		if (!failing) {
			expected.push(...trueChange(home, known, edition));
			known = edition;
		}
	}
}

function trueChange(home: ReplayHome, known: ReplayEdition, edition: ReplayEdition): string[] {
	const from = truthOf(home, known.rows, known.day);
	const then = truthOf(home, edition.rows, known.day);
	const to = truthOf(home, edition.rows, edition.day);
	const cause = from === then ? "day" : "register";
	return from === to ? [] : [[home.id, edition.day, from, to, cause].join(" | ")];
}

test.each([1, 2, 3])(
	"every true change of ten editions is found once, and none is invented (series %i)",
	(seed) => {
		const editions = replayEditions(seed);
		const replayed: Replayed = { expected: [], stored: new Map() };
		for (const [at, home] of replayHomes.entries()) {
			replayHome(home, { editions, at }, replayed);
		}
		const events = [...replayed.stored.values()];
		const found = events
			.filter(({ facet }) => facet === "licence_selective")
			.map(({ homeId, foundOn, from, to, cause }) =>
				[homeId, foundOn, from, to, cause].join(" | "),
			);
		expect(found.toSorted()).toEqual(replayed.expected.toSorted());
		expect(found.length).toBeGreaterThan(60);
		// Nothing besides but a risk that changed while no licence did, such as a scheme that now ends within a year.
		const others = events.filter(({ facet }) => facet !== "licence_selective");
		expect(others.filter(({ facet, from, to }) => facet !== "risk" || from === to)).toEqual([]);
	},
);
