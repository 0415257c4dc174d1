import type { OwnerDetails, OwnerList } from "#contracts/homes.ts";
import {
	deleteOwner,
	insertOwner,
	listOwners,
	MOST_PROPERTY_OWNERS,
	replaceOwner,
	toOwner,
} from "#worker/homes/owners-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { Keeping } from "./keep-homes.ts";

/** Lists the owners of an account's homes. */
export async function readOwners({ caller: { db }, userId }: Keeping): Promise<OwnerList> {
	return { owners: (await listOwners(db, userId)).map(toOwner) };
}

/** Names an owner, once for all homes. @throws Problem `limit_reached` */
export async function addOwner(keeping: Keeping, owner: OwnerDetails): Promise<OwnerList> {
	const { db, now, token } = keeping.caller;
	const { userId } = keeping;
	const id = newId("own", token);
	if ((await insertOwner(db, { id, userId, owner, now }).execute()).length === 0) {
		throw new Problem("limit_reached", `Homes have ${MOST_PROPERTY_OWNERS} owners at most.`);
	}
	return readOwners(keeping);
}

/** Puts another in an owner's place. @throws Problem `not_found` */
export async function changeOwner(
	keeping: Keeping,
	id: string,
	owner: OwnerDetails,
): Promise<OwnerList> {
	const { caller, userId } = keeping;
	if ((await replaceOwner(caller.db, { id, userId, owner }).execute()).length === 0) {
		throw noOwner();
	}
	return readOwners(keeping);
}

/** Deletes an owner whom no home names. @throws Problem `owner_named`, `not_found`, also the second time */
export async function dropOwner(keeping: Keeping, id: string): Promise<OwnerList> {
	const { caller, userId } = keeping;
	const gone = await deleteOwner(caller.db, userId, id).execute();
	const left = await readOwners(keeping);
	if (gone.length === 0) {
		throw left.owners.some((owner) => owner.id === id)
			? new Problem("owner_named", "A home names this owner. Change the home first.")
			: noOwner();
	}
	return left;
}

function noOwner(): Problem {
	return new Problem("not_found", "This owner is not among yours.");
}
