import type { FigureDto } from "../../../base/evidence-dto.ts";
import type { LicenceKind } from "../../../base/licence.ts";
import type { LicensingSection } from "../licensing/licensing-section.ts";
import type { ReportSections } from "./document.ts";

type Cell = LicensingSection["matrix"][number]["cells"][number];

/** The verdict on one kind of licence for the stated use; null where it does not apply. */
export function statedCell({ licensing }: ReportSections, kind: LicenceKind): Cell | null {
	const row = licensing.matrix.find(({ isStated }) => isStated);
	return row?.cells.find((cell) => cell.kind === kind && cell.applies) ?? null;
}

/** Every figure of a report in chapter order. One in two chapters appears twice. */
export function reportFigures(report: ReportSections): readonly FigureDto[] {
	const { verdict, property, energy, rent, demand, place } = report;
	return [
		...verdict.keyFigures,
		...property,
		...energy.figures,
		...rent.rents,
		...rent.prices,
		...rent.yields,
		demand.level,
		...demand.indicators,
		...place,
	];
}
