import type { ReportDocument } from "#domain/report/document.ts";
import {
	type LicenceKind,
	type LicensingSection,
	licenceKindInWords,
} from "#domain/report/licensing-section.ts";
import { upperFirst } from "#domain/report/sentence.ts";
import { dateInWords } from "#domain/words.ts";
import { chapter, part } from "../chapter.ts";
import { ruleSource } from "../figures.ts";
import { type } from "../look.ts";
import { mark } from "../mark.ts";
import { below, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { linked, list, paragraph } from "../text.ts";
import { licenceLook } from "./licence-look.ts";

type MatrixRow = LicensingSection["matrix"][number];
type Scheme = LicensingSection["schemes"][number];

const kinds: readonly LicenceKind[] = ["mandatory", "additional", "selective", "articleFour"];

/** What licensing and planning ask of every way to let the home. */
export function licensingChapter({ licensing }: ReportDocument): readonly Strip[] {
	const { matrix, schemes, confirm, penalties } = licensing;
	return chapter(
		"Licensing Requirements",
		[
			...matrixTable(matrix),
			...matrix.flatMap(conclusion),
			...part("Schemes this rests on", [
				...schemeTable(schemes),
				...below(6, paragraph(asOf(licensing), { style: type.small })),
			]),
			...part("Ask the council", list(confirm)),
			...part("What letting without a licence can cost", penaltyTable(penalties)),
		],
		{ answer: licensing.answer },
	);
}

/** Each rule's source stands once, under the last penalty that it sets. */
function penaltyTable(penalties: LicensingSection["penalties"]): readonly Strip[] {
	return penalties.length === 0
		? []
		: table({
				columns: [
					{ title: "Offence", share: 0.36 },
					{ title: "Penalty", share: 0.64 },
				],
				rows: penalties.map((penalty, at) => ({
					cells: [penalty.what, penalty.text],
					...(penalty.source === penalties[at + 1]?.source
						? {}
						: { foot: (width: number) => ruleSource(penalty, width) }),
				})),
			});
}

function matrixTable(matrix: readonly MatrixRow[]): readonly Strip[] {
	return table({
		columns: [
			{ title: "Let to", share: 0.2 },
			...kinds.map((kind) => ({ title: licenceKindInWords[kind], share: 0.2 })),
		],
		rows: matrix.map(({ label, isStated, cells }) => ({
			isMarked: isStated,
			cells: [
				`${upperFirst(label)}${isStated ? ", as you stated" : ""}`,
				...kinds.map((kind) => (width: number) => {
					const cell = cells.find((each) => each.kind === kind);
					return cell
						? mark(licenceLook(cell).word, { ...licenceLook(cell), width })
						: paragraph("Not known", { width });
				}),
			],
		})),
	});
}

function conclusion({ label, conclusion: text, cells }: MatrixRow): readonly Strip[] {
	const summaries = cells.filter(({ applies }) => applies).map(({ summary }) => summary);
	return [
		...below(9, paragraph(`${upperFirst(label)}. ${text}`, { style: type.strong })).map((each) => ({
			...each,
			withNext: summaries.length > 0 || each.withNext,
		})),
		...below(2, list(summaries, { style: type.small })),
	];
}

function schemeTable(schemes: readonly Scheme[]): readonly Strip[] {
	return schemes.length === 0
		? paragraph("No scheme in our register reaches this home. That is no proof that there is none.")
		: table({
				columns: [
					{ title: "Scheme", share: 0.2 },
					{ title: "Council and reach", share: 0.3 },
					{ title: "Dates", share: 0.26 },
					{ title: "Council’s page", share: 0.24 },
				],
				rows: schemes.map((scheme) => ({
					cells: [
						licenceKindInWords[scheme.kind],
						`${scheme.council}, ${scheme.coverage}`,
						periodInWords(scheme),
						(width) => checked(scheme, width),
					],
				})),
			});
}

function checked({ url, council, verifiedOn }: Scheme, width: number): readonly Strip[] {
	return [
		...(url
			? linked(`${council}’s page`, url, { width })
			: paragraph("No page held", { style: type.soft, width })),
		...paragraph(
			verifiedOn ? `Last checked ${dateInWords(verifiedOn)}` : "Not verified by us yet",
			{ style: type.fine, width },
		),
	];
}

function periodInWords({ start, end }: Scheme): string {
	const from = start ? `From ${dateInWords(start)}` : "Start not known";
	return end ? `${from} to ${dateInWords(end)}` : `${from}, no end date given`;
}

function asOf({ registerAsOf }: LicensingSection): string {
	return registerAsOf
		? `Register of schemes as of ${dateInWords(registerAsOf)}.`
		: "Our register of schemes gives no date.";
}
