import path from "node:path";
import ts from "typescript";

/**
 * Identifiers that have another name in this house, and that name. docs/glossary.md has the terms of the trade; these are words of our own that a
 * newcomer had to learn. A word that the field uses itself in some room stays there.
 */
const privateWords: ReadonlyMap<string, { instead: string; staysIn?: RegExp }> = new Map([
	["mayAct", { instead: "isActiveAdmin" }],
	["readRights", { instead: "adminRights" }],
	["hearEvent", { instead: "handleStripeEvent" }],
	["deal", { instead: "handle, or what is handled" }],
	["dealWithSetup", { instead: "handleSetup" }],
	["Till", { instead: "BillingContext" }],
	["openTill", { instead: "openBilling" }],
	["Desk", { instead: "a context by what it is for" }],
	["Named", { instead: "a type by what it names" }],
	["Given", { instead: "a type by what is given" }],
	["Asked", { instead: "a request, a query or search parameters" }],
	[
		"ask",
		{
			instead: "fetch, request",
			staysIn:
				/^(domain\/(judgement|portfolio|telling)|web\/src\/features\/(documentation|report))\//,
		},
	],
	["Look", { instead: "a type by what is seen" }],
	["Reading", { instead: "options of the reader" }],
	["Terms", { instead: "options, or the terms of a plan by its name", staysIn: /plan/ }],
	["Batch", { instead: "a batch by what it holds" }],
	["Held", { instead: "HeldEdition" }],
	["ToldSource", { instead: "SourceDto" }],
	["toldEvidence", { instead: "serializeEvidence" }],
	["toldSources", { instead: "serializeSources" }],
	["toldMoney", { instead: "serializeMoney" }],
	["told", { instead: "serialized, or text" }],
	["said", { instead: "unwrap" }],
	["Silence", { instead: "SourceFailure" }],
	["silence", { instead: "a failure, a timeout" }],
	["silent", { instead: "unavailable" }],
	["tendPayments", { instead: "reconcilePayments" }],
	["tendPlans", { instead: "reconcileSubscriptions" }],
	["heed", { instead: "handle" }],
	["heedWithdrawnRights", { instead: "onForbidden" }],
	["deed", { instead: "auditedAction" }],
	["withIntention", { instead: "withAuditTrail" }],
	["Flights", { instead: "SingleFlight" }],
	["flights", { instead: "singleFlight" }],
	["Errand", { instead: "a job by what it does" }],
	["Letter", { instead: "Email" }],
	["PostOffice", { instead: "Outbox" }],
	["postOffice", { instead: "openOutbox" }],
	["callOff", { instead: "cancel" }],
	["giveBack", { instead: "refund" }],
	["giveUp", { instead: "abandon" }],
	["reckon", { instead: "calculate" }],
	["Reckoning", { instead: "calculation" }],
	["stretch", { instead: "range" }],
	["Stretch", { instead: "range" }],
	["bringIn", { instead: "import" }],
	["broughtIn", { instead: "imported" }],
	["Known", { instead: "a type by what is known" }],
	["stillStands", { instead: "isCurrent" }],
	["likelyAuthority", { instead: "primaryAuthority" }],
	["frozenDocument", { instead: "reportSnapshot" }],
	["keepCurrent", { instead: "runRefresh" }],
	["restedOn", { instead: "schemePages" }],
	["pagesRestedOn", { instead: "schemePages" }],
	["lazily", { instead: "lazy" }],
	["takeOverKnown", { instead: "hydrateQueryCache" }],
	["whoever", { instead: "any caller" }],
	["nobody", { instead: "no one" }],
	["anew", { instead: "again" }],
	["stands", { instead: "is" }],
]);

/**
 * Words that are private even within a longer name, such as `toldRange` or `told-range.ts`. Leaves out `held` and `standing`, which the glossary has (a
 * held edition, the standing of an account's plans), and names that the wire, the database or a provider fixes.
 */
const privateParts: ReadonlyMap<string, string> = new Map([
	["told", "printed, reported or serialized"],
	["said", "stated"],
	["silent", "unavailable"],
	["silence", "a failure, a timeout"],
	["anew", "again"],
	["whoever", "any caller"],
	["nobody", "no one"],
	["heed", "handle"],
	["stretch", "range"],
	["stretches", "ranges"],
	["reckon", "calculate"],
	["stands", "is"],
	["errand", "a job by what it does"],
]);

/** A code of an answer and of a mail's template: clients and queued mails know them by these names. */
const fixedNames: ReadonlySet<string> = new Set(["portal_silent", "webhook_silent"]);

/** What a private word is called instead, of a whole name or of a part of one. */
export function fieldWordFor(word: string): string | undefined {
	return privateWords.get(word)?.instead ?? privateParts.get(word);
}

/** Private words within a name in camelCase, kebab-case, snake_case or capitals. */
export function privatePartsOf(name: string): string[] {
	if (fixedNames.has(name)) {
		return [];
	}
	const parts = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").split(/[^A-Za-z\d]+/);
	return parts.map((part) => part.toLowerCase()).filter((part) => privateParts.has(part));
}

/** Private words in the name of a file and among its identifiers, each as often as it stands there. `file` is its path in the project. */
export function privateWordsIn(file: string, text: string): string[] {
	const found = privatePartsOf(path.basename(file));
	const parsed = ts.createSourceFile(
		file,
		text,
		ts.ScriptTarget.Latest,
		false,
		file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
	);
	const visit = (node: ts.Node): void => {
		const word = ts.isIdentifier(node) ? privateWords.get(node.text) : undefined;
		if (ts.isIdentifier(node) && word && !word.staysIn?.test(file)) {
			found.push(node.text);
		} else if (ts.isIdentifier(node) && !word) {
			found.push(...privatePartsOf(node.text));
		}
		ts.forEachChild(node, visit);
	};
	visit(parsed);
	return found;
}
