import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text where a reader of PDF finds it: points from the left and the bottom of the page. */
export type Item = {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly size: number;
};

export type ReadPage = {
	readonly width: number;
	readonly height: number;
	readonly items: readonly Item[];
	/** All of the text with its white space taken out, as lines break where the layout wants. */
	readonly text: string;
	readonly links: readonly string[];
	/** The pages that its links within the file lead to. */
	readonly within: readonly number[];
};

export type ReadPdf = {
	readonly pages: readonly ReadPage[];
	/** Titles of the outline, each with its page. */
	readonly outline: readonly {
		readonly title: string;
		readonly page: number;
		/** Points from the foot of the page to where it leads. */
		readonly top: number;
		/** Titles of what stands under it. */
		readonly parts: readonly string[];
	}[];
	readonly info: Readonly<Record<string, unknown>>;
	/** What the file says of itself in XMP. */
	readonly xmp: Readonly<Record<string, unknown>>;
};

/** Reads a PDF with Mozilla's reader, which knows nothing of ours. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
	// The reader takes the bytes for itself.
	const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
	const pdf = await task.promise;
	const pages: ReadPage[] = [];
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		const [content, annotations] = [await page.getTextContent(), await page.getAnnotations()];
		const { width, height } = page.getViewport({ scale: 1 });
		const items = content.items.flatMap((item) =>
			"str" in item && item.str !== "" ? [toItem(item)] : [],
		);
		pages.push({
			width,
			height,
			items,
			text: squeezed(items.map(({ text }) => text).join("")),
			links: annotations.flatMap(({ url }: { url?: string }) => url ?? []),
			within: await Promise.all(
				annotations
					.flatMap(({ dest }: { dest?: unknown }) => (Array.isArray(dest) ? [dest[0]] : []))
					.map(async (target) => (await pdf.getPageIndex(target)) + 1),
			),
		});
	}
	const outline = [];
	for (const { title, dest, items } of (await pdf.getOutline()) ?? []) {
		const [target, , , top = 0] = Array.isArray(dest) ? dest : [];
		const parts = items.map((item: { title: string }) => item.title);
		outline.push({ title, page: (await pdf.getPageIndex(target)) + 1, top, parts });
	}
	const { info, metadata } = await pdf.getMetadata();
	await task.destroy();
	return { pages, outline, info: { ...info }, xmp: Object.fromEntries(metadata ?? []) };
}

/** The texts of a file: those that are parts of it, and those that are read to nobody. */
export async function readMarkedTexts(bytes: Uint8Array) {
	const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
	const pdf = await task.promise;
	const texts = { parts: [] as string[], aside: [] as string[] };
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		const { items } = await page.getTextContent({ includeMarkedContent: true });
		let isPart = false;
		for (const item of items) {
			if (!("str" in item)) {
				isPart = item.type === "beginMarkedContentProps" && Boolean(item.id);
			} else if (item.str.trim() !== "") {
				texts[isPart ? "parts" : "aside"].push(item.str);
			}
		}
	}
	await task.destroy();
	return texts;
}

/** A text without its white space. */
export function squeezed(text: string): string {
	return text.replace(/\s+/g, "");
}

function toItem({
	str,
	transform,
	width,
}: {
	str: string;
	transform: number[];
	width: number;
}): Item {
	const [size = 0, , , , x = 0, y = 0] = transform;
	return { text: str, x, y, width, size };
}
