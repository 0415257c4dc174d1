import { lazy, Suspense, useState } from "react";
import type { PaidReport } from "#contracts/report.ts";
import { Button } from "#web/ui/button.tsx";

// Few who read a report pass it on.
const ShareDialog = lazy(async () => ({
	default: (await import("./share-dialog.tsx")).ShareDialog,
}));

/** Opens what makes links to a report, for its owner. */
export function ShareButton({ report }: { report: PaidReport }) {
	const [opened, setOpened] = useState(0);
	return (
		<>
			<Button look="secondary" onClick={() => setOpened((times) => times + 1)}>
				Share
			</Button>
			{opened > 0 ? (
				<Suspense>
					<ShareDialog
						id={report.id}
						hasPosition={report.document.money.context.position !== null}
						opened={opened}
					/>
				</Suspense>
			) : null}
		</>
	);
}
