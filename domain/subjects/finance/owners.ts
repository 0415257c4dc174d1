import { type Position, positionInWords } from "./position.ts";

/** The owners of a home: none where nothing is stated, else a company, one person, or several. */
export type Owners = readonly Position[];

/** Most owners that may be stated. */
export const MOST_OWNERS = 2;

/** Owners as the sums take them: the reader's position, and the others. */
export type OwnersOfHome = {
	readonly position: Position | null;
	readonly coOwners: readonly Position[];
};

/** The owners as the sums take them. */
export function asOwnersOfHome([position, ...coOwners]: Owners): OwnersOfHome {
	return { position: position ?? null, coOwners };
}

/** The owners that the sums were made with. */
export function ownersOf({
	position = null,
	coOwners = [],
}: {
	readonly position?: Position | null;
	readonly coOwners?: readonly Position[] | undefined;
}): Owners {
	return position === null ? [] : [position, ...coOwners];
}

/** Whether two lists are of the same owners in the same order. */
export function isSameOwners(one: Owners, other: Owners): boolean {
	return (
		one.length === other.length &&
		one.every(({ incomePence, nation, share, company }, at) => {
			const also = other[at];
			return (
				incomePence === also?.incomePence &&
				nation === also.nation &&
				share === also.share &&
				company === also.company
			);
		})
	);
}

/** Tolerance for a sum of shares, which are typed in hundredths. */
const ROUNDING = 1e-6;

/** Why several owners cannot own a home as stated, in a sentence; null where they can. */
export function ownersRefusal(owners: Owners): string | null {
	if (owners.length < 2) {
		return null;
	}
	if (owners.some(({ company }) => company)) {
		return "A company owns the home alone here";
	}
	const shares = owners.reduce((sum, { share }) => sum + share, 0);
	return Math.abs(shares - 1) > ROUNDING ? "The shares of the owners make 100% together" : null;
}

/** The owners in one line, for whoever stated them. */
export function ownersInWords(owners: Owners): string {
	return owners.map(positionInWords).join("; and ");
}
