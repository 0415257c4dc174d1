import { rateInWords } from "#domain/base/amounts-in-words.ts";
import { usualFee } from "#domain/subjects/finance/cash-flow.ts";
import { lettingCosts } from "#domain/subjects/finance/letting-costs.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import { TermInput } from "./term-fields.tsx";
import type { EditedMoney } from "./use-assumptions.ts";

const { arrangementFeeShare } = lettingCosts;

/** How the loan is taken and repaid, and who else borrows. */
export function LoanTerms({ edited }: { edited: EditedMoney }) {
	const { assumptions, choose, put } = edited;
	const { product, repaymentYears, isFeeAdded, isPortfolio } = assumptions;
	const fee = usualFee(assumptions);
	return (
		<FieldGrid>
			<Chooser
				label="Rate fixed for"
				value={product ?? "open"}
				onChange={({ target: { value } }) =>
					choose({ product: value === "two_year" || value === "five_year" ? value : null })
				}
			>
				<option value="open">not settled</option>
				<option value="two_year">two years</option>
				<option value="five_year">five years</option>
			</Chooser>
			<Chooser
				label="Paid back"
				value={repaymentYears === null ? "interest" : "repayment"}
				onChange={({ target: { value } }) =>
					choose({ repaymentYears: value === "repayment" ? USUAL_TERM : null })
				}
			>
				<option value="interest">interest only</option>
				<option value="repayment">month by month</option>
			</Chooser>
			{repaymentYears === null ? null : (
				<TermInput
					edited={edited}
					field={{ key: "repaymentYears", unit: "years", label: "Years to pay back" }}
				/>
			)}
			<TermInput
				edited={edited}
				field={{
					key: "arrangementFee",
					unit: "pounds",
					label: "Arrangement fee",
					hint: arrangementFeeShare.source,
				}}
			/>
			{fee === null ? null : (
				<Button look="secondary" onClick={() => put("arrangementFee", fee)}>
					Use {rateInWords(arrangementFeeShare.value)} of the loan
				</Button>
			)}
			<Checkbox
				label="The fee is added to the loan"
				checked={isFeeAdded}
				onChange={(event) => choose({ isFeeAdded: event.target.checked })}
			/>
			<Checkbox
				label="I will have four or more mortgaged lettings"
				checked={isPortfolio}
				onChange={(event) => choose({ isPortfolio: event.target.checked })}
			/>
		</FieldGrid>
	);
}

/** Years of a repayment loan before the reader types others. */
const USUAL_TERM = 25;
