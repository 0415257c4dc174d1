import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AdminApiKey } from "#contracts/admin/api-keys.ts";
import { countInWords } from "#domain/base/words.ts";
import { api, call } from "#web/lib/api.ts";
import { formatHour, formatNumber } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { type FoundRowsQuery, useFoundRows } from "#web/lib/use-found-rows.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { type SubjectDialog, useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

const keysKey = ownKey("admin-api-keys");

async function fetchKeys(query: FoundRowsQuery, signal: AbortSignal) {
	const { keys, next } = await call(api.admin["api-keys"].$get({ query }, { init: { signal } }));
	return { rows: keys, next };
}

const columns = [
	{ title: "Key" },
	{ title: "Account" },
	{ title: "Made", isNumber: true },
	{ title: "Last used", isNumber: true },
	{ title: "Calls", isNumber: true },
	{ title: "Assessments", isNumber: true },
	{ title: "Refused", isNumber: true },
];

/** Keys for programs of all accounts, how much they ask, and their withdrawal. Source: Rule API-9. */
export function KeysSection() {
	const { typed, search, query, ...more } = useFoundRows({ key: keysKey, fetchPage: fetchKeys });
	const heading = useRef<HTMLHeadingElement>(null);
	const withdrawal = useSubjectDialog<AdminApiKey>();
	return (
		<section aria-label="Keys for programs" className="above-6">
			<TabHead ref={heading} title="Keys for programs">
				<SearchField label="Email, name or beginning" value={typed} onChange={search} />
			</TabHead>
			<Panel>
				<p className="below-4 soft text-m measure">
					Counts are of the last 31 days. Refused are calls that a key’s scopes do not let it make.
				</p>
				<QueryBoundary query={query} what="the keys" height="10rem">
					{(keys) => (
						<>
							{keys.length > 0 ? <KeyTable keys={keys} onWithdraw={withdrawal.open} /> : null}
							<ListEnd {...more} shown={inSight(keys.length, typed)} />
						</>
					)}
				</QueryBoundary>
			</Panel>
			{/* The button that was pressed goes with its row: the focus must not go with it. */}
			<KeyWithdrawal
				key={withdrawal.subject?.id}
				dialog={withdrawal}
				onWithdrawn={() => heading.current?.focus()}
			/>
		</section>
	);
}

function inSight(count: number, typed: string): string {
	if (count > 0) {
		return `${countInWords(count, "key")} shown`;
	}
	return typed === "" ? "No account has a key." : "No key matches your search.";
}

type KeyTableProps = { keys: readonly AdminApiKey[]; onWithdraw: (key: AdminApiKey) => void };

function KeyTable({ keys, onWithdraw }: KeyTableProps) {
	return (
		<DataTable
			caption="Keys for programs, newest first"
			columns={columns}
			rows={keys.map((key) => ({
				key: key.id,
				cells: [
					<KeyName key="name" of={key} />,
					<BreakableAddress key="email" address={key.email} />,
					formatHour(key.createdAt),
					key.lastUsedAt === null ? "Never" : formatHour(key.lastUsedAt),
					...[key.calls, key.assessments, key.refused].map(formatNumber),
				],
				actions: (
					<Button look="plain-danger" onClick={() => onWithdraw(key)}>
						Withdraw
						<VisuallyHidden>{` ${key.name}`}</VisuallyHidden>
					</Button>
				),
			}))}
		/>
	);
}

function KeyName({ of: { name, prefix, scopes, isTest } }: { of: AdminApiKey }) {
	return (
		<>
			<span className="break-anywhere">{name}</span>
			<span className="block soft text-s regular">
				{prefix}…: {isTest ? "for tests, " : null}
				{scopes.join(", ")}
			</span>
		</>
	);
}

type KeyWithdrawalProps = { dialog: SubjectDialog<AdminApiKey>; onWithdrawn: () => void };

/** Asks before a key is withdrawn. Keyed by it. */
function KeyWithdrawal({ dialog: { ref, subject, close }, onWithdrawn }: KeyWithdrawalProps) {
	const ownClose = useOwnClose(close);
	const queryClient = useQueryClient();
	const showToast = useToast();
	const { mutate, isPending, error } = useSingleMutation({
		mutationFn: (id: string) => call(api.admin["api-keys"][":id"].$delete({ param: { id } })),
		onSuccess: async ({ message }) => {
			ownClose();
			onWithdrawn();
			showToast({ title: "Key withdrawn", message, tone: "success" });
			await queryClient.invalidateQueries({ queryKey: keysKey });
		},
		onError: () => undefined,
	});
	return (
		<ConfirmDialog
			ref={ref}
			title={`Withdraw ${subject?.name ?? "key"}`}
			confirmLabel="Withdraw key"
			pendingLabel="Withdrawing..."
			isPending={isPending}
			refused={error && { title: "Not withdrawn", message: error.message }}
			onConfirm={() => subject && mutate(subject.id)}
		>
			<p>
				No program is answered by it from that moment. Nobody is written to: tell its owner why.
			</p>
			<p className="break-anywhere">{subject?.email}</p>
		</ConfirmDialog>
	);
}
