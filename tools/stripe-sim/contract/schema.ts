/** The part of JSON Schema 2019-09 that the contract is written in. `{}` allows anything. */
export type Schema = {
	$ref?: string;
	type?: "string" | "number" | "boolean" | "object" | "array" | "null";
	enum?: (string | number | boolean)[];
	anyOf?: Schema[];
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: Schema | false;
	/** An id that `expand[]` turns into the object. */
	expandable?: true;
};

export type OperationContract = {
	readonly method: string;
	/** With the SDK's placeholders, as in `/v1/refunds/{refund}`. */
	readonly path: string;
	readonly params: Schema;
	readonly answer: Schema;
};

export type ContractFile = {
	readonly $id: string;
	/** Stripe's version, such as `2025-08-27.basil`. */
	readonly apiVersion: string;
	readonly operations: Readonly<Record<string, OperationContract>>;
	/** By the interface's name within the SDK's namespace `Stripe`. */
	readonly $defs: Readonly<Record<string, Schema>>;
};

export const refTo = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** The name a reference points at. */
export const nameIn = ($ref: string): string => $ref.slice("#/$defs/".length);
