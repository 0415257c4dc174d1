import { useQueryClient } from "@tanstack/react-query";
import type { AdminUser } from "#contracts/admin/users.ts";
import { usualGrantEnd } from "#domain/business/subscription/grant.ts";
import { api, call, serverMessage } from "#web/lib/api.ts";
import { invalidateSubscription } from "#web/lib/queries.ts";
import { userQuery } from "#web/lib/session.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { useToast } from "#web/ui/toast.tsx";
import { isAsShown, isManual } from "./plan-edit.ts";
import { keepUser } from "./users-query.ts";

/** What stands in the form. */
export type UserFormValues = Pick<
	AdminUser,
	"isAdmin" | "isVerified" | "subscriptionPlan" | "subscriptionStatus"
> & { grantEndsOn: string };

/** Saves somebody's rights and plan. */
export function useUserForm(user: AdminUser, close: () => void) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const dialogForm = useDialogForm({
		defaultValues: userFormOf(user),
		send: (values: UserFormValues) => save(user, values),
		close,
		onDone: (saved) => {
			keepUser(queryClient, saved);
			showToast({
				title: "User Updated",
				message: "User has been updated successfully.",
				tone: "success",
			});
			if (saved.isSelf) {
				void queryClient.invalidateQueries({ queryKey: userQuery.queryKey, exact: true });
				void invalidateSubscription(queryClient);
			}
		},
		wordsOf: (error) => serverMessage(error, "Failed to update user."),
	});
	// Not native inputs: registering them with the form lets the next try through after a refusal on one of them.
	for (const name of ["isAdmin", "isVerified", "subscriptionPlan", "subscriptionStatus"] as const) {
		dialogForm.form.register(name);
	}
	return dialogForm;
}

function userFormOf(user: AdminUser): UserFormValues {
	return {
		isAdmin: user.isAdmin,
		isVerified: user.isVerified,
		subscriptionPlan: user.subscriptionPlan,
		subscriptionStatus: user.subscriptionStatus,
		grantEndsOn: user.grant?.endsOn ?? usualGrantEnd(Date.now()),
	};
}

/**
 * Sends only what was changed: the four fields, and the last day of a plan that an administrator
 * granted. Leaves alone what others have changed since the form was opened. Source: Rule ADMIN-4.
 */
function save(user: AdminUser, values: UserFormValues): Promise<AdminUser> {
	const { isAdmin, isVerified, grantEndsOn, ...plan } = values;
	const isOtherPlan = !isAsShown(user, plan);
	const isOtherEnd = grantEndsOn !== user.grant?.endsOn;
	return call(
		api.admin.users[":id"].$put({
			param: { id: user.id },
			json: {
				...(isAdmin === user.isAdmin ? {} : { isAdmin }),
				...(isVerified === user.isVerified ? {} : { isVerified }),
				...(isOtherPlan ? plan : {}),
				...(isManual(user, plan) && (isOtherPlan || isOtherEnd) ? { grantEndsOn } : {}),
			},
		}),
	);
}
