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

/**
 * Operations of the simulator, by their names in the SDK: the class in `stripe/esm/resources`, below its folder if it has one, then its method. The
 * generator describes them in `contract.json`, and each needs an implementation in `../resources`.
 */
export const operationNames = [
	"BillingPortal.Sessions.create",
	"Charges.list",
	"Coupons.create",
	"Coupons.del",
	"Coupons.retrieve",
	"Customers.create",
	"Customers.del",
	"Customers.retrieve",
	"Customers.update",
	"Disputes.list",
	"Disputes.update",
	"InvoicePayments.list",
	"Invoices.createPreview",
	"Invoices.list",
	"Invoices.pay",
	"Invoices.retrieve",
	"Invoices.voidInvoice",
	"PaymentIntents.cancel",
	"PaymentIntents.confirm",
	"PaymentIntents.create",
	"PaymentIntents.list",
	"PaymentIntents.retrieve",
	"PaymentIntents.update",
	"PaymentMethods.attach",
	"PaymentMethods.detach",
	"PaymentMethods.list",
	"PaymentMethods.retrieve",
	"Prices.create",
	"Prices.list",
	"Prices.retrieve",
	"Products.create",
	"Products.retrieve",
	"Products.update",
	"Refunds.create",
	"Refunds.retrieve",
	"SetupIntents.cancel",
	"SetupIntents.create",
	"SetupIntents.retrieve",
	"Subscriptions.cancel",
	"Subscriptions.create",
	"Subscriptions.list",
	"Subscriptions.retrieve",
	"Subscriptions.update",
] as const;

export type OperationName = (typeof operationNames)[number];

/** Objects that an answer may include in full; all others appear only by id. */
export const expandableObjects: readonly string[] = [
	"Charge",
	"Customer",
	"DeletedCustomer",
	"Discount",
	"Dispute",
	"Invoice",
	"PaymentIntent",
	"PaymentMethod",
	"Product",
	"Refund",
	"SetupIntent",
	"Subscription",
];
