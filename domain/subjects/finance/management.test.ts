import { expect, test } from "vitest";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import { assumptionDefaults } from "./assumptions.ts";
import { agentShares, agentSharesWhenLet, managementOf, managements } from "./management.ts";

const shares = (running: (typeof managements)[number], isByRoom = false) => {
	const { managementShare, findShare } = agentShares(running, isByRoom);
	return [managementShare, findShare];
};

test("each way of running a letting costs what its source says", () => {
	expect(managements.map((running) => shares(running))).toEqual([
		[0, 0],
		[0, 0.9],
		[0.138, 0.9],
		[0.12, 0],
	]);
	expect(managements.map((running) => shares(running, true))).toEqual([
		[0, 0],
		[0, 0.9],
		[0.15, 0.9],
		[0.15, 0],
	]);
});

test.each(
	managements.flatMap(
		(running) =>
			[
				[running, null],
				[running, 4],
			] as const,
	),
)("%s in %s rooms is read back from its figures", (running, rooms) => {
	expect(managementOf({ ...agentShares(running, rooms !== null), rooms })).toBe(running);
});

test("a report starts with an agent who manages, and figures of the reader's own are nobody's", () => {
	const managementShare = assumptionDefaults.managementShare.value;
	expect(managementOf({ managementShare, findShare: 0, rooms: null })).toBe("managed");
	expect(managementOf({ managementShare: 0.11, findShare: 0, rooms: null })).toBeNull();
	expect(managementOf({ managementShare: 0, findShare: 0.5, rooms: null })).toBeNull();
});

test("let by the room an agent takes another share, and the reader's own stays", () => {
	const whole = { managementShare: 0.138, findShare: 0.9, rooms: null };
	expect(agentSharesWhenLet(whole, true)).toEqual({ managementShare: 0.15, findShare: 0.9 });
	expect(agentSharesWhenLet({ ...whole, managementShare: 0.1 }, true)).toEqual({
		managementShare: 0.1,
		findShare: 0.9,
	});
});

test("whoever takes something says where that was read, in short sentences", () => {
	for (const running of managements) {
		const { sources, managementShare, findShare } = agentShares(running, false);
		expect(sources.length > 0, running).toBe(managementShare + findShare > 0);
		for (const sentence of sources.flatMap(sentencesOf)) {
			expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
		}
	}
});
