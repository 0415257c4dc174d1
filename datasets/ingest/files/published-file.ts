/** A file as its publisher has it: on this machine, or behind HTTP. */
export type PublishedFile = {
	/** For messages: its last name. */
	readonly name: string;
	/** Bytes. */
	readonly size: number;
	/** Another one when the file is another one: an entity tag, or a digest. */
	readonly tag: string;
	/** UTC milliseconds at which its publisher last changed it; null where that is not said. */
	readonly modifiedAt: number | null;
	/**
	 * Its bytes from one place up to, and without, another, as they come; the same however often it is called.
	 * @throws FileFault
	 */
	readonly read: (from: number, to: number) => AsyncIterable<Uint8Array>;
};

/** A file that cannot be had: not there, cut off, or another one than when it was opened. */
export class FileFault extends Error {
	override readonly name = "FileFault";
}
