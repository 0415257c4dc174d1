import { earliestSunset } from "#contracts/sunsets.ts";
import type { IsoDate } from "#domain/base/calendar.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * What a program of the earlier description could trip over in the later one, by its place: a call, an answer or a field of one that is gone, another type,
 * or something that is newly required of the caller. What is added breaks nobody, and what was announced may go from its day on; a day is announced in good
 * time, and never moved forward. Source: Rule API-6.
 */
export function breakingChanges(before: unknown, after: unknown, day: IsoDate): string[] {
	const callsOf = (description: unknown) => {
		const whole = resolved(description, description);
		return isObject(whole) ? whole["paths"] : undefined;
	};
	return compare(callsOf(before), callsOf(after), { at: "", isSent: false, day });
}

type Place = {
	readonly at: string;
	/** Whether the caller sends it. */
	readonly isSent: boolean;
	/** Today. */
	readonly day: IsoDate;
};

function compare(before: unknown, after: unknown, { at, isSent, day }: Place): string[] {
	if (Array.isArray(before)) {
		return compareLists(before, after, { at, isSent, day });
	}
	if (!isObject(before)) {
		const key = at.slice(at.lastIndexOf("/") + 1);
		return STRUCTURAL.includes(key) && before !== after
			? [`${at}: ${String(before)} is ${String(after)}`]
			: [];
	}
	if (!isObject(after)) {
		return [`${at}: gone`];
	}
	const found = Object.entries(before).flatMap(([key, listed]) => {
		if ((WORDS.includes(key) && !isObject(listed)) || (!(key in after) && mayGo(listed, day))) {
			return [];
		}
		const value = key === "required" ? withoutGone(listed, before["properties"], day) : listed;
		const place = {
			at: `${at}/${key}`,
			day,
			isSent: isSent || key === "requestBody" || key === "parameters",
		};
		// A limit that is lifted, or a wider choice, stops nobody who sends.
		return key in after || isLimit(key, value)
			? compare(value, after[key] ?? value, place)
			: [`${at}/${key}: gone`];
	});
	const wanted = isSent ? newlyRequired(before["required"], after["required"]) : [];
	return [
		...found,
		...hurried(before["x-sunset"], after["x-sunset"], { at, isSent, day }),
		...wanted.map((name) => `${at}: ${name} is required now`),
	];
}

/** Whether something was announced to be gone by today: a field, a call, or an address of which every call was. */
function mayGo(value: unknown, day: IsoDate): boolean {
	if (!isObject(value)) {
		return false;
	}
	const { deprecated, "x-sunset": sunsetOn } = value;
	const parts = Object.values(value);
	return typeof sunsetOn === "string"
		? deprecated === true && sunsetOn <= day
		: parts.length > 0 && parts.every((part) => mayGo(part, day));
}

/** Names of fields without those that may go. */
function withoutGone(names: unknown, properties: unknown, day: IsoDate): unknown {
	return Array.isArray(names) && isObject(properties)
		? names.filter((name) => !mayGo(properties[String(name)], day))
		: names;
}

/** A day that leaves less time than is owed, or than was announced. */
function hurried(was: unknown, is: unknown, { at, day }: Place): string[] {
	const earliest = typeof was === "string" ? was : earliestSunset(day);
	return typeof is === "string" && is < earliest
		? [`${at}: goes on ${is}, before ${earliest}`]
		: [];
}

function compareLists(
	before: readonly unknown[],
	after: unknown,
	{ at, isSent, day }: Place,
): string[] {
	if (!Array.isArray(after)) {
		return [`${at}: gone`];
	}
	if (at.endsWith("/parameters")) {
		return compare(byName(before), byName(after), { at, isSent, day });
	}
	const isChoice = at.endsWith("/enum") || at.endsWith("/required");
	if (!isChoice) {
		return before.flatMap((value, place) =>
			compare(value, after[place], { at: `${at}/${place}`, isSent, day }),
		);
	}
	// An answer that no longer always has a field, and a choice that may no longer be sent.
	const isKept = at.endsWith("/required") ? !isSent : isSent;
	return isKept
		? before
				.filter((value) => !after.includes(value))
				.map((value) => `${at}: ${String(value)} is gone`)
		: [];
}

/** Keys of which another value is another shape. */
const STRUCTURAL = ["type", "const", "$ref", "format", "pattern"];
const WORDS = [
	"description",
	"summary",
	"title",
	"example",
	"version",
	"default",
	"deprecated",
	"x-sunset",
];
const LIMITS = [
	"minimum",
	"maximum",
	"minLength",
	"maxLength",
	"minItems",
	"maxItems",
	"pattern",
	"multipleOf",
	"format",
];

function isLimit(key: string, value: unknown): boolean {
	return LIMITS.includes(key) && !isObject(value);
}

function newlyRequired(before: unknown, after: unknown): string[] {
	const held = Array.isArray(before) ? before : [];
	return Array.isArray(after) ? after.filter((name) => !held.includes(name)).map(String) : [];
}

function byName(parameters: readonly unknown[]): Json {
	const entries = parameters
		.filter(isObject)
		.map((each) => [
			`${String(each["in"])}:${String(each["name"])}`,
			{ ...each, required: each["required"] === true ? ["it"] : [] },
		]);
	return Object.fromEntries(entries);
}

/** The same with each reference in place. */
function resolved(value: unknown, root: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map((each) => resolved(each, root));
	}
	if (!isObject(value)) {
		return value;
	}
	const { $ref } = value;
	if (typeof $ref === "string") {
		const found = $ref
			.slice(2)
			.split("/")
			.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
		return resolved(found, root);
	}
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, resolved(each, root)]),
	);
}

function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
