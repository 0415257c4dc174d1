import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { PaidReport } from "#contracts/report.ts";
import type { Scenario } from "#contracts/report-scenario.ts";
import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import { Button } from "#web/ui/button.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { EditedMoney } from "./use-assumptions.ts";

// For the owner of a report alone, and with it the library of forms.
const Scenarios = lazy(async () => ({ default: (await import("./scenarios.tsx")).Scenarios }));

const BrokerSheet = lazy(async () => ({
	default: (await import("./broker-sheet.tsx")).BrokerSheet,
}));

type KeepOrPrintProps = { report: PaidReport; edited: EditedMoney };

/** What becomes of the sums as they stand: kept beside the report by its owner, printed by anyone. */
export function KeepOrPrint({ report, edited }: KeepOrPrintProps) {
	const [opened, setOpened] = useState<Scenario | null>(null);
	// Back at the report's own figures none is open.
	const open = edited.isEdited ? opened : null;
	return (
		<ChapterPart title={moneyParts.keep}>
			<div className="stack gap-4 no-print">
				{report.shareable ? (
					<Suspense fallback={<Skeleton height="6rem" />}>
						<Scenarios
							reportId={report.id}
							money={report.document.money}
							edited={edited}
							openId={open?.id ?? null}
							onOpen={setOpened}
						/>
					</Suspense>
				) : null}
				<PrintButton
					report={report}
					edited={edited}
					whose={
						open
							? `Figures of “${open.name}”`
							: edited.isEdited
								? "Changed figures"
								: "The report’s figures"
					}
				/>
			</div>
		</ChapterPart>
	);
}

function PrintButton(props: KeepOrPrintProps & { whose: string }) {
	const [presses, setPresses] = useState(0);
	return (
		<div>
			<Button look="secondary" onClick={() => setPresses(presses + 1)}>
				A page for your broker
			</Button>
			{presses > 0 ? (
				<Suspense>
					<OpenedSheet key={presses} {...props} />
				</Suspense>
			) : null}
		</div>
	);
}

/** The sheet, shown as soon as its code is there. */
function OpenedSheet(props: KeepOrPrintProps & { whose: string }) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => ref.current?.showModal(), []);
	return <BrokerSheet ref={ref} {...props} />;
}
