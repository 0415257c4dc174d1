import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { fromPounds } from "#domain/money.ts";
import { olderSalesPicture } from "#domain/report/pictures/sales-picture.ts";
import { someBareReport, someReport } from "#domain/test/some-report.ts";
import { reportPdf } from "./report-pdf.ts";

type TreeNode = {
	readonly role?: string;
	readonly alt?: string;
	readonly children?: readonly TreeNode[];
};

const mark = { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) };

async function read(bytes: Uint8Array) {
	const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
	const pdf = await task.promise;
	const trees: TreeNode[] = [];
	const unmarked: string[] = [];
	const aside: string[] = [];
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		trees.push((await page.getStructTree()) as TreeNode);
		const { items } = await page.getTextContent({ includeMarkedContent: true });
		for (const { text, mark: within } of markedTexts(items)) {
			if (within !== "part") {
				(within === "artifact" ? aside : unmarked).push(text);
			}
		}
	}
	const info: unknown = await pdf.getMarkInfo();
	await task.destroy();
	return { trees, unmarked, aside, isMarked: info instanceof Map && info.get("Marked") === true };
}

type ReadItem = { readonly str: string } | { readonly type: string; readonly id?: string };

/** Every text of a page, and what the marks around it make of it. */
function markedTexts(items: readonly ReadItem[]) {
	const open: ("part" | "artifact")[] = [];
	return items.flatMap((item) => {
		if ("str" in item) {
			return item.str.trim() === "" ? [] : [{ text: item.str, mark: open.at(-1) ?? null }];
		}
		if (item.type === "endMarkedContent") {
			open.pop();
		} else {
			open.push(item.type === "beginMarkedContentProps" && item.id ? "part" : "artifact");
		}
		return [];
	});
}

const flat = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(flat)];
const rolesOf = (trees: readonly TreeNode[]) =>
	trees.flatMap(flat).flatMap(({ role }) => role ?? []);

test.each([
	["full", someReport()],
	["bare", someBareReport()],
])(
	"all text of a %s report is a part that is read aloud, but for what stands on every page",
	async (_, document) => {
		const { unmarked, aside, isMarked } = await read(reportPdf(document, mark));
		expect(isMarked).toBe(true);
		expect(unmarked).toEqual([]);
		expect(aside.some((text) => /^Page \d+ of \d+$/.test(text))).toBe(true);
		expect(aside.every((text) => text.length < 120)).toBe(true);
	},
);

test("title, chapters and parts are headings, and tables have rows with heads and cells", async () => {
	const { trees } = await read(reportPdf(someReport(), mark));
	const roles = rolesOf(trees);
	const count = (role: string) => roles.filter((each) => each === role).length;
	expect(count("H1")).toBe(1);
	expect(count("H2")).toBeGreaterThan(10);
	expect(count("H3")).toBeGreaterThan(10);
	expect(count("Table")).toBeGreaterThan(5);
	for (const node of trees.flatMap(flat)) {
		const inside = (node.children ?? []).flatMap(({ role }) => role ?? []);
		if (node.role === "Table") {
			expect(new Set(inside)).toEqual(new Set(["TR"]));
		}
		if (node.role === "TR") {
			expect(inside.every((role) => role === "TH" || role === "TD")).toBe(true);
		}
	}
});

test("a drawing says in words what it shows", async () => {
	const sold = (day: number) => ({
		address: `${day} TEST STREET`,
		date: `2024-03-${day}`,
		price: fromPounds(150_000 + day),
		propertyType: "terraced" as const,
		tenure: "freehold" as const,
		newBuild: false,
	});
	const document = someReport();
	const sales = olderSalesPicture(
		{ sales: [sold(11), sold(12), sold(13)], statedPrice: null },
		"ZZ1 1ZZ",
	);
	const { trees } = await read(
		reportPdf({ ...document, pictures: { ...document.pictures, sales } }, mark),
	);
	const [figure] = trees.flatMap(flat).filter(({ role }) => role === "Figure");
	expect(figure?.alt).toMatch(/^Homes sold at ZZ1 1ZZ\. 3 sales\./);
});
