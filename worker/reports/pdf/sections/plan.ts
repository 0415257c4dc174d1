import { upperFirst } from "#domain/base/sentence.ts";
import { type PlanStep, stepsByPhase } from "#domain/judgement/steps/plan-step.ts";
import { stepDayInWords } from "#domain/telling/report/decision-words.ts";
import { type Block, block } from "../block.ts";
import type { Sheet } from "../sheet.ts";
import { colours, type TextStyle, type } from "../style.ts";
import { type Cell, table } from "../table.ts";
import { linked, paragraph } from "../text.ts";

/** Steps with a box to tick, by the phase they are due in: what, who to ask, what it costs, by when. */
export function planTable(
	steps: readonly PlanStep[],
	style: TextStyle = type.item,
): readonly Block[] {
	return table({
		columns: [
			{ title: "When", share: 0.15 },
			{ title: "What", share: 0.49 },
			{ title: "Who", share: 0.2 },
			{ title: "Cost", share: 0.16 },
		],
		rows: stepsByPhase(steps).flatMap(({ heading, steps: due }) =>
			due.map((step, at) => ({
				names: due.length,
				...(at === 0 ? {} : { continues: `${heading}, continued` }),
				cells: [
					at === 0 ? (width) => paragraph(heading, { style: type.small, width }) : null,
					(width) => toTick(step.what, width, style),
					who(step),
					(width) => paragraph(step.costText ?? "", { style: type.small, width }),
				],
			})),
		),
	});
}

function who(step: PlanStep): Cell {
	const day = stepDayInWords(step);
	return (width) => {
		const settings = { style: type.small, width };
		return [
			...linked(step.who, step.url, settings),
			...paragraph(upperFirst(day), { style: type.fine, width }),
		];
	};
}

const BOX = 8;
const INDENT = 14;

function toTick(what: string, width: number, style: TextStyle): readonly Block[] {
	return paragraph(what, { style, width: width - INDENT }).map((each, at) =>
		block(each.height, (sheet, x, y) => {
			if (at === 0) {
				tickBox(sheet, x, y + (style.leading - BOX) / 2);
			}
			each.draw(sheet, x + INDENT, y);
		}),
	);
}

function tickBox(sheet: Sheet, x: number, y: number): void {
	sheet.path(
		[
			[x, y],
			[x + BOX, y],
			[x + BOX, y + BOX],
			[x, y + BOX],
			[x, y],
		],
		colours.edge,
		0.7,
	);
}
