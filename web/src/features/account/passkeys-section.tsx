import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { User } from "#contracts/account.ts";
import type { Passkey, PasskeyList, PasskeysMade } from "#contracts/second-factor.ts";
import { PASSKEYS, RECOVERY_CODES } from "#domain/business/account/recovery-code.ts";
import { api, call } from "#web/lib/api.ts";
import { formatHour } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { withProof } from "#web/lib/passkey.ts";
import { ownKey } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./account.module.css";
import { NewPasskeyForm, RenameForm } from "./passkey-forms.tsx";

const passkeysQuery = queryOptions({
	queryKey: ownKey("passkeys"),
	queryFn: ({ signal }) => call(api.account.passkeys.$get({}, { init: { signal } })),
});

/** The second step of signing in, where the visitor wants one. */
export function PasskeysSection({ user }: { user: User }) {
	const query = useQuery(passkeysQuery);
	return (
		<SettingsSection
			title="Passkeys"
			about={
				<p>
					With a passkey, signing in takes two steps: your password, then your fingerprint, face or
					screen lock.
				</p>
			}
		>
			<QueryBoundary query={query} what="your passkeys" height="3rem">
				{(list) => <Passkeys user={user} list={list} />}
			</QueryBoundary>
		</SettingsSection>
	);
}

/** What the dialog is about: a new passkey or the name of one. */
type Subject = Passkey | "new";

function Passkeys({ user, list }: { user: User; list: PasskeyList }) {
	const { passkeys, recoveryCodesLeft } = list;
	const { keep, codes, ref: codesDialog } = useKeptAnswer();
	const dialog = useSubjectDialog<Subject>();
	const isFirst = passkeys.length === 0;
	const done = (answer: PasskeyList | PasskeysMade) => {
		dialog.close();
		keep(answer);
	};
	if (isFirst && !user.hasPassword) {
		return <p>To add a passkey you need a password. Set one first, under Password.</p>;
	}
	return (
		<div className={styles["lines"]}>
			<PasskeyRows passkeys={passkeys} onRename={dialog.open} onRemoved={keep} />
			<div className="row wrap gap-3">
				{passkeys.length < PASSKEYS ? (
					<Button look="secondary" onClick={() => dialog.open("new")}>
						{isFirst ? "Add a passkey" : "Add another passkey"}
					</Button>
				) : null}
				{isFirst ? null : <RenewCodes onRenewed={keep} />}
			</div>
			{isFirst ? null : (
				<p className="soft text-m">
					{recoveryCodesLeft} of {RECOVERY_CODES} recovery codes are left. Each signs you in once
					without a passkey.
				</p>
			)}
			<Dialog
				ref={dialog.ref}
				title={dialog.subject === "new" ? "Add a passkey" : "Rename the passkey"}
				closeLabel="Cancel"
				isForm
			>
				{dialog.subject === "new" ? (
					<NewPasskeyForm username={user.username} isFirst={isFirst} onDone={done} />
				) : null}
				{dialog.subject !== null && dialog.subject !== "new" ? (
					<RenameForm key={dialog.subject.id} passkey={dialog.subject} onDone={done} />
				) : null}
			</Dialog>
			<Dialog ref={codesDialog} title="Your recovery codes" closeLabel="I have kept them" isForm>
				<p>
					Print these or keep them in a password manager. They are shown this once. Without a
					passkey and without a code, you cannot sign in.
				</p>
				<ul className={styles["codes"]}>
					{codes.map((code) => (
						<li key={code}>{code}</li>
					))}
				</ul>
			</Dialog>
		</div>
	);
}

type PasskeyRowsProps = {
	passkeys: readonly Passkey[];
	onRename: (passkey: Passkey) => void;
	onRemoved: (list: PasskeyList) => void;
};

function PasskeyRows({ passkeys, onRename, onRemoved }: PasskeyRowsProps) {
	const rows = useRef<HTMLUListElement>(null);
	const showToast = useToast();
	const { mutate, isPending, variables } = useSingleMutation({
		mutationFn: (id: string) =>
			withProof(() => call(api.account.passkeys[":id"].$delete({ param: { id } }))),
		onSuccess: (list) => {
			onRemoved(list);
			// The button that was pressed goes with its passkey: the focus must not go with it.
			rows.current?.focus();
			showToast({
				title: "Passkey removed",
				message: "It signs nobody in any more.",
				tone: "success",
			});
		},
		onError: ({ message }) => showToast({ title: "Not removed", message, tone: "destructive" }),
	});
	return (
		<ul ref={rows} tabIndex={-1} className={styles["devices"]}>
			{passkeys.map((passkey) => (
				<li key={passkey.id} className={styles["device"]}>
					<div>
						<p className={`break-anywhere ${styles["name"]}`}>{passkey.name}</p>
						<p className="soft text-s">
							{passkey.lastUsedAt === null
								? "Not used yet"
								: `Last used ${formatHour(passkey.lastUsedAt)}`}
						</p>
					</div>
					<div className="row wrap gap-2">
						<Button look="plain" onClick={() => onRename(passkey)}>
							Rename
							<VisuallyHidden>{` ${passkey.name}`}</VisuallyHidden>
						</Button>
						<Button
							look="secondary"
							pending={isPending && variables === passkey.id}
							pendingLabel="Removing..."
							onClick={() => mutate(passkey.id)}
						>
							Remove
							<VisuallyHidden>{` ${passkey.name}`}</VisuallyHidden>
						</Button>
					</div>
				</li>
			))}
		</ul>
	);
}

function RenewCodes({ onRenewed }: { onRenewed: (made: PasskeysMade) => void }) {
	const showToast = useToast();
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () => withProof(() => call(api.account.passkeys["recovery-codes"].$post())),
		onSuccess: onRenewed,
		onError: ({ message }) => showToast({ title: "Not replaced", message, tone: "destructive" }),
	});
	return (
		<Button
			look="secondary"
			pending={isPending}
			pendingLabel="Replacing..."
			onClick={() => mutate()}
		>
			Replace recovery codes
		</Button>
	);
}

/** Keeps what a change answered, and shows the codes that came with it. */
function useKeptAnswer() {
	const queryClient = useQueryClient();
	const ref = useRef<HTMLDialogElement>(null);
	const [codes, setCodes] = useState<readonly string[]>([]);
	const keep = (answer: PasskeyList | PasskeysMade) => {
		queryClient.setQueryData(passkeysQuery.queryKey, answer);
		if ("recoveryCodes" in answer && answer.recoveryCodes.length > 0) {
			setCodes(answer.recoveryCodes);
			ref.current?.showModal();
		}
	};
	return { keep, codes, ref };
}
