import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SystemState } from "#contracts/admin/system.ts";
import type { Done } from "#contracts/credentials.ts";
import { countInWords } from "#domain/base/words.ts";
import { api, call } from "#web/lib/api.ts";
import { formatMinute } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import styles from "./system.module.css";
import { systemQuery } from "./system-query.ts";

/** Whether emails go out, and what keeps those that wait. */
export function MailSection() {
	const query = useQuery(systemQuery);
	return (
		<WideSection
			title="Mail"
			about="Emails are sent within minutes; one that cannot go waits and is tried again. Administrators get one mail a day while something needs them."
		>
			<QueryBoundary query={query} what="the state of the mail" height="4rem">
				{({ mail }) => <Mail mail={mail} />}
			</QueryBoundary>
		</WideSection>
	);
}

function Mail({ mail }: { mail: SystemState["mail"] }) {
	const { isSetUp, waiting, oldestAt, lastError, dead } = mail;
	const { mutate, isPending } = useTestMail();
	return (
		<div className="stack gap-3 text-m">
			<div className={styles["standing"]}>
				{isSetUp ? (
					<Pill tone="green" icon="check" word="Set up" />
				) : (
					<Pill tone="amber" icon="alert" word="Not set up" />
				)}
				<span>
					{waiting === 0
						? "No email waits."
						: `${countInWords(waiting, "email waits", "emails wait")}.`}
					{oldestAt ? ` The oldest since ${formatMinute(oldestAt)}.` : null}
				</span>
				<Button
					look="secondary"
					pending={isPending}
					pendingLabel="Sending..."
					onClick={() => mutate()}
				>
					Send a test mail
				</Button>
			</div>
			{isSetUp ? null : <p>No mail can be sent until a sender is configured: every email waits.</p>}
			{lastError ? (
				<Notice tone="warning">
					<p>The last try failed: {lastError}</p>
				</Notice>
			) : null}
			{dead.length === 0 ? null : <DeadMail dead={dead} />}
		</div>
	);
}

/** Emails that were tried for the last time, each with why and a button that has it tried again. */
function DeadMail({ dead }: Pick<SystemState["mail"], "dead">) {
	const { mutate, isPending, variables } = useSendAgain();
	return (
		<DataTable
			caption="Emails that could not be sent"
			columns={[
				{ title: "Email" },
				{ title: "Asked for" },
				{ title: "Why it could not be sent" },
				{ title: "" },
			]}
			rows={dead.map(({ id, kind, askedAt, reason }) => ({
				key: id,
				cells: [
					kind.replaceAll("_", " "),
					formatMinute(askedAt),
					<span key="reason" className="break-anywhere">
						{reason}
					</span>,
					<Button
						key="again"
						look="secondary"
						pending={isPending && variables === id}
						pendingLabel="Sending..."
						onClick={() => mutate(id)}
					>
						Send again
					</Button>,
				],
			}))}
		/>
	);
}

/** Has a test mail sent to the administrator who asks. */
function useTestMail() {
	return useMailMutation("Test mail", () => call(api.admin.system["test-mail"].$post()));
}

/** Has a dead email tried again. */
function useSendAgain() {
	return useMailMutation("Mail", (id: string) =>
		call(api.admin.system.mail[":id"]["send-again"].$post({ param: { id } })),
	);
}

/** Asks for a mail, says what was answered, and looks again how the mail stands. */
function useMailMutation<T = void>(title: string, mutationFn: (asked: T) => Promise<Done>) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn,
		onSuccess: ({ message }) => {
			showToast({ title, message, tone: "success" });
			void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
}
