import type { CashFlow } from "#domain/finance/cash-flow.ts";
import type { PurchaseTax } from "#domain/finance/purchase-tax.ts";
import { toPounds } from "#domain/money.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { BarTable } from "#web/ui/bar-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { poundsOr, shareInWords } from "../amounts.ts";
import styles from "./roi.module.css";

const GAP = "Not known";

/** What the purchase takes: deposit, loan and the tax on it, slice by slice. */
export function PurchaseCosts({ year }: { year: CashFlow }) {
	const { deposit, loan, tax, moneyIn } = year;
	return (
		<ChapterPart title="Buying it">
			<DataTable
				caption="What the purchase takes"
				columns={[{ title: "Item" }, { title: "Once", isNumber: true }]}
				rows={[
					{ key: "deposit", cells: ["Deposit", poundsOr(deposit, GAP)] },
					{ key: "loan", cells: ["Loan", poundsOr(loan, GAP)] },
					{
						key: "tax",
						cells: [tax?.name ?? "Tax on the purchase", poundsOr(tax?.total ?? null, GAP)],
					},
					{
						key: "money-in",
						cells: ["Money you put in, with fees and energy works", poundsOr(moneyIn, GAP)],
						isMarked: true,
					},
				]}
			/>
			{tax ? <TaxSlices tax={tax} /> : null}
		</ChapterPart>
	);
}

function TaxSlices({ tax }: { tax: PurchaseTax }) {
	const levies = new Set(tax.slices.map(({ levy }) => levy));
	return (
		<div className={styles["slices"]}>
			<h4 className={styles["subheading"]}>{tax.name}, slice by slice</h4>
			{tax.slices.length > 0 ? (
				<BarTable
					caption={`${tax.name}, slice by slice`}
					heads={["Part of the price", "Tax", "Rate"]}
					rows={tax.slices.map(({ levy, from, to, rate, tax: amount }) => ({
						key: `${levy} ${from}`,
						label: `${poundsOr(from, "")} to ${poundsOr(to, "")}${levies.size > 1 ? `, ${levy}` : ""}`,
						span: [0, toPounds(amount)],
						tone: "out",
						text: poundsOr(amount, ""),
						aside: shareInWords(rate),
					}))}
				/>
			) : (
				<p>Nothing is charged at this price.</p>
			)}
			{tax.caveats.map((caveat) => (
				<p key={caveat} className={styles["note"]}>
					{caveat}
				</p>
			))}
			{tax.sources.map((source) => (
				<RuleSourceLine key={source} source={source} url={null} lastChecked={tax.lastChecked} />
			))}
		</div>
	);
}
