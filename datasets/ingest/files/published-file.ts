/** A file as its publisher has it: on this machine, or behind HTTP. */
export type PublishedFile = {
	/** For messages: its last name. */
	readonly name: string;
	/** Bytes. */
	readonly size: number;
	/** Changes when the file changes: an entity tag, or a digest. */
	readonly tag: string;
	/** When its publisher last changed it, UTC milliseconds; null where unknown. */
	readonly modifiedAt: number | null;
	/**
	 * Yields its bytes from `from` up to but not including `to`. Repeated calls give the same bytes.
	 * @throws FileFault
	 */
	readonly read: (from: number, to: number) => AsyncIterable<Uint8Array>;
};

/** A file that is unavailable: missing, cut off, or changed since it was opened. */
export class FileFault extends Error {
	override readonly name = "FileFault";
}
