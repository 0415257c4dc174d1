import type { UseFormReturn } from "react-hook-form";
import type { AdminUser } from "#contracts/admin/users.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { Switch } from "#web/ui/switch.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { PlanFields } from "./plan-fields.tsx";
import { type UserFormValues, useUserForm } from "./use-user-form.ts";

/** Edits somebody's rights and plan. Source: Rule SCREEN-31. */
export function UserDialog({
	dialog: { ref, subject, close },
}: {
	dialog: SubjectDialog<AdminUser>;
}) {
	return (
		<Dialog ref={ref} title="Edit User" closeLabel="Cancel" isForm>
			{subject ? <UserForm key={subject.id} user={subject} close={close} /> : null}
		</Dialog>
	);
}

function UserForm({ user, close }: { user: AdminUser; close: () => void }) {
	const { form, refusal, isPending, onSubmit } = useUserForm(user, close);
	return (
		<Form onSubmit={onSubmit}>
			<Refusal title="Update Failed" message={refusal} />
			<Field label="Username" value={user.username} readOnly />
			<Field label="Email" value={user.email} readOnly />
			<div>
				<Right form={form} name="isAdmin" label="Admin privileges" fixed={whyAdminIsFixed(user)} />
				<Right
					form={form}
					name="isVerified"
					label="Verified user"
					fixed={whyVerifiedIsFixed(user)}
				/>
			</div>
			<PlanFields user={user} form={form} />
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				Save changes
			</Button>
		</Form>
	);
}

type RightProps = {
	form: UseFormReturn<UserFormValues>;
	name: "isAdmin" | "isVerified";
	label: string;
	/** Why it cannot be changed; null where it can. */
	fixed: string | null;
};

function Right({ form, name, label, fixed }: RightProps) {
	return (
		<Switch
			label={label}
			note={fixed}
			isFixed={fixed !== null}
			isOn={form.watch(name)}
			onChange={(isOn) => {
				form.clearErrors(name);
				form.setValue(name, isOn);
			}}
			error={form.formState.errors[name]?.message}
		/>
	);
}

const NAMED = "The configuration names this address (ADMIN_EMAILS). Remove it there.";

/** The server refuses the same. Source: issue 6. */
function whyAdminIsFixed({ isSelf, isAdmin, isAdminByConfiguration }: AdminUser): string | null {
	if (isAdminByConfiguration) {
		return NAMED;
	}
	return isSelf && isAdmin ? "You cannot withdraw your own admin privileges." : null;
}

/** The server refuses the same. */
function whyVerifiedIsFixed({
	isSelf,
	isVerified,
	isAdminByConfiguration,
}: AdminUser): string | null {
	if (isSelf && isVerified) {
		return "You cannot withdraw your own verification.";
	}
	return isAdminByConfiguration ? NAMED : null;
}
