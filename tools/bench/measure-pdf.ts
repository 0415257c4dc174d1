import { jsPDF } from "jspdf";
import { someReport } from "#domain/test/some-report.ts";
import { INTER_REGULAR } from "#worker/reports/pdf/fonts/inter-regular.ts";
import { INTER_SEMIBOLD } from "#worker/reports/pdf/fonts/inter-semibold.ts";
import { reportPdf } from "#worker/reports/pdf/report-pdf.ts";
import { Sheet } from "#worker/reports/pdf/sheet.ts";
import { page } from "#worker/reports/pdf/style.ts";
import { medianTime, print } from "./measure.ts";

const RUNS = 15;
const MARK = { id: "rpt_0123456789012345678901", createdAt: Date.UTC(2026, 10, 21) };

/** A line of text as a report writes it. */
type Line = {
	readonly page: number;
	readonly words: string;
	readonly x: number;
	readonly y: number;
};

/** A report's PDF against a bare document with the same fonts and as many pages and texts, in the same run. */
export function measurePdf(): void {
	const report = someReport();
	const lines = linesOf(() => reportPdf(report, MARK));
	const times = { whole: [] as number[], bare: [] as number[] };
	// Turn by turn, so that whatever else the machine does weighs on both.
	for (let run = 0; run < RUNS; run += 1) {
		times.bare.push(timed(() => barePdf(lines)));
		times.whole.push(timed(() => reportPdf(report, MARK)));
	}
	const [whole, bare] = [medianTime(times.whole), medianTime(times.bare)];
	const pages = lines.at(-1)?.page ?? 0;
	print(
		`PDF of ${pages} pages and ${lines.length} texts, median (goal under 300 ms)`,
		`${whole.toFixed(1)} ms`,
	);
	print("  against a bare document of as many (goal at most 2)", `${(whole / bare).toFixed(2)}x`);
}

/** Every line that is written while a report is made. */
function linesOf(make: () => unknown): Line[] {
	const lines: Line[] = [];
	const { text } = Sheet.prototype;
	Sheet.prototype.text = function recorded(words, x, y, style, align) {
		lines.push({ page: this.pages, words, x, y });
		text.call(this, words, x, y, style, align);
	};
	make();
	Sheet.prototype.text = text;
	return lines;
}

function barePdf(lines: readonly Line[]): ArrayBuffer {
	const pdf = new jsPDF({ unit: "pt", format: [page.width, page.height], compress: true });
	for (const [name, { base64 }] of Object.entries({ INTER_REGULAR, INTER_SEMIBOLD })) {
		pdf.addFileToVFS(`${name}.ttf`, base64);
		pdf.addFont(`${name}.ttf`, name, "normal", "Identity-H");
		pdf.setFont(name, "normal");
	}
	for (const line of lines) {
		while (pdf.getNumberOfPages() < line.page) {
			pdf.addPage();
		}
		pdf.text(line.words, line.x, line.y);
	}
	return pdf.output("arraybuffer");
}

/** Milliseconds. */
function timed(make: () => unknown): number {
	const started = performance.now();
	make();
	return performance.now() - started;
}
