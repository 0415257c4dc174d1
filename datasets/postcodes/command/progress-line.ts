/** Where progress is shown: a terminal line is redrawn, any other output gets a new line now and then. */
export type Screen = {
	readonly isTTY?: boolean | undefined;
	write(text: string): unknown;
};

const WIDTH = 30;
/** Share of the work between two plain lines. */
const PLAIN_STEP = 0.1;

/** Shows how far a piece of work has come: a bar on a terminal, elsewhere a line for each tenth. */
export function progressLine(
	screen: Screen,
	{ label, total }: { label: string; total: number },
): (done: number) => void {
	let shown = 0;
	return (done) => {
		const share = total === 0 ? 1 : done / total;
		const text = `${label} ${Math.floor(share * 100)}%, ${done.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")}`;
		if (screen.isTTY) {
			const full = Math.round(share * WIDTH);
			const bar = "#".repeat(full).padEnd(WIDTH, ".");
			screen.write(`\r[${bar}] ${text}${done === total ? "\n" : ""}`);
		} else if (done === total || share >= shown + PLAIN_STEP) {
			shown = share;
			screen.write(`${text}\n`);
		}
	};
}
