import { type ReactNode, type RefObject, useState } from "react";
import { createPortal } from "react-dom";
import type { PaidReport } from "#contracts/report.ts";
import { dateInWords } from "#domain/base/words.ts";
import { calculateMoney } from "#domain/subjects/finance/calculate-money.ts";
import {
	lenderSources,
	lendersInWords,
	lendersNote,
} from "#domain/subjects/finance/lender-words.ts";
import { longRun, usualOutlook } from "#domain/subjects/finance/long-run.ts";
import { asOwnersOfHome } from "#domain/subjects/finance/owners.ts";
import { ruleLine } from "#domain/telling/report/compliance/compliance-section.ts";
import { BROKER_SHEET_NOTE, brokerLines } from "#domain/telling/report/money/broker-sheet.ts";
import {
	companyInWords,
	saleNote,
	saleNoticeInWords,
} from "#domain/telling/report/money/long-run-words.ts";
import { purchaseColumns } from "#domain/telling/report/money/money-tables.ts";
import {
	assumptionSource,
	leftOutNote,
	moneyParts,
	originInWords,
	sensitivityLines,
} from "#domain/telling/report/money/money-words.ts";
import { yearOfLetting } from "#domain/telling/report/money/year-of-letting.ts";
import { assumptionText } from "#web/lib/assumption-field.ts";
import { formatPostcode, formatPounds } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import styles from "./broker-sheet.module.css";
import { LenderTestsTable } from "./lender-table.tsx";
import { TaxRows } from "./tax-table.tsx";
import type { EditedMoney } from "./use-assumptions.ts";
import { YearsAndSale } from "./years-and-sale.tsx";

type BrokerSheetProps = {
	ref: RefObject<HTMLDialogElement | null>;
	report: PaidReport;
	edited: EditedMoney;
	/** Whose figures they are: "The report’s figures". */
	whose: string;
};

/** The deal on paper, for a broker or a lender: seen as it will be printed. While it is open nothing else is printed. */
export function BrokerSheet({ ref, report, edited, whose }: BrokerSheetProps) {
	const [withOwners, setWithOwners] = useState(false);
	const shown = withOwners ? edited : withoutOwners(edited);
	return createPortal(
		<div className={styles["sheet"]} data-sheet="">
			<Dialog ref={ref} title="For your broker" isWide>
				<div className="row wrap gap-3 align-center between">
					{edited.owners.length > 0 ? (
						<Checkbox
							label="Print the owners too: incomes, shares and their tax"
							checked={withOwners}
							onChange={({ target: { checked } }) => setWithOwners(checked)}
						/>
					) : null}
					<Button onClick={() => window.print()}>Print this sheet</Button>
				</div>
				<Sheet report={report} edited={shown} whose={whose} />
			</Dialog>
			{/* An open dialog is one page of paper, whatever it holds. */}
			<div className={styles["paper"]} aria-hidden="true">
				<Sheet report={report} edited={shown} whose={whose} />
			</div>
		</div>,
		document.body,
	);
}

type Shown = Pick<EditedMoney, "figures" | "owners" | "settled">;

/** The sums without owners: from a tax at their position, the position can be worked out. */
function withoutOwners({ settled, ...edited }: EditedMoney): Shown {
	if (edited.owners.length === 0) {
		return { settled, ...edited };
	}
	const context = { ...settled.context, ...asOwnersOfHome([]) };
	return {
		owners: [],
		settled: { ...settled, context },
		figures: calculateMoney(settled.assumptions, context),
	};
}

type SheetProps = Omit<BrokerSheetProps, "ref" | "edited"> & { edited: Shown };

function Sheet({ report, edited, whose }: SheetProps) {
	const { home, day, money } = report.document;
	const { figures, owners, settled } = edited;
	const isTested = figures.lenders.deciding !== null;
	const { assumptions, context } = settled;
	const before = leftOutNote(figures);
	return (
		<article className={styles["article"]}>
			<header>
				<h3>{home.address ?? formatPostcode(report.postcode)}</h3>
				<p>
					{home.place}. Report made {dateInWords(day)}. {whose}.
				</p>
				<p>{BROKER_SHEET_NOTE}</p>
			</header>
			<FactList values="beside">
				{brokerLines({ assumptions, figures, context, owners }).map(({ label, text }) => (
					<Fact key={label} label={label}>
						{text}
					</Fact>
				))}
			</FactList>
			<Part title={moneyParts.lender}>
				<p>{lendersInWords(figures)}</p>
				{figures.lenders.rows.length > 0 ? <Lenders edited={edited} /> : null}
			</Part>
			<Part title={moneyParts.year}>
				{before ? <p>{before}</p> : null}
				<DataTable
					caption={moneyParts.year}
					columns={[{ title: purchaseColumns.item }, { title: "A year", isNumber: true }]}
					rows={yearOfLetting(figures).map(({ label, text, kind }) => ({
						key: label,
						cells: [label, text],
						isMarked: kind === "sum",
					}))}
				/>
			</Part>
			<Part title={moneyParts.incomeTax}>
				<p>{figures.taxBasis}</p>
				<TaxRows tax={figures.tax} />
			</Part>
			<Part title={moneyParts.sensitivity}>
				<DataTable
					caption={moneyParts.sensitivity}
					columns={[
						{ title: "If" },
						{ title: "Cash flow a year", isNumber: true },
						...(isTested ? [{ title: "Cover tested", isNumber: true }] : []),
					]}
					rows={sensitivityLines(figures).map(({ label, text, cover }) => ({
						key: label,
						cells: isTested ? [label, text, cover] : [label, text],
					}))}
				/>
			</Part>
			<LongRun edited={edited} />
			<Part title={moneyParts.assumptions}>
				<DataTable
					caption={moneyParts.assumptions}
					columns={[{ title: "Figure" }, { title: "Value", isNumber: true }, { title: "From" }]}
					rows={money.lines.map((line) => ({
						key: line.key,
						cells: [
							line.label,
							shownValue(assumptionText(line, assumptions), line.unit),
							assumptionText(line, assumptions) === assumptionText(line, money.assumptions)
								? assumptionSource(line)
								: originInWords.yours,
						],
					}))}
				/>
			</Part>
		</article>
	);
}

function shownValue(text: string, unit: string): string {
	if (text === "") {
		return "Not stated";
	}
	return unit === "percent"
		? `${text}%`
		: unit.startsWith("pounds")
			? formatPounds(Number(text))
			: text;
}

function Lenders({ edited: { figures, settled } }: Pick<SheetProps, "edited">) {
	const { lenders } = figures;
	return (
		<>
			<LenderTestsTable lenders={lenders} inWords={({ word }) => word} />
			<p>{lendersNote(figures)}</p>
			{lenderSources(lenders, settled.context.day).map((rule) => (
				<p key={rule.source}>{ruleLine(rule)}</p>
			))}
		</>
	);
}

function LongRun({ edited: { settled } }: Pick<SheetProps, "edited">) {
	const run = longRun(settled.assumptions, usualOutlook, settled.context);
	if (run === null) {
		return null;
	}
	const company = companyInWords(run);
	const note = saleNote(run, settled.context.day);
	const notice = saleNoticeInWords(settled.context.nation, settled.context.day);
	return (
		<Part title={moneyParts.years}>
			{company ? <p>{company}</p> : null}
			{notice ? <p>{notice}</p> : null}
			<YearsAndSale run={run} />
			{note ? <p>{note}</p> : null}
		</Part>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h4>{title}</h4>
			{children}
		</section>
	);
}
