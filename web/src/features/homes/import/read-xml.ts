import { SaxesParser } from "saxes";
import { TableRefusal } from "./table-refusal.ts";

type XmlListener = {
	readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
	readonly text?: (text: string) => void;
	readonly close?: (name: string) => void;
};

/** Bytes that are parsed at a time. A document is left as soon as its listener throws. */
const CHUNK = 65_536;

/** Reads a document of a workbook. Names come without their namespace prefix. A document type is refused, because its entities could make it endless. */
export function readXml(bytes: Uint8Array, { open, text, close }: XmlListener): void {
	const parser = new SaxesParser({ xmlns: false, position: false } as const);
	const decoder = new TextDecoder();
	parser.on("doctype", () => {
		throw unreadable;
	});
	parser.on("error", () => {
		throw unreadable;
	});
	parser.on("opentag", ({ name, attributes }) => {
		open?.(local(name), attributes);
	});
	parser.on("text", (piece) => text?.(piece));
	parser.on("cdata", (piece) => text?.(piece));
	parser.on("closetag", ({ name }) => {
		close?.(local(name));
	});
	for (let at = 0; at < bytes.length; at += CHUNK) {
		parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
	}
	if (bytes.length > 0) {
		parser.close();
	}
}

const unreadable = new TableRefusal(
	"This workbook is damaged. Open it in Excel and save it again.",
);

function local(tag: string): string {
	return tag.slice(tag.indexOf(":") + 1);
}

/** Texts of the elements of a name, each joined of its runs, without phonetic readings. */
export function textsOf(bytes: Uint8Array, element: string): string[] {
	const texts: string[] = [];
	let whole = "";
	let isText = false;
	let isPhonetic = false;
	readXml(bytes, {
		open(name) {
			isPhonetic ||= name === "rPh";
			isText = name === "t" && !isPhonetic;
		},
		text(piece) {
			whole += isText ? piece : "";
		},
		close(name) {
			isText = false;
			isPhonetic &&= name !== "rPh";
			if (name === element) {
				texts.push(whole);
				whole = "";
			}
		},
	});
	return texts;
}
