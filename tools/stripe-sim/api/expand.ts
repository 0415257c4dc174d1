import { isKind, kinds } from "../contract/kinds.ts";
import type { Schema } from "../contract/schema.ts";
import type { Simulation } from "../simulation.ts";
import type { Resource } from "./operation.ts";
import { invalidRequest } from "./stripe-error.ts";

const MOST_LEVELS = 4;

type Fields = Readonly<Record<string, unknown>>;
type Included = NonNullable<Resource["included"]>;

/**
 * An answer with what `expand[]` names put in the place of its id.
 *
 * @param path such as `data.latest_charge`.
 * @throws {StripeError} for what cannot be expanded, and beyond four levels.
 */
export function expand(
	simulation: Simulation,
	included: Included,
	{ schema, answer, path }: { schema: Schema; answer: unknown; path: string },
): unknown {
	const steps = path.split(".");
	if (steps.length > MOST_LEVELS) {
		throw invalidRequest(
			`You cannot expand more than ${MOST_LEVELS} levels of a property. Property: ${path}`,
			{ param: "expand" },
		);
	}
	return follow(schema, answer, steps);

	function follow(at: Schema, value: unknown, [step, ...rest]: readonly string[]): unknown {
		if (step === undefined || value === null) {
			return value;
		}
		if (Array.isArray(value)) {
			const items = itemsOf(simulation, at);
			return value.map((item) => follow(items, item, [step, ...rest]));
		}
		if (!isFields(value)) {
			throw cannot(path);
		}
		const { property, there } = stepInto(at, value, { step, isLast: rest.length === 0 });
		return { ...value, [step]: follow(property, there, rest) };
	}

	function stepInto(
		at: Schema,
		value: Fields,
		{ step, isLast }: { step: string; isLast: boolean },
	) {
		const property = schemaOf(simulation, at, value).properties?.[step];
		const include = included[`${value["object"]}.${step}`];
		const isExpandable = property?.expandable || itemsOf(simulation, property ?? {}).expandable;
		if (!property || (isLast && !isExpandable && !include)) {
			throw cannot(path, value["object"] === "list" && step !== "data" ? step : undefined);
		}
		const there = value[step] ?? include?.(simulation, String(value["id"])) ?? null;
		return { property, there: isExpandable ? find(there) : there };
	}

	/** What an id names, or each of several; what stands there in full stays. */
	function find(named: unknown): unknown {
		if (Array.isArray(named)) {
			return named.map(find);
		}
		return typeof named === "string" ? (simulation.store.named(named) ?? named) : named;
	}
}

/** What the contract says of a value: by its kind where it names one, else by where it stands. */
function schemaOf({ contract }: Simulation, at: Schema, value: Fields): Schema {
	const kind = value["object"];
	if (isKind(kind)) {
		return contract.resolve({ $ref: `#/$defs/${kinds[kind].definition}` });
	}
	return choose(contract.resolve(at).anyOf ?? [at], "object", contract.resolve);
}

function itemsOf({ contract }: Simulation, at: Schema): Schema {
	return choose(contract.resolve(at).anyOf ?? [at], "array", contract.resolve).items ?? {};
}

function choose(
	choices: readonly Schema[],
	type: Schema["type"],
	resolve: (schema: Schema) => Schema,
): Schema {
	return choices.map(resolve).find((choice) => choice.type === type) ?? {};
}

function isFields(value: unknown): value is Fields {
	return typeof value === "object" && value !== null;
}

function cannot(path: string, withinList?: string) {
	const hint = withinList ? ` You may want to try expanding 'data.${withinList}' instead.` : "";
	return invalidRequest(`This property cannot be expanded (${path}).${hint}`, { param: "expand" });
}
