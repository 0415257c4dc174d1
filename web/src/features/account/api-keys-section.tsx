import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { ApiKeyList, ApiKeyMade } from "#contracts/api-keys.ts";
import { programTerms, screens } from "#domain/base/screens.ts";
import { countInWords, shortDateInWords } from "#domain/base/words.ts";
import { API_KEYS } from "#domain/business/api-keys.ts";
import { api, call } from "#web/lib/api.ts";
import { formatDay, formatHour, formatNumber } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./account.module.css";
import { NewKeyForm, ShownKey, scopeInWords } from "./api-key-form.tsx";

const keysQuery = queryOptions({
	queryKey: ownKey("api-keys"),
	queryFn: ({ signal }) => call(api.account["api-keys"].$get({}, { init: { signal } })),
});

/** Keys by which the visitor's own programs ask for what they would ask for here. Source: Rule API-1. */
export function ApiKeysSection() {
	const query = useQuery(keysQuery);
	return (
		<SettingsSection
			title="Keys for programs"
			about={
				<p>
					With a key, your own software asks for assessments, licensing and your homes. Whoever
					holds a key may use it. See the <Link to={screens.apiReference}>API reference</Link> and
					the <Link to={programTerms}>terms for programs</Link>.
				</p>
			}
		>
			<QueryBoundary query={query} what="your keys" height="3rem">
				{(list) => <Keys list={list} />}
			</QueryBoundary>
		</SettingsSection>
	);
}

function Keys({ list }: { list: ApiKeyList }) {
	const { keys, allowance, days } = list;
	const queryClient = useQueryClient();
	const form = useRef<HTMLDialogElement>(null);
	const shown = useRef<HTMLDialogElement>(null);
	const [key, setKey] = useState("");
	const keep = (answer: ApiKeyList) => queryClient.setQueryData(keysQuery.queryKey, answer);
	const onMade = ({ key: made, ...answer }: ApiKeyMade) => {
		form.current?.close();
		keep(answer);
		setKey(made);
		shown.current?.showModal();
	};
	return (
		<div className={styles["lines"]}>
			<KeyRows keys={keys} onWithdrawn={keep} />
			{keys.length < API_KEYS ? (
				<div>
					<Button look="secondary" onClick={() => form.current?.showModal()}>
						{keys.length === 0 ? "Make a key" : "Make another key"}
					</Button>
				</div>
			) : null}
			<p className="soft text-m">
				{formatNumber(allowance.used)} of {countInWords(allowance.limit, "assessment")} used in this
				period. The next one begins on {formatDay(allowance.endsAt)}.
			</p>
			{days.length > 0 ? <UseByDay days={days} /> : null}
			<Dialog ref={form} title="Make a key" closeLabel="Cancel" isForm>
				<NewKeyForm key={keys.length} onDone={onMade} />
			</Dialog>
			<Dialog ref={shown} title="Your new key" closeLabel="I have kept it" isForm>
				<ShownKey secret={key} />
			</Dialog>
		</div>
	);
}

type KeyRowsProps = {
	keys: ApiKeyList["keys"];
	onWithdrawn: (list: ApiKeyList) => void;
};

function KeyRows({ keys, onWithdrawn }: KeyRowsProps) {
	const rows = useRef<HTMLUListElement>(null);
	const showToast = useToast();
	const { mutate, isPending, variables } = useSingleMutation({
		mutationFn: (id: string) => call(api.account["api-keys"][":id"].$delete({ param: { id } })),
		onSuccess: (list) => {
			onWithdrawn(list);
			// The button that was pressed goes with its key: the focus must not go with it.
			rows.current?.focus();
			showToast({
				title: "Key withdrawn",
				message: "No program is answered by it any more.",
				tone: "success",
			});
		},
		onError: ({ message }) => showToast({ title: "Not withdrawn", message, tone: "destructive" }),
	});
	return (
		<ul ref={rows} tabIndex={-1} className={styles["devices"]}>
			{keys.map(({ id, name, prefix, scopes, isTest, lastUsedAt }) => (
				<li key={id} className={styles["device"]}>
					<div>
						<p className={`break-anywhere ${styles["name"]}`}>
							{name} <span className="soft">{prefix}…</span>
						</p>
						<p className="soft text-s">
							{isTest ? "For tests. " : null}
							{scopes.map((scope) => scopeInWords[scope]).join(". ")}.{" "}
							{lastUsedAt === null ? "Not used yet" : `Last used ${formatHour(lastUsedAt)}`}
						</p>
					</div>
					<Button
						look="secondary"
						pending={isPending && variables === id}
						pendingLabel="Withdrawing..."
						onClick={() => mutate(id)}
					>
						Withdraw
						<VisuallyHidden>{` ${name}`}</VisuallyHidden>
					</Button>
				</li>
			))}
		</ul>
	);
}

function UseByDay({ days }: Pick<ApiKeyList, "days">) {
	return (
		<DataTable
			caption="Use by day, newest first"
			isCompact
			columns={[
				{ title: "Day" },
				{ title: "Calls", isNumber: true },
				{ title: "Assessments", isNumber: true },
			]}
			rows={days.map(({ day, calls, assessments }) => ({
				key: day,
				cells: [shortDateInWords(day), formatNumber(calls), formatNumber(assessments)],
			}))}
		/>
	);
}
