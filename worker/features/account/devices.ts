import type { SessionList } from "#contracts/account.ts";
import { deviceName } from "#domain/business/account/device.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import {
	endOtherSessions,
	endSessionOf,
	listSessions,
	type Viewer,
} from "#worker/accounts/sessions-repository.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Where the viewer is signed in, the device that asks first. */
export async function listDevices({ db, now }: Caller, viewer: Viewer): Promise<SessionList> {
	const rows = await listSessions(db, viewer.user.id, now);
	const list = rows.map((row) => ({
		id: row.id,
		device: deviceName(row.userAgent),
		createdAt: new Date(row.createdAt).toISOString(),
		lastUsedAt: new Date(row.usedAt).toISOString(),
		current: row.id === viewer.session.id,
	}));
	return { sessions: list.toSorted((a, b) => Number(b.current) - Number(a.current)) };
}

/** Signs one device out. @throws Problem `not_found` for a session that is no one's or another's */
export async function signDeviceOut(
	caller: Caller,
	viewer: Viewer,
	id: string,
): Promise<SessionList> {
	if (!(await endSessionOf(caller.db, viewer.user.id, id))) {
		throw new Problem("not_found", "That device is signed out already.");
	}
	return listDevices(caller, viewer);
}

/** Signs every device out but the one that asks. */
export async function signOthersOut(caller: Caller, viewer: Viewer): Promise<SessionList> {
	await endOtherSessions(caller.db, viewer);
	return listDevices(caller, viewer);
}
