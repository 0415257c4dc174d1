import { vi } from "vitest";
import { page } from "vitest/browser";
import type { QueuedScheme } from "#contracts/admin/register-queue.ts";
import type { SchemePages } from "#contracts/admin/scheme-pages.ts";
import { Workbench } from "#web/features/admin-register/workbench/workbench.tsx";
import type { WorkView } from "#web/lib/admin-paths.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { aQueuedScheme } from "./admin-settings.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { renderAt } from "./render-part.tsx";

export const licensingPath = "/api/admin/licensing";

type Page = SchemePages["pages"][number];

/** A council's page as it was read on 20 November 2026. */
export function aSchemePage(overrides: Partial<Page> = {}): Page {
	return {
		url: "https://www.manchester.gov.uk/selective",
		checkedAt: "2026-11-20T03:00:00.000Z",
		changedAt: null,
		fault: null,
		now: {
			seenAt: "2026-11-13T03:00:00.000Z",
			text: "Selective licensing\n\nIt starts on 1 February 2025 in Moss Side.\nThe fee is £987.",
		},
		before: null,
		...overrides,
	};
}

/** Three rows that are due: of Manchester, York and Leeds. */
export const dueRows = [
	aQueuedScheme({ end: "2100-01-31" }),
	aQueuedScheme({ id: "york", council: "York", authorityCode: "E06000014" }),
	aQueuedScheme({ id: "leeds", council: "Leeds", authorityCode: "E08000035" }),
];

type Workplace = {
	answers?: Parameters<typeof fakeApi>[0];
	rows?: readonly QueuedScheme[];
	view?: WorkView;
	/** Id of the row in the address. */
	row?: string;
};

/** The workbench on 21 November 2026. Every row rests on one page that was read. */
export async function openWorkbench({
	answers = {},
	rows = dueRows,
	view = "queue",
	row,
}: Workplace = {}) {
	await page.viewport(1280, 900);
	vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"));
	const pages = rows.map(({ scheme }) => [
		`${licensingPath}/${scheme.id}/pages`,
		gives({ pages: [aSchemePage()] }),
	]);
	const api = fakeApi({
		[`${licensingPath}/queue`]: gives({ rows, due: rows.length, next: null }),
		...Object.fromEntries(pages),
		...answers,
	});
	renderAt(
		{ pathname: "/admin", search: `?work=${view}${row ? `&row=${row}` : ""}` },
		<ToastProvider>
			<Workbench view={view} />
		</ToastProvider>,
	);
	return api;
}
