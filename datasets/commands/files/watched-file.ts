import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";

/** A file that reports how many of its bytes have been read, so that progress can be shown. */
export function watchedFile(file: PublishedFile, report: (bytes: number) => void): PublishedFile {
	let furthest = 0;
	return {
		...file,
		async *read(from, to) {
			let at = from;
			for await (const chunk of file.read(from, to)) {
				yield chunk;
				at += chunk.length;
				if (at > furthest && to < file.size) {
					furthest = at;
					report(at);
				}
			}
		},
	};
}
