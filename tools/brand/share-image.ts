import { readFile } from "node:fs/promises";
import path from "node:path";
import { APP_NAME } from "#domain/base/product.ts";
import { publicPages, samplePage } from "#domain/site/public-pages.ts";
import { root } from "../dev/project.ts";

/** Pixels, as the networks ask for. The document names the same. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

const font = path.join(
	root,
	"node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);

type Words = { readonly title: string; readonly lines: readonly string[] };

/** What the pictures say, by their file: what is looked at, not a figure of any home. */
export const pictures: Readonly<Record<string, Words>> = {
	"og.png": {
		title: publicPages.home.title,
		lines: ["Energy rating", "Licensing and Article 4", "Rent, yield and demand"],
	},
	"og-sample.png": {
		title: samplePage.title,
		lines: ["Verdict and risks", "Tax and cash flow", "What to do, by date"],
	},
};

/** The picture that shows when a page is shared, as a document of that size. */
export async function shareImage({ title, lines }: Words): Promise<string> {
	const inter = (await readFile(font)).toString("base64");
	const mark = await readFile(path.join(root, "web/public/favicon.svg"), "utf8");
	return `<!doctype html><html lang="en-GB"><style>
@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}) }
* { margin: 0; box-sizing: border-box }
body { width: ${SHARE_IMAGE.width}px; height: ${SHARE_IMAGE.height}px; padding: 84px 88px; display: flex; flex-direction: column;
	justify-content: space-between; background: #f7f5f0; color: #17211c; font-family: Inter }
header { display: flex; align-items: center; gap: 22px; font-size: 40px; font-weight: 640; letter-spacing: -0.02em }
header svg { width: 60px; height: 60px }
h1 { max-width: 960px; font-size: 84px; font-weight: 660; line-height: 1.06; letter-spacing: -0.035em; text-wrap: balance }
ul { display: flex; gap: 48px; white-space: nowrap; padding: 0; list-style: none; font-size: 29px; color: #55615a; font-weight: 480 }
li { display: flex; align-items: center; gap: 14px }
li::before { content: ""; width: 16px; height: 16px; border-radius: 5px; background: #0b6b4f }
</style><header>${mark}${APP_NAME}</header><h1>${title}</h1>
<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul></html>`;
}
