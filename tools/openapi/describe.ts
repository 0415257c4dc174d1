import * as z from "zod";
import { ProblemBody } from "#contracts/problem.ts";
import { type Sunset, sunsets } from "#contracts/sunsets.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { programTerms } from "#domain/base/screens.ts";
import { SUNSET_MONTHS } from "#domain/business/api-keys.ts";
import { markGoing } from "./mark-going.ts";
import { type Operation, operations } from "./operations.ts";

/** A description in OpenAPI 3.1, as JSON. */
export type Description = {
	readonly openapi: string;
	readonly info: Readonly<Record<string, unknown>>;
	readonly paths: Readonly<
		Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
	>;
	readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

/** Raised by hand with what is added. What is taken away makes another address. */
const VERSION = "1.0.0";

/** What is refused, by its status. */
export const refusals = {
	"400": "What was sent is not of the shape that is wanted; `fields` says where.",
	"401": "No key, or one that does not hold.",
	"403": "The key lacks a scope.",
	"404": "There is nothing here, or nothing of the account's.",
	"413": "The body is longer than 64 kB.",
	"422": "The allowance is used up, or the `Idempotency-Key` was used for something else.",
	"429": "A burst: wait as many seconds as `Retry-After` says.",
	"503": "A source that is needed is silent; nothing was charged.",
} as const;

/** The open door as it is published, made of the contracts that validate it and of what is announced to go. */
export function describeApi(server: string, announced: readonly Sunset[] = sunsets): Description {
	const whole = {
		openapi: "3.1.0",
		info: {
			title: APP_NAME,
			version: VERSION,
			summary: "What could go wrong with letting a home in the UK",
			description: `Every answer says where it comes from, of which day, and which page of ours says the same. Fields are added. What goes is marked \`deprecated\`, with its day in \`x-sunset\`, ${SUNSET_MONTHS} months before at least; the answers of a call that goes carry \`Deprecation\` and \`Sunset\`. Amounts in pounds end in no unit of their own; fields that end in \`Pence\` are pence. Instants are UTC in ISO 8601, days are days in London.`,
			termsOfService: `${server}${programTerms}`,
			license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
		},
		servers: [{ url: `${server}/api/v1` }],
		security: [{ key: [] }],
		tags: [
			{ name: "assess", description: "Assessments, which the allowance counts." },
			{ name: "read", description: "What is published, and the reports of the account." },
			{ name: "homes", description: "The homes that the account keeps." },
		],
		paths: pathsOf(operations),
		components: {
			securitySchemes: {
				key: {
					type: "http",
					scheme: "bearer",
					description:
						"A key of an account: `lt_live_…`, or `lt_test_…` for the simulator's postcodes.",
				},
			},
			schemas: Object.fromEntries([
				["Problem", schemaOf(ProblemBody, "output")],
				...operations.map(({ answer: [name, schema] }) => [name, schemaOf(schema, "output")]),
			]),
			responses: Object.fromEntries(
				Object.entries(refusals).map(([status, description]) => [
					`Refusal${status}`,
					refusal(description),
				]),
			),
		},
	} as Description;
	return announced.reduce(markGoing, whole);
}

function pathsOf(all: readonly Operation[]): Description["paths"] {
	return Object.fromEntries(
		all.map((operation) => [
			operation.path,
			{
				[operation.method]: {
					operationId: operation.id,
					tags: [operation.scope],
					summary: operation.summary,
					description: `${operation.description} Scope: \`${operation.scope}\`.`,
					parameters: parametersOf(operation),
					...(operation.body && {
						requestBody: {
							required: true,
							content: {
								"application/json": {
									schema: schemaOf(operation.body.schema, "input"),
									example: operation.body.example,
								},
							},
						},
					}),
					responses: {
						"200": answerOf(operation),
						...Object.fromEntries(
							Object.keys(refusals).map((status) => [
								status,
								{ $ref: `#/components/responses/Refusal${status}` },
							]),
						),
					},
				},
			},
		]),
	);
}

function answerOf({ answer: [name], isList, path }: Operation) {
	const schema = { $ref: `#/components/schemas/${name}` };
	return {
		description: "The answer.",
		...(path === "/assessments" && { headers: allowanceHeaders }),
		content: {
			"application/json": { schema },
			...(isList && { "application/x-ndjson": { schema: { type: "string" } } }),
		},
	};
}

const text = { type: "string" } as const;
const allowanceHeaders = {
	"RateLimit-Policy": {
		description: 'Assessments of the period: `"assessments";q=500`.',
		schema: text,
	},
	RateLimit: {
		description:
			'Assessments left, and seconds until the period ends: `"assessments";r=455;t=86400`.',
		schema: text,
	},
	"Idempotency-Replayed": {
		description: "`true` where the answer is that of an earlier call.",
		schema: text,
	},
};

function parametersOf({ params, query, example, body }: Operation) {
	return [
		...parametersIn("path", params, example),
		...parametersIn("query", query, example),
		...(body
			? [
					{
						name: "Idempotency-Key",
						in: "header",
						required: false,
						description: "Any 1 to 100 letters of your own: the same call is charged once.",
						schema: { type: "string", minLength: 1, maxLength: 100 },
					},
				]
			: []),
	];
}

function parametersIn(
	place: "path" | "query",
	schema: z.ZodObject | undefined,
	example: Operation["example"],
) {
	if (schema === undefined) {
		return [];
	}
	const { properties = {}, required = [] } = schemaOf(schema, "input") as {
		properties?: Record<string, object>;
		required?: readonly string[];
	};
	return Object.entries(properties).map(([name, of]) => ({
		name,
		in: place,
		required: place === "path" || required.includes(name),
		schema: of,
		...(name in example && { example: example[name] }),
	}));
}

function refusal(description: string) {
	return {
		description,
		content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
	};
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): object {
	const { $schema: _, ...made } = z.toJSONSchema(schema, {
		target: "draft-2020-12",
		io,
		unrepresentable: "any",
		reused: "inline",
	});
	return withoutClosing(made) as object;
}

/** What is added later must not break who reads: no object is closed. */
function withoutClosing(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map(withoutClosing);
	}
	return typeof value === "object" && value !== null
		? Object.fromEntries(
				Object.entries(value)
					.filter(([name, of]) => !(name === "additionalProperties" && of === false))
					.map(([name, of]) => [name, withoutClosing(of)]),
			)
		: value;
}
