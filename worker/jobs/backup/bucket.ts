/** A file that is being sent in parts. */
export type Upload = { readonly key: string; readonly id: string };

/** Where backups and erasures lie. A file that is sent in parts is there once it is complete, and not before. */
export type Bucket = {
	readonly begin: (key: string) => Promise<Upload>;
	/** Sends a part, of numbers from 1 on, again where it was sent before, and returns what `complete` knows it by. */
	readonly part: (upload: Upload, number: number, bytes: Uint8Array) => Promise<string>;
	readonly complete: (upload: Upload, parts: readonly string[]) => Promise<void>;
	readonly abort: (upload: Upload) => Promise<void>;
	/** Keeps an empty file, whose name says all. */
	readonly note: (key: string) => Promise<void>;
	/** Names that begin so, at most a thousand, in their order. */
	readonly list: (prefix: string, after?: string) => Promise<readonly string[]>;
	/** Deletes a thousand at most. */
	readonly remove: (keys: readonly string[]) => Promise<void>;
};

/** Every name that begins so. */
export async function listAll(bucket: Bucket, prefix: string): Promise<string[]> {
	const keys: string[] = [];
	for (;;) {
		const page = await bucket.list(prefix, keys.at(-1));
		if (page.length === 0) {
			return keys;
		}
		keys.push(...page);
	}
}

export function r2Bucket(bucket: R2Bucket): Bucket {
	const resume = ({ key, id }: Upload) => bucket.resumeMultipartUpload(key, id);
	return {
		begin: async (key) => ({ key, id: (await bucket.createMultipartUpload(key)).uploadId }),
		part: async (upload, number, bytes) => (await resume(upload).uploadPart(number, bytes)).etag,
		complete: async (upload, parts) => {
			const uploaded = parts.map((etag, place) => ({ etag, partNumber: place + 1 }));
			await resume(upload).complete(uploaded);
		},
		abort: (upload) => resume(upload).abort(),
		note: async (key) => {
			await bucket.put(key, "");
		},
		list: async (prefix, startAfter) => {
			const { objects } = await bucket.list({ prefix, ...(startAfter ? { startAfter } : {}) });
			return objects.map(({ key }) => key);
		},
		remove: (keys) => bucket.delete([...keys]),
	};
}
