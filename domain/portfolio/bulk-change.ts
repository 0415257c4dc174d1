import type { IsoDate } from "../base/calendar.ts";
import type { HeldLicence, HeldPapers, KeptHome } from "./kept-home.ts";

/** Days of papers that are set for many homes at once, each as a choice reads it. */
export const paperDays = {
	gasUntil: "Gas check holds until",
	electricalUntil: "Electrical report until",
	energyUntil: "Energy certificate until",
	insuranceUntil: "Insurance until",
	alarmsTestedOn: "Alarms tested on",
} as const satisfies Partial<Record<keyof HeldPapers, string>>;
export type PaperDay = keyof typeof paperDays;

/** One thing that is set for many homes. */
export type BulkChange =
	| { readonly kind: "paper"; readonly paper: PaperDay; readonly day: IsoDate }
	| { readonly kind: "licence"; readonly licence: Pick<HeldLicence, "kind" | "until" | "people"> }
	| { readonly kind: "group"; readonly group: string | null };

/**
 * A home with one thing set, and all else as it was. A licence takes the place of the one of its kind, whose number and holder stay; a paper for gas says that
 * the home has gas. Source: Rule HOMES-18.
 */
export function withBulkChange(home: KeptHome, change: BulkChange): KeptHome {
	switch (change.kind) {
		case "group":
			return { ...home, group: change.group };
		case "paper":
			return {
				...home,
				held: {
					...home.held,
					...(change.paper === "gasUntil" ? { hasGas: true } : {}),
					[change.paper]: change.day,
				},
			};
		case "licence":
			return { ...home, held: withLicence(home.held, change.licence) };
	}
}

function withLicence(
	held: HeldPapers,
	licence: Pick<HeldLicence, "kind" | "until" | "people">,
): HeldPapers {
	const at = held.licences.findIndex(({ kind }) => kind === licence.kind);
	const before = held.licences[at] ?? { number: null, holder: null };
	return {
		...held,
		areLicencesStated: true,
		licences:
			at < 0
				? [...held.licences, { ...before, ...licence }]
				: held.licences.with(at, { ...before, ...licence }),
	};
}
