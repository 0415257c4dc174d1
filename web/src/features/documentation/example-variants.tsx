import { bandOf } from "#domain/epc/band.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { type ExampleHome, exampleHome, scoreExample } from "./example-score.ts";

/** Points of a home that may not be let. */
const TOO_FEW = 30;

const changes: readonly { what: string; home: ExampleHome }[] = [
	{
		what: `Its certificate says ${TOO_FEW} points, band ${bandOf(TOO_FEW)}`,
		home: { ...exampleHome, points: TOO_FEW },
	},
	{
		what: "The scheme covers named streets only",
		home: { ...exampleHome, selective: "check_boundary" },
	},
	{
		what: "Nobody knows about licensing",
		home: { ...exampleHome, selective: "unknown" },
	},
	{
		what: "Neither licensing nor rent is known",
		home: { ...exampleHome, selective: "unknown", rent: null },
	},
];

/** What becomes of the example's score when one thing about the home is another. */
export function ExampleVariants() {
	return (
		<DataTable
			caption="The example with one thing changed"
			columns={[
				{ title: "Changed" },
				{ title: "Investment score", isNumber: true },
				{ title: "Weight known", isNumber: true },
				{ title: "What it comes to" },
			]}
			rows={changes.map(({ what, home }) => {
				const { score, dealBreakers } = scoreExample(home);
				const [broken] = dealBreakers;
				return {
					key: what,
					cells: [
						what,
						score.value ?? "None",
						`${score.knownWeight}%`,
						broken ? `${broken.title}. Without that: ${score.uncapped}` : score.label,
					],
				};
			})}
		/>
	);
}
