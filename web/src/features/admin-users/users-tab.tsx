import { useRef } from "react";
import type { AdminUser } from "#contracts/admin/users.ts";
import { countInWords } from "#domain/words.ts";
import { Panel } from "#web/ui/card.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { useUsers } from "./use-users.ts";
import { UserDeletion } from "./user-deletion.tsx";
import { UserDialog } from "./user-dialog.tsx";
import { UserTable } from "./user-table.tsx";

/** Accounts, their rights and their plans. Source: SPEC section 2 "Users tab". */
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
