import { createCanvas, type Image, type ImageData, loadImage } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A drawn page: its pixels, and the same as a PNG. */
export type DrawnPage = { readonly pixels: ImageData; readonly png: () => Buffer };

/** Pixels of a point of paper: enough to see a line move, and small enough to keep. */
const SCALE = 0.5;

/** Draws every page of a PDF with Mozilla's reader, which knows nothing of ours, in shades of grey. */
export async function drawPages(bytes: Uint8Array): Promise<DrawnPage[]> {
	const task = getDocument({
		data: bytes.slice(),
		useSystemFonts: false,
		disableFontFace: true,
		verbosity: 0,
	});
	const pdf = await task.promise;
	const pages: DrawnPage[] = [];
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		const viewport = page.getViewport({ scale: SCALE });
		const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
		const context = canvas.getContext("2d");
		// biome-ignore lint/suspicious/noExplicitAny: the reader's types are those of a browser's canvas, which this one stands in for
		await page.render({ canvas: canvas as any, canvasContext: context as any, viewport }).promise;
		const pixels = inGrey(context.getImageData(0, 0, canvas.width, canvas.height));
		context.putImageData(pixels, 0, 0);
		pages.push({ pixels, png: () => canvas.toBuffer("image/png") });
	}
	await task.destroy();
	return pages;
}

/** Reads a PNG that was kept. @throws Error for what is none */
export async function readPicture(png: Buffer): Promise<ImageData> {
	const picture: Image = await loadImage(png);
	const canvas = createCanvas(picture.width, picture.height);
	const context = canvas.getContext("2d");
	context.drawImage(picture, 0, 0);
	return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Six shades: letters stay, and the file is a third. */
function inGrey(pixels: ImageData): ImageData {
	const { data } = pixels;
	for (let at = 0; at < data.length; at += 4) {
		const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
		const shade = Math.round((0.3 * red + 0.59 * green + 0.11 * blue) / 51) * 51;
		data.fill(shade, at, at + 3);
	}
	return pixels;
}
