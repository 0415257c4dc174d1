import type { AdminUser } from "#contracts/admin/users.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { adminPaymentsPath } from "#web/lib/admin-paths.ts";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import {
	grantShown,
	nextPlanShown,
	noStatusLook,
	planShown,
	reportsShown,
	statusLooks,
} from "./plan-shown.ts";
import styles from "./user-table.module.css";

const columns = [
	{ title: "User" },
	{ title: "Email" },
	{ title: "Subscription" },
	{ title: "Status" },
	{ title: "Reports Used", isNumber: true },
	{ title: "Joined", isNumber: true },
];

type UserTableProps = {
	users: readonly AdminUser[];
	onEdit: (user: AdminUser) => void;
	onDelete: (user: AdminUser) => void;
};

/** Accounts, newest first. Source: Rule SCREEN-31. */
export function UserTable({ users, onEdit, onDelete }: UserTableProps) {
	return (
		<DataTable
			caption="Users, newest first"
			columns={columns}
			rows={users.map((user) => ({
				key: user.id,
				cells: [
					<Name key="name" user={user} />,
					<BreakableAddress key="email" address={user.email} />,
					<Subscription key="subscription" user={user} />,
					<Pill
						key="status"
						{...(user.subscriptionStatus ? statusLooks[user.subscriptionStatus] : noStatusLook)}
					/>,
					reportsShown(user),
					shortDateInWords(londonDay(Date.parse(user.createdAt))),
				],
				actions: <Actions user={user} onEdit={onEdit} onDelete={onDelete} />,
			}))}
		/>
	);
}

function Name({ user: { username, isAdmin, isVerified, isSelf } }: { user: AdminUser }) {
	return (
		<>
			<span className={styles["name"]}>
				{username}
				{isAdmin ? (
					<span className={styles["crown"]} title="Admin">
						<Icon name="crown" size={17} />
						<VisuallyHidden>, admin</VisuallyHidden>
					</span>
				) : null}
				{isVerified ? (
					<span className={styles["tick"]} title="Verified">
						<Icon name="check" size={17} />
						<VisuallyHidden>, verified</VisuallyHidden>
					</span>
				) : null}
			</span>
			{isSelf ? <span className="block soft text-s regular">(you)</span> : null}
		</>
	);
}

function Subscription({ user }: { user: AdminUser }) {
	const grant = grantShown(user);
	const next = nextPlanShown(user);
	return (
		<>
			{planShown(user)}
			{grant ? <span className="block soft text-s regular">{grant}</span> : null}
			{next ? <span className="block soft text-s regular">{next}</span> : null}
		</>
	);
}

type ActionsProps = Pick<UserTableProps, "onEdit" | "onDelete"> & { user: AdminUser };

function Actions({ user, onEdit, onDelete }: ActionsProps) {
	const name = <VisuallyHidden>{` ${user.username}`}</VisuallyHidden>;
	return (
		<>
			<Button look="plain" onClick={() => onEdit(user)}>
				Edit
				{name}
			</Button>
			<ButtonLink look="plain" to={adminPaymentsPath(user.email)}>
				Payments
				<VisuallyHidden>{` of ${user.username}`}</VisuallyHidden>
			</ButtonLink>
			{user.isSelf || user.isAdminByConfiguration ? null : (
				<Button look="plain-danger" onClick={() => onDelete(user)}>
					Delete
					{name}
				</Button>
			)}
		</>
	);
}
