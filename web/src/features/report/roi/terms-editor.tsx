import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";
import { LettingTerms } from "./letting-terms.tsx";
import { LoanTerms } from "./loan-terms.tsx";
import { OwnersEditor } from "./owners-editor.tsx";
import { TermInput } from "./term-fields.tsx";
import type { EditedMoney } from "./use-assumptions.ts";

/** How the home is held, borrowed for, let and owned: a group each, that opens. */
export function TermsEditor({ edited }: { edited: EditedMoney }) {
	return (
		<ChapterPart title={moneyParts.terms}>
			<div className="stack gap-2 no-print">
				<LazyDisclosure summary="Buying, or owned already">
					<HoldingTerms edited={edited} />
				</LazyDisclosure>
				<LazyDisclosure summary="The loan">
					<LoanTerms edited={edited} />
				</LazyDisclosure>
				<LazyDisclosure summary="Let whole or by the room">
					<LettingTerms edited={edited} />
				</LazyDisclosure>
				<LazyDisclosure summary="Who owns it">
					<OwnersEditor edited={edited} />
				</LazyDisclosure>
			</div>
		</ChapterPart>
	);
}

function HoldingTerms({ edited }: { edited: EditedMoney }) {
	const { isOwned, isOnlyHome, isFromAbroad } = edited.assumptions;
	return (
		<FieldGrid>
			<Chooser
				label="The home is"
				value={isOwned ? "owned" : "bought"}
				onChange={(event) => edited.choose({ isOwned: event.target.value === "owned" })}
			>
				<option value="bought">being bought</option>
				<option value="owned">owned already</option>
			</Chooser>
			{isOwned ? (
				<>
					<TermInput
						edited={edited}
						field={{ key: "loanLeft", unit: "pounds", label: "Loan left" }}
					/>
					<TermInput
						edited={edited}
						field={{ key: "boughtFor", unit: "pounds", label: "Bought for, with tax and fees" }}
					/>
				</>
			) : (
				<>
					<Checkbox
						label="I will own no other home"
						checked={isOnlyHome}
						onChange={(event) => edited.choose({ isOnlyHome: event.target.checked })}
					/>
					<Checkbox
						label="I live outside the United Kingdom"
						checked={isFromAbroad}
						onChange={(event) => edited.choose({ isFromAbroad: event.target.checked })}
					/>
				</>
			)}
			<TermInput
				edited={edited}
				field={{ key: "firstYearCosts", unit: "pounds", label: "Furniture and repairs at first" }}
			/>
		</FieldGrid>
	);
}
