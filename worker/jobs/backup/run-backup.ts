import { recipientFault } from "#domain/business/backup.ts";
import { connect, countingCalls } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import type { Steps } from "../refresh/steps.ts";
import { beat, beginPass, endPass } from "./backup-pass.ts";
import type { Bucket, Upload } from "./bucket.ts";
import { openSealer } from "./frame.ts";
import { openBucket } from "./open-bucket.ts";
import { START } from "./read-page.ts";
import { type Written, writeFrame } from "./write-frame.ts";

/** Where backups lie, under a name that begins with the day on which they were begun. */
export const BACKUPS = "backups/";

/** Frames of one backup, 70 GB: more steps a Workflow does not take. */
const MOST_FRAMES = 9000;

type BackingUp = { readonly env: Bindings; readonly world: Pick<World, "fetch" | "now"> };

/**
 * Makes one backup: all tables that are backed up, as they were at one moment, packed and encrypted, in parts that are a file once all are there. Each step
 * goes on from the kept answer of the last, so it may be cut anywhere. Does nothing where another pass is under way.
 */
export async function runBackup(
	{ env, world }: BackingUp,
	run: string,
	steps: Steps,
): Promise<void> {
	const db = connect(env.DB);
	const bucket = openBucket(env, world.fetch);
	const begun = await steps.do("begin", async () => {
		const now = world.now();
		return (await beginPass(db, run, now)) ? new Date(now).toISOString() : null;
	});
	if (begun === null) {
		log.info("backup left out: another is under way", { run });
		return;
	}
	let upload: Upload | null = null;
	try {
		upload = await steps.do("open", async () => {
			const fault = recipientFault(env.BACKUP_RECIPIENT);
			if (fault !== null) {
				throw new Error(fault);
			}
			return await bucket.begin(`${BACKUPS}${begun.replaceAll(":", "-")}.age`);
		});
		const { key } = upload;
		const sent = await sendFrames({ env, world, bucket, run, upload }, steps);
		await steps.do("end", async () => {
			await endPass(db, run, { ...sent, file: key, error: null });
			log.info("backup made", { file: key, ...sent });
			return null;
		});
	} catch (cause) {
		const unfinished = upload;
		await steps.do("give up", async () => {
			log.error("backup failed", { run, cause: reasonOf(cause) });
			await endPass(db, run, { error: sentence(reasonOf(cause)) });
			if (unfinished) {
				await bucket.abort(unfinished);
			}
			return null;
		});
	}
}

type Sending = BackingUp & {
	readonly bucket: Bucket;
	readonly run: string;
	readonly upload: Upload;
};
type Sent = { readonly lastOkAt: number; readonly bytes: number };

async function sendFrames(
	{ env, world, bucket, run, upload }: Sending,
	steps: Steps,
): Promise<Sent> {
	const parts: string[] = [];
	let bytes = 0;
	let before: Written = { cursor: START, lines: 0, frames: 0 };
	while (before.frames < MOST_FRAMES) {
		const last = before;
		const { part, size, written, moment } = await steps.do(`frame ${last.frames + 1}`, async () => {
			await beat(connect(env.DB), run, world.now());
			const sealer = await openSealer(env.BACKUP_RECIPIENT ?? "");
			const frame = await writeFrame({ db: countingCalls(env.DB), sealer, run }, last);
			return {
				part: await bucket.part(upload, frame.written.frames, frame.bytes),
				size: frame.bytes.length,
				written: frame.written,
				moment: frame.moment,
			};
		});
		parts.push(part);
		bytes += size;
		before = written;
		if (moment !== null) {
			await steps.do("complete", () => complete(bucket, upload, parts));
			return { lastOkAt: moment, bytes };
		}
	}
	throw new Error(`it is larger than ${MOST_FRAMES} parts`);
}

async function complete(bucket: Bucket, upload: Upload, parts: readonly string[]): Promise<null> {
	try {
		await bucket.complete(upload, parts);
	} catch (cause) {
		// Cut off after it was put together, it cannot be put together again.
		if (!(await bucket.list(upload.key)).includes(upload.key)) {
			throw cause;
		}
	}
	return null;
}

function sentence(reason: string): string {
	return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`.replace(/\.?$/, ".");
}
