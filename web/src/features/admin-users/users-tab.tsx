import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { AdminUser } from "#contracts/admin/users.ts";
import { countInWords } from "#domain/base/words.ts";
import { plans } from "#domain/business/plans.ts";
import { api, call, serverMessage } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { moreOf, useDelayed } from "#web/lib/use-found-rows.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { Panel } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { type SubjectDialog, useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { KeysSection } from "./keys-section.tsx";
import { isPaying } from "./plan-edit.ts";
import { UserDialog } from "./user-dialog.tsx";
import { UserTable } from "./user-table.tsx";
import { dropUser, usersQuery } from "./users-query.ts";

/** Milliseconds after the last letter, where the server searches. */
const TYPING = 300;

/**
 * Lists the accounts and searches them: in the browser once the whole list is there, else on the server.
 * Source: Rule SCREEN-31.
 */
function useUsers() {
	const [typed, setTyped] = useState("");
	const wanted = typed.trim();
	const settled = useDelayed(wanted, TYPING);
	const all = useInfiniteQuery(usersQuery(""));
	const isWhole = all.data !== undefined && !all.hasNextPage;
	const isAsked = !isWhole && wanted !== "";
	const found = useInfiniteQuery({
		...usersQuery(settled),
		enabled: isAsked && settled !== "",
	});
	const query = isAsked ? found : all;
	const users = query.data?.pages.flatMap((page) => page.users);
	return {
		typed,
		search: setTyped,
		query: {
			data: isWhole ? users?.filter((user) => isFoundBy(user, wanted)) : users,
			error: query.error,
			refetch: query.refetch,
		},
		/** What is in sight is not yet what is typed. */
		isSearching: isAsked && settled !== wanted,
		more: moreOf(query),
	};
}

/** Whether the username or e-mail address contains the search, in any case. */
function isFoundBy({ username, email }: AdminUser, wanted: string): boolean {
	const typed = wanted.toLowerCase();
	return [username, email].some((text) => text.toLowerCase().includes(typed));
}

/** Accounts, their rights, their plans and their keys. Source: Rule SCREEN-31. */
export function UsersTab() {
	const { typed, search, query, isSearching, more } = useUsers();
	const heading = useRef<HTMLHeadingElement>(null);
	const edition = useSubjectDialog<AdminUser>();
	const deletion = useSubjectDialog<AdminUser>();
	return (
		<>
			<TabHead ref={heading} title="Users">
				<SearchField label="Username or email" value={typed} onChange={search} />
			</TabHead>
			<Panel>
				<QueryBoundary query={query} what="the users" height="14rem">
					{(users) => (
						<>
							{users.length === 0 ? (
								<p>
									{typed.trim() === "" ? "No users found." : "No users found matching your search."}
								</p>
							) : (
								<UserTable users={users} onEdit={edition.open} onDelete={deletion.open} />
							)}
							<ListEnd
								shown={users.length === 0 ? "" : `${countInWords(users.length, "user")} shown`}
								isSearching={isSearching}
								{...more}
							/>
						</>
					)}
				</QueryBoundary>
			</Panel>
			{/* After the list: it would be pushed down by it. */}
			{query.data || query.error ? <KeysSection /> : null}
			<UserDialog dialog={edition} />
			{/* The button that was pressed goes with its row: the focus must not go with it. */}
			<UserDeletion
				key={deletion.subject?.id}
				dialog={deletion}
				onDeleted={() => heading.current?.focus()}
			/>
		</>
	);
}

type UserDeletionProps = { dialog: SubjectDialog<AdminUser>; onDeleted: () => void };

/** Asks before an account is deleted. Keyed by it. Source: Rule ADMIN-6. */
function UserDeletion({ dialog, onDeleted }: UserDeletionProps) {
	const { ref, subject } = dialog;
	const { mutate, isPending, error } = useDeletion(dialog, onDeleted);
	const plan = subject?.provider && isPaying(subject) ? plans[subject.provider.plan].name : null;
	return (
		<ConfirmDialog
			ref={ref}
			title={`Delete ${subject?.username ?? "user"}`}
			confirmLabel="Delete user"
			pendingLabel="Deleting..."
			isPending={isPending}
			refused={
				error && {
					title: "Delete Failed",
					message: serverMessage(error, "Failed to delete user."),
				}
			}
			onConfirm={() => subject && mutate(subject.id)}
		>
			<p>Are you sure you want to delete this user? This action cannot be undone.</p>
			{plan ? <p>Their {plan} plan is cancelled first: nothing more is charged for it.</p> : null}
		</ConfirmDialog>
	);
}

function useDeletion({ close }: SubjectDialog<AdminUser>, onDeleted: () => void) {
	const ownClose = useOwnClose(close);
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (id: string) => call(api.admin.users[":id"].$delete({ param: { id } })),
		onSuccess: ({ message }, id) => {
			ownClose();
			dropUser(queryClient, id);
			onDeleted();
			showToast({ title: "User Deleted", message, tone: "success" });
		},
		onError: () => undefined,
	});
}
