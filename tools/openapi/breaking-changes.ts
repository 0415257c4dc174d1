type Json = Readonly<Record<string, unknown>>;

/**
 * What a program of the earlier description could trip over in the later one, by its place: a call, an answer or a field of one that is gone, another type,
 * or something that is newly required of the caller. What is added breaks nobody.
 */
export function breakingChanges(before: unknown, after: unknown): string[] {
	const callsOf = (description: unknown) => {
		const whole = resolved(description, description);
		return isObject(whole) ? whole["paths"] : undefined;
	};
	return compare(callsOf(before), callsOf(after), { at: "", isSent: false });
}

type Place = {
	readonly at: string;
	/** Whether the caller sends it. */
	readonly isSent: boolean;
};

function compare(before: unknown, after: unknown, { at, isSent }: Place): string[] {
	if (Array.isArray(before)) {
		return compareLists(before, after, { at, isSent });
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
	const found = Object.entries(before).flatMap(([key, value]) => {
		if (WORDS.includes(key) && !isObject(value)) {
			return [];
		}
		const place = {
			at: `${at}/${key}`,
			isSent: isSent || key === "requestBody" || key === "parameters",
		};
		// A limit that is lifted, or a wider choice, stops nobody who sends.
		return key in after || isLimit(key, value)
			? compare(value, after[key] ?? value, place)
			: [`${at}/${key}: gone`];
	});
	const wanted = isSent ? newlyRequired(before["required"], after["required"]) : [];
	return [...found, ...wanted.map((name) => `${at}: ${name} is required now`)];
}

function compareLists(before: readonly unknown[], after: unknown, { at, isSent }: Place): string[] {
	if (!Array.isArray(after)) {
		return [`${at}: gone`];
	}
	if (at.endsWith("/parameters")) {
		return compare(byName(before), byName(after), { at, isSent });
	}
	const isChoice = at.endsWith("/enum") || at.endsWith("/required");
	if (!isChoice) {
		return before.flatMap((value, place) =>
			compare(value, after[place], { at: `${at}/${place}`, isSent }),
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
const WORDS = ["description", "summary", "title", "example", "version", "default"];
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
