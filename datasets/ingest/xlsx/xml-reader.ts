import { SaxesParser } from "saxes";
import { RefusedNews } from "../run/importer.ts";

/** Receives a document's parts as they are read. Names come without their namespace prefix. */
export type XmlListener = {
	readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
	/** Text between two tags may come in several pieces. */
	readonly text?: (text: string) => void;
	readonly close?: (name: string) => void;
};

/** Reads a document from pieces of its bytes. Both throw RefusedNews. */
export type XmlReader = {
	readonly write: (bytes: Uint8Array) => void;
	/** Says that no more bytes come. */
	readonly end: () => void;
};

/** Most bytes between the start and end of tags: a cell has 32,767 characters, and an attribute fewer. */
const LONGEST_RUN = 1_000_000;
/** Deepest nesting of tags: an office document has a dozen. */
const DEEPEST = 64;

/**
 * Reads XML in UTF-8 piece by piece; `name` is the document's name in messages. Refuses malformed XML, and any document type: office documents have none,
 * and its entities can expand a small document into a large one. The parser buffers unended and nested tags, so both are limited.
 */
export function xmlReader(name: string, listener: XmlListener): XmlReader {
	const parser = new SaxesParser({ xmlns: false, position: false } as const);
	const decoder = new TextDecoder("utf-8", { fatal: true });
	const refuse = (why: string, cause?: unknown): never => {
		throw new RefusedNews(`${name} cannot be read: ${why}.`, { cause });
	};
	parser.on("doctype", () => refuse("it has a document type"));
	let depth = 0;
	let sinceTag = 0;
	parser.on("opentag", ({ name: tag, attributes }) => {
		sinceTag = 0;
		depth += 1;
		if (depth > DEEPEST) {
			refuse("it has too many tags inside one another");
		}
		listener.open?.(local(tag), attributes);
	});
	parser.on("text", (text) => listener.text?.(text));
	parser.on("cdata", (text) => listener.text?.(text));
	parser.on("closetag", ({ name: tag }) => {
		sinceTag = 0;
		depth -= 1;
		listener.close?.(local(tag));
	});
	const take = (work: () => unknown) => {
		try {
			work();
		} catch (cause) {
			if (cause instanceof RefusedNews) {
				throw cause;
			}
			refuse(cause instanceof TypeError ? "it is not in UTF-8" : reasonIn(cause), cause);
		}
	};
	return {
		write: (bytes) =>
			take(() => {
				sinceTag += bytes.length;
				parser.write(decoder.decode(bytes, { stream: true }));
				if (sinceTag > LONGEST_RUN) {
					refuse("it goes on for too long without a tag");
				}
			}),
		end: () => take(() => parser.write(decoder.decode()).close()),
	};
}

function local(tag: string): string {
	const colon = tag.indexOf(":");
	return colon === -1 ? tag : tag.slice(colon + 1);
}

function reasonIn(cause: unknown): string {
	return cause instanceof Error ? cause.message.replace(/\.$/, "") : String(cause);
}
