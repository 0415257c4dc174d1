import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";

/** A file that says how many of its bytes were read, whenever it is more than before: for anyone who watches. */
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
