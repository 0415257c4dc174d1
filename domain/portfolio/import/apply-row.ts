import { noInputs } from "../../base/inputs.ts";
import {
	type HeldLicence,
	type HeldPapers,
	type HomeStanding,
	type KeptHome,
	nothingStated,
	type OwnerShare,
	unstatedLoan,
} from "../kept-home.ts";
import type { ImportedHome } from "./imported-home.ts";

/** What a row is applied to and with. */
export type RowTarget = {
	/** The home as it is kept; null for a new one, which then takes `id` and `standing`. */
	readonly kept: KeptHome | null;
	readonly id: string;
	/** What homes of the file are where their rows do not say. */
	readonly standing: HomeStanding;
	/** The certificate that the row was matched with; null leaves the kept one. */
	readonly certificate: string | null;
	readonly owners: readonly OwnerShare[];
};

/** The home as it is kept once a row is taken: what the row states replaces, what it does not state stays. Source: Rule HOMES-15. */
export function applyRow(row: ImportedHome, target: RowTarget): KeptHome {
	const { kept, owners } = target;
	const standing = row.stated.standing ?? kept?.standing ?? target.standing;
	const held = kept?.held ?? nothingStated;
	return {
		reference: null,
		building: null,
		group: null,
		tenure: null,
		tenancyFrom: null,
		rentRaisedOn: null,
		energySpent: null,
		...kept,
		...row.stated,
		id: kept?.id ?? target.id,
		standing,
		address: row.address || (kept?.address ?? ""),
		postcode: row.postcode,
		certificate: target.certificate ?? kept?.certificate ?? null,
		inputs: { ...(kept?.inputs ?? noInputs), ...row.inputs, owned: standing !== "watched" },
		loan: {
			...(kept?.loan ?? unstatedLoan),
			...row.loan,
		},
		owners: owners.length > 0 ? owners : (kept?.owners ?? []),
		held: { ...held, ...row.held, licences: licencesAfter(held.licences, row.held) },
	};
}

/** A row states one licence, which takes the place of the kept one of its kind; others stay unless the row says that none is held. */
function licencesAfter(
	kept: readonly HeldLicence[],
	{ areLicencesStated, licences = [] }: Partial<HeldPapers>,
): readonly HeldLicence[] {
	if (areLicencesStated && licences.length === 0) {
		return [];
	}
	const replaced = new Map(licences.map((licence) => [licence.kind, licence]));
	const stays = kept.map(({ kind, ...rest }) => replaced.get(kind) ?? { kind, ...rest });
	return [...stays, ...licences.filter(({ kind }) => kept.every((other) => other.kind !== kind))];
}

/** A figure or text of a home that a row changes: `inputs.rent` from one to another. */
export type HomeChange = { readonly field: string; readonly from: unknown; readonly to: unknown };

/** What is different between a home as it is kept and as it would be. */
export function changesOf(kept: KeptHome, next: KeptHome): HomeChange[] {
	const before = leaves(kept);
	const after = leaves(next);
	return [...after].flatMap(([field, to]) => {
		const from = before.get(field);
		return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
	});
}

function leaves({ inputs, loan, held, ...rest }: KeptHome): Map<string, unknown> {
	const within = (name: string, part: object) =>
		Object.entries(part).map(([key, value]) => [`${name}.${key}`, value] as const);
	return new Map<string, unknown>([
		...Object.entries(rest),
		...within("inputs", inputs),
		...within("loan", loan),
		...within("held", held),
	]);
}
