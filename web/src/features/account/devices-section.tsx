import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Session } from "#contracts/account.ts";
import { api, call } from "#web/lib/api.ts";
import { formatHour } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./account.module.css";

/** The devices on which the visitor is signed in, this one first. */
export const sessionsQuery = queryOptions({
	queryKey: ownKey("sessions"),
	queryFn: ({ signal }) => call(api.account.sessions.$get({}, { init: { signal } })),
});

/** Where the visitor is signed in, and how to end that. */
export function DevicesSection() {
	const query = useQuery(sessionsQuery);
	return (
		<SettingsSection
			title="Devices"
			about={<p>Where you are signed in. A device not used for 30 days is signed out by itself.</p>}
		>
			<QueryBoundary query={query} what="your devices" height="3rem">
				{({ sessions }) => <Devices sessions={sessions} />}
			</QueryBoundary>
		</SettingsSection>
	);
}

/** What is signed out: one session by its id, or all but this one. */
type SignedOut = { id: string } | "others";

function Devices({ sessions }: { sessions: readonly Session[] }) {
	const list = useRef<HTMLUListElement>(null);
	// The button that was pressed goes with its device: the focus must not go with it.
	const { mutate: signOut, isPending, variables } = useSignOut(() => list.current?.focus());
	return (
		<>
			<ul ref={list} tabIndex={-1} className={styles["devices"]}>
				{sessions.map((session) => (
					<li key={session.id} className={styles["device"]}>
						<div>
							<p className={styles["name"]}>{session.device}</p>
							<p className="soft text-s">Last used {formatHour(session.lastUsedAt)}</p>
						</div>
						{session.current ? (
							<Pill tone="green" icon="check" word="This device" />
						) : (
							<Button
								look="secondary"
								pending={isPending && variables !== "others" && variables?.id === session.id}
								pendingLabel="Signing out..."
								onClick={() => signOut({ id: session.id })}
							>
								Sign out
								<VisuallyHidden>{` ${session.device}`}</VisuallyHidden>
							</Button>
						)}
					</li>
				))}
			</ul>
			{sessions.length > 1 ? (
				<Button
					look="secondary"
					pending={isPending && variables === "others"}
					pendingLabel="Signing out..."
					onClick={() => signOut("others")}
				>
					Sign out everywhere else
				</Button>
			) : null}
		</>
	);
}

function useSignOut(onDone: () => void) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (what: SignedOut) =>
			call(
				what === "others"
					? api.account.sessions.$delete()
					: api.account.sessions[":id"].$delete({ param: { id: encodeURIComponent(what.id) } }),
			),
		onSuccess: (remaining, what) => {
			queryClient.setQueryData(sessionsQuery.queryKey, remaining);
			onDone();
			showToast({
				title: "Signed out",
				message: `${what === "others" ? "Every other" : "That"} device is signed out.`,
				tone: "success",
			});
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
}
