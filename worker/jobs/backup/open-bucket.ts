import type { Bindings, World } from "#worker/platform/env.ts";
import { type Bucket, r2Bucket } from "./bucket.ts";
import { s3Bucket } from "./s3-bucket.ts";

type Settings = {
	readonly [Name in `BACKUP_S3_${"URL" | "KEY_ID" | "SECRET" | "REGION"}`]?: string | undefined;
};

/** The bucket elsewhere, where one is set; null where not. */
export function elsewhere(settings: Settings, fetch: World["fetch"]): Bucket | null {
	const { BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: id, BACKUP_S3_SECRET: secret } = settings;
	return url && id && secret
		? s3Bucket({ url, id, secret, region: settings.BACKUP_S3_REGION || "auto" }, fetch)
		: null;
}

/** The bucket elsewhere where one is set, else our own. */
export function openBucket(
	env: Settings & Pick<Bindings, "BACKUPS">,
	fetch: World["fetch"],
): Bucket {
	return elsewhere(env, fetch) ?? r2Bucket(env.BACKUPS);
}
