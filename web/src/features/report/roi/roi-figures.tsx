import type { MoneySection } from "#domain/report/money-section.ts";
import { Notice } from "#web/ui/notice.tsx";
import { AssumptionsEditor } from "./assumptions-editor.tsx";
import { CashFlowBars } from "./cash-flow-bars.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";
import { InterestCoverTable } from "./interest-cover-table.tsx";
import { PurchaseCosts } from "./purchase-costs.tsx";
import { SensitivityBars } from "./sensitivity-bars.tsx";
import { TaxTable } from "./tax-table.tsx";
import { useAssumptions } from "./use-assumptions.ts";

/** What the letting costs and leaves, from assumptions that the reader may change. */
export function RoiFigures({ money }: { money: MoneySection }) {
	const edited = useAssumptions(money);
	const { figures } = edited;
	return (
		<>
			{money.missing ? <Notice tone="info">{money.missing}</Notice> : null}
			<HeadlineFigures figures={figures} reported={edited.isEdited ? money.figures : null} />
			<CashFlowBars year={figures.year} />
			<PurchaseCosts year={figures.year} />
			<InterestCoverTable cover={figures.cover} />
			<TaxTable {...figures} />
			<SensitivityBars base={figures} />
			<AssumptionsEditor money={money} edited={edited} />
		</>
	);
}
