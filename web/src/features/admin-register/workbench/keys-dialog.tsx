import type { RefObject } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";

/** Every key of the queue and what it does; they rest while something is typed or a dialog is open. */
const keys = [
	["c", "Confirm the row"],
	["f", "Find its page, where it rests on none"],
	["e", "Correct it"],
	["s", "Split it into two"],
	["x", "End it"],
	["j", "Next row"],
	["k", "Previous row"],
	["?", "This list"],
] as const;

/** Says which key does what. */
export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
	return (
		<Dialog ref={ref} title="Keys">
			<FactList values="at-end">
				{keys.map(([key, action]) => (
					<Fact key={key} label={action}>
						<kbd>{key}</kbd>
					</Fact>
				))}
			</FactList>
			<p>They rest while you type in a field or a dialog is open.</p>
		</Dialog>
	);
}
