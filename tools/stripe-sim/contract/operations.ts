/**
 * What the simulator can be asked, by the name the SDK has for it: the class in `stripe/esm/resources`, then its method.
 * The generator describes these in `contract.json`, and each needs an answer in `../resources`.
 */
export const operationNames = [
	"Charges.list",
	"Charges.retrieve",
	"Customers.create",
	"Customers.del",
	"Customers.list",
	"Customers.retrieve",
	"Customers.update",
	"Disputes.close",
	"Disputes.list",
	"Disputes.retrieve",
	"Disputes.update",
	"Events.list",
	"Events.retrieve",
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
	"Refunds.create",
	"Refunds.list",
	"Refunds.retrieve",
	"SetupIntents.cancel",
	"SetupIntents.confirm",
	"SetupIntents.create",
	"SetupIntents.retrieve",
] as const;

export type OperationName = (typeof operationNames)[number];

/** Objects that stand in full where an answer is expanded; every other object is only ever named by its id. */
export const expandableObjects: readonly string[] = [
	"Charge",
	"Customer",
	"DeletedCustomer",
	"Dispute",
	"PaymentIntent",
	"PaymentMethod",
	"Refund",
	"SetupIntent",
];
