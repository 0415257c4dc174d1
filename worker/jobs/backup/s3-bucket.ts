import { decodeXML } from "entities";
import type { World } from "#worker/platform/env.ts";
import type { Bucket, Upload } from "./bucket.ts";

type S3 = {
	/** Address of the bucket: `https://host/bucket`. */
	readonly url: string;
	readonly id: string;
	readonly secret: string;
	readonly region: string;
};

type Call = {
	readonly method: "GET" | "PUT" | "POST" | "DELETE";
	readonly key?: string;
	readonly query?: Record<string, string>;
	readonly body?: string | Uint8Array<ArrayBuffer>;
};

/** A bucket that speaks the S3 API. Source: https://docs.aws.amazon.com/AmazonS3/latest/API */
export function s3Bucket({ url, id, secret, region }: S3, fetch: World["fetch"]): Bucket {
	const request = async ({ method, key = "", query = {}, body }: Call): Promise<Response> => {
		// Needed at night alone.
		const { AwsClient } = await import("aws4fetch");
		const client = new AwsClient({
			accessKeyId: id,
			secretAccessKey: secret,
			service: "s3",
			region,
		});
		const address = new URL(`${url}/${key}`);
		address.search = new URLSearchParams(query).toString();
		const signed = await client.sign(address.href, { method, ...(body ? { body } : {}) });
		const response = await fetch(signed.url, {
			method,
			headers: signed.headers,
			...(body ? { body } : {}),
		});
		if (!response.ok && !(method === "DELETE" && response.status === 404)) {
			throw new Error(`the bucket answered ${response.status} to ${method}`);
		}
		return response;
	};
	const of = ({ key, id: uploadId }: Upload) => ({ key, query: { uploadId } });
	return {
		begin: async (key) => {
			const answer = await request({ method: "POST", key, query: { uploads: "" } });
			const [uploadId] = textsIn(await answer.text(), "UploadId");
			if (uploadId === undefined) {
				throw new Error("the bucket named no upload");
			}
			return { key, id: uploadId };
		},
		part: async ({ key, id: uploadId }, number, bytes) => {
			const query = { partNumber: String(number), uploadId };
			const answer = await request({ method: "PUT", key, query, body: bytes.slice() });
			return answer.headers.get("etag") ?? "";
		},
		complete: async (upload, parts) => {
			const listed = parts.map(
				(etag, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
			);
			const body = `<CompleteMultipartUpload>${listed.join("")}</CompleteMultipartUpload>`;
			const answer = await request({ method: "POST", ...of(upload), body });
			// It may fail after it has begun to answer 200.
			if ((await answer.text()).includes("<Error>")) {
				throw new Error("the bucket could not put the parts together");
			}
		},
		abort: async (upload) => {
			await request({ method: "DELETE", ...of(upload) });
		},
		note: async (key) => {
			await request({ method: "PUT", key });
		},
		list: async (prefix, after = "") => {
			const query = { "list-type": "2", prefix, "start-after": after };
			return textsIn(await (await request({ method: "GET", query })).text(), "Key");
		},
		remove: async (keys) => {
			for (const key of keys) {
				await request({ method: "DELETE", key });
			}
		},
	};
}

/** What stands in each element of a name, in an answer of the API: none of those that are read holds another. */
function textsIn(xml: string, name: string): string[] {
	return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text]) =>
		decodeXML(text ?? ""),
	);
}
