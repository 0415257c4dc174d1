import { runOnFiles } from "#datasets/commands/run-command.ts";
import { areaPlacer, committedOutlines } from "#datasets/postcodes/command/placing/area-placer.ts";
import { type AreaComparison, compareAreas, comparisons } from "./compare-areas.ts";
import { eachPlaced, outlinesByArea } from "./placed-postcodes.ts";
import { readDerived } from "./read-derived.ts";

/*
 * `npm run data:check-areas -- FILE TABLE`: compares the area in which the import places each postcode of FILE (a national postcode file) with TABLE, which
 * another method derived (columns postcode, area, small area; CSV, gzipped or not). Prints how many agree and where the others lie. Writes nothing.
 */

type Counts = Record<AreaComparison, number>;

const nothing = (): Counts => ({ agrees: 0, other_council: 0, at_border: 0, differs: 0 });

const USAGE =
	"npm run data:check-areas -- <a national postcode file> <a table of postcodes and areas>";

async function main(file = "", table = ""): Promise<void> {
	const [derived, outlines] = await Promise.all([readDerived(table), outlinesByArea()]);
	const councils = await committedOutlines();
	const placer = areaPlacer(councils);
	const byCouncil = new Map<string, Counts>();
	let missing = 0;
	await eachPlaced(file, ({ unit, ...placed }) => {
		const other = derived.get(unit.postcode);
		if (!other) {
			missing += 1;
			return;
		}
		const counts = byCouncil.get(placed.authority) ?? nothing();
		counts[compareAreas({ ...placed, derived: other.area }, outlines, placer)] += 1;
		byCouncil.set(placed.authority, counts);
	});
	console.info(`${missing} postcodes with a position are not in the table.\n`);
	print("Great Britain", sum([...byCouncil.values()]));
	for (const [letter, nation] of Object.entries({ E: "England", W: "Wales", S: "Scotland" })) {
		const own = [...byCouncil].filter(([code]) => code.startsWith(letter));
		print(nation, sum(own.map(([, counts]) => counts)));
	}
	const names = new Map(councils.map(({ code, name }) => [code, name]));
	const others = [...byCouncil].toSorted(([, a], [, b]) => share(a) - share(b));
	for (const [code, counts] of others.filter(([, counts]) => share(counts) < 1)) {
		print(`${code} ${names.get(code) ?? ""}`, counts);
	}
}

function sum(all: readonly Counts[]): Counts {
	const total = nothing();
	for (const counts of all) {
		for (const comparison of comparisons) {
			total[comparison] += counts[comparison];
		}
	}
	return total;
}

function totalOf(counts: Counts): number {
	return comparisons.reduce((total, comparison) => total + counts[comparison], 0);
}

function share(counts: Counts): number {
	return counts.agrees / totalOf(counts);
}

function print(what: string, counts: Counts): void {
	const total = totalOf(counts);
	const within = total - counts.other_council;
	const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
	console.info(
		`${what.padEnd(46)}${String(total).padStart(8)} compared, ${percent(counts.agrees, total)} agree ` +
			`(${percent(counts.agrees, within)} of those that the table places in their own council); ` +
			`${counts.other_council} in another council there, ${counts.at_border} at a border, ${counts.differs} differ`,
	);
}

await runOnFiles({ count: 2, usage: USAGE }, main);
