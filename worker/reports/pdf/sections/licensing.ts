import { licenceKinds } from "#domain/base/licence.ts";
import type { Nation } from "#domain/base/nation.ts";
import { lowerFirst, upperFirst } from "#domain/base/sentence.ts";
import type { Tone } from "#domain/base/tone.ts";
import { NOT_KNOWN } from "#domain/base/words.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
import type { Verdict } from "#domain/subjects/licensing/verdict.ts";
import { verdictInWords, verdictTone } from "#domain/subjects/licensing/verdict-words.ts";
import { PENALTY } from "#domain/telling/report/compliance/compliance-section.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import type { LicensingSection } from "#domain/telling/report/licensing/licensing-section.ts";
import {
	AS_STATED,
	DOES_NOT_APPLY,
	exemptionsInWords,
	LET_TO,
	licensingParts,
	NO_SCHEME,
	natureOf,
	registerInWords,
	schemeColumns,
	schemeInWords,
	summariesByUse,
} from "#domain/telling/report/licensing/licensing-words.ts";
import { type Block, below } from "../block.ts";
import { chapter, part } from "../chapter.ts";
import { checkedLine, ruleSource } from "../figures.ts";
import { mark, type Sign, signOf } from "../mark.ts";
import { CONTENT_WIDTH, type } from "../style.ts";
import { table } from "../table.ts";
import { LIST_INDENT, linked, list, listOf, paragraph } from "../text.ts";

type Cell = Pick<
	LicensingSection["matrix"][number]["cells"][number],
	"kind" | "verdict" | "applies"
>;
type VerdictStyle = { readonly tone: Tone; readonly sign: Sign; readonly word: string };

/** A verdict's word, sign and colour. */
function licenceLook({ kind, verdict, applies }: Cell, nation: Nation): VerdictStyle {
	if (!applies) {
		return { tone: "grey", sign: "minus", word: DOES_NOT_APPLY };
	}
	const judged = { verdict, ...natureOf(kind, nation) };
	const tone = verdictTone(judged);
	const word = verdictInWords(judged);
	return { tone, sign: ownSign[verdict] ?? signOf[tone], word };
}

const ownSign: Readonly<Partial<Record<Verdict, Sign>>> = { starting_soon: "clock" };

type MatrixRow = LicensingSection["matrix"][number];
type Cells = MatrixRow["cells"];
type Scheme = LicensingSection["schemes"][number];

/** What licensing and planning ask of every way to let the home. */
export function licensingChapter(document: ReportDocument): readonly Block[] {
	const { licensing, home } = document;
	const { matrix, schemes, fees, penalties } = licensing;
	const stated = matrix.filter(({ isStated }) => isStated);
	const summaries = summariesByUse(stated);
	return chapter(document, "licensing", [
		...matrixTable(matrix, home.nation),
		...stated.flatMap((row, at) => conclusion(row, summaries[at] ?? [])),
		...part(licensingParts.schemes, [
			...schemeTable(schemes, home.nation),
			...below(6, paragraph(registerInWords(licensing), { style: type.small })),
			...exemptionsInWords(licensing, home.nation).flatMap((spared) => [
				...below(3, paragraph(spared.text, { style: type.small })),
				...ruleSource(spared, CONTENT_WIDTH),
			]),
		]),
		...part(
			licensingParts.fees,
			list(
				fees.map(
					({ kind, text }) => `${licenceKindInWords(kind, home.nation)}: ${lowerFirst(text)}`,
				),
			),
		),
		...part(licensingParts.penalties, [
			...penaltyTable(penalties),
			...below(3, checkedLine(penalties)),
		]),
	]);
}

/** Each rule's source stands once, under the last penalty that it sets. */
function penaltyTable(penalties: LicensingSection["penalties"]): readonly Block[] {
	return penalties.length === 0
		? []
		: table({
				columns: [
					{ title: "Offence", share: 0.36 },
					{ title: PENALTY, share: 0.64 },
				],
				rows: penalties.map((penalty, at) => ({
					cells: [penalty.what, penalty.text],
					...(penalty.source === penalties[at + 1]?.source
						? {}
						: { foot: (width: number) => ruleSource(penalty, width) }),
				})),
			});
}

function matrixTable(matrix: readonly MatrixRow[], nation: Nation): readonly Block[] {
	return table({
		columns: [
			{ title: LET_TO, share: 0.2 },
			...licenceKinds.map((kind) => ({ title: licenceKindInWords(kind, nation), share: 0.2 })),
		],
		rows: matrix.map(({ label, isStated, cells }) => ({
			isMarked: isStated,
			cells: [
				`${upperFirst(label)}${isStated ? `, ${AS_STATED}` : ""}`,
				...licenceKinds.map((kind) => (width: number) => {
					const cell = cells.find((each) => each.kind === kind);
					return cell
						? mark(licenceLook(cell, nation).word, { ...licenceLook(cell, nation), width })
						: paragraph(NOT_KNOWN, { width });
				}),
			],
		})),
	});
}

function conclusion(
	{ label, conclusion: text }: MatrixRow,
	summaries: readonly Cells[number][],
): readonly Block[] {
	return [
		...below(9, paragraph(`${upperFirst(label)}. ${text}`, { style: type.strong })).map((each) => ({
			...each,
			withNext: summaries.length > 0 || each.withNext,
		})),
		...below(2, listOf(summaries.map(summaryLines), { style: type.small }).flat()),
	];
}

/** What is said of a licence, with the pages that it rests on under it. */
function summaryLines({ summary, evidence }: Cells[number]): readonly Block[] {
	const settings = { style: type.small, width: CONTENT_WIDTH - LIST_INDENT };
	return [
		...paragraph(summary, settings),
		...evidence.flatMap(({ name, url }) => linked(name, url, settings)),
	];
}

function schemeTable(schemes: readonly Scheme[], nation: Nation): readonly Block[] {
	return schemes.length === 0
		? paragraph(NO_SCHEME)
		: table({
				columns: [
					{ title: schemeColumns.scheme, share: 0.16 },
					{ title: schemeColumns.reach, share: 0.22 },
					{ title: schemeColumns.dates, share: 0.22 },
					{ title: schemeColumns.page, share: 0.4 },
				],
				rows: schemes.map((scheme) => ({
					cells: [
						licenceKindInWords(scheme.kind, nation),
						schemeInWords(scheme).reach,
						schemeInWords(scheme).dates,
						(width) => checked(scheme, width),
					],
				})),
			});
}

function checked(scheme: Scheme, width: number): readonly Block[] {
	const { page } = schemeInWords(scheme);
	return [
		...linked(page, scheme.url, { style: scheme.url ? type.body : type.soft, width }),
		...paragraph(scheme.proof, { style: type.fine, width }),
	];
}
